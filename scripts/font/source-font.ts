import { type Font, openSync } from 'fontkit';

/** A fontkit array that is read lazily. */
type Lazy<T> = { get(index: number): T; toArray(): T[] };

type Coverage =
  | { version: 1; glyphs: number[] }
  | { version: 2; rangeRecords: { start: number; end: number }[] };
type ClassDefinition =
  | { version: 1; startGlyph: number; classValueArray: number[] }
  | { version: 2; classRangeRecord: { start: number; end: number; class: number }[] };
type Advance = { xAdvance: number };

/** A pair adjustment subtable (GPOS, lookup type 2), by pairs or by classes. */
export type PairTable = { coverage: Coverage } & (
  | { version: 1; pairSets: Lazy<{ secondGlyph: number; value1: Advance }[]> }
  | {
      version: 2;
      classDef1: ClassDefinition;
      classDef2: ClassDefinition;
      classRecords: Lazy<Lazy<{ value1: Advance }>>;
    }
);
type KerningTable = {
  featureList: { tag: string; feature: { lookupListIndexes: number[] } }[];
  lookupList: Lazy<{ lookupType: number; subTables: (PairTable | Extension)[] }>;
};
/** A subtable stored elsewhere in the file, with its actual type. */
type Extension = { lookupType: number; extension: PairTable };

/** The font's tables as read by fontkit (OpenType specification), in addition to those in its types. */
export type SourceFont = Font & {
  GPOS: KerningTable;
  head: { xMin: number; yMin: number; xMax: number; yMax: number };
  /** Its counts in file order: upper bounds for any selection of glyphs. */
  maxp: Record<string, number>;
  hmtx: { metrics: Lazy<{ advance: number; bearing: number }> };
  loca: { offsets: number[] };
  glyphForCodePoint(code: number): { id: number };
  characterSet: number[];
  stream: { buffer: Uint8Array };
  directory: { tables: { glyf: { offset: number } } };
};

/** Opens a TrueType file in which every glyph has its own metrics. */
export function openSourceFont(path: string): SourceFont {
  return openSync(path) as unknown as SourceFont;
}

/** Returns the bytes of a glyph's outline (glyf table). */
export function outlineOf({ stream, directory, loca }: SourceFont, glyph: number): Uint8Array {
  const { offset } = directory.tables.glyf;
  return stream.buffer.subarray(
    offset + (loca.offsets[glyph] ?? 0),
    offset + (loca.offsets[glyph + 1] ?? 0),
  );
}

const pairAdjustment = 2;

/** Returns the subtables of each lookup that kerns pairs (GPOS feature `kern`), in lookup order. */
export function parsePairTables({ GPOS: table }: SourceFont): PairTable[][] {
  const wanted = table.featureList
    .filter(({ tag }) => tag === 'kern')
    .flatMap((found) => found.feature.lookupListIndexes);
  return [...new Set(wanted)]
    .sort((a, b) => a - b)
    .map((index) => table.lookupList.get(index))
    .map(({ lookupType, subTables }) =>
      subTables
        .map((found) => ('extension' in found ? found : { lookupType, extension: found }))
        .filter((found) => found.lookupType === pairAdjustment)
        .map(({ extension }) => extension),
    );
}

/** Lists the covered glyphs; positions in this list are coverage indexes. */
export function coveredGlyphs(coverage: Coverage): number[] {
  return coverage.version === 1 ? coverage.glyphs : coverage.rangeRecords.flatMap(glyphsOf);
}

/** Maps glyphs to classes; absent glyphs have class 0. */
export function parseClasses(definition: ClassDefinition): Map<number, number> {
  return new Map(
    definition.version === 1
      ? definition.classValueArray.map((value, at) => [definition.startGlyph + at, value])
      : definition.classRangeRecord.flatMap((range) =>
          glyphsOf(range).map((glyph): [number, number] => [glyph, range.class]),
        ),
  );
}

function glyphsOf({ start, end }: { start: number; end: number }): number[] {
  return Array.from({ length: end - start + 1 }, (_, i) => start + i);
}
