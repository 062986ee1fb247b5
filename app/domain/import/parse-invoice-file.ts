import { type CurrencyCode, isCurrencyCode } from '#app/domain/money/money.ts';
import {
  createRegionParser,
  type RegionNames,
  type RegionParser,
} from '../country/region-by-text.ts';
import type { DocumentKind } from '../documents/kind.ts';
import type { NumberStyle } from '../money/plain-number.ts';
import {
  type DocumentRows,
  groupDocuments,
  type SkippedDocument,
  type TypeAnswers,
} from './document-rows.ts';
import {
  type DateOrder,
  dateOrders,
  type FileRow,
  fileNumberStyle,
  fileRows,
  joinAddress,
  parseFileDate,
  parseFileNumber,
} from './file-cells.ts';
import { parseFileEmails } from './file-emails.ts';
import { type ImportedStatus, parseFileStatus } from './file-status.ts';
import type { ImportIssue, NumberedIssue, RowIssue } from './import-answer.ts';
import type { ImportedInvoice, ImportedLine } from './imported-invoice.ts';
import type { InvoiceColumn } from './invoice-layouts.ts';
import { createLineParser, type FileLine, plainTaxName, rateFinder } from './parse-file-line.ts';
import type { FileGuess } from './recognize-file.ts';

/** How to parse a file where it is ambiguous. */
export type InvoiceFileOptions = {
  order: DateOrder;
  currency: CurrencyCode;
  delimiter: string;
  /** Our own country names in the page's language. */
  regionNames: RegionNames;
  types?: TypeAnswers;
};

/** The parsed invoices of a file, and why the others can't be imported, row by row. */
export type ParsedInvoices = {
  invoices: ImportedInvoice[];
  /** Each with its invoice number; empty where the row has none. */
  broken: NumberedIssue[];
  /** Invoices that are imported with a change. */
  remarks: NumberedIssue[];
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
  options: InvoiceFileOptions,
): ParsedInvoices {
  const filled = fileRows<InvoiceColumn>(rows, guess.headingRow, guess.places);
  const style = fileNumberStyle(
    filled,
    ['price', 'quantity', 'total', 'lineTotal'],
    options.delimiter,
  );
  const grouped = groupDocuments(filled, guess.documentKind ?? 'invoice', options.types ?? {});
  const { broken, skipped } = grouped;
  const parsed: ParsedInvoices = { invoices: [], broken, remarks: [], skipped };
  const hasTexts = guess.places.has('itemName') || guess.places.has('description');
  const context: FileContext = {
    ...options,
    style,
    textColumn: hasTexts ? null : 'number',
    parseRegion: createRegionParser(options.regionNames),
  };
  const documents = grouped.documents.map((document) => parseDocument(document, context));
  const finder = rateFinder(documents.flatMap(({ lines }) => lines.flatMap(({ taxes }) => taxes)));
  for (const invoice of documents) {
    const { number, issues } = invoice;
    const lines = invoice.lines.map((line) => withRates(line, invoice.lines, finder, issues));
    if (issues.length > 0 || !invoice.head) {
      parsed.broken.push(...issues.map((issue) => ({ ...issue, number })));
      continue;
    }
    parsed.invoices.push({ ...invoice.head, lines });
    const [{ row } = { row: 1 }] = lines;
    if (invoice.head.status === 'part' && invoice.head.paid === null) {
      parsed.remarks.push({ row, number, code: 'partUnknown' });
    }
  }
  return parsed;
}

type Head = Omit<ImportedInvoice, 'lines'>;
type ParsedDocument = {
  number: string;
  head: Head | null;
  lines: FileLine[];
  issues: RowIssue[];
};
type FileContext = InvoiceFileOptions & {
  style: NumberStyle;
  textColumn: InvoiceColumn | null;
  parseRegion: RegionParser;
};

