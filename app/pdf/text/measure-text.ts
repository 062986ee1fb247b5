import { type FaceName, glyphMap, kerningBetween, loadFaces } from '../font/face.ts';

/** A text style: lengths in points, color as `r g b` from 0 to 1. */
export type TextStyle = {
  face: FaceName;
  size: number;
  color: string;
  /** Tabular figures, for columns of money. */
  tabular?: boolean;
  /** BCP 47, if the text isn't in the document's main language. */
  language?: string;
  /** Line height as a multiple of the size, if it isn't the default. */
  leading?: number;
};

/** Returns the width of a cleaned text on one line, in points. */
export function measureText(text: string, style: TextStyle): number {
  const face = loadFaces()[style.face];
  const glyphs = glyphMap(face, style.tabular);
  let width = 0;
  let previous = -1;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code >= 0xd800 && code < 0xdc00) code = text.codePointAt(i++) ?? code;
    const glyph = glyphs[code] ?? 0;
    width += face.widths[glyph] ?? 0;
    if (previous >= 0) width += kerningBetween(face, previous, glyph);
    previous = glyph;
  }
  return (width * style.size) / 1000;
}
