declare global {
  var BarcodeDetector: typeof import('./detector.js').BarcodeDetector;
}
