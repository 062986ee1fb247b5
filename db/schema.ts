import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import { subscriptionStatuses } from '#app/domain/billing/allowance.ts';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import { subscriptionSources } from '#app/domain/billing/subscription.ts';
import { paymentEventNames, paymentKinds } from '#app/domain/consent/analytics.ts';
import { documentKinds } from '#app/domain/documents/kind.ts';
import { invoiceTemplates, papers } from '#app/domain/invoices/sheet.ts';
import { storedStatuses } from '#app/domain/invoices/status.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { roundings } from '#app/domain/taxes/tax-choice.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { flag, id, owner } from './account-schema.ts';
import { holdsCredit } from './credit-keys.ts';
import { contentColumns, countryColumn, headColumns, paymentColumns } from './invoice-columns.ts';
import {
  clientKey,
  dueKey,
  emailKey,
  issueOrder,
  newestFirst,
  numberKey,
  totalHundredths,
} from './list-keys.ts';
import { looks } from './look-schema.ts';
import { moneyBounds } from './money-bounds.ts';
import { pictureIds } from './picture-schema.ts';

// Instants are integer milliseconds since 1970, calendar dates `YYYY-MM-DD` text, money integer minor units of the
// row's currency. Property names contain the unit where the column's name doesn't. drizzle-kit can't write STRICT: it
// is added to each CREATE TABLE by hand, and tests/db/migrate.test.ts requires it.

/** A user's defaults for every invoice, and the plan with its counters: one row per user. */
export const userSettings = sqliteTable(
  'user_settings',
  {
    userId: owner().primaryKey(),
    country: countryColumn('country').notNull(),
    /** The country chosen in the country switcher. */
    preferredCountry: countryColumn('preferred_country').notNull(),
    invoiceLimit: integer('invoice_limit').default(3),
    totalInvoicesCreated: integer('total_invoices_created').notNull().default(0),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses })
      .notNull()
      .default('free'),
    subscriptionPlan: text('subscription_plan'),
    /** The plan of that product, so that it can be named without a provider's catalog. */
    planName: text('plan_name', { enum: planNames }),
    subscriptionInterval: text('subscription_interval', { enum: billingIntervals }),
    /** Where it was bought and is managed. */
    subscriptionSource: text('subscription_source', { enum: subscriptionSources }),
    /** The UTC day from which monthly allowance periods are counted. */
    subscriptionStart: text('subscription_start'),
    subscriptionEndMs: integer('subscription_end'),
    /** First day (UTC) of the allowance period that `period_count` counts. */
    periodStart: text('period_start'),
    periodCount: integer('period_count').notNull().default(0),
    /** Stripe's subscription id, or Apple's original transaction id, of the subscription above. */
    subscriptionReference: text('subscription_reference'),
    stripeCustomerId: text('stripe_customer_id'),
    /** The last sequence number given to a request for a Stripe snapshot. */
    billingSequence: integer('billing_ticket').notNull().default(0),
    /** The sequence number of the newest Stripe snapshot applied. */
    billingApplied: integer('billing_applied').notNull().default(0),
    /** When a provider was last checked, ms; null for a user unknown to all providers. */
    billingCheckedAt: integer('billing_checked_at'),

    /** Null until the user sets one: items start with the country's rate. */
    taxRateThousandths: integer('tax_rate'),
    taxNumber: text('tax_number'),
    invoicePrefix: text('invoice_prefix').notNull().default('INV-'),
    startingNumber: integer('starting_number').notNull().default(1),
    /** Highest number among saved invoices with prefix + digits. */
    lastInvoiceNumber: integer('last_invoice_number'),
    template: text('template', { enum: invoiceTemplates }).notNull().default('classic'),
    /** Null: the country's default. */
    paper: text('paper', { enum: papers }),
    /** For new invoices; null: the default. */
    invoiceLanguage: text('invoice_language', { enum: documentLanguages }),
    /** Decimal text of a rate finer than `tax_rate`; only valid if it rounds to it. */
    taxRateExact: text('tax_rate_exact'),
    /** JSON by country, see `parseRegistrations`. */
    taxRegistrations: text('tax_registrations'),
    rounding: text('rounding', { enum: roundings }).notNull().default('tax'),
    pricesIncludeTax: flag('prices_include_tax'),
    finePrices: flag('fine_prices'),
    businessName: text('business_name'),
    email: text('email'),
    phone: text('phone'),
    website: text('website'),
    address: text('address'),
    postalCode: text('postal_code'),
    ...paymentColumns(),
    updatedAt: integer('updated_at').notNull(),
    /** The same for estimates and credit notes. */
    estimatePrefix: text('estimate_prefix').notNull().default('EST-'),
    estimateStart: integer('estimate_start').notNull().default(1),
    creditNotePrefix: text('credit_note_prefix').notNull().default('CN-'),
    creditNoteStart: integer('credit_note_start').notNull().default(1),
    /** For new invoices, see `parsePaymentTerms`; null: the default 30 days. */
    paymentTerms: text('payment_terms'),
    ...pictureIds(),
  },
  (t) => [
    check('user_settings_counters', sql`${t.totalInvoicesCreated} >= 0 AND ${t.periodCount} >= 0`),
    uniqueIndex('user_settings_stripe_customer').on(t.stripeCustomerId),
    index('user_settings_billing_checked')
      .on(t.billingCheckedAt)
      .where(sql`billing_checked_at IS NOT NULL`),
    index('user_settings_subscription_end')
      .on(t.subscriptionEndMs)
      .where(sql`subscription_end IS NOT NULL`),
    index('user_settings_of_logo').on(t.logoId).where(sql`logo_id IS NOT NULL`),
    index('user_settings_of_signature').on(t.signatureId).where(sql`signature_id IS NOT NULL`),
  ],
);

