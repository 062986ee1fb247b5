import type { ClientText } from '../clients/client.ts';
import type { CountryCode } from '../country/country.ts';
import type { ProductText } from '../products/product.ts';
import { checkImportedInvoice } from './check-imported-invoice.ts';
import type { FileAnswers } from './file-questions.ts';
import { oldestFirst } from './import-lots.ts';
import type { ImportSource } from './import-source.ts';
import type { ImportedInvoice, RowIssue } from './imported-invoice.ts';
import { personKey } from './match-client.ts';
import type { ExportPlan } from './plan-export.ts';
import { readInvoiceFile, type SkippedDocument } from './read-invoice-file.ts';
import { readClientFile, readProductFile } from './read-record-files.ts';
import type { FileGuess } from './recognize-file.ts';

/** A row that is told, with the number of its invoice where it has one. */
export type ToldRow = RowIssue & { number: string };

/** What an import of a file would do, before the server was asked what is there. */
export type ImportPlan = {
  broken: ToldRow[];
  remarks: ToldRow[];
} & (
  | {
      kind: 'invoices';
      source: ImportSource;
      /** The oldest first, with what each comes to in minor units. */
      invoices: { invoice: ImportedInvoice; totalMinor: number }[];
      /** Their clients, each name and e-mail once. */
      clients: { name: string; email: string }[];
      /** Documents of other types. */
      skipped: SkippedDocument[];
    }
  | { kind: 'clients'; source: ImportSource; clients: (ClientText & { row: number })[] }
  | { kind: 'products'; source: ImportSource; products: (ProductText & { row: number })[] }
  | ({ kind: 'export' } & ExportPlan)
);

const step = 100;

/**
 * Reads and checks a file. Yields how many of how many invoices are checked, so that a caller may show it and stop.
 * @param reading.country the business's own
 * @param reading.today the seller's, `YYYY-MM-DD`
 */
export function* planImport(
  rows: readonly (readonly string[])[],
  guess: FileGuess,
  reading: FileAnswers & { delimiter: string; country: CountryCode; today: string },
): Generator<{ done: number; of: number }, ImportPlan> {
  const { source } = guess;
  if (guess.kind !== 'invoices') {
    const isClients = guess.kind === 'clients';
    const read = isClients
      ? readClientFile(rows, guess, reading.country)
      : readProductFile(rows, guess, reading.delimiter);
    const broken = read.broken.map((issue) => ({ ...issue, number: '' }));
    const remarks = read.remarks.map((issue) => ({ ...issue, number: '' }));
    const told = { source, broken, remarks };
    return isClients
      ? { kind: 'clients', ...told, clients: read.records as (ClientText & { row: number })[] }
      : { kind: 'products', ...told, products: read.records as (ProductText & { row: number })[] };
  }
  const { invoices, broken, remarks, skipped } = readInvoiceFile(rows, guess, reading);
  const kept: { invoice: ImportedInvoice; totalMinor: number }[] = [];
  for (const [at, invoice] of oldestFirst(invoices).entries()) {
    if (at % step === 0) yield { done: at, of: invoices.length };
    const result = checkImportedInvoice(invoice, reading.country, reading.today);
    const { number } = invoice;
    if (result.ok) kept.push({ invoice, totalMinor: result.checked.totals.total });
    else broken.push(...result.issues.map((issue) => ({ ...issue, number })));
  }
  const numbers = new Set(kept.map(({ invoice }) => invoice.number));
  const clients = new Map(
    kept.map(({ invoice: { clientName: name, clientEmail: email } }) => {
      return [personKey({ name, email }), { name, email }] as const;
    }),
  );
  return {
    ...{ kind: 'invoices', source, invoices: kept, clients: [...clients.values()] },
    skipped,
    broken: broken.sort((left, right) => left.row - right.row),
    remarks: remarks.filter((remark) => numbers.has(remark.number)),
  };
}
