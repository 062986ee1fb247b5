import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import {
  accountStates,
  attemptStates,
  disputeStates,
  mismatches,
  refundStates,
} from '#app/domain/cards/card-states.ts';
import { users } from './account-schema.ts';
import { moneyBounds } from './money-bounds.ts';
import { invoices } from './schema.ts';

// Card payments through sellers' own Stripe accounts. What was paid is in `payments`; the writes of these tables record
// the rest in the document's history (`app/features/cards/queries/card-history.server.ts`).

/** A seller's account at Stripe, bound to its user before they are sent there; of a user's accounts one is not withdrawn. */
export const connectedAccounts = sqliteTable(
  'connected_accounts',
  {
    /** Stripe's. */
    accountId: text('account_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: accountStates }).notNull(),
    /** JSON list of what Stripe wants of the seller, in its own codes. */
    wants: text('wants').notNull().default('[]'),
    /** When its user stopped using it here, ms; Stripe knows nothing of that. */
    stoppedAt: integer('stopped_at'),
    madeAt: integer('made_at').notNull(),
    /** How often Stripe was asked about it, and which of the answers stands: an older one never replaces a newer. */
    asked: integer('asked').notNull().default(0),
    applied: integer('applied').notNull().default(0),
    /** Until when its events were gone through, ms. */
    lookedAt: integer('looked_at').notNull(),
  },
  (t) => [
    uniqueIndex('connected_accounts_user').on(t.userId).where(sql`state <> 'withdrawn'`),
    index('connected_accounts_of_user').on(t.userId),
    index('connected_accounts_looked').on(t.lookedAt).where(sql`state <> 'withdrawn'`),
  ],
);

/**
 * A client's try to pay an invoice by card, written before Stripe is asked: its id is part of the key of that call. Stripe's session
 * must fit what stands here, whatever the invoice says meanwhile.
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
    /** ISO 4217, of the invoice. */
    currency: text('currency').notNull(),
    state: text('state', { enum: attemptStates }).notNull(),
    sessionId: text('session_id'),
    paymentIntentId: text('payment_intent_id'),
    /** The charge that paid it; its payment in the ledger has this id. */
    chargeId: text('charge_id'),
    mismatch: text('mismatch', { enum: mismatches }),
    /** ms, as `changedAt`. */
    madeAt: integer('made_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('checkout_attempts_session').on(t.sessionId),
    // One page to pay an amount at, however many tabs ask at once: who pays the next step and who pays all have one each.
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

/** A client's dispute about a charge: while it is open the balance stays as it is. */
export const cardDisputes = sqliteTable(
  'card_disputes',
  {
    /** Stripe's; the reversal of a lost one has this id in the ledger. */
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    chargeId: text('charge_id').notNull(),
    amountMinor: integer('amount').notNull(),
    state: text('state', { enum: disputeStates }).notNull(),
    /** ms; of its opening, then of its end. */
    at: integer('at').notNull(),
  },
  (t) => [
    moneyBounds('card_disputes_amount', { any: [t.amountMinor] }),
    index('card_disputes_of_invoice').on(t.invoiceId),
    index('card_disputes_open').on(t.userId).where(sql`state = 'open'`),
  ],
);

/**
 * A refund of a charge, written before Stripe is asked for it: its id, made by the form, is part of the key of that call. One that was made at
 * Stripe has Stripe's. What is `asked` is kept from being refunded or used again; all others the ledger knows.
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
    /** Stripe's, by which it stands in the ledger; null until Stripe has answered. */
    refundId: text('refund_id'),
    /** ms, as `changedAt`. */
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
