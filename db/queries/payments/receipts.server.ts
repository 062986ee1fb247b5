import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { StoredEntry } from '#app/domain/payments/describe-payments.ts';
import type { Database } from '#db/client.server.ts';
import { payments } from '#db/ledger-schema.ts';
import { readBatch } from '#db/read.server.ts';
import { type AskingSession, invoiceOfLink } from '../invoices/invoice-links.server.ts';
import {
  type LinkedInvoice,
  selectPublicInvoice,
  toLinkedInvoice,
} from '../invoices/invoice-rows.server.ts';
import { selectEntries } from './hand-entries.server.ts';

/** An invoice for its link, as `readPublicInvoice`, with the entries of its ledger in the order in which they were written; one round trip. */
export async function readInvoiceWithEntries(
  db: Database,
  key: string,
  session: AskingSession | null,
): Promise<{ invoice: LinkedInvoice; entries: StoredEntry[] } | null> {
  const [[row], entries] = await readBatch(db, [
    selectPublicInvoice(db, key, session),
    selectEntries(db, invoiceOfLink(key, session)),
  ]);
  return row ? { invoice: toLinkedInvoice(row), entries } : null;
}

/** The n of the receipt of a payment, as an expression; 0 where it is none of the invoice's. */
export function receiptOrderOf(
  paymentId: SQL | SQLWrapper,
  invoiceId: SQL | SQLWrapper,
): SQL<number> {
  return sql<number>`(SELECT count(*) FROM ${payments} AS receipted, ${payments} AS until
    WHERE until.id = ${paymentId} AND until.kind = 'payment' AND until.invoice_id = ${invoiceId}
    AND receipted.invoice_id = until.invoice_id AND receipted.kind = 'payment' AND receipted.rowid <= until.rowid)`;
}
