import { importQuestionTexts, importTexts } from '#app/features/imports/texts.ts';

import { fill } from '#app/i18n/fill.ts';
import { regionByText } from '../country/region-by-text.ts';
import type { DocumentKind } from '../documents/kind.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { isCurrencyCode } from '../money/currency.ts';
import type { NumberStyle } from '../money/plain-number.ts';
import {
  type DocumentRows,
  groupDocuments,
  type SkippedDocument,
  type TypeAnswers,
} from './document-rows.ts';
import {
  type FileRow,
  fileNumberStyle,
  fileRows,
  joinAddress,
  parseFileNumber,
} from './file-cells.ts';
import { type DateOrder, dateOrders, parseFileDate } from './file-dates.ts';
import { parseFileEmails } from './file-emails.ts';
import { type ImportedStatus, parseFileStatus } from './file-status.ts';
import { plainTaxName, rateFinder } from './file-taxes.ts';
import type { ImportedInvoice, ImportedLine, RowIssue } from './imported-invoice.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';
import { type FileLine, lineReader } from './parse-file-line.ts';
import type { FileGuess } from './recognize-file.ts';

/** How to parse a file where it is ambiguous. */
export type InvoiceReading = {
  order: DateOrder;
  currency: CurrencyCode;
  delimiter: string;
  types?: TypeAnswers;
};

/** The parsed invoices of a file, and why the others can't be imported, row by row. */
export type ReadInvoices = {
  invoices: ImportedInvoice[];
  /** Each with its invoice number; empty where the row has none. */
  broken: (RowIssue & { number: string })[];
  /** Invoices that are imported with a change. */
  remarks: (RowIssue & { number: string })[];
  skipped: SkippedDocument[];
};

type Row = FileRow<InvoiceColumn>;

/**
 * Parses the documents of a file, one line per row, grouped by type and number. A document with any invalid row is left
 * out.
 */
export function parseInvoiceFile(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  reading: InvoiceReading,
): ReadInvoices {
  const filled = fileRows<InvoiceColumn>(rows, guess.headingRow, guess.places);
  const style = fileNumberStyle(
    filled,
    ['price', 'quantity', 'total', 'lineTotal'],
    reading.delimiter,
  );
  const grouped = groupDocuments(filled, guess.documentKind ?? 'invoice', reading.types ?? {});
  const { broken, skipped } = grouped;
  const read: ReadInvoices = { invoices: [], broken, remarks: [], skipped };
  const hasTexts = guess.places.has('itemName') || guess.places.has('description');
  const around = { ...reading, style, textColumn: hasTexts ? null : ('number' as const) };
  const begun = grouped.documents.map((document) => beginInvoice(document, around));
  const finder = rateFinder(begun.flatMap(({ lines }) => lines.flatMap(({ taxes }) => taxes)));
  for (const invoice of begun) {
    const { number, issues } = invoice;
    const lines = invoice.lines.map((line) => withRates(line, invoice.lines, finder, issues));
    if (issues.length > 0 || !invoice.head) {
      read.broken.push(...issues.map((issue) => ({ ...issue, number })));
      continue;
    }
    read.invoices.push({ ...invoice.head, lines });
    const [{ row } = { row: 1 }] = lines;
    if (invoice.head.status === 'part' && invoice.head.paid === null) {
      read.remarks.push({ row, number, message: importTexts.rows.partUnknown });
    }
  }
  return read;
}

type Head = Omit<ImportedInvoice, 'lines'>;
type Begun = {
  number: string;
  head: Head | null;
  lines: FileLine[];
  issues: RowIssue[];
};
type ReadingContext = InvoiceReading & { style: NumberStyle; textColumn: InvoiceColumn | null };

