/// Identity card to be written.
enum RectangularMicroQRCode {
}
