import { describe, expect, it } from 'vitest';
import {
  foreignWords,
  missingTerms,
  readGlossary,
  readLatinWords,
} from '#tests/support/glossary.ts';

const glossary = readGlossary();
const allowed = readLatinWords();
const missing = (language: 'fr-CA' | 'ru', english: string, translation: string) =>
  missingTerms(english, translation, language, glossary);

describe('docs/languages.md', () => {
  it('has both translations of every term', () => {
    const bare = glossary.filter(
      ({ english, translations }) =>
        english.length === 0 || Object.values(translations).some((forms) => forms.length === 0),
    );
    expect(bare).toEqual([]);
    expect(glossary.length).toBeGreaterThan(130);
  });

  it('has no English term twice', () => {
    const forms = glossary.flatMap(({ english }) => english.map(({ text }) => text.toLowerCase()));
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it('writes French with the round apostrophe, Russian without Latin words but the allowed', () => {
    const all = (language: 'fr-CA' | 'ru') =>
      glossary.flatMap(({ translations }) => translations[language].map(({ text }) => text));
    expect(all('fr-CA').filter((form) => form.includes("'"))).toEqual([]);
    expect(all('ru').flatMap((form) => foreignWords(form, allowed))).toEqual([]);
  });
});

describe('a translation', () => {
  it('has every term of its source, in any form', () => {
    expect(missing('fr-CA', 'Archived invoices', 'Factures archivées')).toEqual([]);
    expect(missing('ru', 'Invoices of {client}', 'Счета: {client}')).toEqual([]);
    expect(missing('ru', '5 INVOICES', '5 счётов')).toEqual([]);
    expect(missing('fr-CA', 'Saving invoices', 'Sauver les notes')).toEqual(['invoice', 'save']);
  });

  it('is asked for the longest of the terms that overlap', () => {
    expect(missing('ru', 'Account number', 'Номер счёта')).toEqual(['account number']);
    expect(missing('ru', 'Account number', 'Номер банковского счёта')).toEqual([]);
    expect(missing('fr-CA', 'Due date', 'Échéance')).toEqual([]);
  });

  it('is not held to words of many senses, and not to parts of words', () => {
    expect(missing('ru', 'Open', 'Показать')).toEqual([]);
    expect(missing('ru', 'Happy', 'Рады')).toEqual([]);
    expect(missing('ru', 'Saved {plan}', 'Сохранено: {plan}')).toEqual([]);
  });

  it('in Russian shows Latin words but the allowed, addresses and placeholders', () => {
    const text =
      'PDF счёта для {client}: you@example.com, https://paypal.me/you, Paid через PayPal.Me';
    expect(foreignWords(text, allowed)).toEqual(['Paid']);
  });
});
