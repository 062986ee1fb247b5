import type { StoredEntry } from '#app/domain/payments/stored-entry.ts';
import {
  type LinkedInvoice,
  selectPublicInvoice,
  toLinkedInvoice,
} from '#app/features/invoice-sheet/public.server.ts';
import { type AskingSession, invoiceOfLink } from '#app/features/public-invoice/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { readBatch } from '#db/read.server.ts';
import { selectEntries } from './manual-payments.server.ts';

/**
 * Returns an invoice by its link, like `getPublicInvoice`, with its ledger entries in insertion order; one round trip.
 */
export async function getInvoiceWithEntries(
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
