import { encode } from 'uqr';

/** A QR code as an SVG path for a stroke of width 1 in a square of `size` units. */
export type QrDrawing = { size: number; path: string };

/** A checkerboard. Scanners read all eight masks, and trying each takes longer than rendering the rest of the page. */
export const evenMask = 0;

/**
 * Renders a text as a QR code path (error correction M, a quiet zone of 2); null for no text. Runs on the server or in
 * its own chunk, so that pages which only show a code don't load the encoder.
 */
export function drawQrCode(text: string | null): QrDrawing | null {
  if (text === null) return null;
  const { data, size } = encode(text, { ecc: 'M', border: 2, maskPattern: evenMask });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, n]) => `M${x} ${y}.5h${n}`));
  return { size, path: runs.join('') };
}

/** Returns the start and length of each run of dark modules in a row. */
function darkRuns(row: boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (!isDark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
