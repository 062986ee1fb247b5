import type { DocumentKind } from '../documents/kind.ts';
import type { ImportKind, ImportSource } from './import-answer.ts';
import { documentLayouts, invoiceLayouts, type Layout } from './invoice-layouts.ts';
import { otherClients, otherProducts, ownClients, ownProducts } from './other-layouts.ts';
import { clientLayouts, productLayouts } from './record-layouts.ts';

/** Column indexes, from 0, by column. */
export type ColumnPlaces<Column extends string> = ReadonlyMap<Column, number>;

/** What a file may be: its product, what it contains and where its headers are. */
export type FileGuess = {
  source: ImportSource;
  kind: ImportKind;
  places: ColumnPlaces<string>;
  /** Index of the header row, from 0: Invoice Ninja writes a title above it. */
  headingRow: number;
  /** Columns that the user must choose: several headers fit and their values differ, or none fits. */
  open: OpenColumn[];
  /** The headers didn't reveal what the file is. */
  isByHand: boolean;
  /** The kind of its documents if they aren't invoices. */
  documentKind?: DocumentKind;
};

/** A column with its possible indexes; `suggested` is the one whose header looks like it. */
export type OpenColumn = {
  column: string;
  places: number[];
  isNeeded: boolean;
  suggested?: number;
};

const layouts: [ImportKind, Layout<string>[]][] = [
  ['invoices', invoiceLayouts],
  ['clients', [ownClients, ...clientLayouts, ...otherClients]],
  ['products', [ownProducts, ...productLayouts, otherProducts]],
];

const maxTitleRows = 10;

/**
 * Recognizes a file by its headers, ignoring case, order, `*` and `[]`: returns the layouts that match most of them.
 * Empty when no layout finds its required columns; several when they match equally well and the user must choose.
 */
export function recognizeFile(rows: readonly (readonly string[])[]): FileGuess[] {
  for (const [headingRow, cells] of rows.slice(0, maxTitleRows).entries()) {
    const headings = cells.map(plainHeading);
    const found = layouts.flatMap(([kind, ofKind]) =>
      ofKind.flatMap((layout) => {
        const fitting = placeColumns(layout, headings);
        if (!layout.needs.every((column) => fitting.has(column))) return [];
        const { source } = layout;
        // Common headers alone don't identify a file.
        if (source === 'other' && !coversAll(fitting, headings)) return [];
        const settled = settleColumns(fitting, rows.slice(headingRow + 1));
        return [{ source, kind, headingRow, ...settled, isByHand: false }];
      }),
    );
    if (found.every(({ kind }) => kind !== 'invoices')) {
      found.push(...otherDocuments(headings, headingRow, rows));
    }
    const most = Math.max(...found.map(({ places }) => places.size));
    if (found.length > 0) return preferred(found.filter(({ places }) => places.size === most));
  }
  return [];
}

/** Recognizes files whose number columns are named after estimates or credit notes. */
function otherDocuments(
  headings: readonly string[],
  headingRow: number,
  rows: readonly (readonly string[])[],
): FileGuess[] {
  return documentLayouts.flatMap(({ documentKind, layout }) => {
    const fitting = placeColumns(layout, headings);
    if (!layout.needs.every((column) => fitting.has(column))) return [];
    const settled = settleColumns(fitting, rows.slice(headingRow + 1));
    const { source } = layout;
    return [{ source, kind: 'invoices', documentKind, headingRow, ...settled, isByHand: false }];
  });
}

function coversAll(fitting: ReadonlyMap<string, number[]>, headings: readonly string[]): boolean {
  const covered = new Set([...fitting.values()].flat());
  return headings.every((heading, at) => heading === '' || covered.has(at));
}

/**
 * Prefers our own export, then the only matching product; when several products match, the file counts as none of them.
 */
function preferred(best: FileGuess[]): FileGuess[] {
  const of = (isWanted: (source: ImportSource) => boolean) =>
    best.filter(({ source }) => isWanted(source));
  const lists = [of((source) => source === 'own'), of((source) => source !== 'other')];
  const one = [...lists, of((source) => source === 'other')].find(({ length }) => length === 1);
  return one ?? best;
}

/** Lists the possible indexes of each column of a layout, in the order of its header names. */
export function placeColumns(
  layout: Layout<string>,
  headings: readonly string[],
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [column, names] of Object.entries(layout.columns)) {
    const fitting = names?.flatMap((name) =>
      headings.flatMap((heading, at) => (heading === plainHeading(name) ? [at] : [])),
    );
    if (fitting && fitting.length > 0) places.set(column, fitting);
  }
  return places;
}

/** Chooses the non-empty column among several matching headers; where two differ, the user must choose. */
function settleColumns(
  fitting: ReadonlyMap<string, number[]>,
  data: readonly (readonly string[])[],
): Pick<FileGuess, 'places' | 'open'> {
  const places = new Map<string, number>();
  const open: OpenColumn[] = [];
  const textAt = (row: readonly string[], at: number) => (row[at] ?? '').trim();
  for (const [column, all] of fitting) {
    const filled = all.filter((at) => data.some((row) => textAt(row, at) !== ''));
    const [first = all[0] ?? 0, ...others] = filled;
    places.set(column, first);
    const rivals = others.filter((at) =>
      data.some((row) => textAt(row, at) !== textAt(row, first)),
    );
    if (rivals.length > 0) open.push({ column, places: [first, ...rivals], isNeeded: true });
  }
  return { places, open };
}

/** Normalizes a header: `*ContactName` is `contactname`, `[Total]` is `total`. */
export function plainHeading(heading: string): string {
  return heading
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/[*[\]\ufeff]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'");
}
