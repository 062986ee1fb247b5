import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { type Texts, textsIn } from '#app/i18n/define-texts.ts';
import { branchesOf, comparePlaces } from '#scripts/check-texts.ts';
import { listTextCatalogs } from '#scripts/text-catalogs.ts';
import { readCatalogue } from '#tests/support/foreign-texts.ts';
import {
  foreignWords,
  missingTerms,
  readGlossary,
  readLatinWords,
} from '#tests/support/glossary.ts';

// Every catalog must use the terms in docs/languages.md.

const allowed = readLatinWords();

const source = await readCatalogue('en-US');
const glossary = readGlossary();

describe('docs/languages.md', () => {
  it('has every English term once, with both translations', () => {
    const forms = glossary.flatMap(({ english }) => english.map(({ text }) => text.toLowerCase()));
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    const bare = glossary.filter(({ english, translations }) =>
      [english, ...Object.values(translations)].some((each) => each.length === 0),
    );
    expect(bare).toEqual([]);
    expect(glossary.length).toBeGreaterThan(130);
  });

  it('writes French with the round apostrophe, Russian without Latin words but the allowed', () => {
    const all = (language: 'fr-CA' | 'ru') =>
      glossary.flatMap(({ translations }) => translations[language].map(({ text }) => text));
    expect(all('fr-CA').filter((form) => form.includes("'"))).toEqual([]);
    expect(all('ru').flatMap((form) => foreignWords(form, allowed))).toEqual([]);
  });
});

it.each([
  ['fr-CA', 'Archived invoices', 'Factures archivées', []],
  ['ru', '5 INVOICES', '5 счётов', []],
  ['fr-CA', 'Saving invoices', 'Sauver les notes', ['invoice', 'save']],
  // The longest of the terms that overlap.
  ['ru', 'Account number', 'Номер счёта', ['account number']],
  ['ru', 'Account number', 'Номер банковского счёта', []],
  // A word of many senses, and a part of a word.
  ['ru', 'Open', 'Показать', []],
  ['ru', 'Happy', 'Рады', []],
] as const)('in %s “%s” as “%s” lacks the terms %j', (language, english, translation, terms) => {
  expect(missingTerms(english, translation, language, glossary)).toEqual(terms);
});

it('Latin words but the allowed, addresses and placeholders are foreign in Russian', () => {
  const text =
    'PDF счёта для {client}: you@example.com, https://paypal.me/you, Paid через PayPal.Me';
  expect(foreignWords(text, allowed)).toEqual(['Paid']);
});

it.each(['fr-CA', 'ru'] as const)(
  'the texts in %s use the terms of the glossary',
  async (language) => {
    const lacking = [...(await readCatalogue(language))].flatMap(([path, text]) => {
      // A translated plural has more forms than the source; they follow the source's last one.
      const english = source.get(path) ?? source.get(path.replace(/\.\w+$/, '.other')) ?? '';
      const terms = missingTerms(english, text, language, glossary);
      return terms.length > 0 ? [`${path}: ${terms.join(', ')} (${english} | ${text})`] : [];
    });
    expect(lacking).toEqual([]);
  },
);

it('the texts in Russian have no Latin word beyond those that the glossary allows', async () => {
  const foreign = [...(await readCatalogue('ru'))].flatMap(([path, text]) =>
    foreignWords(text, allowed).map((word) => `${path}: ${word}`),
  );
  expect(foreign).toEqual([]);
});

it('the texts in French leave none of the source untranslated, except names and identical words', async () => {
  const own = await readCatalogue('fr-CA');
  // The parties on the sample invoice have names.
  const same = [...own].filter(
    ([path, text]) =>
      source.get(path) === text &&
      !path.startsWith('sampleTexts.') &&
      /(\p{L}{3,}\b.*){3}/u.test(text),
  );
  expect(same).toEqual([]);
});

it('French texts have no-break spaces wherever Québec’s typography requires them', async () => {
  const loose = [...(await readCatalogue('fr-CA'))].filter(([, text]) =>
    /« | »| [:%$](?!\w)|\w [;!?]/.test(text),
  );
  expect(loose).toEqual([]);
});

type Structure = string | Structure[] | { [key: string]: Structure };

/** Keys and list lengths; a plural counts as one text, because its forms differ by language. */
function structureOf(texts: Texts[string]): Structure {
  if (typeof texts === 'string') return 'text';
  if (Array.isArray(texts)) return texts.map(structureOf);
  if ('other' in texts && 'one' in texts) return 'plural';
  return Object.fromEntries(Object.entries(texts).map(([key, each]) => [key, structureOf(each)]));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const sentencesIn = (text: string) => text.split(/[.?:;](?:\s|$)/).length;

const catalogs: [string, Texts][] = [];
for (const { name, file } of listTextCatalogs()) {
  catalogs.push([name, (await import(file))[name] as Texts]);
}
const legalPages = [
  'termsOfServiceTexts',
  'privacyPolicyTexts',
  'cookiePolicyTexts',
  'imprintTexts',
];
const legalTables = ['storedDataTexts', 'browserStorageTexts', 'contactTexts', 'legalTexts'];

describe.each(languages)('every catalog in $ownName', ({ code }) => {
  it.each(catalogs)('%s has the structure of its source', (_, reader) => {
    expect(structureOf(textsIn(reader, code))).toEqual(structureOf(textsIn(reader, 'en-US')));
  });

  it.each(catalogs.filter(([name]) => [...legalPages, ...legalTables].includes(name)))(
    '%s omits nothing of a legal text',
    (name, reader) => {
      const source = new Map(branchesOf(textsIn(reader, 'en-US'), name));
      for (const [path, text] of branchesOf(textsIn(reader, code), name)) {
        const original = source.get(path) ?? '';
        expect(comparePlaces(original, text), path).toEqual([]);
        // A translation may join or split sentences, but one that is much shorter has lost something.
        if (original.length > 40) expect(text.length, path).toBeGreaterThan(original.length * 0.5);
        if (!code.startsWith('en')) continue;
        expect(sentencesIn(text), path).toBe(sentencesIn(original));
        expect(wordsOf(text).length, path).toBe(wordsOf(original).length);
      }
    },
  );
});
