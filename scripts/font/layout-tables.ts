import { sliceView } from './open-type.ts';

/** A lookup of GSUB or GPOS with its extension subtables already followed. */
export type Lookup = { type: number; subtables: DataView[] };

/** The lookups of a feature, in lookup order, for the font's default script (GSUB, GPOS headers). */
export function readFeatureLookups(
  table: DataView,
  feature: string,
  extensionType: number,
): Lookup[] {
  const features = sliceView(table, table.getUint16(6));
  const lookups = sliceView(table, table.getUint16(8));
  const wanted = new Set<number>();
  for (let i = 0; i < features.getUint16(0); i++) {
    const record = 2 + i * 6;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => features.getUint8(record + at)));
    if (tag !== feature) continue;
    const list = sliceView(features, features.getUint16(record + 4));
    for (let at = 0; at < list.getUint16(2); at++) wanted.add(list.getUint16(4 + at * 2));
  }
  return [...wanted]
    .sort((a, b) => a - b)
    .map((index) =>
      readLookup(sliceView(lookups, lookups.getUint16(2 + index * 2)), extensionType),
    );
}

function readLookup(lookup: DataView, extensionType: number): Lookup {
  let type = lookup.getUint16(0);
  const subtables: DataView[] = [];
  for (let i = 0; i < lookup.getUint16(4); i++) {
    let subtable = sliceView(lookup, lookup.getUint16(6 + i * 2));
    if (lookup.getUint16(0) === extensionType) {
      type = subtable.getUint16(2);
      subtable = sliceView(subtable, subtable.getUint32(4));
    }
    subtables.push(subtable);
  }
  return { type, subtables };
}

/** Covered glyph to its place in the coverage table (formats 1 and 2). */
export function readCoverage(table: DataView): Map<number, number> {
  const covered = new Map<number, number>();
  const count = table.getUint16(2);
  for (let i = 0; i < count; i++) {
    if (table.getUint16(0) === 1) {
      covered.set(table.getUint16(4 + i * 2), i);
      continue;
    }
    const range = 4 + i * 6;
    const first = table.getUint16(range);
    for (let glyph = first; glyph <= table.getUint16(range + 2); glyph++) {
      covered.set(glyph, table.getUint16(range + 4) + glyph - first);
    }
  }
  return covered;
}

/** Glyph to class (formats 1 and 2); a glyph that is absent has class 0. */
export function readClasses(table: DataView): Map<number, number> {
  const classes = new Map<number, number>();
  if (table.getUint16(0) === 1) {
    const first = table.getUint16(2);
    for (let i = 0; i < table.getUint16(4); i++) classes.set(first + i, table.getUint16(6 + i * 2));
    return classes;
  }
  for (let i = 0; i < table.getUint16(2); i++) {
    const range = 4 + i * 6;
    for (let glyph = table.getUint16(range); glyph <= table.getUint16(range + 2); glyph++) {
      classes.set(glyph, table.getUint16(range + 4));
    }
  }
  return classes;
}
