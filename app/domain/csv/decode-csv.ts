import { hasLoneReturn } from '#app/domain/invoices/clean-text.ts';
import { decodeBytes, guessEncoding, type SingleByteEncoding } from './text-encodings.ts';
import { undoDoubleEncoding } from './undo-double-encoding.ts';

export type DecodedCsv = {
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
