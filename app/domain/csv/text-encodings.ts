/**
 * Single-byte encodings in which programs write tables, most likely first; when several decode a file to the same text,
 * only the first counts.
 */
export const singleByteEncodings = [
  'windows-1252',
  'windows-1251',
  'macintosh',
  'cp850',
  'windows-1250',
  'x-mac-cyrillic',
  'ibm866',
] as const;
export type SingleByteEncoding = (typeof singleByteEncodings)[number];

/** Bytes 0x80 to 0xFF of code page 850 (DOS, Western Europe), which browsers can't decode. */
const page850 = [
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
  'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
  'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
].join('');

/** Bytes 0x80 to 0x9F of Windows-1252, which Node decodes as ISO 8859-1. */
const page1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes in an encoding; each becomes one UTF-16 code unit. */
export function decodeBytes(bytes: Uint8Array, encoding: SingleByteEncoding): string {
  if (encoding !== 'cp850' && encoding !== 'windows-1252') {
    return new TextDecoder(encoding).decode(bytes);
  }
  const page = encoding === 'cp850' ? page850 : page1252;
  const plain = new TextDecoder('windows-1252').decode(bytes);
  // Non-ASCII characters are at the same positions as their bytes.
  return plain.replace(/[^\0-\x7f]/g, (char, at: number) => page[(bytes[at] ?? 0) - 0x80] ?? char);
}

/** How many bytes are examined, starting at the first non-ASCII one. */
const sampleBytes = 60_000;

/** When another encoding reaches this share of the best score, the user must choose. */
const minDetectedShare = 0.75;

/** Accented letters of French, German and Spanish. */
const commonLetters = /[éèêàçùâîôûëïñáíóúäöüßœ]/i;
/** Accented letters of languages that fewer of our sellers use. */
const otherLetters = /[øåæãõýčřšžěůłąęśżźćńőűăşțş¡¿]/i;
const latin = /\p{Script=Latin}/u;
const cyrillic = /\p{Script=Cyrillic}/u;
const russian = /[а-яёіїєґ]/i;
const letter = /\p{L}/u;
const lowercase = /\p{Ll}/u;
const uppercase = /\p{Lu}/u;
const digit = /[\d\s]/;

type GuessedEncoding = {
  encoding: SingleByteEncoding;
  /** Other plausible encodings if the user must choose; the guess comes first. */
  choices: SingleByteEncoding[];
};

/**
 * Guesses the single-byte encoding of a text. No browser library knows Mac Roman and code page 850, so each candidate
 * is scored by how common its letters are and where they occur.
 */
export function guessEncoding(bytes: Uint8Array): GuessedEncoding {
  const start = bytes.findIndex((byte) => byte > 0x7f);
  const sample = bytes.subarray(Math.max(0, start - 1), start + sampleBytes);
  const places = [...sample.keys()].filter((at) => (sample[at] ?? 0) > 0x7f);
  const readings = distinctReadings(sample).map(({ encoding, text }) => {
    const scores = places.map((at) => likeliness(text, at));
    return { encoding, text, scores, sum: scores.reduce((sum, score) => sum + score, 0) };
  });
  const [best, ...others] = readings.sort((left, right) => right.sum - left.sum);
  if (!best) return { encoding: 'windows-1252', choices: [] };
  const isDoubtful = others.some((other) => {
    const differing = places.flatMap((at, index) =>
      best.text[at] === other.text[at] ? [] : [index],
    );
    const sumOf = ({ scores }: typeof best) =>
      differing.reduce((sum, index) => sum + (scores[index] ?? 0), 0);
    return sumOf(best) <= 0 || sumOf(other) >= minDetectedShare * sumOf(best);
  });
  const choices = isDoubtful ? [best, ...others].map(({ encoding }) => encoding) : [];
  return { encoding: best.encoding, choices };
}

function distinctReadings(sample: Uint8Array) {
  const seen = new Set<string>();
  return singleByteEncodings.flatMap((encoding) => {
    const text = decodeBytes(sample, encoding);
    if (seen.has(text)) return [];
    seen.add(text);
    return [{ encoding, text }];
  });
}

/** Scores how plausible a character is at its position; below zero means a wrong encoding. */
function likeliness(text: string, at: number): number {
  const char = text[at] ?? '';
  const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? ''];
  if (/[\u0080-\u009f\ufffd]/.test(char)) return -5;
  if (latin.test(char) && letter.test(char)) return latinLikeliness(text, at);
  if (cyrillic.test(char)) {
    if (latin.test(before) || latin.test(after)) return -3;
    if (uppercase.test(char) && lowercase.test(before)) return -3;
    if (!russian.test(char)) return -1;
    return cyrillic.test(before) || cyrillic.test(after) ? 3 : 0.5;
  }
  const isInWord = letter.test(before) && letter.test(after);
  if (char === '’') return isInWord ? 2 : 0.5;
  if ('“”„«»–—…•'.includes(char)) return isInWord ? -1 : 1;
  if (char === '\u00a0') return 0.5;
  if ('€£¥¢°º²³§½¼№'.includes(char)) return digit.test(before) || digit.test(after) ? 1 : -2;
  if ('®©™'.includes(char)) return isInWord ? -2 : 0.5;
  return isInWord ? -3 : -2;
}

function latinLikeliness(text: string, at: number): number {
  const char = text[at] ?? '';
  const [before, after] = [text[at - 1] ?? '', text[at + 1] ?? ''];
  if (cyrillic.test(before) || cyrillic.test(after)) return -3;
  if (uppercase.test(char) && lowercase.test(before)) return -3;
  // Words contain accented letters but don't consist of them.
  const around = text.slice(Math.max(0, at - 2), at + 3);
  if (/[^\0-\x7f’]{3}/.test(around)) return -2;
  if (!letter.test(before) && !letter.test(after) && !/[àáéèóyêú]/i.test(char)) return -1;
  if (commonLetters.test(char)) return 3;
  return otherLetters.test(char) ? 2 : 0.5;
}
