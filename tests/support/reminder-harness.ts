import { and, eq } from 'drizzle-orm';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { sendTimeOn } from '#app/domain/reminders/next-reminder.ts';
import type { PlanChoice } from '#app/domain/reminders/reminder-plan.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import {
  type ChangedPlan,
  saveReminderPlans,
} from '#app/features/reminders/queries/reminder-plans.server.ts';
import { sendDueReminders } from '#app/features/reminders/server/send-due-reminders.server.ts';
import { claimOverdueEmails } from '#app/features/sending/queries/deliver-email.server.ts';
import { deliverEmail } from '#app/features/sending/server/deliver-email.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { reminderSettings } from '#db/reminder-schema.ts';

import { createSampleUser, settingsOf } from './sample-user.ts';
import { saveSample } from './save-sample.ts';
import { listEvents, openEmailHarness } from './sending-harness.ts';

const dayMs = 86_400_000;
/** An instant long before anything is due (ms). */
export const longAgo = Date.UTC(2026, 9, 1, 12);
/** The due date of the invoices in these tests; the standard plan's last step is 14 days later. */
export const dueOn = '2026-11-20';

/** Returns 9 a.m. (ms) this many days from the due date. */
export const nine = (days: number, timeZone: string | null = null) =>
  sendTimeOn(new Date(Date.parse(dueOn) + days * dayMs).toISOString().slice(0, 10), timeZone);

type SellerOver = {
  plan?: PlanChoice;
  changed?: ChangedPlan[];
  timeZone?: string | null;
  /** Without it, the seller is on Pro. */
  isFree?: boolean;
};

/** Creates a seller with a confirmed address and a reminder plan. */
export async function createReminder(db: Database, over: SellerOver = {}) {
  const { plan = 'standard', changed = [], timeZone = null, isFree = false } = over;
  const { userId } = await createSampleUser(db, {
    invoiceLimit: -1,
    ...(!isFree && { subscriptionStatus: 'active', planName: 'Pro' }),
  });
  const facts = { emailVerifiedAt: 1, createdAt: 1, timeZone };
  await db.update(users).set(facts).where(eq(users.id, userId));
  await saveReminderPlans(db, { userId, plan, changed, now: longAgo, nextRunAt: longAgo });
  return { userId, settings: await settingsOf(db, userId) };
}

/** Issues an invoice of a seller to `ann@client.example`, due on `dueOn`. */
export async function issueSample(
  db: Database,
  seller: { settings: Awaited<ReturnType<typeof settingsOf>> },
  changes: Partial<InvoiceContent> = {},
  issuedAt: number | null = longAgo,
): Promise<string> {
  const dates = { invoiceDate: '2026-10-01', dueDate: dueOn };
  const own = { invoiceNumber: crypto.randomUUID().slice(0, 8), clientEmail: 'ann@client.example' };
  const content = { ...dates, ...own, ...changes };
  const invoiceId = await saveSample(db, seller.settings, content, longAgo);
  if (issuedAt !== null) await issueServed(db, { invoiceId, version: longAgo, now: issuedAt });
  return invoiceId;
}

/** Creates a seller with the standard plan and an issued invoice, and opens the job on it. */
export async function issueReminded(db: Database) {
  const seller = await createReminder(db);
  const invoiceId = await issueSample(db, seller);
  const of = { userId: seller.userId, invoiceId };
  return { seller, invoiceId, of, harness: reminderHarness(db) };
}

/** Runs the job at an instant (ms), once for every seller, and delivers what is due. */
export function reminderHarness(db: Database) {
  const { work, letters } = openEmailHarness(db);
  const failures: unknown[] = [];
  const look = (now: number, at = db, dailyQuota: number | null = null) =>
    sendDueReminders(at, {
      now,
      dailyQuota,
      limit: 1_000,
      publishToUser: () => {},
      reportError: (error) => failures.push(error),
    });
  const deliver = async (now: number) => {
    const due = await claimOverdueEmails(db, { before: now - 16 * 60_000, now, limit: 5_000 });
    for (const id of due) await deliverEmail(work, id, now);
  };
  const run = async (now: number) => {
    await look(now);
    await deliver(now);
    if (failures.length > 0) throw failures[0];
  };
  return { work, letters, failures, look, deliver, run };
}

/** Returns the reminders of an invoice in the outbox: days from the due date and state, oldest first. */
export async function remindersOf(db: Database, invoiceId: string) {
  const isOne = and(eq(emails.invoiceId, invoiceId), eq(emails.kind, 'reminder'));
  const rows = await db.select().from(emails).where(isOne).orderBy(emails.madeAt);
  return rows.map(({ days, state, reason }) => (reason ? [days, state, reason] : [days, state]));
}

/** Returns the event codes of an invoice's history, oldest first. */
export async function codesOf(db: Database, invoiceId: string) {
  const codes = (await listEvents(db, invoiceId)).map(({ code }) => code);
  return codes.filter((code) => code !== 'created' && code !== 'issued');
}

/** Returns when a seller's reminders run next, ms. */
export async function nextRunAtOf(db: Database, userId: string) {
  const [row] = await db.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
  return row?.nextRunAt;
}

/** Runs the job repeatedly over a period, at an interval (ms). */
export async function live(
  harness: ReturnType<typeof reminderHarness>,
  from: number,
  to: number,
  every = 12 * 3_600_000,
) {
  for (let now = from; now <= to; now += every) await harness.run(now);
}

/** Excludes the sellers of earlier tests, since each test simulates its own weeks. */
export async function leaveOthers(db: Database) {
  await db.update(reminderSettings).set({ nextRunAt: null });
  await db.update(emails).set({ state: 'cancelled' }).where(eq(emails.state, 'scheduled'));
}
