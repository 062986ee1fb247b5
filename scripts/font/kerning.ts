import { readClasses, readCoverage, readFeatureLookups } from './layout-tables.ts';
import { type OpenTypeFont, sliceView } from './open-type.ts';

/** For a left glyph, what a subtable says about right glyphs; nothing when it does not cover the left one. */
type PairRule = (left: number) => ((right: number) => number | undefined) | undefined;

/** Kerning as a table of classes: `values[leftClass * rightCount + rightClass]`, in font units. */
export type KerningClasses = {
  leftClass: Uint8Array;
  rightClass: Uint8Array;
  leftCount: number;
  rightCount: number;
  values: Int16Array;
};

/** The kerning of a left glyph with any right one in font units; nothing when it is never kerned. */
export type KerningOf = (left: number) => ((right: number) => number) | undefined;

/** Reads the kerning of pairs (GPOS feature `kern`, pair adjustment). */
export function readKerning(font: OpenTypeFont): KerningOf {
  const lookups = readFeatureLookups(font.table('GPOS'), 'kern', 9)
    .filter((lookup) => lookup.type === 2)
    .map((lookup) => lookup.subtables.map(readPairRule));
  return (left) => {
    // In each lookup the first subtable that knows the pair decides; the lookups add up.
    const active = lookups
      .map((rules) => rules.flatMap((rule) => rule(left) ?? []))
      .filter((rules) => rules.length > 0);
    if (active.length === 0) return undefined;
    return (right) => {
      let sum = 0;
      for (const rules of active) {
        for (const rule of rules) {
          const value = rule(right);
          if (value === undefined) continue;
          sum += value;
          break;
        }
      }
      return sum;
    };
  };
}

/**
 * Folds the kerning of `glyphs` (in their new order) into classes of equal rows and equal columns.
 * Throws when there are more than 256 classes on a side.
 */
export function classifyKerning(glyphs: number[], kerningOf: KerningOf): KerningClasses {
  const unkerned = glyphs.map(() => 0);
  const rows = glyphs.map((left) => {
    const kerning = kerningOf(left);
    return kerning ? glyphs.map(kerning) : unkerned;
  });
  const left = groupEqual(rows);
  const distinctRows = left.firsts.map((index) => rows[index] ?? []);
  const right = groupEqual(glyphs.map((_, column) => distinctRows.map((row) => row[column] ?? 0)));
  return {
    leftClass: left.classes,
    rightClass: right.classes,
    leftCount: left.firsts.length,
    rightCount: right.firsts.length,
    values: Int16Array.from(
      distinctRows.flatMap((row) => right.firsts.map((column) => row[column] ?? 0)),
    ),
  };
}

function groupEqual(rows: number[][]): { classes: Uint8Array; firsts: number[] } {
  const known = new Map<string, number>();
  const firsts: number[] = [];
  const classes = rows.map((row, index) => {
    const key = row.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, firsts.length);
    return firsts.push(index) - 1;
  });
  if (firsts.length > 256) throw new Error(`${firsts.length} kerning classes do not fit a byte`);
  return { classes: Uint8Array.from(classes), firsts };
}

function readPairRule(table: DataView): PairRule {
  const covered = readCoverage(sliceView(table, table.getUint16(2)));
  if (table.getUint16(4) !== 4 || table.getUint16(6) !== 0) {
    throw new Error('kerning with more than a horizontal advance is not handled');
  }
  return table.getUint16(0) === 1 ? glyphPairs(table, covered) : classPairs(table, covered);
}

function glyphPairs(table: DataView, covered: Map<number, number>): PairRule {
  const sets = new Map<number, Map<number, number>>();
  for (const [glyph, index] of covered) {
    const set = sliceView(table, table.getUint16(10 + index * 2));
    const pairs = new Map<number, number>();
    for (let i = 0; i < set.getUint16(0); i++) {
      pairs.set(set.getUint16(2 + i * 4), set.getInt16(4 + i * 4));
    }
    sets.set(glyph, pairs);
  }
  return (left) => {
    const pairs = sets.get(left);
    return pairs && ((right) => pairs.get(right));
  };
}

function classPairs(table: DataView, covered: Map<number, number>): PairRule {
  const lefts = readClasses(sliceView(table, table.getUint16(8)));
  const rights = readClasses(sliceView(table, table.getUint16(10)));
  const rightCount = table.getUint16(14);
  return (left) => {
    if (!covered.has(left)) return undefined;
    const row = 16 + (lefts.get(left) ?? 0) * rightCount * 2;
    return (right) => table.getInt16(row + (rights.get(right) ?? 0) * 2);
  };
}
