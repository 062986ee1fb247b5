import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { LedgerState } from '#app/features/payments/words/describe-payments.ts';
import type { Database } from '#db/client.server.ts';
import { creditOf, holdsCredit } from '#db/credit-keys.ts';
import { insertSelect } from '#db/insert-select.ts';
import { payments } from '#db/ledger-schema.ts';
import { sumMinor } from '#db/minor-sum.ts';
import { read } from '#db/read.server.ts';
import { invoices } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { ledgerEffects } from './ledger.server.ts';
import { getPaymentState, ledgerColumns } from './manual-payments.server.ts';

const { id, userId } = invoices;

// A client's credit is what was paid on invoices beyond their totals. In the SQL below, `source` has the credit and
// `target` is the invoice it is used on.

const ofSource = {
  status: sql`source.status`,
  totalMinor: sql`source.total`,
  paidMinor: sql`source.paid`,
};

/** The part of a source's credit that isn't reserved by a pending refund, minor units. */
const usable = sql`max(0, ${creditOf(ofSource)} - coalesce((SELECT sum(asked.amount) FROM card_refunds AS asked
  WHERE asked.invoice_id = source.id AND asked.state = 'asked'), 0))`;

/** The invoices with credit for a target: same client, same currency. */
const sourcesOfTarget = sql`FROM invoices AS target
  INNER JOIN invoices AS source ON source.client_id = target.client_id AND source.user_id = target.user_id
    AND source.currency = target.currency AND source.id <> target.id AND ${holdsCredit(ofSource)}`;

const creditForTarget = (invoiceId: string) => sql<number>`(SELECT coalesce(sum(${usable}), 0)
  ${sourcesOfTarget} WHERE target.id = ${invoiceId})`;

/**
 * Returns the ledger state of an owner's invoice and the credit that can be used on it, in minor units of its currency;
 * null if it is unknown or another user's.
 */
export async function getCreditFor(
  db: Database,
  of: { userId: string; invoiceId: string },
): Promise<(LedgerState & { creditMinor: number }) | null> {
  const found = await read(
    db
      .select({ ...ledgerColumns, creditMinor: creditForTarget(of.invoiceId) })
      .from(invoices)
      .where(and(eq(id, of.invoiceId), eq(userId, of.userId)))
      .get(),
  );
  return found ?? null;
}

/** Selects the credit of an owner's client per currency, as sums that may exceed 2^53. */
export function selectCreditOfClient(db: Database, of: { userId: string; clientId: string }) {
  const { units, rest } = sumMinor(usable);
  return db.all<{ currency: CurrencyCode; units: number; rest: number }>(sql`
    SELECT source.currency AS currency, ${units} AS units, ${rest} AS rest FROM invoices AS source
    WHERE source.client_id = ${of.clientId} AND source.user_id = ${of.userId} AND ${holdsCredit(ofSource)}
    GROUP BY source.currency`);
}

export type CreditUse = {
  userId: string;
  invoiceId: string;
  /** Idempotency key, created by the form. */
  useId: string;
  amountMinor: number;
  /** What the form showed: no credit is used if the ledger has changed since. */
  seen: Pick<LedgerState, 'currency' | 'paidMinor'>;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** ms */
  now: number;
};

/**
 * Pays all or part of an owner's invoice with its client's credit from other invoices, oldest first. Writes one entry
 * here per source and, through the ledger's trigger, one there, in one transaction and one round trip. Idempotent.
 * @returns the ledger state afterwards, the amount stored for this use (minor units, null if none), and the remaining
 * credit; null if the invoice is unknown or another user's
 */
export async function payWithCredit(
  db: Database,
  use: CreditUse,
): Promise<(LedgerState & { usedMinor: number | null; creditMinor: number }) | null> {
  const { invoiceId, useId, amountMinor, seen, today, now } = use;
  const isOwners = and(eq(id, invoiceId), eq(userId, use.userId));
  const isOfUse = sql`made.id > ${`${useId} `} AND made.id < ${`${useId}!`}`;
  const ofUse = sql`EXISTS (SELECT 1 FROM payments AS made WHERE ${isOfUse})`;
  const usedMinor = sql<number>`coalesce((SELECT sum(made.amount) FROM payments AS made
    WHERE ${isOfUse} AND made.invoice_id = ${invoiceId}), 0)`;
  const isFit = sql`target.id = ${invoiceId} AND target.user_id = ${use.userId} AND target.currency = ${seen.currency}
    AND target.status NOT IN ('paid', 'void') AND target.paid = ${seen.paidMinor}
    AND target.total - target.paid >= ${amountMinor} AND NOT ${ofUse}`;
  const lots: SQL = sql`(SELECT id, min(credit, ${amountMinor} - earlier) AS taken FROM (
    SELECT id, credit, sum(credit) OVER (ORDER BY created_at, id) - credit AS earlier, sum(credit) OVER () AS held
    FROM (SELECT source.id, source.created_at, ${usable} AS credit ${sourcesOfTarget} WHERE ${isFit})
    WHERE credit > 0) WHERE held >= ${amountMinor} AND earlier < ${amountMinor}) AS lot`;
  const results = await writeBatch(db, [
    insertSelect(
      payments,
      {
        id: sql`${useId} || ' ' || lot.id`,
        invoiceId,
        userId: use.userId,
        at: now,
        day: today,
        kind: 'payment',
        origin: 'credit',
        method: 'other',
        amountMinor: sql`lot.taken`,
        otherInvoiceId: sql`lot.id`,
      },
      sql`FROM ${lots}`,
    ),
    ...ledgerEffects({ invoiceId, now }),
    db
      .select({ ...ledgerColumns, usedMinor, creditMinor: creditForTarget(invoiceId) })
      .from(invoices)
      .where(isOwners),
  ]);
  const found = getPaymentState(results);
  if (!found) return null;
  const [used = 0, creditMinor = 0] = found.counts;
  return { ...found.state, usedMinor: used === 0 ? null : used, creditMinor };
}
