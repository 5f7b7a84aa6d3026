/// Identity card to be written.
enum QRCode {
}
