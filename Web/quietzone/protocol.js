// What the numbers stand for that cross the border to QuietZone.wasm, each in the place of its
// number. Written by Scripts/generate protocol from Sources/QuietZoneWasm/Protocol.swift.

/** The version of the numbers here and of the byte layouts; the module has the same one. */
export const protocolVersion = 3;

/**
 * Token, name, the W3C's name for the format or ours in its style, and family.
 * @type {readonly (readonly [string, string, string, 'matrix'|'stacked'|'linear'])[]}
 */
export const symbologyRows = [
  ['qr', 'QR Code', 'qr_code', 'matrix'],
  ['micro-qr', 'Micro QR Code', 'micro_qr_code', 'matrix'],
  ['rmqr', 'rMQR Code', 'rm_qr_code', 'matrix'],
  ['ean-13', 'EAN-13', 'ean_13', 'linear'],
  ['ean-8', 'EAN-8', 'ean_8', 'linear'],
  ['upc-a', 'UPC-A', 'upc_a', 'linear'],
  ['upc-e', 'UPC-E', 'upc_e', 'linear'],
  ['code-39', 'Code 39', 'code_39', 'linear'],
  ['code-93', 'Code 93', 'code_93', 'linear'],
  ['code-128', 'Code 128', 'code_128', 'linear'],
  ['codabar', 'Codabar', 'codabar', 'linear'],
  ['interleaved-2-of-5', 'Interleaved 2 of 5', 'itf', 'linear'],
  ['itf-14', 'ITF-14', 'itf', 'linear'],
  ['industrial-2-of-5', 'Industrial 2 of 5', 'industrial_2_of_5', 'linear'],
  ['iata-2-of-5', 'IATA 2 of 5', 'iata_2_of_5', 'linear'],
  ['matrix-2-of-5', 'Matrix 2 of 5', 'matrix_2_of_5', 'linear'],
  ['msi-plessey', 'MSI Plessey', 'msi_plessey', 'linear'],
  ['code-11', 'Code 11', 'code_11', 'linear'],
  ['telepen', 'Telepen', 'telepen', 'linear'],
  ['pharmacode', 'Pharmacode', 'pharmacode', 'linear'],
  ['dx-film-edge', 'DX Film Edge', 'dx_film_edge', 'linear'],
  ['databar', 'GS1 DataBar', 'databar', 'linear'],
  ['databar-stacked', 'GS1 DataBar Stacked', 'databar_stacked', 'linear'],
  ['databar-limited', 'GS1 DataBar Limited', 'databar_limited', 'linear'],
  ['databar-expanded', 'GS1 DataBar Expanded', 'databar_expanded', 'linear'],
  ['databar-expanded-stacked', 'GS1 DataBar Expanded Stacked', 'databar_expanded_stacked', 'linear'],
  ['data-matrix', 'Data Matrix', 'data_matrix', 'matrix'],
  ['pdf417', 'PDF417', 'pdf417', 'stacked'],
  ['micro-pdf417', 'MicroPDF417', 'micro_pdf417', 'stacked'],
  ['aztec', 'Aztec', 'aztec', 'matrix'],
  ['maxicode', 'MaxiCode', 'maxi_code', 'matrix'],
  ['code-39-extended', 'Code 39 Extended', 'code_39_extended', 'linear'],
];

/** What is read only when it is asked for by name. */
export const onlyByName = /** @type {const} */ ([
  'pharmacode', 'code-39-extended',
]);

/** `CheckState` */
export const checks = /** @type {const} */ ([
  'none', 'right', 'perhaps',
]);

/** `LinearDetails.Kind` */
export const linearKinds = /** @type {const} */ ([
  'isbn', 'issn', 'ismn', 'code32', 'pzn', 'vin', 'gs1', 'readerProgramming', 'messageAppend',
]);

/** `BarcodeSighting.Obstacle` */
export const obstacles = /** @type {const} */ ([
  'dark', 'faint', 'small', 'blurred', 'cutOff', 'unknown',
]);

/** `ScannabilityWarning` */
export const warningKinds = /** @type {const} */ ([
  'unreadableContrast', 'lowContrast', 'sameBrightness', 'lowContrastInRedLight', 'inverted', 'smallQuietZone',
  'transparentBackground', 'smallModule', 'fewDots', 'logoBeyondCorrection', 'logoSpendsCorrection', 'logoOnFinder',
  'logoOnPatterns', 'circleFinders', 'smallDots', 'fadingGradient',
]);

