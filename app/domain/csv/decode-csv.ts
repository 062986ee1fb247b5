import { hasLoneReturn } from '../has-lone-return.ts';

/** Bytes of letters with marks in the code pages of Western Europe, of all Russian letters in Windows-1251. */
const highRuns = /[\u00c0-\u00ff]+/g;

/**
 * The text of a CSV file: UTF-8 or UTF-16 (with or without a byte order mark, which goes), else the code page of the
 * machine that wrote it, Windows-1251 or Windows-1252.
 * Line breaks are line feeds or pairs of carriage return and line feed; a lone carriage return becomes a line feed.
 * @returns with how many bytes it has in UTF-8 at most; null when it is no text
 */
export function decodeCsv(bytes: Uint8Array): { text: string; mostBytes: number } | null {
  const wide = wideEncodingOf(bytes);
  const { text, isUtf8 } = wide
    ? { text: new TextDecoder(wide).decode(bytes), isUtf8: false }
    : decodeNarrow(bytes);
  if (text.includes('\0')) return null;
  return {
    text: hasLoneReturn(text) ? text.replace(/\r\n?/g, '\n') : text,
    mostBytes: isUtf8 ? bytes.byteLength : new TextEncoder().encode(text).byteLength,
  };
}

function decodeNarrow(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isUtf8: true };
  } catch {
    const western = new TextDecoder('windows-1252').decode(bytes);
    const text = isRussian(western) ? new TextDecoder('windows-1251').decode(bytes) : western;
    return { text, isUtf8: false };
  }
}

/** Russian words are runs of such letters; elsewhere two side by side are many: `Größe`, `créée`. */
function isRussian(western: string): boolean {
  let [inWords, alone] = [0, 0];
  for (const [run] of western.matchAll(highRuns)) {
    if (run.length >= 3) inWords += run.length;
    else alone += run.length;
  }
  return inWords > alone;
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
