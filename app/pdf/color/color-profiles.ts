/** Profile tags that share data, which starts with its type signature. */
type IccTag = { names: string[]; data: Uint8Array };

const headerLength = 128;
/** D50, the white point of the profile connection space, in 65,536ths. */
const whiteD50 = [0xf6d6, 0x10000, 0xd32d] as const;

/**
 * Writes an ICC profile of version 4 (ICC.1:2004-10) with the connection space XYZ.
 * @param kind `mntr` for display colors, `scnr` for a picture's
 */
function writeIccProfile(
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
function numbersOf(type: string, numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(8 + numbers.length * 4);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, type);
  numbers.forEach((number, i) => {
    view.setInt32(8 + i * 4, number);
  });
  return bytes;
}

/** Returns the tags of every profile: name and copyright with the same text, and the media white point. */
function commonTags(text: string): IccTag[] {
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

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
}

function paddedLength({ length }: Uint8Array): number {
  return (length + 3) & ~3;
}

/** The sRGB primaries in XYZ relative to D50, in 65,536ths; they add up to D50 white. */
const srgbColorants = [
  [0x6fa0, 0x38f5, 0x0390],
  [0x6297, 0xb787, 0x18d9],
  [0x249f, 0x0f84, 0xb6c4],
] as const;

// Chromatic adaptation from sRGB's white D65 to D50 (Bradford), in 65,536ths.
const adaptation = [68674, 1502, -3291, 1939, 64912, -1119, -606, 987, 49262];
// ((x + 0.055) / 1.055) ^ 2.4 from 0.04045 on, else x / 12.92 (IEC 61966-2-1), in 65,536ths.
const curve = [0x26666, 0xf2a7, 0x0d59, 0x13d0, 0x0a5b];

/** Writes the sRGB color space, IEC 61966-2-1, as an ICC profile of 444 bytes. */
export function writeSrgbProfile(): Uint8Array {
  return writeIccProfile('mntr', 'RGB ', [
    ...commonTags('sRGB'),
    { names: ['chad'], data: numbersOf('sf32', adaptation) },
    ...['rXYZ', 'gXYZ', 'bXYZ'].map((name, i) => ({
      names: [name],
      data: numbersOf('XYZ ', srgbColorants[i] ?? []),
    })),
    // A parametric curve of function type 3, which is in the upper half of the first number.
    { names: ['rTRC', 'gTRC', 'bTRC'], data: numbersOf('para', [0x30000, ...curve]) },
  ]);
}

/** Converts an sRGB value to linear light; both from 0 to 1. */
function linearLight(value: number): number {
  return value < 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const steps = 33;

/**
 * Writes an ICC profile for CMYK pictures: each ink absorbs its own sRGB color and black all three, as browsers show
 * such pictures. PDF/A requires a profile for CMYK colors.
 */
export function writeCmykProfile(): Uint8Array {
  return writeIccProfile('scnr', 'CMYK', [
    ...commonTags('CMYK as sRGB'),
    { names: ['A2B0'], data: inkTable() },
  ]);
}

/**
 * Builds a `lut16Type`: curves from the amount of ink to the light it absorbs, then a table of the sixteen ink
 * overlaps, between which light mixes exactly.
 */
function inkTable(): Uint8Array {
  const taken = Array.from({ length: steps }, (_, i) => 1 - linearLight(1 - i / (steps - 1)));
  const curves = taken.map((share) => Math.round(share * 0xffff));
  const table: number[] = [];
  for (let inks = 0; inks < 16; inks++) {
    // Black is the last digit and leaves no light.
    const light = [8, 4, 2].map((ink): number => (inks & (ink | 1) ? 0 : 1));
    for (let axis = 0; axis < 3; axis++) {
      const sum = light.reduce((all, share, i) => all + share * (srgbColorants[i]?.[axis] ?? 0), 0);
      // XYZ in 32,768ths (`u1Fixed15`).
      table.push(Math.round(sum / 2));
    }
  }
  const straight = [0, 0xffff, 0, 0xffff, 0, 0xffff];
  const numbers = [steps, 2, ...curves, ...curves, ...curves, ...curves, ...table, ...straight];
  const bytes = new Uint8Array(48 + numbers.length * 2);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, 'mft2');
  bytes.set([4, 3, 2], 8);
  // This type of table includes a matrix; the identity matrix has no effect.
  for (const at of [12, 28, 44]) view.setUint32(at, 0x10000);
  numbers.forEach((number, i) => {
    view.setUint16(48 + i * 2, number);
  });
  return bytes;
}
