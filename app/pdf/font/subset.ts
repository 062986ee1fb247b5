import { hex4 } from '#app/pdf/document/pdf-file.ts';
import { type Face, glyphMap, kerningBetween } from './face.ts';

/** The glyphs of a face used in one document, numbered in order of first use. */
export type FontSubset = {
  face: Face;
  /** The face's glyph by number in the document; number 0 is the box, which no text may use (ISO 19005-3, 6.2.11.8). */
  glyphs: number[];
  /** The code point of each number, so that copied text equals the original. */
  codes: number[];
  /** Glyph numbers as four hexadecimal digits; empty while unused. */
  hexOf: string[];
  /** The same for code points missing in the font: all are boxes, each with its own number. */
  hexOfMissing: Map<number, string>;
};

const maxGlyphs = 0xfffe;
const replacement = 0xfffd;

/** Creates an empty selection of a face's glyphs. */
export function startSubset(face: Face): FontSubset {
  return { face, glyphs: [0], codes: [replacement], hexOf: [], hexOfMissing: new Map() };
}

/** Returns the operand of `TJ` for a cleaned text: hexadecimal glyph numbers with kerning between them. */
export function encodeText(subset: FontSubset, text: string, tabular?: boolean): string {
  const { face, hexOf } = subset;
  const glyphs = glyphMap(face, tabular);
  let operand = '[<';
  let previous = -1;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code >= 0xd800 && code < 0xdc00) code = text.codePointAt(i++) ?? code;
    const glyph = glyphs[code] ?? 0;
    if (previous >= 0) {
      const kerning = kerningBetween(face, previous, glyph);
      if (kerning !== 0) operand += `>${-kerning}<`;
    }
    previous = glyph;
    operand +=
      glyph === 0 ? missingHex(subset, code) : (hexOf[glyph] ?? addGlyph(subset, glyph, code));
  }
  return `${operand}>]`;
}

function addGlyph(subset: FontSubset, glyph: number, code: number): string {
  const hex = hex4(subset.glyphs.push(glyph) - 1);
  subset.codes.push(code);
  subset.hexOf[glyph] = hex;
  return hex;
}

function missingHex(subset: FontSubset, code: number): string {
  const known = subset.hexOfMissing.get(code);
  if (known !== undefined) return known;
  // Leaves room for every real glyph; further boxes share one number.
  if (subset.glyphs.length + subset.face.glyphCount >= maxGlyphs && code !== replacement) {
    return missingHex(subset, replacement);
  }
  const hex = hex4(subset.glyphs.push(0) - 1);
  subset.codes.push(code);
  subset.hexOfMissing.set(code, hex);
  return hex;
}
