import { hasLoneReturn } from '#app/domain/invoices/clean-text.ts';
import {
  decodeBytes,
  guessEncoding,
  type SingleByteEncoding,
  singleByteEncodings,
} from './text-encodings.ts';

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
