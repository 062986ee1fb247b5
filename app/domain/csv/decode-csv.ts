import { hasLoneReturn } from '#app/domain/invoices/clean-text.ts';

/**
 * Single-byte encodings in which programs write tables, most likely first; when several decode a file to the same text,
 * only the first counts.
 */
const singleByteEncodings = [
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
function guessEncoding(bytes: Uint8Array): GuessedEncoding {
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

/**
 * Runs of characters that appear when UTF-8 is decoded with another encoding and saved as UTF-8 again: `MÃ¼ller`,
 * `M√ºller`.
 */
const runs = /[^\0-\x7f]+/g;

/** Maps each character of an encoding to its byte. */
function bytesByCharacter(encoding: SingleByteEncoding): Map<string, number> {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => at + 0x80);
  return new Map([...decodeBytes(bytes, encoding)].map((char, at) => [char, at + 0x80] as const));
}

/** Characters used in our languages that take two or three bytes in UTF-8. */
const plausible =
  /^[\u00a0-ÿ\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013-\u2026€™\u0400-\u04ff]+$/;

/**
 * Repairs text that was encoded as UTF-8 twice. Other text is returned unchanged: it contains some accented letter on
 * its own, which doubly encoded text never does.
 */
function undoDoubleEncoding(text: string): string {
  const garbled = new Set(text.match(runs));
  if (garbled.size === 0) return text;
  for (const encoding of singleByteEncodings) {
    const meant = meantBy(garbled, bytesByCharacter(encoding));
    if (meant) return text.replace(runs, (run) => meant.get(run) ?? run);
  }
  return text;
}

/** Returns the original of each run for one wrongly applied encoding; null when one of them isn't valid UTF-8. */
function meantBy(
  garbled: ReadonlySet<string>,
  map: ReadonlyMap<string, number>,
): Map<string, string> | null {
  const meant = new Map<string, string>();
  for (const run of garbled) {
    const bytes = [...run].map((char) => map.get(char) ?? -1);
    if (bytes.length < 2 || bytes.includes(-1)) return null;
    const decoded = decodeStrictly(Uint8Array.from(bytes));
    if (decoded === null || !plausible.test(decoded)) return null;
    meant.set(run, decoded);
  }
  return meant;
}

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

type DecodedCsv = {
  text: string;
  /** Upper bound of the text's size in UTF-8 bytes. */
  maxBytes: number;
  /** The encodings that the user must choose from, starting with the current one; empty when it is certain. */
  choices: SingleByteEncoding[];
};

/**
 * Decodes a CSV file: UTF-8 or UTF-16 (a byte order mark is removed), otherwise a single-byte encoding. Line breaks are
 * LF or CRLF; a lone CR becomes LF.
 * @param chosen the encoding chosen by the user; absent on the first attempt
 * @returns null when it isn't text
 */
export function decodeCsv(bytes: Uint8Array, chosen?: SingleByteEncoding): DecodedCsv | null {
  const { text, isUtf8, choices } = decodeText(bytes, chosen);
  if (text.includes('\0')) return null;
  return {
    text: hasLoneReturn(text) ? text.replace(/\r\n?/g, '\n') : text,
    maxBytes: isUtf8 ? bytes.byteLength : new TextEncoder().encode(text).byteLength,
    choices,
  };
}

type DecodedText = { text: string; isUtf8: boolean; choices: SingleByteEncoding[] };

function decodeText(bytes: Uint8Array, chosen: SingleByteEncoding | undefined): DecodedText {
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), isUtf8: false, choices: [] };
  const utf8 = decodeUtf8(bytes);
  if (utf8 !== null) return { text: undoDoubleEncoding(utf8), isUtf8: true, choices: [] };
  const { encoding, choices } = guessEncoding(bytes);
  return { text: decodeBytes(bytes, chosen ?? encoding), isUtf8: false, choices };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes of ASCII characters in the header. */
function wideEncodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (parity: number) => start.filter((byte, at) => byte === 0 && at % 2 === parity);
  const [even, odd] = [zeros(0).length, zeros(1).length];
  if (odd > 1 && even === 0) return 'utf-16le';
  return even > 1 && odd === 0 ? 'utf-16be' : null;
}
