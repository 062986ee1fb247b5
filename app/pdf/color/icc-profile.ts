/** Profile tags that share data, which starts with its type signature. */
export type IccTag = { names: string[]; data: Uint8Array };

const headerLength = 128;
/** D50, the white point of the profile connection space, in 65,536ths. */
export const whiteD50 = [0xf6d6, 0x10000, 0xd32d] as const;

/**
 * Writes an ICC profile of version 4 (ICC.1:2004-10) with the connection space XYZ.
 * @param kind `mntr` for display colors, `scnr` for a picture's
 */
export function writeIccProfile(
  kind: 'mntr' | 'scnr',
  space: 'RGB ' | 'CMYK',
  tags: IccTag[],
): Uint8Array {
  const count = tags.reduce((sum, { names }) => sum + names.length, 0);
  const start = headerLength + 4 + count * 12;
  const size = tags.reduce((sum, { data }) => sum + paddedLength(data), start);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, size);
  view.setUint32(8, 0x04200000);
  writeAscii(bytes, 12, `${kind}${space}XYZ `);
  // The creation date; month and day must not be 0.
  [2026, 11, 23].forEach((part, i) => {
    view.setUint16(24 + i * 2, part);
  });
  writeAscii(bytes, 36, 'acsp');
  whiteD50.forEach((part, i) => {
    view.setUint32(68 + i * 4, part);
  });
  view.setUint32(headerLength, count);
  let entry = headerLength + 4;
  let at = start;
  for (const { names, data } of tags) {
    for (const name of names) {
      writeAscii(bytes, entry, name);
      view.setUint32(entry + 4, at);
      view.setUint32(entry + 8, data.length);
      entry += 12;
    }
    bytes.set(data, at);
    at += paddedLength(data);
  }
  return bytes;
}

/** Encodes data of a type: its signature, four zero bytes, and 32-bit numbers, negative ones in two's complement. */
export function numbersOf(type: string, numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(8 + numbers.length * 4);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, type);
  numbers.forEach((number, i) => {
    view.setInt32(8 + i * 4, number);
  });
  return bytes;
}

/** Returns the tags of every profile: name and copyright with the same text, and the media white point. */
export function commonTags(text: string): IccTag[] {
  // One 12-byte record, in English, whose text starts at byte 28 (`multiLocalizedUnicodeType`).
  const head = numbersOf('mluc', [1, 12, 0x656e5553, text.length * 2, 28]);
  const data = new Uint8Array(head.length + text.length * 2);
  data.set(head);
  for (let i = 0; i < text.length; i++) data[head.length + i * 2 + 1] = text.charCodeAt(i);
  return [
    { names: ['desc', 'cprt'], data },
    { names: ['wtpt'], data: numbersOf('XYZ ', whiteD50) },
  ];
}

export function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}

function paddedLength({ length }: Uint8Array): number {
  return (length + 3) & ~3;
}
