import { eq, getTableColumns, sql, type Table } from 'drizzle-orm';
import { closeUser } from '#app/features/account/queries/close-account.server.ts';
import {
  type HistoryEvent,
  issueServed,
  recordHistory,
} from '#app/features/history/queries/document-history.server.ts';
import { ledgerEffects } from '#app/features/payments/queries/ledger.server.ts';
import { emailLinks, loginCodes, sessions, users } from '#db/account-schema.ts';
import { appStorePurchases, renewingPlans } from '#db/billing-schema.ts';
import { calendarFeeds } from '#db/calendar-schema.ts';
import type { Database } from '#db/client.server.ts';
import {
  cardDisputes,
  cardRefunds,
  checkoutAttempts,
  connectedAccounts,
} from '#db/connect-schema.ts';
import { customFields } from '#db/custom-field-schema.ts';
import { deliveries } from '#db/delivery-schema.ts';
import {
  emailBlocks,
  emailSettings,
  emailStops,
  emails,
  emailTemplates,
  receiptDue,
} from '#db/email-schema.ts';
import { issueRecords, pdfFiles } from '#db/history-schema.ts';
import { jobFailures } from '#db/job-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { invoiceLinks } from '#db/link-schema.ts';
import { looks } from '#db/look-schema.ts';
import {
  invoiceReminders,
  reminderSettings,
  reminderSteps,
  unsentReminders,
} from '#db/reminder-schema.ts';
import { resetLinks } from '#db/reset-link-schema.ts';
import { clients, paymentEvents, productsServices } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { insertFilled } from './insert-filled.ts';
import { createCustomer } from './sample-subscription.ts';
import { savedAt, saveSample } from './save-sample.ts';
import { storePicture } from './stored-picture.ts';

/** An account whose data all contains a marker word. */
export type FullAccount = {
  userId: string;
  mark: string;
  stripeCustomerId: string;
  purchase: string;
  invoiceIds: string[];
};

