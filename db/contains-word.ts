import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Whether a text contains a word, whatever the case of its letters. LIKE knows the two cases of a to z only: with any
 * other letter it leaves that place open, and GLOB, which is slower, looks at what is left.
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

/** A letter with its other cases, where they are one letter too. */
function casesOf(letter: string): string[] {
  const upper = letter.toUpperCase();
  const cases = [letter, upper, letter.toLowerCase(), upper.toLowerCase()];
  return [...new Set(cases)].filter((each) => [...each].length === 1);
}
