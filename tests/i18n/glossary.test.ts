import { describe, expect, it } from 'vitest';
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
