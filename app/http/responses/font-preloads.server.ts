import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import interCyrillic from '@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { platformOf } from '#app/http/request/platform.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

const preload = (file: string) => `<${file}>; rel=preload; as=font; type="font/woff2"; crossorigin`;

/**
 * Preloads the fonts of a web page's first screen (RFC 8288), which Cloudflare sends ahead as Early Hints. Otherwise
 * only layout would discover them. They arrive before the first paint with the browser's highest priority. The native
 * design uses Apple's fonts.
 */
export function preloadFonts(request: Request, headers: Headers): void {
  if (platformOf(request) !== 'web') return;
  const files = [inter, ...(currentLanguage() === 'ru' ? [interCyrillic] : []), fraunces];
  headers.append('Link', files.map(preload).join(', '));
}
