import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';
import { quotedTexts, readTables } from '../docs/doc-table.ts';

/** A language with its own column in the glossary. */
export type GlossaryLanguage = 'fr-CA' | 'ru';

/** A form of a term as written in the table, and its pattern for normalized text. */
type Form = { text: string; pattern: RegExp };

/**
 * A row of the glossary: the forms of an English term, and the forms and stems of which a translation must contain one.
 */
export type Term = {
  english: Form[];
  translations: Record<GlossaryLanguage, Form[]>;
  /** Whether translations must follow it; otherwise the row is advice. */
  isTested: boolean;
};

const file = 'languages.md';
const formsOf = (cell = '', patternOf: (text: string) => RegExp): Form[] =>
  cell
    .split(' / ')
    .filter((text) => text !== '')
    .map((text) => ({ text, pattern: patternOf(text) }));

/** Reads the rows of `docs/languages.md`, which defines their syntax. */
export function readGlossary(): Term[] {
  return readTables(file)
    .filter(({ headings }) => headings.at(-1) === 'Glossary')
    .map(({ cells }) => ({
      english: formsOf(cells.English, englishPattern),
      translations: {
        'fr-CA': formsOf(cells['French (Canada)'], translatedPattern),
        ru: formsOf(cells.Russian, translatedPattern),
      },
      isTested: !cells.Note?.startsWith('Not tested'),
    }));
}

/** Reads the words in Latin letters that a Russian text may contain. */
export function readLatinWords(): Set<string> {
  const [, section = ''] = readFileSync(join(projectRoot, 'docs', file), 'utf8').split(
    '## Latin in Russian texts\n',
  );
  return new Set(quotedTexts(section));
}

/** Returns the disallowed words in Latin letters in a Russian text; addresses and placeholders don't count. */
export function foreignWords(text: string, allowed: Set<string>): string[] {
  const words = withoutPlaceholders(text)
    .replaceAll(/\S+@\S+|\b(?:https?:\/\/|www\.)\S*/g, ' ')
    .matchAll(/\p{Script=Latin}[\p{Script=Latin}\d]*(?:[.-]\p{Script=Latin}+)*/gu);
  return [...words].map(([word]) => word).filter((word) => !isAllowed(word, allowed));
}

function isAllowed(word: string, allowed: Set<string>): boolean {
  return allowed.has(word) || word.split(/[.-]/).every((part) => allowed.has(part));
}

/** Returns the first forms of terms that are in an English text but missing in its translation. */
export function missingTerms(
  english: string,
  translation: string,
  language: GlossaryLanguage,
  glossary: Term[],
): string[] {
  const text = comparable(translation);
  return termsOf(english, glossary)
    .filter(({ isTested }) => isTested)
    .filter(({ translations }) => !translations[language].some(({ pattern }) => pattern.test(text)))
    .map(({ english: [first] }) => first?.text ?? '');
}

/** Returns the terms of an English text; of overlapping ones, the longest. */
function termsOf(english: string, glossary: Term[]): Term[] {
  let rest = comparable(english);
  const forms = glossary
    .flatMap((term) => term.english.map((form) => ({ term, form })))
    .filter(({ form }) => rest.includes(form.text.slice(0, 2).toLowerCase()))
    .sort((one, other) => other.form.text.length - one.form.text.length);
  const found = new Set<Term>();
  for (const { term, form } of forms) {
    const without = rest.replaceAll(form.pattern, ' | ');
    if (without !== rest) found.add(term);
    rest = without;
  }
  return [...found];
}

function englishPattern(form: string): RegExp {
  const words = comparable(form).split(/[\s-]/);
  const last = words.pop() ?? '';
  const stem = escaped(/[ey]$/.test(last) ? last.slice(0, -1) : last);
  const endings = last.endsWith('e')
    ? '(?:e[sd]?|ing)'
    : last.endsWith('y')
      ? '(?:ys?|ies|ied|ying)'
      : '(?:e?s|ed|ing)?';
  return wholeWords([...words.map(escaped), stem + endings].join('[\\s-]+'), 'g');
}

function translatedPattern(form: string): RegExp {
  const words = comparable(form)
    .split(/\s/)
    .map((word) => (word.endsWith('-') ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word)));
  return wholeWords(words.join('\\s+'));
}

/** Normalizes text for comparison: lower case, `ё` as `е`, one kind of apostrophe, no placeholders. */
function comparable(text: string): string {
  return withoutPlaceholders(text).toLowerCase().replaceAll('ё', 'е').replaceAll("'", '’');
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(/\{[^{}]*\}|<\/?\w+>/g, ' ');
}

function wholeWords(pattern: string, flags = ''): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, `u${flags}`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
