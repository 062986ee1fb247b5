import type { PDFContext, PDFRef } from 'pdf-lib';
import { addStream, type DictEntries, hex4, pdfBytes } from '#app/pdf/document/pdf-file.ts';
import type { FontSubset } from './subset.ts';
import { writeTrueType } from './true-type.ts';

/**
 * Embeds a font with only the used glyphs as a composite font (ISO 32000-1, 9.7) with a ToUnicode map, and returns it.
 */
export function embedFont(context: PDFContext, subset: FontSubset): PDFRef {
  const { face, glyphs } = subset;
  const name = `${subsetTag(subset.codes)}+${face.name}`;
  const scale = (units: number) => Math.round((units * 1000) / face.unitsPerEm);
  const add = (entries: DictEntries) => context.register(context.obj(entries));
  const descriptor = add({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    ItalicAngle: 0,
    FontBBox: face.boundingBox.map(scale),
    Ascent: scale(face.ascent),
    Descent: scale(face.descent),
    CapHeight: scale(face.capHeight),
    StemV: face.weight / 5,
    FontFile2: addStream(context, writeTrueType(face, glyphs)),
  });
  const descendant = add({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDToGIDMap: 'Identity',
    CIDSystemInfo: {
      Registry: pdfBytes('Adobe'),
      Ordering: pdfBytes('Identity'),
      Supplement: 0,
    },
    FontDescriptor: descriptor,
    W: [0, glyphs.map((glyph) => face.widths[glyph])],
  });
  return add({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: addStream(context, toUnicode(subset.codes)),
  });
}

// pdf-lib caches every name as long as the worker runs, so their number per face is limited.
const maxTags = 4096;

/** Returns six capital letters that differ between glyph selections (ISO 32000-1, 9.6.4). */
function subsetTag(codes: number[]): string {
  let hash = 0x811c9dc5;
  for (const code of codes) hash = Math.imul(hash ^ code, 0x01000193) >>> 0;
  hash %= maxTags;
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
