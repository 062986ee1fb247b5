const plain = /^[\x20-\x7e\xa0-\xac\xae-\u02ff]*$/;
const lineEnds = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const spaces = /[\t\u3000]/g;
// Controls, zero-width and bidirectional marks, variation selectors and tags: nothing of them can be seen,
// and some would let one text pass for another (Unicode TR 36).
const invisible = /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
// Halves of a pair, and code points that mean nothing to others: private ones and those that are no characters.
const meaningless = /[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;

/** The text in composed form, made safe to measure and print, with its line ends as `\n`. Never throws. */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(meaningless, '\ufffd')
    .replace(invisible, '')
    .normalize('NFC');
}

/** The text cleaned and on one line. */
export function cleanLine(text: string): string {
  if (plain.test(text)) return text.trim();
  return cleanText(text)
    .replace(/ *\n+ */g, ' ')
    .trim();
}

/** The text cleaned and cut at its line ends; of several empty lines in a row one is kept. */
export function cleanParagraphs(text: string): string[] {
  if (plain.test(text)) return [text.trim()];
  return cleanText(text)
    .trim()
    .replace(/\n\s*\n/g, '\n\n')
    .split('\n');
}
