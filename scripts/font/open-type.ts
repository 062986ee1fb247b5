/** One OpenType layout or outline table as raw bytes. */
export type FontTable = DataView;

/** What the preparation needs of a TrueType file: metrics, outlines and the layout tables. */
export type OpenTypeFont = {
  glyphCount: number;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  /** The counts of `maxp` from maxPoints on: upper bounds for any selection of the glyphs. */
  limits: number[];
  boundingBox: [number, number, number, number];
  /** Code point to glyph number, from the Unicode `cmap`. */
  characters: Map<number, number>;
  advanceOf: (glyph: number) => number;
  sideBearingOf: (glyph: number) => number;
  outlineOf: (glyph: number) => Uint8Array;
  table: (tag: string) => FontTable;
};

/**
 * Reads a TrueType file (OpenType specification, tables cmap, head, hhea, hmtx, loca, glyf, OS/2).
 * Throws when a needed table is missing or the Unicode cmap is neither format 4 nor 12.
 */
export function readOpenType(bytes: Uint8Array): OpenTypeFont {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map<string, DataView>();
  for (let i = 0; i < file.getUint16(4); i++) {
    const record = 12 + i * 16;
    const tag = String.fromCharCode(...bytes.subarray(record, record + 4));
    const start = file.getUint32(record + 8);
    tables.set(tag, sliceView(file, start, file.getUint32(record + 12)));
  }
  const table = (tag: string): DataView => {
    const found = tables.get(tag);
    if (!found) throw new Error(`font has no ${tag} table`);
    return found;
  };

  const head = table('head');
  const maxp = table('maxp');
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const loca = table('loca');
  const glyf = table('glyf');
  const longOffsets = head.getInt16(50) === 1;
  const longMetrics = hhea.getUint16(34);
  const offset = (glyph: number) =>
    longOffsets ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2;

  return {
    glyphCount: maxp.getUint16(4),
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: table('OS/2').getInt16(88),
    limits: Array.from({ length: 13 }, (_, i) => maxp.getUint16(6 + i * 2)),
    boundingBox: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    characters: readCharacters(table('cmap')),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, longMetrics - 1) * 4),
    sideBearingOf: (glyph) =>
      glyph < longMetrics
        ? hmtx.getInt16(glyph * 4 + 2)
        : hmtx.getInt16(longMetrics * 4 + (glyph - longMetrics) * 2),
    outlineOf: (glyph) =>
      new Uint8Array(
        glyf.buffer,
        glyf.byteOffset + offset(glyph),
        offset(glyph + 1) - offset(glyph),
      ),
    table,
  };
}

/** A view of `length` bytes, to the end when no length is given. */
export function sliceView(view: DataView, start: number, length?: number): DataView {
  return new DataView(view.buffer, view.byteOffset + start, length ?? view.byteLength - start);
}

function readCharacters(cmap: DataView): Map<number, number> {
  const subtables = new Map<number, DataView>();
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const platform = cmap.getUint16(4 + i * 8);
    if (platform !== 0 && platform !== 3) continue;
    const subtable = sliceView(cmap, cmap.getUint32(8 + i * 8));
    subtables.set(subtable.getUint16(0), subtable);
  }
  const full = subtables.get(12);
  if (full) return readFormat12(full);
  const basic = subtables.get(4);
  if (basic) return readFormat4(basic);
  throw new Error('font has no Unicode cmap of format 4 or 12');
}

function readFormat12(table: DataView): Map<number, number> {
  const characters = new Map<number, number>();
  for (let i = 0; i < table.getUint32(12); i++) {
    const group = 16 + i * 12;
    const first = table.getUint32(group);
    for (let code = first; code <= table.getUint32(group + 4); code++) {
      characters.set(code, table.getUint32(group + 8) + code - first);
    }
  }
  return characters;
}

function readFormat4(table: DataView): Map<number, number> {
  const characters = new Map<number, number>();
  const segments = table.getUint16(6) / 2;
  for (let i = 0; i < segments; i++) {
    const last = table.getUint16(14 + i * 2);
    const first = table.getUint16(16 + (segments + i) * 2);
    const delta = table.getUint16(16 + (segments * 2 + i) * 2);
    const rangePlace = 16 + (segments * 3 + i) * 2;
    const range = table.getUint16(rangePlace);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range === 0 ? code : table.getUint16(rangePlace + range + (code - first) * 2);
      if (glyph !== 0) characters.set(code, (glyph + delta) & 0xffff);
    }
  }
  return characters;
}
