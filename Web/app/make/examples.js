// A content that each symbology takes, to begin with; those that are missing take any text.

/** @type {Record<string, string>} */
export const examples = {
  'micro-qr': 'QUIET ZONE', 'ean-13': '4006381333931', 'ean-8': '96385074', 'upc-a': '036000291452',
  'upc-e': '04252614', 'code-39': 'QUIET-ZONE 39', 'code-39-extended': 'Quiet@Zone 39', 'code-93': 'QUIET ZONE 93',
  'code-128': 'QuietZone 128', codabar: 'A40156B', 'interleaved-2-of-5': '12345670', 'itf-14': '15400141288763', 'industrial-2-of-5': '123456',
  'iata-2-of-5': '123456', 'matrix-2-of-5': '123456', 'msi-plessey': '1234567', 'code-11': '123-45', telepen: 'QuietZone',
  pharmacode: '1234', 'dx-film-edge': '79-7/11A', databar: '09501101530010', 'databar-stacked': '09501101530010',
  'databar-limited': '09501101530010', 'databar-expanded': '(01)09501101530010(10)ABC123',
  'databar-expanded-stacked': '(01)09501101530010(10)ABC123',
};
