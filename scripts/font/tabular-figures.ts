import { readCoverage, readFeatureLookups } from './layout-tables.ts';
import { type OpenTypeFont, sliceView } from './open-type.ts';

/** Glyph to its variant of fixed width (GSUB feature `tnum`, single substitution). */
export function readTabularFigures(font: OpenTypeFont): Map<number, number> {
  const figures = new Map<number, number>();
  for (const lookup of readFeatureLookups(font.table('GSUB'), 'tnum', 7)) {
    if (lookup.type !== 1) continue;
    for (const table of lookup.subtables) {
      for (const [glyph, index] of readCoverage(sliceView(table, table.getUint16(2)))) {
        const substitute =
          table.getUint16(0) === 1
            ? (glyph + table.getInt16(4)) & 0xffff
            : table.getUint16(6 + index * 2);
        if (!figures.has(glyph)) figures.set(glyph, substitute);
      }
    }
  }
  return figures;
}
