// For pages written for the W3C's BarcodeDetector: gives it to browsers that have none.
import { BarcodeDetector } from './detector.js';

if (!('BarcodeDetector' in globalThis)) {
  Object.defineProperty(globalThis, 'BarcodeDetector', {
    value: BarcodeDetector, writable: true, configurable: true, enumerable: false,
  });
}
