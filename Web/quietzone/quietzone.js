// QuietZone: reads and makes barcodes where it runs; nothing is sent anywhere. The element <quietzone-scanner> is element.js.
export { configure } from './configuration.js';
export { BarcodeDetector } from './detector.js';
export { Engine } from './engine.js';
export { MakeError } from './errors.js';
export { GS1Error } from './gs1.js';
export { guideKinds, guideRegion } from './guides.js';
export { Code, make, sharedEngine } from './make.js';
export { compileEngine, LoadError } from './module.js';
export { OptionError } from './option-error.js';
export { choices } from './options.js';
export { compose, describe, partAtFault } from './payloads.js';
export { read } from './read.js';
export { Scanner } from './scanner.js';
export { formats, symbologies } from './symbologies.js';