/** Creates an account with data in every table, all of which contains the marker word. */
export async function createFullAccount(
  db: Database,
  { invoices = 1 }: { invoices?: number } = {},
): Promise<FullAccount> {
  const mark = `mark${crypto.randomUUID().slice(0, 8)}`;
  const text = `${mark} text`;
  const email = `${mark}@example.com`;
  const logoId = await storePicture(db, discLogo());
  const settings = await createCustomer(db, {
    businessName: text,
    email,
    phone: text,
    website: text,
    address: text,
    postalCode: text,
    taxNumber: text,
    bankName: text,
    accountHolder: text,
    iban: text,
    paymentNotes: text,
    invoiceLimit: -1,
    logoId,
    signatureId: logoId,
  });
  const { userId, stripeCustomerId } = settings;
  const purchase = `2000${crypto.randomUUID()}`;
  const row = <T extends Table>(table: T, values: Partial<T['$inferInsert']> = {}) => {
    const names = Object.keys(getTableColumns(table));
    const ids = Object.entries({ userId, invoiceId }).filter(([name]) => names.includes(name));
    return insertFilled(db, table, { ...Object.fromEntries(ids), ...values }, mark);
  };
  let invoiceId = '';
  const clientId = crypto.randomUUID();
  await writeBatch(db, [
    db.update(users).set({ email, timeZone: 'Europe/Berlin' }).where(eq(users.id, userId)),
    row(clients, { id: clientId, name: text, email, country: 'us', language: 'fr-CA' }),
    row(productsServices, {
      name: text,
      customId: mark,
      unitPriceHundredths: 1050,
      taxRateThousandths: 9975,
    }),
    row(sessions, { id: `session ${mark}`, expiresAt: 4e12, userAgent: text }),
    row(loginCodes, { email, expiresAt: 4e12 }),
    row(emailLinks, { kind: 'confirm', email, expiresAt: 4e12 }),
    row(resetLinks, { email, expiresAt: 4e12 }),
    row(appStorePurchases, { reference: purchase }),
    row(renewingPlans, { source: 'app_store', reference: purchase, planName: 'Basic' }),
  ]);
  const invoiceIds: string[] = [];
  for (let at = 1; at <= invoices; at += 1) {
    const invoiceNumber = `${mark}-${at}`;
    const changes = { invoiceNumber, clientId, clientName: text, notes: text, businessName: text };
    invoiceIds.push(await saveSample(db, settings, changes, savedAt + at));
  }
  invoiceId = invoiceIds[0] ?? '';
  const line = (event: Omit<HistoryEvent, 'invoiceId' | 'userId'>) =>
    recordHistory({ invoiceId, userId, ...event });
  await writeBatch(db, [
    row(paymentEvents, { event: 'shown', kind: 'stripe_link', times: 2, lastAt: 2 }),
    row(payments, {
      kind: 'payment',
      origin: 'hand',
      day: '2026-03-15',
      method: 'cash',
      reference: text,
      note: text,
    }),
    ...ledgerEffects({ invoiceId, now: 1 }),
    row(connectedAccounts, { accountId: `acct ${mark}`, state: 'ready' }),
    row(checkoutAttempts, {
      accountId: `acct ${mark}`,
      currency: 'USD',
      state: 'paid',
      sessionId: mark,
    }),
    row(cardDisputes, { state: 'open' }),
    line({ at: 1, actor: 'client', code: 'disputed', detail: sql`json_object('amount', 1)` }),
    row(cardRefunds, { state: 'made', refundId: mark }),
    row(deliveries, { lines: `[{"description":"${mark}","quantity":"1"}]` }),
    row(invoiceLinks, { token: `token ${mark}` }),
    row(issueRecords, { jws: mark }),
    row(emails, {
      address: email,
      subject: text,
      body: text,
      day: '2026-03-15',
      cc: `["${email}"]`,
      kind: 'invoice',
      role: 'to',
      state: 'sent',
    }),
    row(emailBlocks),
    row(emailStops, { cause: 'reports', liftedAt: 2 }),
    row(emailSettings, { thanks: true }),
    row(receiptDue),
    row(emailTemplates, { kind: 'invoice', language: 'en-US', subject: text, body: text }),
    row(reminderSettings, { plan: 'firm', nextRunAt: null }),
    row(reminderSteps, { plan: 'firm', days: 3, words: `{"a":"${mark}"}` }),
    row(invoiceReminders, { plan: 'gentle', onAt: 2 }),
    line({ at: 2, actor: 'owner', code: 'remindersOn' }),
    row(unsentReminders, { due: '2026-03-31', days: 3, state: 'waiting', why: 'blocked' }),
    line({
      at: 1,
      actor: 'system',
      code: 'reminderWaits',
      detail: sql`json_object('day', '2026-04-03', 'wait', 'blocked')`,
    }),
    row(looks, { name: text, template: 'classic', isDefault: true }),
    row(customFields, { fields: `["${mark}"]`, updatedAt: 2 }),
    row(calendarFeeds, { token: `calendar ${mark}` }),
    row(series, {
      id: `series ${mark}`,
      sourceId: invoiceId,
      draft: `{"notes":"${text}"}`,
      country: 'us',
      clientName: text,
      currency: 'USD',
      totalMinor: 16_501,
      anchor: '2026-03-31',
      unit: 'month',
      endCount: 12,
      monthDay: 31,
      sends: true,
      state: 'active',
      nextN: 2,
      nextRunAt: 4e12,
      updatedAt: 2,
    }),
    row(seriesOccurrences, {
      seriesId: `series ${mark}`,
      day: '2026-03-31',
      state: 'waiting',
      why: 'payment',
      invoiceId,
      toldAt: 2,
    }),
    row(jobFailures, { job: 'notify-blocked-occurrences', itemId: `series ${mark}`, userId }),
    row(pdfFiles, { hash: mark, status: 'unpaid' }),
  ]);
  await issueServed(db, { invoiceId, version: savedAt + 1, now: 1 });
  return { userId, mark, stripeCustomerId, purchase, invoiceIds };
}

/** Closes an account as its owner does, at an instant (ms). */
export async function closeByOwner(db: Database, userId: string, now: number): Promise<void> {
  const session = { id: `closing ${userId}`, userId, createdAt: now, expiresAt: now + 1 };
  await db.insert(sessions).values(session);
  await closeUser(db, { userId, sessionId: session.id, now });
}

/** Marks an account as closed without changing anything else. */
export async function closeSample(db: Database, userId: string, closedAt: number): Promise<void> {
  await writeBatch(db, [db.update(users).set({ deletedAt: closedAt }).where(eq(users.id, userId))]);
}
