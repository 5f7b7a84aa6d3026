// QuietZone for web pages: reads and makes barcodes on the device; nothing is sent anywhere.
export { BarcodeDetector } from './detector.js';
export { QuietZoneScanner } from './element.js';
export { compileEngine, Engine } from './engine.js';
export { MakeError } from './errors.js';
export { guideKinds, guideRegion } from './guides.js';
export { Code, make, sharedEngine } from './make.js';
export { OptionError } from './option-error.js';
export { choices } from './options.js';
export { compose, describe } from './payloads.js';
export { Scanner } from './scanner.js';
export { formats, symbologies } from './symbologies.js';
