import type { LanguageCode } from './languages.ts';

/** Words of the house that are spelled otherwise outside of the USA, alike in the three other variants. */
const otherSpellings: Record<string, string> = {
  check: 'cheque',
  checks: 'cheques',
};

const american = new RegExp(`\\b(?:${Object.keys(otherSpellings).join('|')})\\b`, 'gi');

/**
 * One of our own sentences in the spelling of a variant of English; the variants differ in spelling only
 * (`decisions.md`, Languages and messages). A `check` in it must be the one that pays, not the verb.
 */
export function spell(text: string, language: LanguageCode): string {
  if (language === 'en-US') return text;
  return text.replace(american, (word) => {
    const other = otherSpellings[word.toLowerCase()] ?? word;
    return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other;
  });
}

// @covers decisions-7.2
