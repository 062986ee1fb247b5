import type { ClientText } from '#app/domain/clients/client.ts';
import { unusedHeadings } from '#app/domain/csv/csv-cells.ts';
import type { ProductText } from '#app/domain/products/product.ts';
import type { CountryCode } from '../country/country.ts';
import type { RegionNames } from '../country/region-by-text.ts';
import type { SkippedDocument } from './document-rows.ts';
import { joinCopies } from './file-emails.ts';
import type { FileAnswers } from './file-questions.ts';
import type { ImportSource, NumberedIssue, RowIssue } from './import-answer.ts';
import { oldestFirst } from './import-lots.ts';
import { checkImportedInvoice, type ImportedInvoice } from './imported-invoice.ts';
import { parseInvoiceFile } from './parse-invoice-file.ts';
import { parseClientFile, parseProductFile } from './parse-record-files.ts';
import type { ExportPlan, ReportedLedger } from './plan-export.ts';
import type { FileGuess } from './recognize-file.ts';
import { clientKey, type FileClient } from './resolve-clients.ts';

/** What an import would do, before the server has been asked what already exists. */
export type ImportPlan = {
  /** Headers of non-empty columns that are ignored. */
  unused: string[];
} & (FilePlan | ({ kind: 'export' } & ReportedLedgers & ExportPlan));

type ReportedLedgers = { broken: ReportedLedger[]; remarks: ReportedLedger[] };

type FilePlan = { broken: NumberedIssue[]; remarks: NumberedIssue[] } & (
  | {
      kind: 'invoices';
      source: ImportSource;
      /** Oldest first, with each total in minor units. */
      invoices: { invoice: ImportedInvoice; totalMinor: number }[];
      /** Their clients, each name and email once, with the first row that contains them. */
      clients: FileClient[];
      /** Bills, payments and other documents that we don't support. */
      skipped: SkippedDocument[];
    }
  | {
      kind: 'clients';
      source: ImportSource;
      clients: (ClientText & { row: number })[];
      /** Rows of the file that belong to a client of an earlier row. */
      merged: RowIssue[];
    }
  | { kind: 'products'; source: ImportSource; products: (ProductText & { row: number })[] }
);

const step = 100;

/**
 * Parses and validates a file. Yields the number of validated invoices and their total, so that a caller can show
 * progress and cancel.
 * @param options.country the business's own
 * @param options.today seller-local date, `YYYY-MM-DD`
 * @param options.regionNames our own country names in the page's language
 */
export function* planImport(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  options: FileAnswers & {
    delimiter: string;
    country: CountryCode;
    today: string;
    regionNames: RegionNames;
  },
): Generator<{ done: number; of: number }, ImportPlan> {
  const { source, headingRow } = guess;
  const unused = unusedHeadings(
    rows[headingRow] ?? [],
    rows.slice(headingRow + 1),
    new Set(guess.places.values()),
  );
  if (guess.kind !== 'invoices') {
    const withoutNumber = (issues: RowIssue[]) => issues.map((issue) => ({ ...issue, number: '' }));
    if (guess.kind === 'clients') {
      const parsed = parseClientFile(rows, guess, options);
      const [broken, remarks] = [withoutNumber(parsed.broken), withoutNumber(parsed.remarks)];
      const { records: clients, merged } = parsed;
      return { kind: 'clients', source, broken, remarks, unused, clients, merged };
    }
    const parsed = parseProductFile(rows, guess, options.delimiter);
    const [broken, remarks] = [withoutNumber(parsed.broken), withoutNumber(parsed.remarks)];
    return { kind: 'products', source, broken, remarks, unused, products: parsed.records };
  }
  const { invoices, broken, remarks, skipped } = parseInvoiceFile(rows, guess, options);
  const valid: { invoice: ImportedInvoice; totalMinor: number }[] = [];
  for (const [at, invoice] of oldestFirst(invoices).entries()) {
    if (at % step === 0) yield { done: at, of: invoices.length };
    const result = checkImportedInvoice(invoice, options.country, options.today);
    const { number } = invoice;
    if (result.ok) valid.push({ invoice, totalMinor: result.checked.totals.total });
    else broken.push(...result.issues.map((issue) => ({ ...issue, number })));
  }
  const numbers = new Set(valid.map(({ invoice }) => invoice.number));
  const clients = new Map<string, FileClient>();
  for (const { invoice } of valid) {
    const client = fileClientOf(invoice);
    const key = clientKey(client);
    const first = clients.get(key) ?? client;
    const ccEmails = joinCopies(first.email, [first.ccEmails, client.ccEmails]);
    clients.set(key, { ...first, ccEmails });
  }
  return {
    kind: 'invoices',
    source,
    unused,
    invoices: valid,
    clients: [...clients.values()],
    skipped,
    broken: broken.sort((left, right) => left.row - right.row),
    remarks: remarks.filter((remark) => numbers.has(remark.number)),
  };
}

/** Returns the client named on an imported invoice. */
export function fileClientOf(invoice: ImportedInvoice): FileClient {
  const { clientName, clientEmail, clientCopies, lines } = invoice;
  return {
    row: lines[0]?.row ?? 1,
    name: clientName,
    email: clientEmail,
    ccEmails: clientCopies,
  };
}
