import * as z from 'zod/mini';
import { documentKinds } from '../documents/kind.ts';
import { currencyCodes } from '../money/currency.ts';
import { importedStatuses } from './file-status.ts';
import { maxCellLength } from './import-limits.ts';

const text = z.string().check(z.maxLength(maxCellLength));
/** Plain decimal text, at most as long as `parseDecimal` reads. */
const figure = z.string().check(z.maxLength(64));
const row = z.int().check(z.minimum(1));

/** A line of a file's invoice: its row, counted as a spreadsheet does, texts, and plain decimal figures; empty ones are none. */
const lineShape = z.object({
  row,
  description: text,
  quantity: figure,
  price: figure,
  /** Percent. */
  discount: figure,
  /** Rates in percent. */
  taxes: z.array(z.object({ name: text, rate: figure })).check(z.maxLength(5)),
  /** What the file says that it comes to, without and with tax. */
  net: z.nullable(figure),
  total: z.nullable(figure),
});

/** A document of a file, its rows put together; what `checkImportedInvoice` makes an invoice of. */
export const importedInvoiceShape = z.lazy(() =>
  z.object({
    kind: z.enum(documentKinds),
    number: text,
    /** `YYYY-MM-DD`. */
    date: text,
    /** Empty: as the payment terms of the client or of Settings have it. */
    due: text,
    status: z.enum(importedStatuses),
    /** What was paid of it, where the file says so; of a paid one else all. */
    paid: z.nullable(figure),
    paidDay: z.nullable(text),
    currency: z.enum(currencyCodes),
    clientName: text,
    clientEmail: text,
    /** Who gets copies of the emails to a client that this invoice adds, between commas. */
    clientCopies: text,
    /** The client that it belongs to, where the import matched the file's client with another name or email. */
    client: z.nullable(z.object({ name: text, email: text })),
    clientContact: text,
    clientAddress: text,
    /** ISO 3166 alpha-2; empty where the file names no country. */
    clientRegion: z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
    reference: text,
    notes: text,
    /** Of the whole invoice, in percent. */
    discount: figure,
    /** What the file says that it comes to. */
    total: z.nullable(figure),
    /** The file names amounts of tax line by line, so that each line was rounded by itself. */
    roundsLines: z.boolean(),
    lines: z.array(lineShape).check(z.minLength(1), z.maxLength(200)),
  }),
);
export type ImportedInvoice = z.infer<typeof importedInvoiceShape>;
export type ImportedLine = ImportedInvoice['lines'][number];

/** Something that is wrong with a row of the file, or to be known of it, in a sentence; the row counted from 1. */
export type RowIssue = { row: number; message: string };
