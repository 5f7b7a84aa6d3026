// Printing what is made for paper alone.

/**
 * Puts sheets for paper into the page, prints, and takes them out again.
 * @param {HTMLElement} sheets   of the class `print-only`
 * @param {string[]} urls        of pictures in them, given back afterwards
 * @param {{ width: number, height: number } | null} [page]  millimetres; null: as the printer has it
 */
export async function printed(sheets, urls, page = null) {
  document.body.append(sheets);
  const style = new CSSStyleSheet();
  if (page) style.replaceSync(`@page { size: ${page.width}mm ${page.height}mm; margin: 0; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  await Promise.all([...sheets.querySelectorAll('img')].map((image) => image.decode()));
  addEventListener('afterprint', () => {
    sheets.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
    for (const url of urls) URL.revokeObjectURL(url);
  }, { once: true });
  print();
}
