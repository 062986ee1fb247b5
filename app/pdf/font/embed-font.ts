import { addObject, addStream, hex4, type PdfFile } from '#app/pdf/document/pdf-file.ts';
import { type Face, glyphMap, kerningBetween } from './face.ts';
import { writeTrueType } from './true-type.ts';

/** The glyphs of a face used in one document, numbered in order of first use. */
export type FontSubset = {
  face: Face;
  /** The face's glyph by number in the document; number 0 is the box, which no text may use (ISO 19005-3, 6.2.11.8). */
  glyphs: number[];
  /** The code point of each number, so that copied text equals the original. */
  codes: number[];
  /** Glyph numbers as two bytes of a string; empty while unused. */
  bytesOf: string[];
  /** The same for code points missing in the font: all are boxes, each with its own number. */
  bytesOfMissing: Map<number, string>;
};

const maxGlyphs = 0xfffe;
const replacement = 0xfffd;

/** Creates an empty selection of a face's glyphs. */
export function startSubset(face: Face): FontSubset {
  return { face, glyphs: [0], codes: [replacement], bytesOf: [], bytesOfMissing: new Map() };
}

/** Returns the operand of `TJ` for a cleaned text: strings of glyph numbers with kerning between them. */
export function encodeText(subset: FontSubset, text: string, tabular?: boolean): string {
  const { face, bytesOf } = subset;
  const glyphs = glyphMap(face, tabular);
  let operand = '[(';
  let previous = -1;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code >= 0xd800 && code < 0xdc00) code = text.codePointAt(i++) ?? code;
    const glyph = glyphs[code] ?? 0;
    if (previous >= 0) {
      const kerning = kerningBetween(face, previous, glyph);
      if (kerning !== 0) operand += `)${-kerning}(`;
    }
    previous = glyph;
    operand +=
      glyph === 0 ? missingBytes(subset, code) : (bytesOf[glyph] ?? addGlyph(subset, glyph, code));
  }
  return `${operand})]`;
}

function addGlyph(subset: FontSubset, glyph: number, code: number): string {
  const bytes = twoBytes(subset.glyphs.push(glyph) - 1);
  subset.codes.push(code);
  subset.bytesOf[glyph] = bytes;
  return bytes;
}

function missingBytes(subset: FontSubset, code: number): string {
  const known = subset.bytesOfMissing.get(code);
  if (known !== undefined) return known;
  // Leaves room for every real glyph; further boxes share one number.
  if (subset.glyphs.length + subset.face.glyphCount >= maxGlyphs && code !== replacement) {
    return missingBytes(subset, replacement);
  }
  const bytes = twoBytes(subset.glyphs.push(0) - 1);
  subset.codes.push(code);
  subset.bytesOfMissing.set(code, bytes);
  return bytes;
}

const escapes: Record<string, string> = {
  '\n': '\\n',
  '\r': '\\r',
  '(': '\\(',
  ')': '\\)',
  '\\': '\\\\',
};

/** Writes a number as two bytes of a string, escaped where they would end it or be read as another byte (7.3.4.2). */
function twoBytes(number: number): string {
  const bytes = String.fromCharCode(number >> 8, number & 0xff);
  return bytes.replace(/[\n\r()\\]/g, (byte) => escapes[byte] ?? byte);
}

/**
 * Embeds a font with only the used glyphs as a composite font (ISO 32000-1, 9.7) with a ToUnicode map, and returns it.
 */
export function embedFont(file: PdfFile, subset: FontSubset): number {
  const { face, glyphs } = subset;
  const name = `${subsetTag(subset.codes)}+${face.name}`;
  const scale = (units: number) => Math.round((units * 1000) / face.unitsPerEm);
  const program = addStream(file, writeTrueType(face, glyphs));
  const descriptor = addObject(
    file,
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/ItalicAngle 0` +
      `/FontBBox[${face.boundingBox.map(scale).join(' ')}]/Ascent ${scale(face.ascent)}` +
      `/Descent ${scale(face.descent)}/CapHeight ${scale(face.capHeight)}/StemV ${face.weight / 5}` +
      `/FontFile2 ${program} 0 R>>`,
  );
  const widths = glyphs.map((glyph) => face.widths[glyph]).join(' ');
  const descendant = addObject(
    file,
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity` +
      '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
      `/FontDescriptor ${descriptor} 0 R/W[0[${widths}]]>>`,
  );
  const unicode = addStream(file, toUnicode(subset.codes));
  return addObject(
    file,
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
      `/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  );
}

/** Returns six capital letters that differ between glyph selections (ISO 32000-1, 9.6.4). */
function subsetTag(codes: number[]): string {
  let hash = 0x811c9dc5;
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193) >>> 0;
  let tag = '';
  for (let i = 0; i < 6; i++) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

const maxInBlock = 64;

function toUnicode(codes: number[]): string {
  let map =
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap\n' +
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n' +
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def\n' +
    '1 begincodespacerange<0000><ffff>endcodespacerange\n';
  // The numbers of a range may only differ in their last byte (ISO 32000-1, 9.10.3).
  for (let block = 0; block < codes.length; block += maxInBlock) {
    const end = Math.min(block + maxInBlock, codes.length);
    map += `1 beginbfrange<${hex4(block)}><${hex4(end - 1)}>[\n`;
    for (let number = block; number < end; number++) map += `<${utf16Hex(codes[number] ?? 0)}>\n`;
    map += ']endbfrange\n';
  }
  return `${map}endcmap CMapName currentdict/CMap defineresource pop end end`;
}

function utf16Hex(code: number): string {
  if (code < 0x10000) return hex4(code);
  const rest = code - 0x10000;
  return hex4(0xd800 + (rest >> 10)) + hex4(0xdc00 + (rest & 0x3ff));
}
