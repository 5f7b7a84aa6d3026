// The manifest in the language of the page: browsers read what the page names when the app is installed, and again later.
import { language, t } from './i18n.js';

/** What the app is called and offers stands in a manifest for each language; all have one `id`, so they are one app. */
export function useManifest() {
  const name = language() === 'en' ? 'manifest.webmanifest' : `manifest.${language()}.webmanifest`;
  const link = document.querySelector('link[rel=manifest]');
  if (link?.getAttribute('href') !== name) link?.setAttribute('href', name);
  document.querySelector('meta[name=description]')?.setAttribute('content', t('app.description'));
}
