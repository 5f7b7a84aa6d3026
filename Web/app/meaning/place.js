// Places on a map.
import { t } from '../i18n.js';
import { row, rowsOf } from './rows.js';
import { kindName, listed, numberText, oneLine } from './words.js';

/** @typedef {import('./meaning.js').Action} Action */

/** @param {string} digits @param {'north'|'east'} plus @param {'south'|'west'} minus */
const degrees = (digits, plus, minus) => t(`place.${digits.startsWith('-') ? minus : plus}`, { degrees: numberText(digits.replace('-', '')) });

/**
 * Where a map comes from. Android has `geo:` for whichever app of maps there is; Apple's systems don't, but open
 * maps.apple.com with their own. Anywhere else a map is a page: then its host is named, since it learns the place.
 * @param {import('./device.js').Device} device
 * @param {string} latitude
 * @param {string} longitude
 * @param {string} query
 * @returns {Action}
 */
function map(device, latitude, longitude, query) {
  const point = `${latitude},${longitude}`;
  if (device === 'android') {
    return { id: 'map', verb: t('do.map'), icon: 'place', href: `geo:${point}?q=${encodeURIComponent(query ? `${point}(${query})` : point)}` };
  }
  if (device === 'ios' || device === 'mac') {
    return { id: 'map', verb: t('do.map'), icon: 'place',
      href: `https://maps.apple.com/?ll=${point}&q=${encodeURIComponent(query || point)}` };
  }
  const host = 'openstreetmap.org';
  return { id: 'map', verb: t('do.mapAt', { host }), icon: 'place', hint: t('place.told', { host }),
    href: `https://www.${host}/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}` };
}

/** @param {import('./meaning.js').Context} context */
export function placeMeaning({ payload, device, value }) {
  const [latitude, longitude, query] = ['latitude', 'longitude', 'query'].map(value);
  const where = `${degrees(latitude, 'north', 'south')}, ${degrees(longitude, 'east', 'west')}`;
  const isOnEarth = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  /** @type {Action} */
  const copy = { id: 'copy', verb: t('do.copyPlace'), icon: 'copy', copy: `${latitude},${longitude}` };
  return {
    title: oneLine(query) || where, subtitle: listed([kindName('place'), query ? where : '']),
    warnings: isOnEarth ? [] : [t('warn.noPlace')],
    rows: [row('where', t('field.coordinates'), where, `${latitude}, ${longitude}`),
      ...rowsOf(payload.fields, ({ name }) => name !== 'latitude' && name !== 'longitude')],
    actions: isOnEarth ? [map(device, latitude, longitude, query), copy] : [copy],
  };
}
