import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { policyHashOf } from '#app/domain/offline/offline-pages.ts';
import { fallbackTexts } from '#app/features/offline/texts.ts';
import { textsIn } from '#app/i18n/define-texts.ts';

/** The product's fonts, as far as their files are cached. */
const faces = {
  'Inter Variable': /\/inter-(latin|cyrillic)-wght-normal/,
  'Fraunces Variable': /\/fraunces-latin-wght-normal/,
};

const style = `
:root{color-scheme:light dark;--paper:#faf7f0;--ink:#1f1c17;--soft:#524b41;--accent:#1c5740;--on:#fffdf9;--line:#877e6f}
@media(prefers-color-scheme:dark){:root{--paper:#161412;--ink:#f3eee4;--soft:#c3b9a9;--accent:#8fd0ac;--on:#12211a;--line:#8a8072}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;padding:2rem 1rem;background:var(--paper);color:var(--ink);font:1.125rem/1.5 "Inter Variable",ui-sans-serif,system-ui,-apple-system,"Segoe UI",sans-serif;text-align:center}
img{width:4rem;height:4rem}
h1{margin:1.5rem 0 0;font:500 2rem/1.2 "Fraunces Variable",ui-serif,Georgia,serif;text-wrap:balance}
h1:lang(ru){font-family:inherit}
p{margin:.75rem 0 0;max-width:28rem;color:var(--soft);text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center;margin-top:2rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1.25rem;border-radius:.625rem;border:1px solid var(--line);color:inherit;font-size:1rem;font-weight:500;text-decoration:none}
a.first{border-color:var(--accent);background:var(--accent);color:var(--on)}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
`;

// The address is still that of the requested page, so reloading is enough.
const script = `addEventListener('online',()=>location.reload())`;

/**
 * Renders the page shown instead of one that isn't cached on this device; it loads the requested page once the network
 * is back.
 * @param language of the page that registered the service worker
 * @param files that are cached
 */
export async function drawOfflineFallback(
  country: CountryCode,
  language: LanguageCode,
  files: readonly string[],
): Promise<Response> {
  const fontFaces = Object.entries(faces).flatMap(([family, name]) =>
    files
      .filter((file) => name.test(file))
      .map(
        (file) =>
          `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:100 900}`,
      ),
  );
  const styles = `${fontFaces.join('')}${style}`;
  const texts = textsIn(fallbackTexts, language);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${texts.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
<main>
<img src="/favicon.svg" alt="">
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<nav><a class="first" href="/${country}/create-invoice">${texts.create}</a><a href="">${texts.tryAgain}</a></nav>
</main>
<script>${script}</script>
</body>
</html>
`;
  return new Response(html, {
    // Not 200, so that it can't be mistaken for the requested page.
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src ${await policyHashOf(styles, crypto.subtle)}`,
        `script-src ${await policyHashOf(script, crypto.subtle)}`,
        "img-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    },
  });
}
