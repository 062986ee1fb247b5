import { commonTags, numbersOf, writeIccProfile } from './icc-profile.ts';

/** The sRGB primaries in XYZ relative to D50, in 65,536ths; they add up to D50 white. */
export const srgbColorants = [
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
export function linearLight(value: number): number {
  return value < 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
