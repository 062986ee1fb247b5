import { readDocumentType } from './document-type.ts';
import { type ImportSource, importSources } from './import-source.ts';
import { anyTypeHeading, type InvoiceColumn, invoiceLayouts } from './invoice-layouts.ts';
import { type FileGuess, placeColumns, plainHeading } from './recognize-file.ts';

/** What the user is asked to find in a file of invoices whose headings are not known; without the first five there is no invoice. */
const neededColumns = ['number', 'date', 'clientName', 'quantity', 'price'] as const;
const furtherColumns = [
  ...(['due', 'clientEmail', 'itemName', 'description', 'lineDiscount'] as const),
  ...(['tax1Name', 'tax1Rate', 'tax1Amount', 'total', 'currency'] as const),
  ...(['status', 'type', 'paidAmount', 'paidDay'] as const),
];
export type AskedColumn = (typeof neededColumns)[number] | (typeof furtherColumns)[number];

const asked: readonly InvoiceColumn[] = [...neededColumns, ...furtherColumns];
const mostTitleRows = 10;

/**
 * What a file may be whose headings are not known, in another language for example: invoices of any product, if it has as many
 * columns as an invoice needs; which is which has to be asked.
 */
export function guessByHand(rows: readonly (readonly string[])[]): FileGuess[] {
  const isFilled = (text: string) => text.trim() !== '';
  const headingRow = rows
    .slice(0, mostTitleRows)
    .findIndex((cells) => cells.filter(isFilled).length >= neededColumns.length);
  const cells = rows[headingRow];
  if (!cells) return [];
  const all = cells.flatMap((text, at) => (isFilled(text) ? [at] : []));
  const type = placeOfType(rows, headingRow);
  return importSources.map((source) => guessOf(source, cells, all, { headingRow, type }));
}

/**
 * How far the first rows look like a table of invoices: how many of them share one width, and that width in cells. A character that
 * parts no columns makes rows of all widths, though one of them may be the widest.
 */
export function likenessOf(rows: readonly (readonly string[])[]): { alike: number; width: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows.slice(0, mostTitleRows)) {
    if (length >= neededColumns.length) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [[width, alike] = [0, 0]] = [...counts].sort(
    ([width, alike], [otherWidth, other]) => other - alike || otherWidth - width,
  );
  return { alike, width };
}

/**
 * The column of types, where it is headed so and holds nothing else: left to a choice that may be skipped, credit notes would
 * become invoices.
 */
function placeOfType(rows: readonly (readonly string[])[], headingRow: number): number | null {
  const at = (rows[headingRow] ?? []).findIndex((heading) =>
    anyTypeHeading.has(plainHeading(heading)),
  );
  const areTypes = rows
    .slice(headingRow + 1)
    .every((cells) => readDocumentType(cells[at] ?? '') !== null);
  return at >= 0 && areTypes ? at : null;
}

function guessOf(
  source: ImportSource,
  cells: readonly string[],
  all: number[],
  { headingRow, type }: { headingRow: number; type: number | null },
): FileGuess {
  const layout = invoiceLayouts.find((each) => each.source === source);
  const found = layout ? placeColumns(layout, cells.map(plainHeading)) : new Map();
  const places = new Map([...found].map(([column, [first = 0]]) => [column, first] as const));
  if (type !== null) places.set('type', type);
  const open = asked
    .filter((column) => !places.has(column))
    .map((column) => {
      const isNeeded = neededColumns.some((needed) => needed === column);
      return { column, places: all, isNeeded };
    });
  return { source, kind: 'invoices', places, headingRow, open, isByHand: true };
}

/** What was chosen for the open columns of a guess: the place as text; empty where it has none. */
export type ChosenColumns = Readonly<Partial<Record<string, string>>>;

/** The columns that have to be chosen and are not. */
export function missingColumns({ open }: FileGuess, chosen: ChosenColumns): string[] {
  return open.flatMap(({ column, isNeeded }) => (isNeeded && !chosen[column] ? [column] : []));
}

/** A guess with what was chosen for its open columns. */
export function withColumns(guess: FileGuess, chosen: ChosenColumns): FileGuess {
  const places = new Map(guess.places);
  for (const { column } of guess.open) {
    const place = chosen[column] ?? '';
    if (place !== '') places.set(column, Number(place));
  }
  return { ...guess, places };
}