function beginInvoice({ kind, number, rows }: DocumentRows, around: ReadingContext): Begun {
  const issues: RowIssue[] = [];
  const [first] = rows;
  if (!first) return { number, head: null, lines: [], issues };
  const tell = (row: Row, message: string) => issues.push({ row: row.row, message });
  const typedOf = (column: InvoiceColumn) =>
    rows.map(({ cell }) => cell(column)).find(Boolean) ?? '';
  for (const column of ['clientName', 'currency', 'date'] as const) {
    const other = rows.find(({ cell }) => cell(column) !== '' && cell(column) !== typedOf(column));
    if (other) tell(other, fill(importTexts.rows.others[column], { row: first.row }));
  }
  const day = (column: 'date' | 'due' | 'paidDay') => {
    const typed = typedOf(column);
    if (typed === '') return null;
    const read = parseFileDate(typed, around.order);
    if (read === null) tell(first, whyNoDate(typed, around.order));
    return read;
  };
  const code = (typedOf('currency') || around.currency).toUpperCase();
  const currency = isCurrencyCode(code) ? code : null;
  if (!currency) tell(first, fill(importTexts.rows.badCurrency, { typed: typedOf('currency') }));
  const date = day('date');
  if (date === null && typedOf('date') === '') tell(first, importTexts.rows.noDate);
  const status = parseFileStatus(typedOf('status'), kind);
  const refused = status && refusedStatus(kind, status);
  if (refused) tell(first, refused);
  if (!status) tell(first, fill(importTexts.rows.badStatus, { typed: typedOf('status') }));
  const reader = lineReader({
    currency: currency ?? around.currency,
    style: around.style,
    textColumn: around.textColumn,
    tell: issues,
    isNegated: kind === 'credit-note' && isNegative(rows, around.style),
  });
  const figure = (column: InvoiceColumn) => reader.figure(first, column, typedOf(column));
  // A product with several contacts per client may write a different one in each row.
  const emailCells = new Set(rows.map(({ cell }) => cell('clientEmail')).filter(Boolean));
  const { email, others } = parseFileEmails([...emailCells].join(', '));
  const paid = kind === 'invoice' ? figure('paidAmount') : '';
  const hasPaid = Number(paid) > 0;
  const head: Head = {
    kind,
    number,
    date: date ?? '',
    due: day('due') ?? (kind === 'invoice' ? '' : (date ?? '')),
    status: hasPaid && status === 'draft' ? 'open' : (status ?? 'open'),
    paid: hasPaid ? paid : null,
    paidDay: kind === 'invoice' ? day('paidDay') : null,
    currency: currency ?? around.currency,
    clientName: typedOf('clientName'),
    clientEmail: email,
    clientCopies: others.join(', '),
    client: null,
    clientContact: typedOf('clientContact'),
    clientAddress: joinAddress(typedOf),
    clientRegion: regionByText(typedOf('country')) ?? '',
    reference: typedOf('reference'),
    notes: typedOf('notes'),
    discount: figure('discount'),
    total: reader.amount(first, 'total', typedOf('total')) || null,
    roundsLines: false,
  };
  const lines = rows.map((row) => reader.line(row));
  const isByLine = lines.some(({ taxes }) => taxes.some(({ amount }) => amount !== null));
  return { number, head: { ...head, roundsLines: isByLine }, lines, issues };
}

/** Draft and void documents of these kinds aren't imported. */
function refusedStatus(kind: DocumentKind, status: ImportedStatus): string | null {
  if (kind === 'credit-note' && (status === 'draft' || status === 'void')) {
    return importTexts.rows.notIssued;
  }
  return kind === 'estimate' && status === 'void' ? importTexts.rows.voidEstimate : null;
}

/** Whether a credit note has negative amounts, as in some products. */
function isNegative(rows: readonly Row[], style: NumberStyle): boolean {
  const read = (text: string) => Number(parseFileNumber(text, style) || Number.NaN);
  const [total = Number.NaN] = rows.map(({ cell }) => read(cell('total'))).filter(Number.isFinite);
  if (Number.isFinite(total)) return total < 0;
  const sums = rows.map(({ cell }) => read(cell('price')) * read(cell('quantity') || '1'));
  return sums.filter(Number.isFinite).reduce((sum, each) => sum + each, 0) < 0;
}

/** The date may be right in another order, in which case the user chose the wrong one. */
function whyNoDate(typed: string, order: DateOrder): string {
  const { rows } = importTexts;
  const isInAnother = dateOrders.some((each) => parseFileDate(typed, each) !== null);
  return isInAnother
    ? fill(rows.badDate, { typed, order: importQuestionTexts.orders[order] })
    : fill(rows.noSuchDate, { typed });
}

function withRates(
  { taxes, ...line }: FileLine,
  ofInvoice: readonly FileLine[],
  finder: ReturnType<typeof rateFinder>,
  issues: RowIssue[],
): ImportedLine {
  const rated = taxes.flatMap((tax) => {
    const same = ofInvoice.flatMap((each) => each.taxes.filter(({ name }) => name === tax.name));
    const rate = finder.rateOf(tax, same);
    if (rate !== null) return [{ name: plainTaxName(tax.name), rate }];
    issues.push({ row: line.row, message: fill(importTexts.rows.noRate, { tax: tax.name }) });
    return [];
  });
  return { ...line, taxes: rated };
}
