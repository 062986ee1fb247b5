import { commonTags, writeAscii, writeIccProfile } from './icc-profile.ts';
import { linearLight, srgbColorants } from './srgb.ts';

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