/** A client to whom a user sends invoices. */
export const clients = sqliteTable(
  'clients',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    email: text('email'),
    /** Copy recipients of their emails, comma-separated. */
    ccEmails: text('cc_emails'),
    phone: text('phone'),
    address: text('address'),
    country: countryColumn('country').notNull().default(sql`'USA'`),
    /** Language of their invoices; null: the seller's. */
    language: text('language', { enum: documentLanguages }),
    createdAt: integer('created_at').notNull(),
    /** ISO 3166 alpha-2, if it isn't one of the four countries or was stated. */
    region: text('region'),
    contact: text('contact'),
    taxNumber: text('tax_number'),
    /** The client's own reference for their orders. */
    reference: text('reference'),
    /** Terms of their invoices; null: the seller's. */
    paymentTerms: text('payment_terms'),
    /** The look of their documents; null: the seller's default. */
    lookId: text('look_id').references(() => looks.id, { onDelete: 'set null' }),
    /** JSON: values of custom fields by the fields' ids, see `FieldValues`; null: none. */
    fields: text('fields'),
  },
  (t) => [
    index('clients_by_name').on(t.userId, sql`${t.name} COLLATE NOCASE`),
    index('clients_newest').on(t.userId, t.createdAt, t.id),
    index('clients_of_look').on(t.lookId).where(sql`look_id IS NOT NULL`),
  ],
);
/** A product or service; its price has no currency and is adapted to the invoice's when used. */
export const productsServices = sqliteTable(
  'products_services',
  {
    id: id(),
    userId: owner(),
    name: text('name').notNull(),
    unitPriceHundredths: integer('unit_price').notNull(),
    taxRateThousandths: integer('tax_rate').notNull(),
    customId: text('custom_id'),
    createdAt: integer('created_at').notNull(),
    unit: text('unit', { enum: unitCodes }),
    /** Decimal texts of a price and a rate finer than their integers; only valid if they round to these. */
    unitPriceExact: text('unit_price_exact'),
    taxRateExact: text('tax_rate_exact'),
    /** JSON, like a client's. */
    fields: text('fields'),
  },
  (t) => [
    moneyBounds('products_services_money', { any: [t.unitPriceHundredths] }),
    index('products_services_by_name').on(t.userId, sql`${t.name} COLLATE NOCASE`),
    index('products_services_newest').on(t.userId, t.createdAt, t.id),
  ],
);