/** `ErrorCode`, from 1 */
export const makeReasons = /** @type {const} */ ([
  'request', 'tooLong', 'unencodable', 'version', 'mask', 'level', 'setCount', 'unsupported', 'applicationIndicator',
  'symbology', 'drawing', 'length', 'checkCharacter', 'linear', 'codewords', 'size', 'number', 'postalCode',
  'payload',
]);

/** `SessionCommand` */
export const sessionCommands = /** @type {const} */ ([
  'start', 'stop', 'pause', 'resume', 'capture', 'permission', 'opened', 'failed',
]);

/** `CameraPermission` */
export const permissions = /** @type {const} */ ([
  'notDetermined', 'authorized', 'denied', 'restricted',
]);

/** `ScanFailure` */
export const scanFailures = /** @type {const} */ ([
  'noCamera', 'inUse', 'permissionDenied', 'permissionRestricted', 'streamLost', 'unsupportedFormat', 'notSupported',
]);

/** `ScanSession.State` */
export const sessionStates = /** @type {const} */ ([
  'idle', 'asking', 'opening', 'running', 'paused',
]);

/** `IgnoreReason` */
export const ignoreReasons = /** @type {const} */ ([
  'rule', 'duplicate', 'set', 'outside',
]);

/** `ScanHint` */
export const hints = /** @type {const} */ ([
  'looking', 'holdStill', 'moveIntoFrame', 'notALink', 'notWanted', 'alreadyCounted', 'comeCloser', 'moreLight',
  'unreadable',
]);

/** `ReaderOptions.Effort` */
export const efforts = /** @type {const} */ ([
  'fast', 'balanced', 'thorough',
]);

/** `TorchMode` */
export const torchModes = /** @type {const} */ ([
  'off', 'on', 'auto',
]);

/** `RegionRule` */
export const regionRules = /** @type {const} */ ([
  'hint', 'strict', 'crop',
]);

/** `Viewport.Gravity` */
export const gravities = /** @type {const} */ ([
  'fill', 'fit', 'stretch',
]);

/** `Payload.Kind` */
export const payloadKinds = /** @type {const} */ ([
  'text', 'link', 'wifi', 'contact', 'email', 'phone', 'message', 'place', 'event', 'product', 'gs1',
  'oneTimePassword', 'cryptocurrency', 'otherLink', 'binary', 'creditTransfer', 'swissBill',
]);

/** `FieldName` */
export const fieldNames = /** @type {const} */ ([
  'text', 'url', 'networkName', 'password', 'security', 'hidden', 'name', 'reading', 'nickname', 'organization',
  'title', 'phone', 'email', 'address', 'birthday', 'note', 'subject', 'body', 'copyTo', 'blindCopyTo', 'latitude',
  'longitude', 'altitude', 'query', 'summary', 'start', 'end', 'location', 'description', 'gtin', 'addOn', 'element',
  'issuer', 'account', 'secret', 'currency', 'amount', 'scheme', 'givenName', 'familyName', 'algorithm', 'digits',
  'period', 'counter', 'iban', 'bic', 'purpose', 'reference', 'information', 'street', 'buildingNumber', 'postalCode',
  'town', 'country', 'alternative', 'duration',
]);

/** `PayloadRule.numbers` */
export const payloadRules = /** @type {const} */ ([
  'needed', 'unused', 'characters', 'bytes', 'line', 'swissCharacters', 'security', 'key', 'passphrase', 'base32',
  'algorithm', 'number', 'degrees', 'phone', 'mailbox', 'page', 'date', 'day', 'afterStart', 'amount', 'truth',
  'country', 'swissCurrency', 'iban', 'swissIBAN', 'bic', 'purpose', 'creditorReference', 'qrReference',
  'referenceOfQRIBAN', 'atMostTwo', 'noColon',
]);

/** `LinkInspection.Oddities`, gravest first, a bit each */
export const oddityNames = /** @type {const} */ ([
  'mixedScripts', 'userInfo', 'ipAddress', 'hiddenCharacters', 'internationalName', 'redirect', 'shortener',
  'insecure', 'port', 'manySubdomains', 'long', 'localName',
]);
