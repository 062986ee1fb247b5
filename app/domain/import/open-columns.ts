import { parseDocumentType } from './document-type.ts';
import { type ImportKind, importKinds } from './import-source.ts';
import { anyTypeHeading, type InvoiceColumn, type Layout } from './invoice-layouts.ts';
import { namedClients, otherInvoices, otherProducts } from './other-layouts.ts';
import { type FileGuess, type OpenColumn, placeColumns, plainHeading } from './recognize-file.ts';
import type { ClientColumn, ProductFileColumn } from './record-layouts.ts';

const neededColumns = {
  clients: ['name'],
  products: ['name', 'price'],
  invoices: ['number', 'date', 'clientName', 'quantity', 'price'],
} as const satisfies Record<ImportKind, readonly string[]>;

/** What the user is asked to find in a file whose headings are not known; without the needed ones nothing can be imported. */
export const askedColumns = {
  clients: [
    ...([
      'name',
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'street',
      'street2',
    ] as const),
    ...(['city', 'region', 'postalCode', 'country'] as const),
    ...(['contact', 'taxNumber', 'reference', 'language', 'ccEmails'] as const),
  ],
  products: ['name', 'price', 'description', 'id', 'rate', 'unit'],
  invoices: [
    ...(['number', 'date', 'clientName', 'quantity', 'price'] as const),
    ...(['due', 'clientEmail', 'street', 'street2', 'city', 'region', 'postalCode'] as const),
    ...(['country', 'clientContact', 'reference', 'notes'] as const),
    ...(['itemName', 'description', 'lineDiscount'] as const),
    ...(['tax1Name', 'tax1Rate', 'tax1Amount', 'total', 'currency'] as const),
    ...(['status', 'type', 'paidAmount', 'paidDay'] as const),
  ],
} as const satisfies {
  clients: readonly ClientColumn[];
  products: readonly ProductFileColumn[];
  invoices: readonly InvoiceColumn[];
};

const suggestions: Record<ImportKind, Layout<string>> = {
  clients: namedClients,
  products: otherProducts,
  invoices: otherInvoices,
};

/** The choice of a quantity where each invoice is one row. */
export const alwaysOne = 'one';

const maxTitleRows = 10;
const minColumns = 2;

/**
 * What a file may be whose headings are not known, in another language for example: clients, products or invoices, with each
 * column to be found by the user. Headings that look like a column are suggested.
 */
export function guessByHand(rows: readonly (readonly string[])[]): FileGuess[] {
  const counts = rows.slice(0, maxTitleRows).map((cells) => cells.filter(isFilled).length);
  const most = Math.max(...counts);
  // A title above the headings fills fewer cells.
  const least = most < neededColumns.invoices.length ? minColumns : neededColumns.invoices.length;
  const headingRow = counts.findIndex((count) => count >= least);
  const cells = rows[headingRow];
  if (!cells) return [];
  return importKinds.map((kind) => guessOf(kind, rows, headingRow));
}

const isFilled = (text: string) => text.trim() !== '';

/**
 * How far the first rows look like a table: how many of them share one width, and that width in cells. A character that
 * parts no columns makes rows of all widths, though one of them may be the widest.
 */
export function likenessOf(rows: readonly (readonly string[])[]): { alike: number; width: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows.slice(0, maxTitleRows)) {
    if (length >= minColumns) counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [[width, alike] = [0, 0]] = [...counts].sort(
    ([width, alike], [otherWidth, other]) => other * otherWidth - alike * width,
  );
  return { alike, width };
}

function guessOf(
  kind: ImportKind,
  rows: readonly (readonly string[])[],
  headingRow: number,
): FileGuess {
  const headings = rows[headingRow] ?? [];
  const all = headings.flatMap((text, at) => (isFilled(text) ? [at] : []));
  const found = placeColumns(suggestions[kind], headings.map(plainHeading));
  const type = kind === 'invoices' ? placeOfType(rows, headingRow) : null;
  const places = new Map<string, number>(type?.isClear ? [['type', type.at]] : []);
  const open = askedColumns[kind]
    .filter((column) => !places.has(column))
    .map((column): OpenColumn => {
      const isNeeded = neededColumns[kind].some((needed) => needed === column);
      const suggested = column === 'type' ? type?.at : found.get(column)?.[0];
      return { column, places: all, isNeeded, ...(suggested !== undefined && { suggested }) };
    });
  return { source: 'other', kind, places, headingRow, open, isByHand: true };
}

/**
 * The column that is headed as one of types and holds any: clear where it holds nothing else. Left to a choice that may be
 * skipped, credit notes would become invoices.
 */
function placeOfType(
  rows: readonly (readonly string[])[],
  headingRow: number,
): { at: number; isClear: boolean } | null {
  const headings = (rows[headingRow] ?? []).map(plainHeading);
  const at = headings.findIndex((heading) => anyTypeHeading.has(heading));
  if (at < 0) return null;
  const words = rows.slice(headingRow + 1).flatMap((cells) => cells[at]?.trim() || []);
  const known = words.filter((word) => parseDocumentType(word) !== null);
  const isClear = known.length === words.length;
  return isClear || known.length > 0 ? { at, isClear } : null;
}

/** What was chosen for the open columns of a guess: the place as text, or `alwaysOne`; empty where it has none. */
export type ChosenColumns = Readonly<Partial<Record<string, string>>>;

/** What the headings suggest, before the user changes it. */
export function suggestedColumns({ open }: FileGuess): ChosenColumns {
  return Object.fromEntries(
    open.flatMap(({ column, suggested }) =>
      suggested === undefined ? [] : [[column, String(suggested)]],
    ),
  );
}

/** The columns that have to be chosen and are not; a name may be parted into two. */
export function missingColumns({ kind, open }: FileGuess, chosen: ChosenColumns): string[] {
  const isNamed = kind === 'clients' && Boolean(chosen.firstName || chosen.lastName);
  return open.flatMap(({ column, isNeeded }) => {
    const isMissing = isNeeded && !chosen[column] && !(column === 'name' && isNamed);
    return isMissing ? [column] : [];
  });
}

/** A guess with what was chosen for its open columns. */
export function withColumns(guess: FileGuess, chosen: ChosenColumns): FileGuess {
  const places = new Map(guess.places);
  for (const { column } of guess.open) {
    const place = chosen[column] ?? '';
    if (place !== '' && place !== alwaysOne) places.set(column, Number(place));
  }
  return { ...guess, places };
}