/** A saved document, as it was when it was saved, regardless of later changes to settings and clients. */
export const invoices = sqliteTable(
  'invoices',
  {
    id: id(),
    userId: owner(),
    clientId: text('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** Created by the browser: a repeated save finds the first invoice by it. */
    saveKey: text('save_key').notNull(),
    ...headColumns(),
    /** As stored; due soon and overdue are derived when loading. */
    status: text('status', { enum: storedStatuses }).notNull().default('unpaid'),
    archived: flag('archived'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    ...contentColumns(),
    /** The sum of its ledger, minor units; only written by the ledger's triggers. */
    paidMinor: integer('paid').notNull().default(0),
    /** Due date (`YYYY-MM-DD`) of its next open installment; null when it is due as a whole. */
    nextDue: text('next_due'),
    kind: text('kind', { enum: documentKinds }).notNull().default('invoice'),
    /** The document it was created from: for a credit note, its invoice. */
    sourceId: text('source_id'),
    reason: text('reason'),
    /** The part of `paid` that is credit notes instead of money, minor units; written the same way. */
    creditedMinor: integer('credited').notNull().default(0),
    /** When it was first issued, ms; null before. Written by a trigger. */
    issuedAt: integer('issued_at'),
    /** When its client first opened it and first clicked a payment button, ms. */
    openedAt: integer('opened_at'),
    payClickedAt: integer('pay_clicked_at'),
    ...pictureIds(),
  },
  (t) => [
    moneyBounds('invoices_money', {
      any: [t.subtotalMinor, t.discountAmountMinor, t.discountMinor, t.taxMinor, t.paidMinor],
      fromZero: [t.totalMinor, t.creditedMinor],
    }),
    uniqueIndex('invoices_number').on(t.userId, t.kind, t.invoiceNumber),
    uniqueIndex('invoices_save_key').on(t.userId, t.saveKey),
    // The first index contains all that the list filters by, newest first; `invoices_figures` the same in the order in
    // which it is counted and summed; the others serve further sort orders. drizzle-kit splits expressions at commas:
    // the migration's line of invoices_by_number was fixed by hand.
    index('invoices_list').on(
      t.userId,
      t.kind,
      t.archived,
      t.createdAt,
      t.id,
      t.status,
      t.dueDate,
      t.invoiceDate,
      t.currency,
      t.totalMinor,
      t.clientName,
      t.invoiceNumber,
      t.paidMinor,
      t.nextDue,
    ),
    index('invoices_by_date').on(t.userId, t.kind, t.archived, t.invoiceDate, t.createdAt, t.id),
    index('invoices_by_due').on(t.userId, t.kind, t.archived, dueKey(t), t.createdAt, t.id),
    index('invoices_by_number').on(t.userId, t.kind, t.archived, numberKey(t), t.createdAt, t.id),
    index('invoices_by_client').on(
      t.userId,
      t.kind,
      t.archived,
      clientKey(t),
      newestFirst(t),
      t.id,
    ),
    // Includes what the chips filter by: sorting that many overdue invoices takes longer than a scan of the totals.
    index('invoices_by_total').on(
      t.userId,
      t.kind,
      t.archived,
      totalHundredths(t),
      t.createdAt,
      t.id,
      t.status,
      t.dueDate,
      t.nextDue,
    ),
    index('invoices_figures').on(
      t.userId,
      t.kind,
      t.archived,
      t.currency,
      t.status,
      t.dueDate,
      t.nextDue,
      t.totalMinor,
      t.paidMinor,
      t.invoiceDate,
      t.clientName,
      t.invoiceNumber,
    ),
    // What is owed, by client.
    index('invoices_owed')
      .on(t.userId, t.kind, t.currency, clientKey(t), t.archived, t.totalMinor, t.paidMinor)
      .where(sql`status IN ('unpaid', 'overdue')`),
    index('invoices_opened')
      .on(t.userId, t.kind, t.archived, t.createdAt, t.id)
      .where(sql`status IN ('unpaid', 'overdue') AND opened_at IS NOT NULL`),
    // Without it the planner reads all of an owner's documents instead of looking up several ids.
    index('invoices_by_id').on(t.userId, t.id),
    index('invoices_of_client').on(t.clientId, t.userId, t.kind, t.invoiceDate),
    // For the last document to a client.
    index('invoices_last_to_client').on(t.clientId, t.userId, t.kind, issueOrder(t), t.id),
    index('invoices_last_to_email').on(t.userId, emailKey(t), t.kind, issueOrder(t), t.id),
    index('invoices_last_to_name').on(t.userId, clientKey(t), t.kind, issueOrder(t), t.id),
    index('invoices_of_source').on(t.sourceId).where(sql`source_id IS NOT NULL`),
    index('invoices_of_logo').on(t.logoId).where(sql`logo_id IS NOT NULL`),
    index('invoices_of_signature').on(t.signatureId).where(sql`signature_id IS NOT NULL`),
    index('invoices_in_credit').on(t.clientId, t.userId).where(holdsCredit(t)),
  ],
);

/** Events on an invoice's public pages, one row per button and event, without visitor data. Instants in ms. */
export const paymentEvents = sqliteTable(
  'payment_events',
  {
    invoiceId: text('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    event: text('event', { enum: paymentEventNames }).notNull(),
    kind: text('kind', { enum: paymentKinds }).notNull(),
    times: integer('times').notNull(),
    firstAt: integer('first_at').notNull(),
    lastAt: integer('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoiceId, t.event, t.kind] })],
);
