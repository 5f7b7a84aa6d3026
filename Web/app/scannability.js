// Tells beforehand what readers will make of a code's colours: the checks of QuietZoneRendering's Scannability.

/** @param {string} color `#rrggbb` @returns {number[]} linear red, green, blue, 0…1 */
function linear(color) {
  return [1, 3, 5].map((place) => {
    const value = Number.parseInt(color.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** @param {number[]} rgb */
const luminance = ([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * What will trouble readers, gravest first. Contrast is the symbol contrast of ISO/IEC 15415, 7.8.2.
 * @param {{ foreground: string, background: string | null }} colors
 * @returns {{ key: string, percent: number, isGrave: boolean }[]}
 */
export function scannability({ foreground, background }) {
  const [dark, light] = [linear(foreground), linear(background ?? '#ffffff')];
  const difference = luminance(light) - luminance(dark);
  const red = light[0] - dark[0];
  const [percent, redPercent] = [difference, red].map((value) => Math.floor(Math.abs(value) * 100));
  const warnings = [];
  if (percent < 20) warnings.push({ key: 'warn.unreadable', percent, isGrave: true });
  else if (percent < 40) warnings.push({ key: 'warn.low', percent, isGrave: false });
  if (difference < 0) warnings.push({ key: 'warn.inverted', percent, isGrave: false });
  if (percent >= 20 && (redPercent < 20 || (red < 0) !== (difference < 0))) {
    warnings.push({ key: 'warn.red', percent: redPercent, isGrave: false });
  }
  if (background === null) warnings.push({ key: 'warn.transparent', percent, isGrave: false });
  return warnings;
}
