// A logo: a file as pixels, no larger than is seen in a code.

/** @typedef {{ name: string, width: number, height: number, pixels: Uint8ClampedArray }} Logo */

/** The longer side, pixels. */
const most = 256;

/**
 * @param {Blob & { name: string }} file
 * @returns {Promise<Logo | null>} null where the browser can't show it
 */
export async function logoOf(file) {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // A drawing without a size of its own is as large as it may be.
    const [wide, high] = [image.naturalWidth || most, image.naturalHeight || most];
    const part = Math.min(1, most / Math.max(wide, high));
    const [width, height] = [wide, high].map((side) => Math.max(1, Math.round(side * part)));
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    if (!context) return null;
    context.drawImage(image, 0, 0, width, height);
    return { name: file.name, width, height, pixels: context.getImageData(0, 0, width, height).data };
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
