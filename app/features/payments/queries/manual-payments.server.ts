import { and, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { PaymentEntry } from '#app/domain/payments/check-entry.ts';
import type { StoredEntry } from '#app/domain/payments/stored-entry.ts';
import { isOwedRow } from '#app/features/invoice-list/public.server.ts';
import {
  type InvoiceRow,
  type LinkedInvoice,
  selectPublicInvoice,
  toLinkedInvoice,
} from '#app/features/invoice-sheet/public.server.ts';
import type { LedgerState } from '#app/features/payments/words/describe-payments.ts';
import { invoiceOfLink, type VisitorSession } from '#app/features/public-invoice/public.server.ts';
import { sessions } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { queryBatch, read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { type StatementResult, writeBatch } from '#db/write.server.ts';
import { insertReversals, isActivePayment, ledgerEffects } from './ledger.server.ts';
import { isReceiptGiven } from './receipt-order.server.ts';

const { id, userId, status, currency, paidMinor, totalMinor } = invoices;
/** The columns of the ledger state, in the order that `getPaymentState` expects. */
export const ledgerColumns = { status, currency, paidMinor, totalMinor };

type NewPayment = PaymentEntry & {
  userId: string;
  invoiceId: string;
  /** Idempotency key, created by the form. */
  paymentId: string;
  /** The confirmed part that exceeds the balance due; 0 if the seller wasn't asked. */
  creditMinor: number;
  /** What the form showed: nothing is recorded if the ledger has changed since. */
  seen: Pick<LedgerState, 'currency' | 'paidMinor'>;
  /** ms */
  now: number;
};

/** The fields that distinguish a payment from another one sent with the same id. */
export type RecordedPayment = Pick<
  PaymentEntry,
  'amountMinor' | 'day' | 'method' | 'reference' | 'note'
>;

/**
 * Records a payment on an owner's invoice, in one transaction and one round trip; idempotent. What exceeds the balance
 * due becomes the client's credit, and is recorded only if the seller confirmed exactly that amount.
 * @returns the ledger state afterwards, whether the invoice has this payment and a saved client, and what is stored
 * under the payment's id, which may differ; null if the invoice is unknown or another user's
 */
export async function recordPayment(
  db: Database,
  payment: NewPayment,
): Promise<
  | (LedgerState & { isRecorded: boolean; hasSavedClient: boolean; stored: RecordedPayment | null })
  | null
> {
  const { invoiceId, paymentId, seen, now, amountMinor, creditMinor } = payment;
  const { day, method, reference, note } = payment;
  const isOwners = and(eq(id, invoiceId), eq(userId, payment.userId));
  const isThere = sql`EXISTS (SELECT 1 FROM ${payments} WHERE ${payments.id} = ${paymentId})`;
  const results = await writeBatch(db, [
    insertSelect(
      payments,
      {
        id: paymentId,
        invoiceId,
        userId: payment.userId,
        at: now,
        kind: 'payment',
        origin: 'hand',
        amountMinor,
        day,
        method,
        reference,
        note,
      },
      sql`FROM ${invoices} WHERE ${and(
        isOwners,
        isOwedRow,
        eq(currency, seen.currency),
        eq(paidMinor, seen.paidMinor),
        sql`max(0, ${amountMinor} - (${totalMinor} - ${paidMinor})) = ${creditMinor}`,
        lte(paidMinor, Number.MAX_SAFE_INTEGER - amountMinor),
        sql`NOT ${isThere}`,
      )}`,
    ),
    ...ledgerEffects({ invoiceId, now }),
    db
      .select({
        ...ledgerColumns,
        hasSavedClient: isNotNull(invoices.clientId),
        stored: sql<string | null>`(SELECT json_object(
          'amountMinor', ${payments.amountMinor}, 'day', ${payments.day}, 'method', ${payments.method},
          'reference', ${payments.reference}, 'note', ${payments.note}
        ) FROM ${payments} WHERE ${and(eq(payments.id, paymentId), eq(payments.invoiceId, invoiceId))})`,
      })
      .from(invoices)
      .where(isOwners),
  ]);
  const found = getPaymentState(results);
  if (!found) return null;
  const json = results.at(-1)?.rows[0]?.[Object.keys(ledgerColumns).length + 1];
  const stored = typeof json === 'string' ? (JSON.parse(json) as RecordedPayment) : null;
  const isRecorded =
    stored?.amountMinor === amountMinor &&
    stored.day === day &&
    stored.method === method &&
    stored.reference === reference &&
    stored.note === note;
  return { ...found.state, isRecorded, hasSavedClient: found.counts[0] === 1, stored };
}

/**
 * Reverses payments that the owner recorded or marked, but no card payments and no (partly) refunded ones; payments
 * that are already reversed don't change. One transaction, one round trip.
 * @returns the ledger state afterwards, and how many of the payments remain active; null if the invoice is unknown or
 * another user's
 */
export async function reversePayments(
  db: Database,
  change: { userId: string; invoiceId: string; paymentIds: string[]; today: string; now: number },
): Promise<(LedgerState & { standing: number }) | null> {
  const { invoiceId, paymentIds } = change;
  const isOwners = and(eq(id, invoiceId), eq(userId, change.userId));
  const named = inArray(payments.id, paymentIds);
  const results = await writeBatch(db, [
    insertReversals(
      { ...change, origin: 'hand' },
      sql`${isOwners} AND ${named} AND ${ne(payments.origin, 'card')} AND ${refunded} = 0`,
    ),
    ...ledgerEffects(change),
    db
      .select({
        ...ledgerColumns,
        standing: sql<number>`(SELECT count(*) FROM ${payments} WHERE ${and(
          eq(payments.invoiceId, invoiceId),
          named,
          isActivePayment,
        )})`,
      })
      .from(invoices)
      .where(isOwners),
  ]);
  const found = getPaymentState(results);
  return found && { ...found.state, standing: found.counts[0] ?? 0 };
}

/** Parses a batch's last result: the invoice's ledger state and further numbers. */
export function getPaymentState(
  results: StatementResult[],
): { state: LedgerState; counts: number[] } | null {
  const row = results.at(-1)?.rows[0];
  if (!row) return null;
  const [storedStatus, code, paid, total, ...counts] = Array.from(row);
  return {
    state: {
      status: storedStatus as LedgerState['status'],
      currency: code as LedgerState['currency'],
      paidMinor: Number(paid),
      totalMinor: Number(total),
    },
    counts: counts.map(Number),
  };
}

/** The order in which entries were inserted, independent of the workers' clocks; receipts are numbered by it. */
const asWritten = sql`${payments}.rowid`;

const entryColumns = {
  id: payments.id,
  kind: payments.kind,
  origin: payments.origin,
  amountMinor: payments.amountMinor,
  day: payments.day,
  method: payments.method,
  reference: payments.reference,
  note: payments.note,
  undoes: payments.undoes,
  otherNumber: sql<string | null>`(SELECT other.invoice_number FROM invoices AS other
    WHERE other.id = payments.other_invoice_id)`,
  account: sql<string | null>`(SELECT attempt.account_id FROM checkout_attempts AS attempt
    WHERE attempt.invoice_id = payments.invoice_id AND attempt.charge_id = payments.id)`,
  isReceiptGiven: isReceiptGiven.mapWith(Boolean),
};

/** The refunded part of the query's payment, minor units; failed refunds don't count. */
const refunded = sql`(SELECT coalesce(sum(back.amount), 0) FROM payments AS back
  WHERE back.invoice_id = payments.invoice_id AND back.undoes = payments.id AND back.kind = 'refund'
  AND NOT EXISTS (SELECT 1 FROM payments AS failed WHERE failed.invoice_id = back.invoice_id
    AND failed.undoes = back.id AND failed.kind = 'returned'))`;

/**
 * Returns the active payments of an owner's invoice that aren't fully refunded, oldest first, with its currency and
 * country; one round trip.
 */
export async function listActivePayments(
  db: Database,
  of: { userId: string; invoiceId: string },
): Promise<Pick<InvoiceRow, 'currency' | 'country'> & { entries: StoredEntry[] }> {
  const isOwners = and(eq(id, of.invoiceId), eq(userId, of.userId));
  const rows = await read(
    db
      .select({ ...entryColumns, currency, country: invoices.country })
      .from(payments)
      .innerJoin(invoices, eq(id, payments.invoiceId))
      .where(and(isOwners, isActivePayment, gt(payments.amountMinor, refunded)))
      .orderBy(asWritten),
  );
  const [first] = rows;
  return {
    entries: rows,
    currency: first?.currency ?? 'USD',
    country: first?.country ?? 'us',
  };
}

/** Selects all entries of an invoice in insertion order. */
export function selectEntries(db: Database, invoiceId: SQL<string | null>) {
  return db
    .select(entryColumns)
    .from(payments)
    .where(eq(payments.invoiceId, invoiceId))
    .orderBy(asWritten);
}

/** Selects all entries of an invoice, oldest first, for a valid session of its owner; no rows for anyone else. */
export function selectEntriesForOwner(
  db: Database,
  invoiceId: SQL<string | null>,
  session: VisitorSession,
) {
  return db
    .select(entryColumns)
    .from(payments)
    .innerJoin(sessions, eq(sessions.userId, payments.userId))
    .where(
      and(
        eq(payments.invoiceId, invoiceId),
        eq(sessions.id, session.id),
        gt(sessions.expiresAt, session.now),
      ),
    )
    .orderBy(asWritten);
}

/**
 * Returns an invoice by its link, like `getPublicInvoice`, with its ledger entries in insertion order; one round trip.
 */
export async function getInvoiceWithEntries(
  db: Database,
  key: string,
  session: VisitorSession | null,
): Promise<{ invoice: LinkedInvoice; entries: StoredEntry[] } | null> {
  const [[row], entries] = await queryBatch(db, [
    selectPublicInvoice(db, key, session),
    selectEntries(db, invoiceOfLink(key, session)),
  ]);
  return row ? { invoice: toLinkedInvoice(row), entries } : null;
}
