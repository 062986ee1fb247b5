import {
  coveredGlyphs,
  type PairTable,
  parseClasses,
  parsePairTables,
  type SourceFont,
} from './source-font.ts';

/** The kerning of a left glyph by right glyph in one subtable; undefined when it doesn't cover the left one. */
type PairRule = (left: number) => ((right: number) => number | undefined) | undefined;

/** The kerning of a left glyph with any right one in font units; undefined when it is never kerned. */
export type KerningOf = (left: number) => ((right: number) => number) | undefined;

/** Parses pair kerning (GPOS feature `kern`, pair adjustment). */
export function parseKerning(font: SourceFont): KerningOf {
  const lookups = parsePairTables(font).map((tables) => tables.map(parsePairRule));
  return (left) => {
    // In each lookup, the first subtable with the pair applies; lookups add up.
    const active = lookups
      .map((rules) => rules.flatMap((rule) => rule(left) ?? []))
      .filter((rules) => rules.length > 0);
    if (active.length === 0) return undefined;
    return (right) => {
      let sum = 0;
      for (const rules of active) {
        const first = rules.find((rule) => rule(right) !== undefined);
        sum += first?.(right) ?? 0;
      }
      return sum;
    };
  };
}

/**
 * Groups the kerning of `glyphs` (in their new order) into classes of equal rows and equal columns: `values[leftClass *
 * rightCount + rightClass]`, in font units. Throws when there are more than 256 classes on a side.
 */
export function classifyKerning(glyphs: number[], kerningOf: KerningOf) {
  const rows = glyphs.map((left) => glyphs.map(kerningOf(left) ?? (() => 0)));
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

function parsePairRule(table: PairTable): PairRule {
  const covered = new Map(coveredGlyphs(table.coverage).map((glyph, index) => [glyph, index]));
  if (table.version === 1) {
    const sets = table.pairSets
      .toArray()
      .map((pairs) => new Map(pairs.map((pair) => [pair.secondGlyph, pair.value1.xAdvance])));
    return (left) => {
      const pairs = sets[covered.get(left) ?? -1];
      return pairs && ((right) => pairs.get(right));
    };
  }
  const lefts = parseClasses(table.classDef1);
  const rights = parseClasses(table.classDef2);
  const rows = table.classRecords
    .toArray()
    .map((row) => row.toArray().map(({ value1 }) => value1.xAdvance));
  return (left) => {
    if (!covered.has(left)) return undefined;
    const row = rows[lefts.get(left) ?? 0];
    return (right) => row?.[rights.get(right) ?? 0];
  };
}
