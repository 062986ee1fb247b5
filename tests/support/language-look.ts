import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findForeign, findOverflow, readCatalogue, readSaid } from './foreign-texts.ts';

/** What a visit in a language presses and looks with. */
export type LanguageLook = {
  /** A text of the catalogue by its path, with values in their places: how a button is called. */
  text: (path: string, values?: Record<string, string | number>) => string;
  /** Insists that all of the page is said in the language and fits; `place` names it in what is said otherwise. */
  look: (page: Page, place: string) => Promise<void>;
};

/** For one of the languages that are no English. */
export async function createLanguageLook(language: 'fr-CA' | 'ru'): Promise<LanguageLook> {
  const texts = await readCatalogue(language);
  const foreign = await findForeign(language);
  return {
    text: (path, values = {}) => {
      const text = texts.get(path);
      if (text === undefined) throw new Error(`There is no text ${path}`);
      return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
    },
    look: async (page, place) => {
      expect.soft(foreign(await readSaid(page)), place).toEqual([]);
      expect.soft(await findOverflow(page), place).toEqual([]);
    },
  };
}
