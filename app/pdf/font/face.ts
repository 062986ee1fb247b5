import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';
import type { Typeface } from '#app/domain/looks/look.ts';
import { interCharacters } from '../font-data/inter-characters.ts';
import { interRegular } from '../font-data/inter-regular.ts';
import { interSemiBold } from '../font-data/inter-semi-bold.ts';

/** A font as written by `scripts/prepare-font.ts`. Lengths are in font units. */
type PreparedFont = {
  name: string;
  weight: number;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  boundingBox: number[];
  /** The counts of the `maxp` table from maxPoints on. */
  limits: number[];
  glyphCount: number;
  kerningRows: number;
  kerningColumns: number;
  data: string;
};

/** A prepared font, unpacked into tables by glyph number. Lengths are in font units. */
export type Face = Omit<PreparedFont, 'data'> & {
  /** Glyph of each code point of the basic plane; 0 is the box for missing characters. */
  glyphOf: Uint16Array;
  /** The same with tabular figures. */
  tabularGlyphOf: Uint16Array;
  advances: Uint16Array;
  /** Advance widths in thousandths of the type size, PDF's unit. */
  widths: Uint16Array;
  sideBearings: Int16Array;
  /** Start of each outline in `outlines`, with one more entry than glyphs. */
  offsets: Uint32Array;
  outlines: Uint8Array;
  /** `kerning[leftClass[a] * kerningColumns + rightClass[b]]` moves b after a, in thousandths. */
  leftClass: Uint8Array;
  rightClass: Uint8Array;
  kerning: Int16Array;
};

export type FaceName = 'regular' | 'semiBold';

/** A typeface's files in `font-data`. */
type PreparedTypeface = Record<FaceName, PreparedFont> & {
  characters: { characters: string; tabular: string };
};

const prepared: Partial<Record<Typeface, PreparedTypeface>> = {
  inter: { characters: interCharacters, regular: interRegular, semiBold: interSemiBold },
};

/** The files of the typefaces that few documents use. */
const files: Partial<Record<Typeface, () => Promise<PreparedTypeface>>> = {
  'source-serif': () => import('../font-data/source-serif.ts').then((file) => file.sourceSerif),
};

/** Loads a typeface's files, which rendering needs, unless they are loaded. */
export async function loadTypeface(typeface: Typeface = 'inter'): Promise<void> {
  prepared[typeface] ??= await files[typeface]?.();
}

const unpacked: Partial<Record<Typeface, Record<FaceName, Face>>> = {};

/**
 * Returns the two faces of a typeface, unpacked on the first call; plain values shared by all documents. Throws if
 * `loadTypeface` hasn't loaded it.
 */
export function loadFaces(typeface: Typeface = 'inter'): Record<FaceName, Face> {
  const known = unpacked[typeface];
  if (known) return known;
  const typefaceFiles = prepared[typeface];
  if (!typefaceFiles) throw new Error(`The typeface ${typeface} isn't loaded`);
  const { characters, regular, semiBold } = typefaceFiles;
  const maps = parseCharacterMaps(characters);
  const faces = { regular: unpackFace(regular, maps), semiBold: unpackFace(semiBold, maps) };
  unpacked[typeface] = faces;
  return faces;
}

/** Returns the glyph table for the style's figures; 0 is the box for missing characters. */
export function glyphMap(face: Face, tabular: boolean | undefined): Uint16Array {
  return tabular ? face.tabularGlyphOf : face.glyphOf;
}

/** Returns the kerning of two neighboring glyphs in thousandths of the type size. */
export function kerningBetween(face: Face, left: number, right: number): number {
  const row = face.leftClass[left] ?? 0;
  return face.kerning[row * face.kerningColumns + (face.rightClass[right] ?? 0)] ?? 0;
}

type CharacterMaps = Pick<Face, 'glyphOf' | 'tabularGlyphOf'>;

function parseCharacterMaps(files: PreparedTypeface['characters']): CharacterMaps {
  const characters = new Uint16Array(inflate(files.characters));
  const tabular = new Uint16Array(inflate(files.tabular));
  const glyphOf = new Uint16Array(0x10000);
  characters.forEach((code, index) => {
    glyphOf[code] = index + 1;
  });
  const tabularGlyphOf = glyphOf.slice();
  tabular.forEach((code, index) => {
    tabularGlyphOf[code] = characters.length + index + 1;
  });
  return { glyphOf, tabularGlyphOf };
}

function unpackFace({ data, ...font }: PreparedFont, maps: CharacterMaps): Face {
  const buffer = inflate(data);
  const { glyphCount, kerningRows, kerningColumns } = font;
  let at = 0;
  const take = (bytes: number) => {
    at += bytes;
    return at - bytes;
  };
  const advances = new Uint16Array(buffer, take(glyphCount * 2), glyphCount);
  const sideBearings = new Int16Array(buffer, take(glyphCount * 2), glyphCount);
  const lengths = new Uint16Array(buffer, take(glyphCount * 2), glyphCount);
  const pairs = kerningRows * kerningColumns;
  const kerning = new Int16Array(buffer, take(pairs * 2), pairs);
  const leftClass = new Uint8Array(buffer, take(glyphCount), glyphCount);
  const rightClass = new Uint8Array(buffer, take(glyphCount), glyphCount);
  const outlines = new Uint8Array(buffer, at);
  const offsets = new Uint32Array(glyphCount + 1);
  lengths.forEach((length, glyph) => {
    offsets[glyph + 1] = (offsets[glyph] ?? 0) + length;
  });
  const thousandths = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  return {
    ...font,
    ...maps,
    advances,
    widths: advances.map(thousandths),
    sideBearings,
    offsets,
    outlines,
    leftClass,
    rightClass,
    kerning: kerning.map(thousandths),
  };
}

/** Inflates bytes into their own buffer, so that 16-bit tables are aligned. */
function inflate(base64: string): ArrayBuffer {
  return new Uint8Array(inflateSync(Buffer.from(base64, 'base64'))).buffer;
}
