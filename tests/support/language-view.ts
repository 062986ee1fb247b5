import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findForeign, findOverflow, readCatalogue, readSaid } from './foreign-texts.ts';

/** Finds texts and checks pages in a language. */
export type LanguageView = {
  /** Returns a catalog text by its path (`clientTexts.add`), with placeholders filled: for example a button's name. */
  text: (path: string, values?: Record<string, string | number>) => string;
  /** Checks that the entire page is in the language and fits; `place` names it in failure messages. */
  look: (page: Page, place: string) => Promise<void>;
};

/** For a language other than English. */
export async function createLanguageView(language: 'fr-CA' | 'ru'): Promise<LanguageView> {
  const texts = await readCatalogue(language);
  const foreign = await findForeign(language);
  return {
    text: (path, values = {}) => {
      const text = texts.get(path);
      if (text === undefined) throw new Error(`No text at ${path}`);
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    look: async (page, place) => {
      expect.soft(foreign(await readSaid(page)), place).toEqual([]);
      expect.soft(await findOverflow(page), place).toEqual([]);
    },
  };
}

const written = {
  'fr-CA': { businessName: 'Atelier', clientName: 'Renard', description: 'Affiche' },
  ru: { businessName: 'Мастерская', clientName: 'Ромашка', description: 'Афиша' },
};

/** An invoice without a word in another language. */
export function invoiceIn(language: 'fr-CA' | 'ru') {
  const { description, ...names } = written[language];
  const item = { description, quantity: '1', unitPrice: '10', taxRate: '5' };
  const addresses = { businessAddress: '1', clientAddress: '2', notes: '' };
  return { language, ...names, ...addresses, items: [item] as never };
}
