import { coveredGlyphs, outlineOf, readLookups, type SourceFont } from './source-font.ts';

/** The glyphs that are kept, in their new order: `.notdef`, characters, fixed-width figures, components. */
export type GlyphSet = ReturnType<typeof composeGlyphSet>;

const moreComponents = 0x20;
const hasInstructions = 0x100;

/** Chooses and renumbers the glyphs: everything with a public code point of the basic plane. */
export function composeGlyphSet(font: SourceFont) {
  const figures = readTabularFigures(font);
  const characters = font.characterSet.filter(isKept).sort((a, b) => a - b);
  const glyphOf = (code: number) => font.glyphForCodePoint(code).id;
  const tabular = characters.filter((code) => figures.has(glyphOf(code)));
  const sources = [
    0,
    ...characters.map(glyphOf),
    ...tabular.map((code) => figures.get(glyphOf(code)) ?? 0),
  ];
  const places = new Map<number, number>();
  sources.forEach((glyph, place) => {
    if (!places.has(glyph)) places.set(glyph, place);
  });
  // The list grows while it is walked: components may be made of components.
  for (let place = 0; place < sources.length; place++) {
    for (const at of componentPlaces(outlineOf(font, sources[place] ?? 0))) {
      const part = viewOf(outlineOf(font, sources[place] ?? 0)).getUint16(at);
      if (!places.has(part)) places.set(part, sources.push(part) - 1);
    }
  }
  const outlines = sources.map((glyph) => renumber(outlineOf(font, glyph), places));
  return {
    /** The old glyph numbers, by new number. */
    sources,
    /** Outlines with component numbers already new, padded to an even length, by new number. */
    outlines,
    /** Code points, ascending: glyph 1 draws the first. */
    characters,
    /** Code points with a fixed-width variant; their glyphs follow those of `characters`. */
    tabular,
  };
}

/** Glyph to its variant of fixed width (GSUB feature `tnum`, single substitution). */
function readTabularFigures(font: SourceFont): Map<number, number> {
  const figures = new Map<number, number>();
  for (const table of readLookups(font.GSUB, 'tnum', 1).flat()) {
    coveredGlyphs(table.coverage).forEach((glyph, index) => {
      const substitute =
        table.version === 1 ? (glyph + table.deltaGlyphID) & 0xffff : table.substitute.get(index);
      if (!figures.has(glyph)) figures.set(glyph, substitute);
    });
  }
  return figures;
}

function isKept(code: number): boolean {
  const control = code < 0x20 || (code >= 0x7f && code < 0xa0);
  const privateUse = code >= 0xe000 && code < 0xf900;
  return !control && !privateUse && code < 0x10000;
}

/** Where a composite outline names its components; empty for a simple outline (glyf table). */
function componentPlaces(outline: Uint8Array): number[] {
  const places: number[] = [];
  if (outline.length === 0) return places;
  const view = viewOf(outline);
  if (view.getInt16(0) >= 0) {
    if (view.getUint16(10 + view.getInt16(0) * 2) !== 0)
      throw new Error('outline has instructions');
    return places;
  }
  let at = 10;
  for (let flags = moreComponents; flags & moreComponents; ) {
    flags = view.getUint16(at);
    if (flags & hasInstructions) throw new Error('composite outline has instructions');
    places.push(at + 2);
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scale;
  }
  return places;
}

function renumber(outline: Uint8Array, places: Map<number, number>): Uint8Array {
  const copy = new Uint8Array(outline.length + (outline.length & 1));
  copy.set(outline);
  const view = viewOf(copy);
  for (const at of componentPlaces(outline)) {
    view.setUint16(at, places.get(view.getUint16(at)) ?? 0);
  }
  return copy;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