/** Parses the rows of a document; rates that are only given as amounts are still missing. */
function parseDocument({ kind, number, rows }: DocumentRows, context: FileContext): ParsedDocument {
  const issues: RowIssue[] = [];
  const [first] = rows;
  if (!first) return { number, head: null, lines: [], issues };
  const addIssue = ({ row }: Row, issue: ImportIssue) => issues.push({ row, ...issue });
  const typedOf = (column: InvoiceColumn) =>
    rows.map(({ cell }) => cell(column)).find(Boolean) ?? '';
  for (const column of ['clientName', 'currency', 'date'] as const) {
    const other = rows.find(({ cell }) => cell(column) !== '' && cell(column) !== typedOf(column));
    if (other) addIssue(other, { code: 'others', column, firstRow: first.row });
  }
  const day = (column: 'date' | 'due' | 'paidDay') => {
    const typed = typedOf(column);
    if (typed === '') return null;
    const parsed = parseFileDate(typed, context.order);
    if (parsed === null) addIssue(first, dateIssue(typed, context.order));
    return parsed;
  };
  const code = (typedOf('currency') || context.currency).toUpperCase();
  const currency = isCurrencyCode(code) ? code : null;
  if (!currency) addIssue(first, { code: 'badCurrency', typed: typedOf('currency') });
  const date = day('date');
  if (date === null && typedOf('date') === '') addIssue(first, { code: 'noDate' });
  const status = parseFileStatus(typedOf('status'), kind);
  const refusal = status && refuseStatus(kind, status);
  if (refusal) addIssue(first, refusal);
  if (!status) addIssue(first, { code: 'badStatus', typed: typedOf('status') });
  const parser = createLineParser({
    currency: currency ?? context.currency,
    style: context.style,
    textColumn: context.textColumn,
    issues,
    isNegated: kind === 'credit-note' && isNegative(rows, context.style),
  });
  const figure = (column: InvoiceColumn) => parser.figure(first, column, typedOf(column));
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
    currency: currency ?? context.currency,
    clientName: typedOf('clientName'),
    clientEmail: email,
    clientCopies: others.join(', '),
    client: null,
    clientContact: typedOf('clientContact'),
    clientAddress: joinAddress(typedOf),
    clientRegion: context.parseRegion(typedOf('country')) ?? '',
    reference: typedOf('reference'),
    notes: typedOf('notes'),
    discount: figure('discount'),
    total: parser.amount(first, 'total', typedOf('total')) || null,
    roundsLines: false,
  };
  const lines = rows.map((row) => parser.line(row));
  const isByLine = lines.some(({ taxes }) => taxes.some(({ amount }) => amount !== null));
  return { number, head: { ...head, roundsLines: isByLine }, lines, issues };
}

/** Draft and void documents of these kinds aren't imported. */
function refuseStatus(kind: DocumentKind, status: ImportedStatus): ImportIssue | null {
  if (kind === 'credit-note' && (status === 'draft' || status === 'void')) {
    return { code: 'notIssued' };
  }
  return kind === 'estimate' && status === 'void' ? { code: 'voidEstimate' } : null;
}

/** Whether a credit note has negative amounts, as in some products. */
function isNegative(rows: readonly Row[], style: NumberStyle): boolean {
  const parse = (text: string) => Number(parseFileNumber(text, style) || Number.NaN);
  const [total = Number.NaN] = rows.map(({ cell }) => parse(cell('total'))).filter(Number.isFinite);
  if (Number.isFinite(total)) return total < 0;
  const sums = rows.map(({ cell }) => parse(cell('price')) * parse(cell('quantity') || '1'));
  return sums.filter(Number.isFinite).reduce((sum, each) => sum + each, 0) < 0;
}

/** The date may be right in another order, in which case the user chose the wrong one. */
function dateIssue(typed: string, order: DateOrder): ImportIssue {
  const hasOtherOrder = dateOrders.some((each) => parseFileDate(typed, each) !== null);
  return hasOtherOrder ? { code: 'badDate', typed, order } : { code: 'noSuchDate', typed };
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
    issues.push({ row: line.row, code: 'noRate', tax: tax.name });
    return [];
  });
  return { ...line, taxes: rated };
}
