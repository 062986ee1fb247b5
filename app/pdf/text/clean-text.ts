const plain = /^[\x20-\x7e\xa0-\xac\xae-\u02ff]*$/;
const lineEnds = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const spaces = /[\t\u3000]/g;
// Controls, zero-width and bidirectional marks, variation selectors and tags: all invisible, and some would let one
// text imitate another (Unicode TR 36).
const invisible = /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
// Lone surrogates, and code points without a shared meaning: private use and noncharacters.
const meaningless = /[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;

/** Normalizes a text to NFC and makes it safe to measure and print, with line ends as `\n`. Never throws. */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(meaningless, '\ufffd')
    .replace(invisible, '')
    .normalize('NFC');
}

/** Cleans a text and puts it on one line. */
export function cleanLine(text: string): string {
  if (plain.test(text)) return text.trim();
  return cleanText(text)
    .replace(/ *\n+ */g, ' ')
    .trim();
}

/** Cleans a text and splits it into lines; consecutive empty lines become one. */
export function cleanParagraphs(text: string): string[] {
  if (plain.test(text)) return [text.trim()];
  return cleanText(text)
    .trim()
    .replace(/\n\s*\n/g, '\n\n')
    .split('\n');
}
