import { hasLoneReturn } from '../has-lone-return.ts';
import { guessEncoding } from './guess-encoding.ts';
import { decodeBytes, type SingleByteEncoding } from './text-encodings.ts';
import { undoDoubleEncoding } from './undo-double-encoding.ts';

export type DecodedCsv = {
  text: string;
  /** How many bytes the text has in UTF-8 at most. */
  maxBytes: number;
  /** The encodings that the user has to choose from, the one of this text first; empty where it is clear. */
  choices: SingleByteEncoding[];
};

/**
 * The text of a CSV file: UTF-8 or UTF-16 (with or without a byte order mark, which goes), else the encoding of the
 * machine that wrote it. Line breaks are line feeds or pairs of carriage return and line feed; a lone carriage return
 * becomes a line feed.
 * @param chosen what the user chose; absent the first time
 * @returns null when it is no text
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

/** UTF-16 by its mark, else by the zero bytes that the signs of a heading have in it. */
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
