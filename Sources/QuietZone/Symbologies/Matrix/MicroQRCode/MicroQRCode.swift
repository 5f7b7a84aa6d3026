/// Identity card to be written.
enum MicroQRCode {
}
