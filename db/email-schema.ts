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
import { mailKinds, mailReasons, mailRoles, mailStates } from '#app/domain/sending/client-mail.ts';
import { stopCauses } from '#app/domain/sending/sender-trust.ts';
import { flag, owner } from './account-schema.ts';
import { invoices } from './schema.ts';

/**
 * An email to one address about a document, written with the request that sends it. This table is the truth, the queue
 * only carries its ids.
 */
export const emails = sqliteTable(
  'emails',
  {
    /** Made of the press and the address: the same press sent twice is one mail for each. */
    id: text('id').primaryKey(),
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    /** Made by the browser for each press. */
    idempotencyKey: text('idempotency_key').notNull(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** Of a kind that is about one payment of the document, which; of a statement its period, as `writePeriod` has it. */
    paymentId: text('payment_id'),
    role: text('role', { enum: mailRoles }).notNull(),
    /** Lower case. */
    address: text('address').notNull(),
    /** By which `email_blocks` knows its mailbox, and by which a day's emails to it are counted. */
    addressKey: text('address_key').notNull(),
    /** Who got it, To and Cc, of whom the email names the others; JSON text, a list of addresses. */
    cc: text('cc'),
    /** What the link in the mail is told apart by; opens nothing. */
    token: text('token').notNull(),
    state: text('state', { enum: mailStates }).notNull(),
    reason: text('reason', { enum: mailReasons }),
    madeAt: integer('made_at').notNull(),
    /** When it is to leave; ms, as all instants here. */
    sendAt: integer('send_at').notNull(),
    /** The day (UTC) to whose count it belongs. */
    day: text('day').notNull(),
    /** With their fields, which are filled in when it leaves. */
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attach: flag('attach'),
    tries: integer('tries').notNull().default(0),
    /** By which try; a later try has another one. */
    claimedAt: integer('claimed_at'),
    /** When that try turned to the provider: from then on nobody knows until it says so. */
    triedAt: integer('tried_at'),
    providerId: text('provider_id'),
    /** Since when it is in its state. */
    changedAt: integer('changed_at').notNull(),
    /** The first and the last time that a person looked at the document by its link. */
    firstOpenedAt: integer('first_opened_at'),
    lastOpenedAt: integer('last_opened_at'),
    /** Of one that wasn't delivered: when its sender was told by email, ms. */
    failureNotifiedAt: integer('failure_notified_at'),
    /** Of a reminder: the due day (`YYYY-MM-DD`) that it is about, and how many days from it. */
    due: text('due'),
    days: integer('days'),
  },
  (t) => [
    index('emails_of_invoice').on(t.invoiceId, t.madeAt, t.id),
    index('emails_to_mailbox').on(t.addressKey, t.day),
    index('emails_of_day').on(t.userId, t.day),
    // With the state, so that a day is counted from the index alone (`emailsOfDay`).
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

/** Who does not want a sender's mails; the mailbox as a hash of it and of the sender. */
export const emailBlocks = sqliteTable(
  'email_blocks',
  { userId: owner(), addressKey: text('address_key').notNull(), at: integer('at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.addressKey] })],
);

/** Senders who were stopped; with `lifted_at` the operator has looked, and what was before it counts no more. */
export const emailStops = sqliteTable('email_stops', {
  userId: owner().primaryKey(),
  cause: text('cause', { enum: stopCauses }).notNull(),
  at: integer('at').notNull(),
  liftedAt: integer('lifted_at'),
});

/** A sender's own words for a kind of mail in a language; without a row the product's hold. */
export const emailTemplates = sqliteTable(
  'email_templates',
  {
    userId: owner(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    language: text('language', { enum: documentLanguages }).notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.language] })],
);

/** Which mails leave by themselves; without a row none does. */
export const emailSettings = sqliteTable('email_settings', {
  userId: owner().primaryKey(),
  /** A "Thank you" with the receipt once an invoice is paid. */
  thanks: flag('thanks'),
  updatedAt: integer('updated_at').notNull(),
});

/**
 * Invoices that were just paid and whose clients get a "Thank you". The write that pays an invoice adds its row, and one that leaves
 * it unpaid removes it (`ledgerEffects`); a scheduled job turns it into an email, one for each invoice.
 */
export const thanksDue = sqliteTable(
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
