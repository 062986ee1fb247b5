import { encode } from 'uqr';

/** A QR code ready to draw: an SVG path for a stroke of width 1 in a square of `size` units. */
export type QrDrawing = { size: number; path: string };

/** A chessboard. Readers take each of the eight masks; to try them all takes longer than drawing the page around the code. */
export const evenMask = 0;

/**
 * Draws a text as a QR code (error correction M, a quiet zone of 2); no text gives no code. Done on the server or in
 * a chunk of its own, so that pages which only show a code do not carry the encoder.
 */
export function drawQrCode(text: string | null): QrDrawing | null {
  if (text === null) return null;
  const { data, size } = encode(text, { ecc: 'M', border: 2, maskPattern: evenMask });
  const runs = data.flatMap((row, y) => darkRuns(row).map(([x, n]) => `M${x} ${y}.5h${n}`));
  return { size, path: runs.join('') };
}

/** Start and length of each run of dark modules in a row. */
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
