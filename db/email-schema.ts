import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import {
  emailKinds,
  emailReasons,
  emailRoles,
  emailStates,
} from '#app/domain/sending/client-email.ts';
import { stopCauses } from '#app/domain/sending/sending-limits.ts';
import { flag, owner } from './account-schema.ts';
import { invoices } from './schema.ts';

/**
 * An email to one address about a document, written in the request that sends it. This table is authoritative; the
 * queue only transports its ids.
 */
export const emails = sqliteTable(
  'emails',
  {
    /** Derived from the command and the address, so that a repeated command sends one email to each. */
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    /** Idempotency key of the command, created by the browser. */
    idempotencyKey: text('idempotency_key').notNull(),
    kind: text('kind', { enum: emailKinds }).notNull(),
    /**
     * The document's payment or delivery note, for kinds about one; for a statement its period, in the format of
     * `writePeriod`.
     */
    paymentId: text('payment_id'),
    role: text('role', { enum: emailRoles }).notNull(),
    /** Lower case. */
    address: text('address').notNull(),
    /** The key of the mailbox in `email_blocks`, also used to count a day's emails to it. */
    addressKey: text('address_key').notNull(),
    /** All recipients, To and Cc, so that the email can list the others; a JSON list of addresses. */
    cc: text('cc'),
    /** The token that identifies the recipient in the email's link; it grants no access. */
    token: text('token').notNull(),
    state: text('state', { enum: emailStates }).notNull(),
    reason: text('reason', { enum: emailReasons }),
    madeAt: integer('made_at').notNull(),
    /** When to send it; ms, like all instants here. */
    sendAt: integer('send_at').notNull(),
    /** The UTC day whose limit it counts toward. */
    day: text('day').notNull(),
    /** With placeholders, which are filled in when it is sent. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attach: flag('attach'),
    tries: integer('tries').notNull().default(0),
    /** When an attempt claimed it; identifies the attempt. */
    claimedAt: integer('claimed_at'),
    /** When that attempt called the provider: from then on the outcome is unknown until the provider reports it. */
    triedAt: integer('tried_at'),
    providerId: text('provider_id'),
    /** Since when it has its state. */
    changedAt: integer('changed_at').notNull(),
    /** The first and the last time that someone viewed the document through its link. */
    firstOpenedAt: integer('first_opened_at'),
    lastOpenedAt: integer('last_opened_at'),
    /** For an undelivered email: when its sender was notified by email, ms. */
    failureNotifiedAt: integer('failure_notified_at'),
    /** For a reminder: the due date (`YYYY-MM-DD`) it is about, and the days from it. */
    due: text('due'),
    days: integer('days'),
  },
  (t) => [
    index('emails_of_invoice').on(t.invoiceId, t.madeAt, t.id),
    index('emails_to_mailbox').on(t.addressKey, t.day),
    index('emails_of_day').on(t.userId, t.day),
    // Includes the state, so that a day's emails are counted from the index alone (`emailsOfDay`).
    index('emails_by_day').on(t.day, t.state).where(sql`state <> 'cancelled'`),
    index('emails_to').on(t.userId, t.address, t.state),
    uniqueIndex('emails_idempotency_key').on(t.userId, t.idempotencyKey, t.address),
    uniqueIndex('emails_token').on(t.token),
    uniqueIndex('emails_provider_id').on(t.providerId).where(sql`provider_id IS NOT NULL`),
    index('emails_unclear')
      .on(t.address)
      .where(sql`state IN ('sending', 'unclear') AND provider_id IS NULL`),
    index('emails_failed')
      .on(t.userId, t.changedAt)
      .where(sql`state IN ('bounced', 'rejected', 'failed')`),
    index('emails_failed_of_invoice')
      .on(t.invoiceId)
      .where(sql`state IN ('bounced', 'rejected', 'failed')`),
    index('emails_failed_unnotified')
      .on(t.changedAt)
      .where(sql`state IN ('bounced', 'rejected', 'failed') AND failure_notified_at IS NULL`),
    index('emails_failed_notified')
      .on(t.userId, t.failureNotifiedAt)
      .where(sql`failure_notified_at IS NOT NULL`),
    index('emails_sent').on(t.changedAt).where(sql`state = 'sent'`),
    index('emails_waiting')
      .on(t.state, t.sendAt, t.userId)
      .where(sql`state IN ('scheduled', 'sending')`),
  ],
);

/** Recipients who unsubscribed from a sender; the mailbox is stored as a hash of it and the sender. */
export const emailBlocks = sqliteTable(
  'email_blocks',
  { userId: owner(), addressKey: text('address_key').notNull(), at: integer('at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.addressKey] })],
);

/**
 * Senders who were stopped; with `lifted_at` the operator has reviewed them, and earlier emails don't count any more.
 */
export const emailStops = sqliteTable('email_stops', {
  userId: owner().primaryKey(),
  cause: text('cause', { enum: stopCauses }).notNull(),
  at: integer('at').notNull(),
  liftedAt: integer('lifted_at'),
});

/** A sender's own template for an email kind and language; without a row the default applies. */
export const emailTemplates = sqliteTable(
  'email_templates',
  {
    userId: owner(),
    kind: text('kind', { enum: emailKinds }).notNull(),
    language: text('language', { enum: documentLanguages }).notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.language] })],
);

/** Which emails are sent automatically; none without a row. */
export const emailSettings = sqliteTable('email_settings', {
  userId: owner().primaryKey(),
  /** A thank-you email with the receipt once an invoice is paid. */
  thanks: flag('thanks'),
  updatedAt: integer('updated_at').notNull(),
});

/**
 * Invoices that were just paid and whose clients get a thank-you email. The write that pays an invoice adds the row,
 * and one that makes it unpaid removes it (`ledgerEffects`); a scheduled job turns it into one email per invoice.
 */
export const receiptDue = sqliteTable(
  'thanks_due',
  {
    invoiceId: text('invoice_id')
      .primaryKey()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    /** ms. */
    paidAt: integer('paid_at').notNull(),
  },
  (t) => [index('thanks_due_at').on(t.paidAt), index('thanks_due_of').on(t.userId)],
);
