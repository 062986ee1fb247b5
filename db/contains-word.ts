import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns the condition that a text contains a word, ignoring case. LIKE only knows the case of a to z: other letters
 * become wildcards, and GLOB, which is slower, checks the remaining rows.
 */
export function containsWord(text: SQLWrapper, word: string): SQL | undefined {
  const letters = [...word].map((letter) => ({ letter, cases: casesOf(letter) }));
  const isOther = ({ letter, cases }: (typeof letters)[number]) =>
    cases.length > 1 && letter > '\u007f';
  const like = letters.map((each) => (isOther(each) ? '_' : each.letter.replace(/[\\%_]/, '\\$&')));
  const isLike = sql`${text} LIKE ${`%${like.join('')}%`} ESCAPE '\\'`;
  if (!letters.some(isOther)) return isLike;
  const glob = letters.map(({ letter, cases }) =>
    cases.length > 1 || /[*?[]/.test(letter) ? `[${cases.join('')}]` : letter,
  );
  return and(isLike, sql`${text} GLOB ${`*${glob.join('')}*`}`);
}

/** Returns a letter with its other cases, if they are single letters too. */
function casesOf(letter: string): string[] {
  const upper = letter.toUpperCase();
  const cases = [letter, upper, letter.toLowerCase(), upper.toLowerCase()];
  return [...new Set(cases)].filter((each) => [...each].length === 1);
}
