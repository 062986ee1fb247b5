import type { CurrencyCode } from '#app/domain/money/money.ts';
import { parseDocumentType, type TypeAnswers } from './document-rows.ts';
import { type DateOrder, fileRows, matchingDateOrders, plainWord } from './file-cells.ts';
import { type ImportKind, importKinds } from './import-answer.ts';
import { anyTypeHeading, type InvoiceColumn, type Layout } from './invoice-layouts.ts';
import { namedClients, otherInvoices, otherProducts } from './other-layouts.ts';
import { type FileGuess, type OpenColumn, placeColumns, plainHeading } from './recognize-file.ts';
import type { ClientColumn, ProductFileColumn } from './record-layouts.ts';

const neededColumns = {
  clients: ['name'],
  products: ['name', 'price'],
  invoices: ['number', 'date', 'clientName', 'quantity', 'price'],
} as const satisfies Record<ImportKind, readonly string[]>;

/** The columns that the user assigns in a file with unknown headers; the required ones must be assigned. */
const questionColumns = {
  clients: [
    'name',
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'street',
    'street2',
    'city',
    'region',
    'postalCode',
    'country',
    'contact',
    'taxNumber',
    'reference',
    'language',
    'ccEmails',
  ],
  products: ['name', 'price', 'description', 'id', 'rate', 'unit'],
  invoices: [
    'number',
    'date',
    'clientName',
    'quantity',
    'price',
    'due',
    'clientEmail',
    'street',
    'street2',
    'city',
    'region',
    'postalCode',
    'country',
    'clientContact',
    'reference',
    'notes',
    'itemName',
    'description',
    'lineDiscount',
    'tax1Name',
    'tax1Rate',
    'tax1Amount',
    'total',
    'currency',
    'status',
    'type',
    'paidAmount',
    'paidDay',
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

/** Option for the quantity when each invoice is one row. */
export const alwaysOne = 'one';

const maxTitleRows = 10;
const minColumns = 2;

/**
 * Guesses for a file with unknown headers, for example in another language: clients, products or invoices, with columns
 * assigned by the user. Headers that look like a column are suggested.
 */
export function guessByHand(rows: readonly (readonly string[])[]): FileGuess[] {
  const counts = rows.slice(0, maxTitleRows).map((cells) => cells.filter(isFilled).length);
  const most = Math.max(...counts);
  // A title row above the headers has fewer cells.
  const least = most < neededColumns.invoices.length ? minColumns : neededColumns.invoices.length;
  const headingRow = counts.findIndex((count) => count >= least);
  const cells = rows[headingRow];
  if (!cells) return [];
  return importKinds.map((kind) => guessOf(kind, rows, headingRow));
}

const isFilled = (text: string) => text.trim() !== '';

/**
 * Rates how much the first rows look like a table: how many rows share one width, and that width in cells. A wrong
 * separator gives rows of varying widths, even if one of them is the widest.
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
  const open = questionColumns[kind]
    .filter((column) => !places.has(column))
    .map((column): OpenColumn => {
      const isNeeded = neededColumns[kind].some((needed) => needed === column);
      const suggested = column === 'type' ? type?.at : found.get(column)?.[0];
      return { column, places: all, isNeeded, ...(suggested !== undefined && { suggested }) };
    });
  return { source: 'other', kind, places, headingRow, open, isByHand: true };
}

/**
 * Finds the document type column: unambiguous when it contains only known types. If the user could skip this choice,
 * credit notes might become invoices.
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

/** The user's choices for the open columns of a guess: the column index as text, or `alwaysOne`; empty for none. */
export type ChosenColumns = Readonly<Partial<Record<string, string>>>;

/** Returns the suggested choices before the user changes them. */
export function suggestedColumns({ open }: FileGuess): ChosenColumns {
  return Object.fromEntries(
    open.flatMap(({ column, suggested }) =>
      suggested === undefined ? [] : [[column, String(suggested)]],
    ),
  );
}

/** Lists the required columns that aren't chosen yet; a name may be split into two columns. */
export function missingColumns({ kind, open }: FileGuess, chosen: ChosenColumns): string[] {
  const isNamed = kind === 'clients' && Boolean(chosen.firstName || chosen.lastName);
  return open.flatMap(({ column, isNeeded }) => {
    const isMissing = isNeeded && !chosen[column] && !(column === 'name' && isNamed);
    return isMissing ? [column] : [];
  });
}

/** Returns a guess with the user's choices for its open columns. */
export function withColumns(guess: FileGuess, chosen: ChosenColumns): FileGuess {
  const places = new Map(guess.places);
  for (const { column } of guess.open) {
    const place = chosen[column] ?? '';
    if (place !== '' && place !== alwaysOne) places.set(column, Number(place));
  }
  return { ...guess, places };
}

/** The columns that the questions depend on. */
type QuestionColumn = Extract<
  InvoiceColumn,
  'number' | 'date' | 'due' | 'paidDay' | 'currency' | 'type'
>;

/** What a file leaves ambiguous: date order, currency and document types. */
type FileQuestions = {
  /** The possible orders; with only one, there is no question. */
  orders: DateOrder[];
  /** A date that differs by order. */
  example: string;
  /** At least one invoice has no currency. */
  asksCurrency: boolean;
  /** Unknown document types, as written in the file. */
  types: string[];
};

/** Determines what the user must answer before the file can be parsed with a guess. */
export function questionsOf(rows: readonly (readonly string[])[], guess: FileGuess): FileQuestions {
  if (guess.kind !== 'invoices') {
    return { orders: ['YMD'], example: '', asksCurrency: false, types: [] };
  }
  const filled = fileRows<QuestionColumn>(rows, guess.headingRow, guess.places);
  const dates = filled.flatMap(({ cell }) => [cell('date'), cell('due'), cell('paidDay')]);
  const orders = matchingDateOrders(dates);
  const example = dates.find((date) => matchingDateOrders([date]).length > 1) ?? '';
  return { orders, example, asksCurrency: lacksCurrency(filled), types: unknownTypes(filled) };
}

/** The user's answers; null while a question is unanswered. */
export type FileAnswers = { order: DateOrder; currency: CurrencyCode; types?: TypeAnswers };

/** A column with more distinct values than this isn't a document type. */
const maxTypes = 8;

function unknownTypes(rows: ReturnType<typeof fileRows<QuestionColumn>>): string[] {
  const words = new Map<string, string>();
  for (const { cell } of rows) {
    const typed = cell('type');
    if (typed !== '' && parseDocumentType(typed) === null) words.set(plainWord(typed), typed);
  }
  return words.size > maxTypes ? [] : [...words.values()];
}

function lacksCurrency(rows: ReturnType<typeof fileRows<QuestionColumn>>): boolean {
  const named = new Set(rows.flatMap(({ cell }) => (cell('currency') ? [cell('number')] : [])));
  return rows.some(({ cell }) => cell('number') !== '' && !named.has(cell('number')));
}
