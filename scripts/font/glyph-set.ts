import { eachComponent } from '#app/pdf/font/true-type.ts';
import { outlineOf, type SourceFont } from './source-font.ts';

/** The selected glyphs in their new order: `.notdef`, characters, tabular figures, components. */
export type GlyphSet = ReturnType<typeof composeGlyphSet>;

const hasInstructions = 0x100;

/** Selects and renumbers the glyphs: everything with a code point of the basic plane that isn't private. */
export function composeGlyphSet(font: SourceFont) {
  const characters = font.characterSet.filter(isKept).sort((a, b) => a - b);
  const glyphOf = (code: number) => font.glyphForCodePoint(code).id;
  const shape = (code: number, features: string[]) =>
    font.layout(String.fromCodePoint(code), features).glyphs[0]?.id ?? 0;
  const figureOf = (code: number) => shape(code, ['tnum']);
  const tabular = characters.filter((code) => figureOf(code) !== shape(code, []));
  const sources = [0, ...characters.map(glyphOf), ...tabular.map(figureOf)];
  const places = new Map<number, number>();
  sources.forEach((glyph, place) => {
    if (!places.has(glyph)) places.set(glyph, place);
  });
  // The list grows during the loop, because components may have components.
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
    /** Outlines with renumbered components, padded to an even length, by new number. */
    outlines,
    /** Code points, ascending: glyph 1 draws the first. */
    characters,
    /** Code points with a tabular variant; their glyphs follow those of `characters`. */
    tabular,
  };
}

function isKept(code: number): boolean {
  const control = code < 0x20 || (code >= 0x7f && code < 0xa0);
  const privateUse = code >= 0xe000 && code < 0xf900;
  return !control && !privateUse && code < 0x10000;
}

/** Returns the offsets of component glyph numbers in a composite outline; empty for a simple outline (glyf table). */
function componentPlaces(outline: Uint8Array): number[] {
  const places: number[] = [];
  if (outline.length === 0) return places;
  const view = viewOf(outline);
  if (view.getInt16(0) >= 0) {
    if (view.getUint16(10 + view.getInt16(0) * 2) !== 0)
      throw new Error('outline has instructions');
    return places;
  }
  eachComponent(view, 0, (place) => {
    const flags = view.getUint16(place - 2);
    if (flags & hasInstructions) throw new Error('composite outline has instructions');
    places.push(place);
  });
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
