import type * as mupdf from 'mupdf';
import { entriesOf, keysOf, lookUp, pagesOf, shownCodes, streamOf } from '../pdf-objects.ts';

/** Checks that every letter can be rendered anywhere and extracted as text (checkpoint 31; ISO 19005-3, 6.2.11). */
export function checkFonts(document: mupdf.PDFDocument): string[] {
  const pages = pagesOf(document);
  const used = readCodes(pages.map((page) => streamOf(page.get('Contents'))).join('\n'));
  const [first] = pages;
  if (!first) return [];
  // A page may inherit them from the page tree.
  const own = lookUp(first, 'Resources', 'Font');
  const fonts = own.isNull() ? lookUp(first, 'Parent', 'Resources', 'Font') : own;
  return keysOf(fonts).flatMap((name) => checkFont(fonts.get(name), used.get(name) ?? new Set()));
}

function checkFont(font: mupdf.PDFObject, codes: Set<number>): string[] {
  const [descendant] = entriesOf(font.get('DescendantFonts'));
  if (!descendant) return ['31-001 no font'];
  const breaches: string[] = [];
  const file = lookUp(descendant, 'FontDescriptor', 'FontFile2');
  const map = font.get('ToUnicode');
  const letters = map.isStream() ? readMap(streamOf(map)) : new Map<number, string>();
  const widths = entriesOf(entriesOf(descendant.get('W'))[1] ?? descendant.get('W'));
  const advances = file.isStream() ? readAdvances(Buffer.from(streamOf(file), 'latin1')) : [];
  if (!file.isStream()) breaches.push('31-009 a font that is not in the file');
  if (!descendant.get('CIDToGIDMap').isName()) breaches.push('31-007 no way from codes to glyphs');
  for (const code of codes) {
    const letter = letters.get(code);
    if (code === 0) breaches.push('31-030 the glyph for nothing');
    if (letter === undefined) breaches.push('31-027 a letter that cannot be read back');
    if (letter && /[\0\ufeff\ufffe]/.test(letter)) breaches.push('31-028 a letter that is none');
    if (Math.abs((widths[code]?.asNumber() ?? -9) - (advances[code] ?? 0)) > 1 && file.isStream()) {
      breaches.push('31-016 another width than that of the glyph');
    }
  }
  return breaches;
}

/** Returns the codes used in the content, by font name. */
function readCodes(content: string): Map<string, Set<number>> {
  const used = new Map<string, Set<number>>();
  let font = '';
  for (const line of content.split('\n')) {
    font = /\/(F\d) [\d.]+ Tf/.exec(line)?.[1] ?? font;
    const codes = used.get(font) ?? new Set();
    for (const code of shownCodes(line)) codes.add(code);
    used.set(font, codes);
  }
  return used;
}

/** Returns the meaning of each code: the ranges of a ToUnicode map (ISO 32000-1, 9.10.3). */
function readMap(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(
    /beginbfrange<(\w+)><\w+>\[([^\]]*)\]endbfrange/g,
  )) {
    Array.from(list.matchAll(/<(\w+)>/g)).forEach(([, hex = ''], at) => {
      const letter = Buffer.from(hex, 'hex').swap16().toString('utf16le');
      letters.set(Number.parseInt(first, 16) + at, letter);
    });
  }
  return letters;
}

/** Returns the glyph widths of a TrueType file in thousandths (tables head, hhea, hmtx). */
function readAdvances(file: Buffer): number[] {
  const table = (tag: string) => {
    for (let at = 12; at < 12 + file.readUint16BE(4) * 16; at += 16) {
      if (file.toString('latin1', at, at + 4) === tag) return file.readUint32BE(at + 8);
    }
    return 0;
  };
  const unitsPerEm = file.readUint16BE(table('head') + 18);
  const count = file.readUint16BE(table('hhea') + 34);
  const start = table('hmtx');
  return Array.from(
    { length: count },
    (_, i) => (file.readUint16BE(start + i * 4) * 1000) / unitsPerEm,
  );
}
