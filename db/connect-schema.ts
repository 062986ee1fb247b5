import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  accountStates,
  attemptStates,
  disputeStates,
  mismatches,
  refundStates,
} from '#app/domain/cards/card-account.ts';
import { users } from './account-schema.ts';
import { moneyBounds } from './money-bounds.ts';
import { invoices } from './schema.ts';

// Card payments through sellers' own Stripe accounts. What was paid is in `payments`; writes to these tables record the
// rest in the document's history (`app/features/cards/queries/card-history.server.ts`).

/** A seller's Stripe account, assigned to its user before onboarding; at most one per user isn't withdrawn. */
export const connectedAccounts = sqliteTable(
  'connected_accounts',
  {
    /** Stripe's account id. */
    accountId: text('account_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: accountStates }).notNull(),
    /** JSON list of Stripe's requirements for the seller, in its own codes. */
    wants: text('wants').notNull().default('[]'),
    /** When its user disconnected it here, ms; Stripe isn't informed. */
    stoppedAt: integer('stopped_at'),
    madeAt: integer('made_at').notNull(),
    /**
     * How often it was requested from Stripe, and which response is stored: an older one never replaces a newer one.
     */
    asked: integer('asked').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    /** Up to when its events have been checked, ms. */
    lookedAt: integer('looked_at').notNull(),
  },
  (t) => [
    uniqueIndex('connected_accounts_user').on(t.userId).where(sql`state <> 'withdrawn'`),
    index('connected_accounts_of_user').on(t.userId),
    index('connected_accounts_looked').on(t.lookedAt).where(sql`state <> 'withdrawn'`),
  ],
);

/**
 * A client's attempt to pay an invoice by card, written before Stripe is called: its id is part of that call's
 * idempotency key. Stripe's session must match this row, even if the invoice has changed since.
 */
export const checkoutAttempts = sqliteTable(
  'checkout_attempts',
  {
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Minor units of `currency`. */
    amountMinor: integer('amount').notNull(),
    /** ISO 4217, the invoice's. */
    currency: text('currency').notNull(),
    state: text('state', { enum: attemptStates }).notNull(),
    sessionId: text('session_id'),
    paymentIntentId: text('payment_intent_id'),
    /** The charge that paid it; also the id of its payment in the ledger. */
    chargeId: text('charge_id'),
    mismatch: text('mismatch', { enum: mismatches }),
    /** ms, like `changedAt`. */
    madeAt: integer('made_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('checkout_attempts_session').on(t.sessionId),
    // One checkout per amount, however many tabs ask at once: paying the next installment and paying everything have
    // one each.
    uniqueIndex('checkout_attempts_open')
      .on(t.invoiceId, t.amountMinor)
      .where(sql`state IN ('new', 'open')`),
    index('checkout_attempts_payment')
      .on(t.paymentIntentId)
      .where(sql`payment_intent_id IS NOT NULL`),
    index('checkout_attempts_of_invoice').on(t.invoiceId, t.madeAt),
    index('checkout_attempts_waiting')
      .on(t.changedAt)
      .where(sql`state IN ('new', 'open', 'processing')`),
    index('checkout_attempts_mismatch').on(t.userId).where(sql`mismatch IS NOT NULL`),
    moneyBounds('checkout_attempts_amount', { positive: [t.amountMinor] }),
  ],
);

/** A client's dispute about a charge; while it is open the balance doesn't change. */
export const cardDisputes = sqliteTable(
  'card_disputes',
  {
    /** Stripe's id; the ledger's reversal for a lost one has the same id. */
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    chargeId: text('charge_id').notNull(),
    amountMinor: integer('amount').notNull(),
    state: text('state', { enum: disputeStates }).notNull(),
    /** ms; when it was opened, later when it was decided. */
    at: integer('at').notNull(),
  },
  (t) => [
    moneyBounds('card_disputes_amount', { any: [t.amountMinor] }),
    index('card_disputes_of_invoice').on(t.invoiceId),
    index('card_disputes_open').on(t.userId).where(sql`state = 'open'`),
  ],
);

/**
 * A refund of a charge, written before Stripe is called: its id, created by the form, is part of that call's
 * idempotency key. Refunds made at Stripe have Stripe's id. An `asked` amount can't be refunded or used again; the
 * ledger contains all others.
 */
export const cardRefunds = sqliteTable(
  'card_refunds',
  {
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    chargeId: text('charge_id').notNull(),
    /** Minor units of the invoice's currency. */
    amountMinor: integer('amount').notNull(),
    state: text('state', { enum: refundStates }).notNull(),
    /** Stripe's id, also used in the ledger; null until Stripe has responded. */
    refundId: text('refund_id'),
    /** ms, like `changedAt`. */
    madeAt: integer('made_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('card_refunds_refund').on(t.refundId),
    index('card_refunds_of_invoice').on(t.invoiceId),
    index('card_refunds_unanswered').on(t.madeAt).where(sql`state = 'asked' AND refund_id IS NULL`),
    moneyBounds('card_refunds_amount', { positive: [t.amountMinor] }),
  ],
);
