import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { eventActors, eventCodes } from '#app/domain/history/document-event.ts';
import { issueCauses } from '#app/domain/history/issued-version.ts';
import { storedStatuses } from '#app/domain/invoices/status.ts';
import { contentColumns, headColumns } from './invoice-columns.ts';
import { moneyBounds } from './money-bounds.ts';
import { invoices } from './schema.ts';

// A document's history and issued versions: added by the writes in `app/features/history/queries`, protected from
// changes by the triggers in `db/triggers/history.sql`.

const ofInvoice = () =>
  text('invoice_id')
    .notNull()
    .references(() => invoices.id, { onDelete: 'cascade' });

/**
 * The content of an issued document by version, from 1; never changed or deleted while its owner's account is open.
 * Pictures are the invoice's own, because edits don't change them.
 */
export const issuedVersions = sqliteTable(
  'issued_versions',
  {
    invoiceId: ofInvoice(),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    revision: integer('revision').notNull(),
    /** The invoice's `updated_at` when the version was created. */
    version: integer('version').notNull(),
    /** When it was issued or corrected, ms; for `taken-over`, the invoice's last change. */
    issuedAt: integer('issued_at').notNull(),
    cause: text('cause', { enum: issueCauses }).notNull(),
    ...headColumns(),
    ...contentColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.invoiceId, t.revision] }),
    moneyBounds('issued_versions_money', {
      any: [t.subtotalMinor, t.discountAmountMinor, t.discountMinor, t.taxMinor],
      fromZero: [t.totalMinor],
    }),
  ],
);

/** A document's history, oldest first by id; codes and values, no sentences. */
export const documentEvents = sqliteTable(
  'document_events',
  {
    id: integer('id').primaryKey(),
    invoiceId: ofInvoice(),
    /** The owner, as in the invoice's row. */
    userId: text('user_id').notNull(),
    /** Milliseconds since 1970. */
    at: integer('at').notNull(),
    actor: text('actor', { enum: eventActors }).notNull(),
    code: text('code', { enum: eventCodes }).notNull(),
    /** JSON, see `parseDocumentEvent`. */
    detail: text('detail'),
    /** The ledger entry that this event reports; each has at most one. */
    paymentId: text('payment_id'),
  },
  (t) => [
    index('document_events_of_invoice').on(t.invoiceId, t.id),
    uniqueIndex('document_events_of_payment').on(t.paymentId).where(sql`payment_id IS NOT NULL`),
  ],
);

/** A document's code since its first save: 16 characters in Crockford's base 32, 80 random bits. */
export const documentCodes = sqliteTable(
  'document_codes',
  { code: text('code').primaryKey(), invoiceId: ofInvoice() },
  (t) => [uniqueIndex('document_codes_of_invoice').on(t.invoiceId)],
);

/** The signed record of an issued version: a compact JWS. */
export const issueRecords = sqliteTable(
  'issue_records',
  {
    invoiceId: ofInvoice(),
    revision: integer('revision').notNull(),
    jws: text('jws').notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.revision] })],
);

/**
 * Every PDF that was served, by the SHA-256 (hex) of its bytes: written before it is sent, so that `/verify` recognizes
 * genuine files despite later payments, translations or deployments.
 */
export const pdfFiles = sqliteTable(
  'pdf_files',
  {
    hash: text('hash').primaryKey(),
    invoiceId: ofInvoice(),
    /** The issued version it shows; null if it wasn't issued yet. */
    revision: integer('revision'),
    status: text('status', { enum: storedStatuses }).notNull(),
    /** When it was first served, ms. */
    madeAt: integer('made_at').notNull(),
  },
  (t) => [index('pdf_files_of_invoice').on(t.invoiceId)],
);
