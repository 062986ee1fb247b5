import { commonTags, writeAscii, writeIccProfile } from './icc-profile.ts';
import { linearLight, srgbColorants } from './srgb.ts';

const steps = 33;

/**
 * The inks of a CMYK picture as an ICC profile: each takes from its own colour of sRGB, and black from all three, as
 * browsers show such pictures. A file without a profile for its inks would be no PDF/A.
 */
export function writeCmykProfile(): Uint8Array {
  return writeIccProfile('scnr', 'CMYK', [
    ...commonTags('CMYK as sRGB'),
    { names: ['A2B0'], data: inkTable() },
  ]);
}

/**
 * A `lut16Type`: curves from an ink's amount to the light that it takes, then a table of the sixteen ways in which inks
 * lie over one another, between which light mixes exactly.
 */
function inkTable(): Uint8Array {
  const taken = Array.from({ length: steps }, (_, i) => 1 - linearLight(1 - i / (steps - 1)));
  const curves = taken.map((share) => Math.round(share * 0xffff));
  const table: number[] = [];
  for (let inks = 0; inks < 16; inks++) {
    // Black is the last digit: with it no light is left.
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
  // The matrix that this kind of table has, and leaves alone.
  for (const at of [12, 28, 44]) view.setUint32(at, 0x10000);
  numbers.forEach((number, i) => {
    view.setUint16(48 + i * 2, number);
  });
  return bytes;
}
