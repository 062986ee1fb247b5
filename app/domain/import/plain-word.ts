/** A word of a file as it is compared: small letters without accents, which capitals often lack; hyphens and underscores stand for spaces. */
export function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
