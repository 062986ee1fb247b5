import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { socialPicture } from '#app/domain/language/language-address.ts';
import { type LanguageCode, languagesOf } from '#app/domain/language/languages.ts';
import { landingTexts } from '#app/features/landing/texts.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { inCountry } from '#app/i18n/format/country-name.ts';
import { projectRoot } from './project-root.ts';
import { runCommand } from './setup-error.ts';
import { withProduct } from './with-product.ts';

// `npm run social-pictures` creates the link preview pictures (`og:image`), one per country and language: the welcome
// page's sample sheet, typeface and colors, at the size to which previews are cropped.

const size = { width: 1200, height: 630 };

/** Turns a country's page into its picture. */
function compose({ title, line }: { title: string; line: string }): void {
  const [sheet, mark] = ['article', 'main .wordmark'].map((part) => {
    const found = document.querySelector(part);
    if (!found) throw new Error(`The welcome has no ${part}`);
    return found.outerHTML;
  });
  const style = new CSSStyleSheet();
  style.replaceSync(`
    body { overflow: hidden; }
    main { all: unset; display: block; position: relative; width: 1200px; height: 630px; overflow: hidden; }
    main > div { position: absolute; left: 72px; top: 72px; bottom: 72px; width: 520px; display: flex; flex-direction: column; }
    main > div > span { zoom: 1.35; align-self: start; }
    main h1 { margin: auto 0 28px; font: 500 72px/1.04 var(--font-display); letter-spacing: -0.02em; }
    main h1:is(:lang(fr), :lang(ru)) { font-size: 50px; }
    main p.line { margin: 0; font-size: 27px; line-height: 1.4; color: var(--ink-soft); }
    main > figure { position: absolute; left: 800px; top: 44px; width: 620px; margin: 0; rotate: 2deg; zoom: 0.84; }
  `);
  document.adoptedStyleSheets.push(style);
  document.body.innerHTML = `<main>
    <div>${mark}<h1>${title}</h1><p class="line">${line}</p></div>
    <figure>${sheet}</figure>
  </main>`;
}

/** Returns the landing page's title, and its description without the first sentence. */
function wordsOf(country: CountryCode) {
  const [, ...line] = fill(landingTexts.description, { country: inCountry(country) }).split('. ');
  return { title: landingTexts.title, line: line.join('. ') };
}

async function takePicture(page: Page, country: CountryCode, language: LanguageCode) {
  await page.goto(`/${country}/welcome?lang=${language}`);
  await page.evaluate(
    compose,
    inLanguage(language, () => wordsOf(country)),
  );
  await page.evaluate(() => document.fonts.ready);
  const path = join(projectRoot, 'public', socialPicture(country, language));
  await page.screenshot({ path, clip: { x: 0, y: 0, ...size } });
  console.log(path);
}

runCommand(async () => {
  mkdirSync(join(projectRoot, 'public/social'), { recursive: true });
  await withProduct(async (product, browser) => {
    const page = await browser.newPage({
      baseURL: product.origin,
      viewport: size,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      // Keeps the page as rendered by the server: its scripts would undo the changes.
      javaScriptEnabled: false,
    });
    for (const country of countryCodes) {
      for (const language of languagesOf(country)) await takePicture(page, country, language);
    }
  });
});
