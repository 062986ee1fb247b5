import type { Page } from 'playwright-core';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { type Texts, textsIn } from '#app/i18n/define-texts.ts';
import { branchesOf } from '#scripts/check-texts.ts';
import { listTextCatalogs } from '#scripts/text-catalogs.ts';
import { foreignWords, readLatinWords } from './glossary.ts';

/** Returns every text of the catalogs in a language, by its path. */
export async function readCatalogue(language: LanguageCode): Promise<Map<string, string>> {
  const all: [string, string][] = [];
  for (const { name, file } of listTextCatalogs()) {
    const reader = (await import(file))[name] as Texts;
    all.push(...branchesOf(textsIn(reader, language), name));
  }
  return new Map(all);
}

/** Returns every distinct text that a page shows or that a screen reader announces: text nodes and attributes. */
export function readSaid(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      // Content in another language has a lang attribute.
      const own = element?.closest('[lang]')?.getAttribute('lang');
      if (own !== document.documentElement.lang) continue;
      // Names of time zones are IANA's.
      const unread = 'script, style, noscript, [hidden], [translate=no], option[value*="/"]';
      if (element?.closest(unread)) continue;
      if (node instanceof Text) said.push(node.data);
      else if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          said.push(node.getAttribute(name) ?? '');
        }
      }
    }
    return [...new Set(said.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean);
  });
}

/**
 * The operator and addresses of tests, the operating system, numbers of invoices and businesses, currency symbols, a
 * keyboard key.
 */
const names = [
  'Robin',
  'Example',
  'Berlin',
  'Germany',
  'localhost',
  'ca',
  'privacy',
  'Linux',
  'INV',
  'RT0001',
  'alt',
  'T',
  'C',
  'A',
  'S',
  'R',
  'NZ',
  'HK',
  'Mex',
  'Fr',
  'Ft',
  'kr',
  'zł',
  'Kč',
];

/** Finds the texts of a page in another language: Latin words in Russian, source texts in French. */
export async function findForeign(language: 'fr-CA' | 'ru'): Promise<(said: string[]) => string[]> {
  if (language === 'ru') {
    const allowed = new Set([...readLatinWords(), ...names]);
    return (said) => said.flatMap((text) => foreignWords(text, allowed));
  }
  const own = await readCatalogue(language);
  const french = new Set(own.values());
  const source = new Set([...(await readCatalogue('en-US')).values()]);
  // Texts without letters don't count, and `1 minute` is also French.
  const isNoWord = /^(?:\P{L}*|\d+ minutes?)$/u;
  return (said) =>
    said.filter((text) => source.has(text) && !french.has(text) && !isNoWord.test(text));
}

/** Finds buttons, links and headings whose text overflows, and the page itself if it is wider than the screen. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth} of ${clientWidth}`] : [];
    const kinds = 'button, a, summary, h1, h2, h3, label, legend, th, option';
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll<HTMLElement>(kinds)) {
      const box = element.getBoundingClientRect();
      if (
        box.width <= 1 ||
        box.height === 0 ||
        element.closest('[class*=sr-only], .skip-link, [inert]')
      ) {
        continue;
      }
      if (getComputedStyle(element).textOverflow === 'ellipsis' || scrolls(element)) continue;
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1) {
        wide.push(`${element.tagName} ${element.innerText}: too wide`);
      }
      if (box.right > clientWidth + 1) {
        wide.push(`${element.tagName} ${element.innerText}: beyond the edge`);
      }
    }
    return wide;
  });
}
