import { eq } from 'drizzle-orm';
import type { ClientEmail, ProviderOutcome } from '#app/domain/email/email-content.ts';
import type { CheckedSend } from '#app/domain/sending/check-send.ts';
import { recordPayment } from '#app/features/payments/queries/manual-payments.server.ts';
import type { EmailDeliveryContext } from '#app/features/sending/server/deliver-email.server.ts';
import {
  queueEmail,
  queueReceiptEmails,
  type Sender,
} from '#app/features/sending/server/queue-email.server.ts';
import { renderClientEmail } from '#app/features/sending/server/render-client-email.server.ts';
import { users } from '#db/account-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { documentEvents } from '#db/history-schema.ts';
import { invoices } from '#db/schema.ts';
import { createTestContext } from './request-context.ts';
import { createSampleSeller } from './sample-seller.ts';
import { saveSample } from './save-sample.ts';

/** The time at which tests usually send (ms). */
export const noon = Date.UTC(2026, 10, 24, 12);

/** A seller of `createSender`. */
export type SendingSeller = Awaited<ReturnType<typeof createSender>>;

/** Creates a seller with a confirmed address and an invoice, older than the first-day limit. */
export async function createSender(db: Database, over: Partial<Sender> = {}) {
  const { userId, settings, cookie } = await createSampleSeller(db);
  const email = `${userId}@example.com`;
  const sender: Sender = { userId, email, plan: 'Pro', accountMadeAt: 0, ...over };
  await db.update(users).set({ email, emailVerifiedAt: 1 }).where(eq(users.id, userId));
  const invoiceId = await saveSample(db, settings);
  return { userId, settings, cookie, sender, invoiceId };
}

/** Returns a send request with these changes. */
export function aSend(invoiceId: string, over: Partial<CheckedSend> = {}): CheckedSend {
  return {
    kind: 'invoice',
    invoiceId,
    paymentId: null,
    idempotencyKey: crypto.randomUUID(),
    to: ['ann@client.example'],
    cc: [],
    wantsCopy: false,
    subject: 'Invoice {number}',
    message: 'Hello {client}',
    attach: true,
    sendAt: null,
    ...over,
  };
}

/** Sends at an instant (ms). */
export function press(
  db: Database,
  sender: Sender,
  send: CheckedSend,
  now = noon,
  dailyQuota: number | null = null,
) {
  return queueEmail(db, sender, send, { now, dailyQuota });
}

/** Sends a seller's invoice; returns the ids of the queued emails. */
export async function queueIds(
  db: Database,
  { sender, invoiceId }: Pick<SendingSeller, 'sender' | 'invoiceId'>,
  over: Partial<CheckedSend> = {},
  now = noon,
): Promise<[string, ...string[]]> {
  const answer = await press(db, sender, aSend(invoiceId, over), now);
  if (answer.outcome !== 'written') throw new Error(answer.outcome);
  const [first = '', ...others] = answer.emails.map(({ id }) => id);
  return [first, ...others];
}

/** Returns a seller's emails, by address. */
export const listEmails = (db: Database, userId: string) =>
  db.select().from(emails).where(eq(emails.userId, userId)).orderBy(emails.address);

/** Changes all emails of a seller. */
export const setEmails = (
  db: Database,
  userId: string,
  change: Partial<typeof emails.$inferInsert>,
) => db.update(emails).set(change).where(eq(emails.userId, userId));

/** Returns the history of a document. */
export const listEvents = (db: Database, invoiceId: string) => {
  const ofInvoice = eq(documentEvents.invoiceId, invoiceId);
  return db.select().from(documentEvents).where(ofInvoice).orderBy(documentEvents.id);
};

/** Queues due thank-you emails at an instant (ms), as the schedule does; returns how many. */
export async function queueThanks(
  db: Database,
  now: number,
  over: Partial<Parameters<typeof queueReceiptEmails>[0]> = {},
): Promise<number> {
  const reportError = (error: unknown) => {
    throw error;
  };
  const { thanked } = await queueReceiptEmails({
    db,
    now,
    dailyQuota: null,
    limit: 100,
    publishToUser: () => {},
    reportError,
    ...over,
  });
  return thanked;
}

/** Opens a harness whose provider returns the given outcomes and records the emails that it received. */
export function openEmailHarness(db: Database, ...answers: ProviderOutcome[]) {
  const { config } = createTestContext(db);
  const letters: ClientEmail[] = [];
  const issued: string[] = [];
  const work: EmailDeliveryContext = {
    db,
    config,
    publishToUser: () => {},
    renderClientEmail,
    onIssued: (invoiceId) => issued.push(invoiceId),
    sendToClient: async (letter) => {
      letters.push(letter);
      return answers[letters.length - 1] ?? { outcome: 'taken', providerId: crypto.randomUUID() };
    },
  };
  return { work, letters, issued };
}

/** Records a manual payment at an instant (ms), by default of the balance due. */
export async function payByHand(
  db: Database,
  { userId, invoiceId }: { userId: string; invoiceId: string },
  { now, amountMinor }: { now: number; amountMinor?: number },
): Promise<string> {
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoiceId));
  if (!invoice) throw new Error('no such invoice');
  const { currency, paidMinor, totalMinor } = invoice;
  const paymentId = crypto.randomUUID();
  const cash = { method: 'cash', reference: null, note: null, creditMinor: 0 } as const;
  const recorded = await recordPayment(db, {
    ...cash,
    userId,
    invoiceId,
    paymentId,
    now,
    seen: { currency, paidMinor },
    amountMinor: amountMinor ?? totalMinor - paidMinor,
    day: '2026-11-24',
  });
  if (!recorded?.isRecorded) throw new Error('not recorded');
  return paymentId;
}
