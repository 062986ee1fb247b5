/**
 * Normalizes a word for comparison: lower case without accents, which capitals often lack; hyphens and underscores
 * become spaces.
 */
export function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
