import type { ImportKind, ImportSource } from './import-source.ts';
import { invoiceLayouts, type Layout } from './invoice-layouts.ts';
import { clientLayouts, productLayouts } from './record-layouts.ts';

/** Where a column stands, counted from 0, by what it says. */
export type ColumnPlaces<Column extends string> = ReadonlyMap<Column, number>;

/** What a file may be: of which product, what it holds, and where its headings are. */
export type FileGuess = {
  source: ImportSource;
  kind: ImportKind;
  places: ColumnPlaces<string>;
  /** The row of the headings, from 0: Invoice Ninja writes a title above them. */
  headingRow: number;
};

const layouts: [ImportKind, Layout<string>[]][] = [
  ['invoices', invoiceLayouts],
  ['clients', clientLayouts],
  ['products', productLayouts],
];

const mostTitleRows = 10;

/**
 * What a file is by its headings, whatever their case and order, `*` and `[]` aside: the layouts that find most of them. None where
 * no layout finds what it needs, several where they fit as well as each other: then somebody has to be asked.
 */
export function recognizeFile(rows: readonly (readonly string[])[]): FileGuess[] {
  for (const [headingRow, cells] of rows.slice(0, mostTitleRows).entries()) {
    const headings = cells.map(plainHeading);
    const found = layouts.flatMap(([kind, ofKind]) =>
      ofKind.flatMap((layout) => {
        const places = placeColumns(layout, headings);
        const isSuch = layout.needs.every((column) => places.has(column));
        return isSuch ? [{ source: layout.source, kind, places, headingRow }] : [];
      }),
    );
    const most = Math.max(...found.map(({ places }) => places.size));
    if (found.length > 0) return found.filter(({ places }) => places.size === most);
  }
  return [];
}

function placeColumns(layout: Layout<string>, headings: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [column, names] of Object.entries(layout.columns)) {
    const at = names?.map((name) => headings.indexOf(name)).find((place) => place >= 0);
    if (at !== undefined) places.set(column, at);
  }
  return places;
}

/** `*ContactName` is `contactname`, `[Total]` is `total`. */
function plainHeading(heading: string): string {
  return heading
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[*[\]\ufeff]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

// @covers paid-10.6
