import { and, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { EarlierPayment } from '#app/domain/history/payment-places.ts';
import { isInProgress, payingAccount } from '#app/features/cards/public.server.ts';
import { answerRestoredAt } from '#app/features/estimates/public.server.ts';
import { correctedAt, documentCode, newestRevision } from '#app/features/history/public.server.ts';
import { voidedAt } from '#app/features/invoice-list/public.server.ts';
import {
  paidOn,
  receiptOrders,
  scheduleOf,
  selectEntries,
} from '#app/features/payments/public.server.ts';
import {
  currentLink,
  invoiceOfLink,
  parseEarlierPayment,
  paymentBefore,
  type SessionInQuery,
  type VisitorSession,
} from '#app/features/public-invoice/public.server.ts';
import {
  logos,
  type ShownPictures,
  shownPictures,
  signatures,
} from '#app/features/settings/public.server.ts';
import { sessions, users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { documentSource } from '#db/document-source.ts';
import { prepare } from '#db/prepared.server.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { type StoredInvoice, toStoredInvoice } from './invoice-row.server.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

const {
  id,
  userId,
  clientId,
  saveKey,
  archived,
  createdAt,
  updatedAt,
  sourceId,
  issuedAt,
  openedAt,
  payClickedAt,
  logoId,
  signatureId,
  ...publicColumns
} = getTableColumns(invoices);

/** An invoice as anyone with its link may see it: no owner, no client record, no keys. */
export type PublicInvoiceRow = Omit<
  InvoiceRow,
  | 'userId'
  | 'clientId'
  | 'saveKey'
  | 'archived'
  | 'createdAt'
  | 'updatedAt'
  | 'sourceId'
  | 'issuedAt'
  | 'openedAt'
  | 'payClickedAt'
  | 'logoId'
  | 'signatureId'
> &
  ShownPictures &
  StoredLife;

/**
 * Data stored outside the row: the payment date, the times (ms) of the last correction and of voiding, the seller's
 * time zone and the code; the payment schedule and the source document, as JSON.
 */
export type StoredLife = {
  paidOn: string | null;
  correctedAt: number | null;
  voidedAt: number | null;
  timeZone: string | null;
  code: string | null;
  schedule: string | null;
  source: string | null;
};

/**
 * An invoice opened by its link, with the seller's IANA time zone, which decides when it is due or overdue (null means
 * UTC); `isOwn` if the visitor's session is active and its owner's; `revision` of the newest issued version, null
 * before it is issued.
 */
export type LinkedInvoice = StoredInvoice &
  LinkFacts & {
    invoiceId: string;
    /** The payment details of the client's previous invoice, and of this one's first issued version. */
    paymentBefore: { earlier: EarlierPayment | null; first: EarlierPayment | null };
    /** Whether it can be paid by card now, or is being paid. */
    card: 'open' | 'under-way' | null;
  };

type LinkFacts = {
  timeZone: string | null;
  isOwn: boolean;
  version: number;
  revision: number | null;
  /** The `n` of each of its receipts, as `hasReceipt` decides. */
  receipts: number[];
  answerRestoredAt: number | null;
};

/**
 * Gets an invoice for anyone who has its link, in one round trip: only what the sheet shows.
 * @param key the token of a link; for an owner's invoice, also its id
 * @param session the visitor's, if they have one
 * @returns null if the link is unknown or revoked, or the owner's account is closed
 */
export async function getPublicInvoice(
  db: Database,
  key: string,
  session: VisitorSession | null = null,
): Promise<LinkedInvoice | null> {
  const [found] = await read(selectPublicInvoice(db, key, session));
  return found ? toLinkedInvoice(found) : null;
}

/** Gets an invoice by its id with its ledger, for an email about it; null if its owner's account is closed. */
export function getInvoiceToEmail(db: Database, invoiceId: string) {
  return getRowsToEmail(db, sql<string>`${invoiceId}`);
}

/** The same for its owner, who previews it before it is sent; also null for another user's. */
export function getOwnInvoiceToEmail(db: Database, invoiceId: string, ownerId: string) {
  const own = sql`SELECT ${id} FROM ${invoices} WHERE ${and(eq(id, invoiceId), eq(userId, ownerId))}`;
  return getRowsToEmail(db, sql<string>`(${own})`);
}

async function getRowsToEmail(db: Database, invoiceId: SQL<string>) {
  const [[row], [owner], entries] = await queryBatch(db, [
    selectInvoiceWhere(db, invoiceId, null),
    db
      .select({ link: currentLink(), email: users.email, emailVerifiedAt: users.emailVerifiedAt })
      .from(invoices)
      .innerJoin(users, eq(users.id, userId))
      .where(eq(id, invoiceId)),
    selectEntries(db, invoiceId),
  ]);
  return row && owner ? { invoice: toLinkedInvoice(row), owner, entries } : null;
}

const invoiceForGuest = prepare(['key'], (db, { key }) =>
  selectInvoiceWhere(db, invoiceOfLink(key, null), null),
);

const invoiceForVisitor = prepare(['key', 'id', 'now'], (db, { key, ...session }) =>
  selectInvoiceWhere(db, invoiceOfLink(key, session), session),
);

/** Selects an invoice by its link; with a session, an owner's also by its id. */
export function selectPublicInvoice(db: Database, key: string, session: VisitorSession | null) {
  return session ? invoiceForVisitor(db, { key, ...session }) : invoiceForGuest(db, { key });
}

function selectInvoiceWhere(
  db: Database,
  invoiceId: SQL<string | null>,
  session: SessionInQuery | null,
) {
  return db
    .select({
      id,
      ...publicColumns,
      ...shownPictures,
      paidOn,
      timeZone: users.timeZone,
      correctedAt,
      voidedAt,
      code: documentCode(),
      schedule: scheduleOf,
      source: documentSource,
      version: updatedAt,
      revision: newestRevision,
      receiptOrders,
      answerRestoredAt,
      ...paymentBefore,
      payingAccount,
      isInProgress,
      isOwn: isOwnersSession(session),
    })
    .from(invoices)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(logos, eq(logos.id, logoId))
    .leftJoin(signatures, eq(signatures.id, signatureId))
    .where(and(eq(id, invoiceId), isNull(users.deletedAt)));
}

function isOwnersSession(session: SessionInQuery | null): SQL<boolean> {
  if (!session) return sql<boolean>`0`.mapWith(Boolean);
  const living = and(eq(sessions.id, session.id), gt(sessions.expiresAt, session.now));
  const own = sql`SELECT 1 FROM ${sessions} WHERE ${living} AND ${sessions.userId} = ${userId}`;
  return sql<boolean>`EXISTS (${own})`.mapWith(Boolean);
}

export function toLinkedInvoice({
  isOwn,
  version,
  revision,
  answerRestoredAt: restoredAt,
  receiptOrders: orders,
  earlierPayment,
  firstPayment,
  payingAccount: account,
  isInProgress: isPaying,
  ...row
}: PublicInvoiceRow &
  Omit<LinkFacts, 'receipts'> & {
    receiptOrders: string;
    payingAccount: string | null;
    isInProgress: boolean;
  } & Record<keyof typeof paymentBefore, string | null>): LinkedInvoice {
  const { id: invoiceId, timeZone } = row;
  return {
    ...toStoredInvoice(row),
    invoiceId,
    timeZone,
    isOwn,
    version,
    revision,
    receipts: (JSON.parse(orders) as number[]).toSorted((one, other) => one - other),
    answerRestoredAt: restoredAt,
    paymentBefore: {
      earlier: parseEarlierPayment(earlierPayment),
      first: parseEarlierPayment(firstPayment),
    },
    card: isPaying ? 'under-way' : account === null ? null : 'open',
  };
}
