import type { SavedClient } from '#app/domain/clients/client.ts';
import { type ClientTotals, totalsByCurrency } from '#app/domain/clients/client-totals.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { parseCursor, writeCursor } from '#app/domain/lists/cursor.ts';
import type { PageWindow } from '#app/domain/lists/page-window.ts';
import { describePaymentTerms } from '#app/domain/payments/terms.ts';
import { toListed } from '#app/features/invoice-list/public.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
import type { Database } from '#db/client.server.ts';
import { getClientPage as readRows } from '../queries/client-page.server.ts';

export type ClientPage = {
  client: SavedClient;
  /** Their address doesn't accept email. */
  isBounced: boolean;
  /** Their payment terms as invoices print them; null where they have none. */
  paymentTerms: string | null;
  /** By invoice date, latest first. */
  invoices: ListedInvoice[];
  /** The `after` value for the next page; null on the last one. */
  next: string | null;
  /** The number of the client's invoices. */
  total: number;
  totals: ClientTotals[];
};

/**
 * Gets a client of the owner with a page of their invoices; one round trip.
 * @param input.today the seller-local date, `YYYY-MM-DD`
 * @returns null if the client is unknown or another user's
 */
export async function getClientPageView(
  db: Database,
  input: { userId: string; clientId: string; today: string } & PageWindow,
): Promise<ClientPage | null> {
  const { today, ...question } = input;
  const found = await readRows(db, { ...question, after: parseCursor(input.after) });
  if (!found) return null;
  const { client, isBounced, rows, end, total, sums, credit } = found;
  return {
    client,
    isBounced,
    paymentTerms: describePaymentTerms(
      client.paymentTerms,
      documentLanguage(currentLanguage()).words,
    ),
    invoices: rows.map((row) => toListed(row, today)),
    next: end && writeCursor(end),
    total,
    totals: totalsByCurrency(sums, credit),
  };
}
