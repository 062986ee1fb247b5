import * as z from 'zod/mini';
import { currencyCodes } from '#app/domain/money/money.ts';
import { documentKinds } from '../documents/kind.ts';
import { importedStatuses } from './file-status.ts';
import { maxCellLength } from './import-lots.ts';

const text = z.string().check(z.maxLength(maxCellLength));
/** Plain decimal text, up to the maximum length of `parseDecimal`. */
const figure = z.string().check(z.maxLength(64));
const row = z.int().check(z.minimum(1));

/** An imported line: its spreadsheet row number, texts, and plain decimal figures; empty means none. */
const lineSchema = z.object({
  row,
  description: text,
  quantity: figure,
  price: figure,
  /** Percent. */
  discount: figure,
  /** Rates in percent. */
  taxes: z.array(z.object({ name: text, rate: figure })).check(z.maxLength(5)),
  /** The amounts stated in the file, without and with tax. */
  net: z.nullable(figure),
  total: z.nullable(figure),
});

/** An imported document with its rows merged; `checkImportedInvoice` converts it to an invoice. */
export const importedInvoiceSchema = z.lazy(() =>
  z.object({
    kind: z.enum(documentKinds),
    number: text,
    /** `YYYY-MM-DD`. */
    date: text,
    /** Empty: computed from the payment terms of the client or of Settings. */
    due: text,
    status: z.enum(importedStatuses),
    /** The paid amount, where the file states it; otherwise a paid invoice counts as fully paid. */
    paid: z.nullable(figure),
    paidDay: z.nullable(text),
    currency: z.enum(currencyCodes),
    clientName: text,
    clientEmail: text,
    /** Copy recipients of a client created by this invoice, comma-separated. */
    clientCopies: text,
    /** The client it is assigned to, where the import matched a different name or email. */
    client: z.nullable(z.object({ name: text, email: text })),
    clientContact: text,
    clientAddress: text,
    /** ISO 3166 alpha-2; empty where the file has no country. */
    clientRegion: z.string().check(z.regex(/^(?:[A-Z]{2})?$/)),
    reference: text,
    notes: text,
    /** Discount on the full invoice, in percent. */
    discount: figure,
    /** The total stated in the file. */
    total: z.nullable(figure),
    /** The file has tax amounts per line, so each line is rounded separately. */
    roundsLines: z.boolean(),
    lines: z.array(lineSchema).check(z.minLength(1), z.maxLength(200)),
  }),
);
export type ImportedInvoice = z.infer<typeof importedInvoiceSchema>;
export type ImportedLine = ImportedInvoice['lines'][number];
