import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { InvoiceSum, SavedClient } from '#app/domain/clients/client.ts';
import type { Cursor } from '#app/domain/lists/page-window.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { isDisputed, isInProgress } from '#app/features/cards/public.server.ts';
import {
  balance,
  type InvoiceListRow,
  isOwedRow,
  listColumns,
} from '#app/features/invoice-list/public.server.ts';
import {
  creditedOfOwed as creditedMinor,
  receivedOn,
  selectCreditOfClient,
} from '#app/features/payments/public.server.ts';
import { bouncedBefore } from '#app/features/sending/public.server.ts';
import type { Database } from '#db/client.server.ts';
import { joinMinor, sumMinor } from '#db/minor-sum.ts';
import { queryBatch } from '#db/read.server.ts';
import { clients, invoices } from '#db/schema.ts';
import { ownClientColumns } from './client-rows.server.ts';

type ClientInvoiceRow = Pick<
  InvoiceListRow,
  keyof typeof listColumns | 'isDisputed' | 'isInProgress' | 'creditedMinor'
>;

export type ClientPageAnswer = {
  client: SavedClient;
  /** Their address doesn't accept email. */
  isBounced: boolean;
  /** By invoice date, latest first, archived ones included. */
  rows: ClientInvoiceRow[];
  end: Cursor | null;
  /** The number of all the client's invoices. */
  total: number;
  sums: InvoiceSum[];
  /** The client's available credit, by currency. */
  credit: { currency: CurrencyCode; minor: bigint }[];
};

const state = () =>
  sql<InvoiceSum['state']>`CASE WHEN ${isOwedRow} THEN 'outstanding' ELSE ${invoices.status} END`;

const received = () => sumMinor(receivedOn(invoices));

/**
 * Gets a client with a page of their invoices and the totals of all; one round trip.
 * @returns null if the client is unknown or another user's
 */
export async function getClientPage(
  db: Database,
  question: { userId: string; clientId: string; limit: number; after: Cursor | null },
): Promise<ClientPageAnswer | null> {
  const { userId, clientId, limit, after } = question;
  const ofClient = and(
    eq(invoices.clientId, clientId),
    eq(invoices.userId, userId),
    eq(invoices.kind, 'invoice'),
  );
  const { invoiceDate, createdAt, id } = invoices;
  const isAfter =
    after?.day &&
    sql`(${invoiceDate}, ${createdAt}, ${id}) < (${after.day}, ${after.createdAt}, ${after.id})`;
  const [[row], found, sums, credit] = await queryBatch(db, [
    db
      .select({
        ...ownClientColumns,
        isBounced: bouncedBefore(sql`${clients.userId}`, sql`lower(${clients.email})`)
          .mapWith(Boolean)
          .as('is_bounced'),
      })
      .from(clients)
      .where(and(eq(clients.id, clientId), eq(clients.userId, userId))),
    db
      .select({ ...listColumns, createdAt, isDisputed, isInProgress, creditedMinor })
      .from(invoices)
      .where(and(ofClient, isAfter || undefined))
      .orderBy(desc(invoiceDate), desc(createdAt), desc(id))
      .limit(limit + 1),
    db
      .select({
        currency: invoices.currency,
        state: state(),
        invoices: count(),
        ...sumMinor(balance),
        paidUnits: received().units,
        paidRest: received().rest,
      })
      .from(invoices)
      .where(ofClient)
      .groupBy(invoices.currency, state()),
    selectCreditOfClient(db, { userId, clientId }),
  ]);
  if (!row) return null;
  const { isBounced, ...client } = row;
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    client,
    isBounced,
    rows: shown.map(({ createdAt: moment, ...row }) => row),
    end: last ? { day: last.invoiceDate, createdAt: last.createdAt, id: last.id } : null,
    total: sums.reduce((all, sum) => all + sum.invoices, 0),
    sums: sums.map(({ currency, state, paidUnits, paidRest, ...due }) => ({
      currency,
      state,
      due: joinMinor(due),
      paid: joinMinor({ units: paidUnits, rest: paidRest }),
    })),
    credit: credit.map(({ currency, ...sum }) => ({ currency, minor: joinMinor(sum) })),
  };
}
