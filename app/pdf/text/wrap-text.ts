import type { Typeface } from '#app/domain/looks/look.ts';
import {
  type Face,
  type FaceName,
  glyphMap,
  kerningBetween,
  loadFaces,
} from '#app/pdf/font/face.ts';

const plain = /^[\x20-\x7e\xa0-\xac\xae-\u02ff]*$/;
const lineEnds = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const spaces = /[\t\u3000]/g;
// Controls, zero-width and bidirectional marks, variation selectors and tags: all invisible, and some would let one
// text imitate another (Unicode TR 36).
const invisible = /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
// Lone surrogates, and code points without a shared meaning: private use and noncharacters.
const meaningless = /[\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}]/gu;

/** Normalizes a text to NFC and makes it safe to measure and print, with line ends as `\n`. Never throws. */
export function cleanText(text: string): string {
  if (plain.test(text)) return text;
  return text
    .replace(lineEnds, '\n')
    .replace(spaces, ' ')
    .replace(meaningless, '\ufffd')
    .replace(invisible, '')
    .normalize('NFC');
}

/** Cleans a text and puts it on one line. */
export function cleanLine(text: string): string {
  if (plain.test(text)) return text.trim();
  return cleanText(text)
    .replace(/ *\n+ */g, ' ')
    .trim();
}

/** Cleans a text and splits it into lines; consecutive empty lines become one. */
export function cleanParagraphs(text: string): string[] {
  if (plain.test(text)) return [text.trim()];
  return cleanText(text)
    .trim()
    .replace(/\n\s*\n/g, '\n\n')
    .split('\n');
}

/** A text style: lengths in points, color as `r g b` from 0 to 1. */
export type TextStyle = {
  face: FaceName;
  /** The typeface of that face, if it isn't Inter. */
  typeface?: Typeface;
  size: number;
  color: string;
  /** Tabular figures, for columns of money. */
  tabular?: boolean;
  /** BCP 47, if the text isn't in the document's main language. */
  language?: string;
  /** Line height as a multiple of the size, if it isn't the default. */
  leading?: number;
};

/** Returns the face of a style. */
export function faceOf({ typeface, face }: TextStyle): Face {
  return loadFaces(typeface)[face];
}

/** Returns the width of a cleaned text on one line, in points. */
export function measureText(text: string, style: TextStyle): number {
  const face = faceOf(style);
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

const space = 0x20;
const hyphens = new Set(codesOf('-/\u2010\u2013\u2014'));
const punctuation = new Set(codesOf('@./-_?&=,:;#%+|~\\'));
const letter = /\p{Letter}/u;
const mark = /\p{Mark}/u;

/**
 * Breaks one cleaned paragraph into lines of at most `width` points: at spaces, after hyphens and slashes, between
 * ideographs; a word wider than a line at its punctuation, otherwise anywhere. Joined, the lines give the original
 * text: spaces hang at line ends. An empty text is one empty line.
 */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  if (measureText(text, style) <= width) return [text];
  const face = faceOf(style);
  const glyphs = glyphMap(face, style.tabular);
  const limit = (Math.max(width, style.size) * 1000) / style.size;
  const lines: string[] = [];
  let start = 0;
  let used = 0;
  let previous = -1;
  let breakAt = 0;
  let wordBreakAt = 0;
  for (let i = 0; i < text.length; ) {
    let code = text.charCodeAt(i);
    let step = 1;
    if (code >= 0xd800 && code < 0xdc00) {
      code = text.codePointAt(i) ?? code;
      step = 2;
    }
    const glyph = glyphs[code] ?? 0;
    used += face.widths[glyph] ?? 0;
    if (previous >= 0) used += kerningBetween(face, previous, glyph);
    // Spaces may hang over the edge, and a combining mark never leaves its letter.
    if (
      used > limit &&
      i > start &&
      code !== space &&
      !(code > 0x2ff && mark.test(text[i] ?? ''))
    ) {
      if (breakAt <= start && isIdeograph(code)) breakAt = i;
      const cut = breakAt > start ? breakAt : wordBreakAt > start ? wordBreakAt : i;
      const next = skipSpaces(text, cut);
      lines.push(text.slice(start, next));
      start = next;
      i = start;
      used = 0;
      previous = -1;
      continue;
    }
    i += step;
    previous = glyph;
    if (code === space) breakAt = i;
    else if (code > 0x2e7f && isIdeograph(code)) breakAt = i;
    else if (punctuation.has(code) || hyphens.has(code)) {
      if (used > limit / 2) wordBreakAt = i;
      if (hyphens.has(code) && i - start > 1 && letter.test(text[i] ?? '')) breakAt = i;
    }
  }
  if (start < text.length || lines.length === 0) lines.push(text.slice(start));
  return lines;
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) === space) at++;
  return at;
}

function isIdeograph(code: number): boolean {
  return (code >= 0x2e80 && code < 0xfb00) || code >= 0x20000;
}

function codesOf(text: string): number[] {
  return Array.from(text, (char) => char.charCodeAt(0));
}

/**
 * Cleans a text of any length and breaks it into lines of at most `width` points. Paragraphs end with a space, because
 * screen readers don't see line ends and would join words (ISO 32000-1, 14.8.2.5).
 */
export function setLines(text: string, style: TextStyle, width: number): string[] {
  return cleanParagraphs(text).flatMap((paragraph) =>
    wrapText(paragraph === '' ? '' : `${paragraph} `, style, width),
  );
}
