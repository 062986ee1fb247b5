import { fill } from '#app/texts/fill.ts';
import { importTexts } from '#app/texts/import.ts';
import { regionByText } from '../country/region-by-text.ts';
import { cleanReference } from '../invoices/clean-text.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { isCurrencyCode } from '../money/currency.ts';
import type { NumberStyle } from '../money/plain-number.ts';
import { readDocumentType, type SkippedType } from './document-type.ts';
import { type FileRow, fileNumberStyle, fileRows, joinAddress } from './file-cells.ts';
import { type DateOrder, dateOrders, readFileDate } from './file-dates.ts';
import { moreAddresses, readFileEmails } from './file-emails.ts';
import { readFileStatus } from './file-status.ts';
import { plainTaxName, rateFinder } from './file-taxes.ts';
import type { ImportedInvoice, ImportedLine, RowIssue } from './imported-invoice.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';
import { type FileLine, lineReader } from './read-file-line.ts';
import type { FileGuess } from './recognize-file.ts';

/** How a file is read where it does not say so itself. */
export type InvoiceReading = { order: DateOrder; currency: CurrencyCode; delimiter: string };

/** The invoices of a file that can be read, and for the others why not, row by row. */
export type ReadInvoices = {
  invoices: ImportedInvoice[];
  /** Each with the number of its invoice; empty where the row has none. */
  broken: (RowIssue & { number: string })[];
  /** Invoices that are imported with a change. */
  remarks: (RowIssue & { number: string })[];
  skipped: SkippedDocument[];
};

/** A document that isn't an invoice: its first row, with its type and number as the file writes them for a message. */
export type SkippedDocument = RowIssue & { type: SkippedType };

type Row = FileRow<InvoiceColumn>;

/**
 * The invoices of a file, one row a line, grouped by number. One of whose rows anything cannot be read is left
 * out whole.
 */
export function readInvoiceFile(
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
  const read: ReadInvoices = { invoices: [], broken: [], remarks: [], skipped: [] };
  const groups = new Map<string, Row[]>();
  for (const row of invoiceRows(filled, read)) {
    const number = cleanReference(row.cell('number'));
    if (number === '') {
      read.broken.push({ row: row.row, number, message: importTexts.rows.noNumber });
      continue;
    }
    const group = groups.get(number);
    if (group) group.push(row);
    else groups.set(number, [row]);
  }
  const around = { ...reading, style };
  const begun = [...groups].map(([number, of]) => beginInvoice(number, of, around));
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
    if (invoice.otherEmails.length > 0) {
      const message = moreAddresses(invoice.head.clientEmail, invoice.otherEmails, 'moreAddresses');
      read.remarks.push({ row, number, message });
    }
    if (invoice.head.status === 'part' && invoice.head.paid === null) {
      read.remarks.push({ row, number, message: importTexts.rows.partUnknown });
    }
  }
  return read;
}

/**
 * The rows of invoices. Documents of other types are added to `read`, each once; a row without a type has that of the rows
 * before it with its number. Xero numbers bills and invoices apart, so a number alone doesn't join rows.
 */
function invoiceRows(rows: readonly Row[], read: ReadInvoices): Row[] {
  const lastTyped = new Map<string, string>();
  const reported = new Set<string>();
  return rows.filter((row) => {
    const number = cleanReference(row.cell('number'));
    const typed = row.cell('type') || (number && lastTyped.get(number)) || '';
    lastTyped.set(number, typed);
    const type = readDocumentType(typed);
    if (type === 'invoice') return true;
    if (number !== '' && reported.has(`${type} ${number}`)) return false;
    reported.add(`${type} ${number}`);
    const message = `${typed} ${number}`.trim();
    if (type) read.skipped.push({ row: row.row, message, type });
    else {
      const unknown = fill(importTexts.rows.badType, { typed });
      read.broken.push({ row: row.row, number, message: unknown });
    }
    return false;
  });
}

type Head = Omit<ImportedInvoice, 'lines'>;
type Begun = {
  number: string;
  head: Head | null;
  /** Of the client, besides the first. */
  otherEmails: string[];
  lines: FileLine[];
  issues: RowIssue[];
};
type Around = InvoiceReading & { style: NumberStyle };

function beginInvoice(number: string, rows: readonly Row[], around: Around): Begun {
  const issues: RowIssue[] = [];
  const [first] = rows;
  if (!first) return { number, head: null, otherEmails: [], lines: [], issues };
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
    const read = readFileDate(typed, around.order);
    if (read === null) tell(first, whyNoDate(typed, around.order));
    return read;
  };
  const code = (typedOf('currency') || around.currency).toUpperCase();
  const currency = isCurrencyCode(code) ? code : null;
  if (!currency) tell(first, fill(importTexts.rows.badCurrency, { typed: typedOf('currency') }));
  const date = day('date');
  if (date === null && typedOf('date') === '') tell(first, importTexts.rows.noDate);
  const status = readFileStatus(typedOf('status'));
  if (!status) tell(first, fill(importTexts.rows.badStatus, { typed: typedOf('status') }));
  const reader = lineReader({
    currency: currency ?? around.currency,
    style: around.style,
    tell: issues,
  });
  const figure = (column: InvoiceColumn) => reader.figure(first, column, typedOf(column));
  const { email, others: otherEmails } = readFileEmails(typedOf('clientEmail'));
  const paid = figure('paidAmount');
  const hasPaid = Number(paid) > 0;
  const head: Head = {
    number,
    date: date ?? '',
    due: day('due') ?? date ?? '',
    status: hasPaid && status === 'draft' ? 'open' : (status ?? 'open'),
    paid: hasPaid ? paid : null,
    paidDay: day('paidDay'),
    currency: currency ?? around.currency,
    clientName: typedOf('clientName'),
    clientEmail: email,
    clientContact: typedOf('clientContact'),
    clientAddress: joinAddress(typedOf),
    clientRegion: regionByText(typedOf('country')) ?? '',
    reference: typedOf('reference'),
    notes: typedOf('notes'),
    discount: figure('discount'),
    total: figure('total') || null,
    roundsLines: false,
  };
  const lines = rows.map((row) => reader.line(row));
  const isByLine = lines.some(({ taxes }) => taxes.some(({ amount }) => amount !== null));
  return { number, head: { ...head, roundsLines: isByLine }, otherEmails, lines, issues };
}

/** A date in another order may be right, and the answer about the order wrong. */
function whyNoDate(typed: string, order: DateOrder): string {
  const { rows, ask } = importTexts;
  const isInAnother = dateOrders.some((each) => readFileDate(typed, each) !== null);
  return isInAnother
    ? fill(rows.badDate, { typed, order: ask.orders[order] })
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
