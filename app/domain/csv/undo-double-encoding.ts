import { decodeBytes, type SingleByteEncoding, singleByteEncodings } from './text-encodings.ts';

/** Stretches with what UTF-8 becomes when it is read in another encoding and saved as UTF-8 again: `MÃ¼ller`, `M√ºller`. */
const runs = /[^\0-\x7f]+/g;

/** The byte of each character in an encoding. */
function bytesByCharacter(encoding: SingleByteEncoding): Map<string, number> {
  const bytes = Uint8Array.from({ length: 128 }, (_, at) => at + 0x80);
  return new Map([...decodeBytes(bytes, encoding)].map((char, at) => [char, at + 0x80] as const));
}

/** What is written in words of our languages, as UTF-8 of two and three bytes. */
const plausible =
  /^[\u00a0-ÿ\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u2013-\u2026€™\u0400-\u04ff]+$/;

/**
 * Text that was encoded as UTF-8 twice as it was meant. Other text stays as it is: in it some letter with a mark stands alone,
 * which in doubly encoded text none does.
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

/** What each of these was before it was read in an encoding; null where one of them is no UTF-8 then. */
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
