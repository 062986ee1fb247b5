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
  return { size, path: data.map(drawRow).join('') };
}

/** Draws a row's dark modules; moves within the row are relative, which compresses better. */
function drawRow(row: boolean[], y: number): string {
  let path = '';
  let at = 0;
  for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, at)) {
    const end = row.indexOf(false, x);
    const length = (end === -1 ? row.length : end) - x;
    path += path === '' ? `M${x} ${y}.5h${length}` : `m${x - at} 0h${length}`;
    at = x + length;
  }
  return path;
}
