import { decodeBytes, type SingleByteEncoding, singleByteEncodings } from './text-encodings.ts';

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
export function undoDoubleEncoding(text: string): string {
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
    const decoded = decodeUtf8(Uint8Array.from(bytes));
    if (decoded === null || !plausible.test(decoded)) return null;
    meant.set(run, decoded);
  }
  return meant;
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
