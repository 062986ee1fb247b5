import { readListCursor, writeListCursor } from '#app/domain/invoice/list-cursor.ts';
import type { ListStatus, ListView } from '#app/domain/invoice/list-view.ts';
import { deriveStatus, type InvoiceStatus } from '#app/domain/invoice/status.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import type { Database } from '#db/client.server.ts';
import { type InvoiceListRow, readInvoiceList } from '#db/queries/invoice-list.server.ts';

/** A line of the list; amounts in minor units of its currency. */
export type ListedInvoice = Omit<InvoiceListRow, 'status'> & {
  /** Derived for the seller's day. */
  status: InvoiceStatus;
};

export type ListInvoices = {
  userId: string;
  view: ListView;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  limit: number;
  /** `next` of the page before, as it came back in an address; anything else is the first page. */
  after: string | null;
};

export type InvoiceList = {
  invoices: ListedInvoice[];
  /** What `after` is for the page that follows; null on the last one. */
  next: string | null;
  /** What each chip would show: under search and panel, not under the chip that is on. */
  counts: Record<ListStatus, number>;
  /** How many the view shows on all its pages. */
  total: number;
  /** For the panel: client names on the invoices shown or archived, at most 200, and the currencies in use. */
  filterChoices: { clients: string[]; currencies: CurrencyCode[] };
};

/** A page of the owner's invoices as the view wants them, with the counts of all chips; one round trip. */
export async function listInvoices(db: Database, input: ListInvoices): Promise<InvoiceList> {
  const { view, today } = input;
  const { rows, end, counts, filterChoices } = await readInvoiceList(db, {
    ...input,
    after: readListCursor(input.after, view),
  });
  return {
    invoices: rows.map((row) => ({ ...row, status: deriveStatus(row, today) })),
    next: end && writeListCursor(view, end),
    counts,
    total: counts[view.status],
    filterChoices,
  };
}
