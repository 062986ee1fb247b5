import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { defineTexts, type Texts, textsIn } from '#app/i18n/define-texts.ts';
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

const source = await readCatalogue('en-US');
const glossary = readGlossary();

describe.each(['fr-CA', 'ru'] as const)('the texts in %s', async (language) => {
  const own = await readCatalogue(language);

  it('use the terms of the glossary', () => {
    const lacking = [...own].flatMap(([path, text]) => {
      // A translated plural has more forms than the source; they follow the source's last one.
      const english = source.get(path) ?? source.get(path.replace(/\.\w+$/, '.other')) ?? '';
      const terms = missingTerms(english, text, language, glossary);
      return terms.length > 0 ? [`${path}: ${terms.join(', ')} (${english} | ${text})`] : [];
    });
    expect(lacking).toEqual([]);
  });
});

it('the texts in Russian have no Latin word beyond those that the glossary allows', async () => {
  const allowed = readLatinWords();
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

it('overrides single texts in a list and keeps the others', () => {
  const source = { items: ['The color.', 'The law.'] } as const;
  const texts = defineTexts(source, {
    'en-GB': { items: { 0: 'The colour.' } },
    'fr-CA': { items: ['La couleur.', 'La loi.'] },
    ru: { items: ['Цвет.', 'Закон.'] },
  });
  expect(textsIn(texts, 'en-GB').items).toEqual(['The colour.', 'The law.']);
  expect(textsIn(texts, 'en-CA').items).toEqual(['The color.', 'The law.']);
});
