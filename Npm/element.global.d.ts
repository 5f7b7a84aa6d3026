declare global {
  interface HTMLElementTagNameMap {
    'quietzone-scanner': QuietZoneScanner;
  }
}
