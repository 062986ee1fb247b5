import { coveredGlyphs, readLookups, type SourceFont } from './source-font.ts';

/** Glyph to its variant of fixed width (GSUB feature `tnum`, single substitution). */
export function readTabularFigures(font: SourceFont): Map<number, number> {
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
