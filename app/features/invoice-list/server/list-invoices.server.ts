import {
  beforeRow,
  type ListedInvoice,
  parseListCursor,
  writeListCursor,
} from '#app/domain/invoices/listed-invoice.ts';
import { deriveStatus, isOwed } from '#app/domain/invoices/status.ts';
import { daysInTimeZone } from '#app/domain/zone-days.ts';
import { nextReminderDay } from '#app/features/reminders/public.server.ts';
import type { Database } from '#db/client.server.ts';
import {
  getInvoicePosition,
  type InvoiceListAnswer,
  type InvoiceListQuestion,
  type InvoiceListRow,
  type listColumns,
  listInvoicePage,
} from '../queries/invoice-list.server.ts';

export type ListInvoices = Omit<InvoiceListQuestion, 'after'> & {
  /** The seller's time zone, for the dates of client activity; UTC if absent. */
  timeZone?: string | null;
  /** ms; without it, reminders are not included. */
  now?: number;
  /** The previous page's `next`, as received in a URL; anything else means the first page. */
  after: string | null;
};

export type InvoiceList = Pick<
  InvoiceListAnswer,
  'counts' | 'owed' | 'currencies' | 'hasArchived'
> & {
  invoices: ListedInvoice[];
  /** The `after` value for the next page; null on the last one. */
  next: string | null;
  /** The number of invoices on all pages of the view. */
  total: number;
};

/** Lists a page of the owner's invoices for a view, with the counts of all chips; one round trip. */
export async function listInvoices(db: Database, input: ListInvoices): Promise<InvoiceList> {
  const { view, today, now } = input;
  const dayOf = daysInTimeZone(input.timeZone ?? null);
  const { rows, end, seller, ...around } = await listInvoicePage(db, {
    ...input,
    after: parseListCursor(input.after, view),
  });
  return {
    invoices: rows.map(({ openedAt, payClickedAt, undeliveredAt, link, reminders, ...row }) => ({
      ...toListed(row, today),
      ...(now !== undefined && remindedOn(nextReminderDay(reminders, seller, now))),
      ...(link !== row.id && { link }),
      openedOn: openedAt === null ? null : dayOf(openedAt),
      ...(undeliveredAt !== null && { undeliveredOn: dayOf(undeliveredAt) }),
      payClickedOn: payClickedAt === null ? null : dayOf(payClickedAt),
    })),
    next: end && writeListCursor(view, end),
    ...around,
    total: around.counts[view.status] ?? 0,
  };
}

function remindedOn(day: string | null): Pick<ListedInvoice, 'remindedOn'> {
  return day === null ? {} : { remindedOn: day };
}

/** Describes a row for display, without empty values. */
export function toListed(
  {
    paidMinor,
    creditedMinor,
    nextDue,
    isDisputed,
    isInProgress,
    ...row
  }: Pick<
    InvoiceListRow,
    keyof typeof listColumns | 'isDisputed' | 'isInProgress' | 'creditedMinor'
  >,
  today: string,
): ListedInvoice {
  return {
    ...row,
    ...(paidMinor !== 0 && isOwed(row.status) && { paidMinor }),
    ...(creditedMinor !== 0 && { creditedMinor }),
    ...(nextDue !== null && { nextDue }),
    ...(isDisputed && { isDisputed }),
    ...(isInProgress && { isInProgress }),
    status: deriveStatus({ ...row, nextDue }, today),
  };
}

/**
 * The `after` value of a page that starts with an invoice beyond the first page; null if the view doesn't contain it or
 * it is another user's. One round trip.
 */
export async function findInList(
  db: Database,
  input: Pick<ListInvoices, 'userId' | 'view' | 'today' | 'searchedFields'>,
  invoiceId: string,
): Promise<string | null> {
  const { view } = input;
  const position = await getInvoicePosition(db, input, invoiceId);
  return position && writeListCursor(view, beforeRow(view, position));
}
