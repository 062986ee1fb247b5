import { eq, sql } from 'drizzle-orm';
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
  const row = { userId, createdAt: 1 };
  const clientId = crypto.randomUUID();
  await writeBatch(db, [
    db.update(users).set({ email, timeZone: 'Europe/Berlin' }).where(eq(users.id, userId)),
    db.insert(clients).values({
      id: clientId,
      ...row,
      name: text,
      email,
      country: 'us',
      language: 'fr-CA',
    }),
    db.insert(productsServices).values({
      id: crypto.randomUUID(),
      ...row,
      name: text,
      customId: mark,
      unitPriceHundredths: 1050,
      taxRateThousandths: 9975,
    }),
    db.insert(sessions).values({ id: `session ${mark}`, ...row, expiresAt: 4e12, userAgent: text }),
    db.insert(loginCodes).values({
      id: `code ${mark}`,
      email,
      codeHash: 'x',
      createdAt: 1,
      expiresAt: 4e12,
    }),
    db.insert(emailLinks).values({
      id: `link ${mark}`,
      kind: 'confirm',
      email,
      ...row,
      expiresAt: 4e12,
    }),
    db.insert(resetLinks).values({ id: `reset ${mark}`, email, ...row, expiresAt: 4e12 }),
    db.insert(appStorePurchases).values({ reference: purchase, userId, signedAt: 1 }),
    db.insert(renewingPlans).values({
      userId,
      source: 'app_store',
      reference: purchase,
      planName: 'Basic',
    }),
  ]);
  const invoiceIds: string[] = [];
  for (let at = 1; at <= invoices; at += 1) {
    const invoiceNumber = `${mark}-${at}`;
    const changes = { invoiceNumber, clientId, clientName: text, notes: text, businessName: text };
    invoiceIds.push(await saveSample(db, settings, changes, savedAt + at));
  }
  const [invoiceId = ''] = invoiceIds;
  const line = (event: Omit<HistoryEvent, 'invoiceId' | 'userId'>) =>
    recordHistory({ invoiceId, userId, ...event });
  const counted = { invoiceId, event: 'shown', kind: 'stripe_link', times: 2 } as const;
  await writeBatch(db, [
    db.insert(paymentEvents).values({ ...counted, firstAt: 1, lastAt: 2 }),
    db.insert(payments).values({
      id: mark,
      invoiceId,
      userId,
      at: 1,
      kind: 'payment',
      origin: 'hand',
      amountMinor: 1,
      day: '2026-03-15',
      method: 'cash',
      reference: text,
      note: text,
    }),
    ...ledgerEffects({ invoiceId, now: 1 }),
    db.insert(connectedAccounts).values({
      accountId: `acct ${mark}`,
      userId,
      state: 'ready',
      madeAt: 1,
      lookedAt: 1,
    }),
    db.insert(checkoutAttempts).values({
      id: `try ${mark}`,
      invoiceId,
      userId,
      accountId: `acct ${mark}`,
      amountMinor: 1,
      currency: 'USD',
      state: 'paid',
      sessionId: mark,
      madeAt: 1,
      changedAt: 1,
    }),
    db.insert(cardDisputes).values({
      id: mark,
      invoiceId,
      userId,
      chargeId: mark,
      amountMinor: 1,
      state: 'open',
      at: 1,
    }),
    line({ at: 1, actor: 'client', code: 'disputed', detail: sql`json_object('amount', 1)` }),
    db.insert(cardRefunds).values({
      id: mark,
      invoiceId,
      userId,
      chargeId: mark,
      amountMinor: 1,
      state: 'made',
      refundId: mark,
      madeAt: 1,
      changedAt: 1,
    }),
    db.insert(invoiceLinks).values({ token: `token ${mark}`, invoiceId, madeAt: 1 }),
    db.insert(issueRecords).values({ invoiceId, revision: 1, jws: mark }),
    db.insert(emails).values({
      id: mark,
      invoiceId,
      userId,
      idempotencyKey: mark,
      token: mark,
      addressKey: mark,
      address: email,
      subject: text,
      body: text,
      day: '2026-03-15',
      cc: `["${email}"]`,
      kind: 'invoice',
      role: 'to',
      state: 'sent',
      madeAt: 1,
      sendAt: 1,
      changedAt: 1,
    }),
    db.insert(emailBlocks).values({ userId, addressKey: mark, at: 1 }),
    db.insert(emailStops).values({ userId, cause: 'reports', at: 1, liftedAt: 2 }),
    db.insert(emailSettings).values({ userId, thanks: true, updatedAt: 1 }),
    db.insert(receiptDue).values({ invoiceId, userId, paidAt: 1 }),
    db.insert(emailTemplates).values({
      userId,
      kind: 'invoice',
      language: 'en-US',
      subject: text,
      body: text,
      updatedAt: 1,
    }),
    db.insert(reminderSettings).values({ userId, plan: 'firm', since: 1, nextRunAt: null }),
    db
      .insert(reminderSteps)
      .values({ userId, plan: 'firm', days: 3, since: 1, words: `{"a":"${mark}"}` }),
    db.insert(invoiceReminders).values({ invoiceId, plan: 'gentle', since: 1, onAt: 2 }),
    line({ at: 2, actor: 'owner', code: 'remindersOn' }),
    db.insert(unsentReminders).values({
      invoiceId,
      due: '2026-03-31',
      days: 3,
      state: 'waiting',
      why: 'blocked',
      at: 1,
    }),
    line({
      at: 1,
      actor: 'system',
      code: 'reminderWaits',
      detail: sql`json_object('day', '2026-04-03', 'wait', 'blocked')`,
    }),
    db.insert(calendarFeeds).values({ userId, token: `calendar ${mark}`, createdAt: 1 }),
    db.insert(series).values({
      id: `series ${mark}`,
      userId,
      sourceId: invoiceId,
      draft: `{"notes":"${text}"}`,
      country: 'us',
      clientName: text,
      currency: 'USD',
      totalMinor: 16_501,
      anchor: '2026-03-31',
      firstN: 1,
      unit: 'month',
      every: 1,
      endCount: 12,
      endDay: null,
      monthDay: 31,
      sends: true,
      state: 'active',
      nextN: 2,
      nextRunAt: 4e12,
      createdAt: 1,
      updatedAt: 2,
    }),
    db.insert(seriesOccurrences).values({
      seriesId: `series ${mark}`,
      n: 1,
      day: '2026-03-31',
      state: 'waiting',
      why: 'payment',
      invoiceId,
      at: 1,
      toldAt: 2,
    }),
    db.insert(jobFailures).values({
      job: 'notify-blocked-occurrences',
      itemId: `series ${mark}`,
      userId,
      attempts: 1,
      failedAt: 1,
    }),
    db.insert(pdfFiles).values({ hash: mark, invoiceId, status: 'unpaid', madeAt: 1 }),
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
