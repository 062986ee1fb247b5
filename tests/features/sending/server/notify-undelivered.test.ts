import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { emptyListView } from '#app/domain/invoices/list-view.ts';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import { listInvoices } from '#app/features/invoice-list/server/list-invoices.server.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import {
  notifyBlockedOccurrences,
  runTimeOn,
} from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { notifyUndelivered } from '#app/features/sending/server/handle-delivery.server.ts';
import { users } from '#db/account-schema.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import type { Database } from '#db/client.server.ts';
import { emails } from '#db/email-schema.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { clients } from '#db/schema.ts';
import { seriesOccurrences } from '#db/series-schema.ts';
import { estimateContent, now, offerEstimate, today } from '#tests/support/estimate-harness.ts';
import { forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import {
  createSender,
  noon,
  queueIds,
  type SendingSeller,
} from '#tests/support/sending-harness.ts';
import { runSeries, seriesZone, startSampleSeries } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ann = 'ann@client.example';

beforeEach(async () => {
  await db.delete(emails);
  await db.update(seriesOccurrences).set({ toldAt: 1 });
});

type FinalState = 'bounced' | 'rejected' | 'failed' | 'delivered';

/** An email to a client that reached a final state at an instant (ms). */
async function ended(seller: SendingSeller, state: FinalState, at = noon, to = ann) {
  const [id] = await queueIds(db, seller, { to: [to] }, at);
  await db.update(emails).set({ state, changedAt: at }).where(eq(emails.id, id));
}

/** The emails that the schedule sends at an instant (ms). */
async function run(now: number, at: Database = db) {
  const letters: { to: string; subject: string; text: string }[] = [];
  const failures: unknown[] = [];
  const context = createTestContext(at, {
    now,
    sendEmail: async ({ to, subject, text }) => void letters.push({ to, subject, text }),
    reportError: (error: unknown) => void failures.push(error),
  });
  await notifyUndelivered(context);
  if (failures.length > 0) throw failures[0];
  return letters;
}

const overviewOf = async ({ userId }: SendingSeller) => {
  const asked = { userId, today: '2026-11-24', since: '2025-12-01', listed: null };
  return (await getOverviewFigures(db, asked)).undelivered;
};
const lineOf = async ({ userId }: SendingSeller) => {
  const asked = { userId, view: emptyListView, today: '2026-11-24', after: null, limit: 10 };
  return (await listInvoices(db, asked)).invoices[0]?.undeliveredOn;
};

test.each(['bounced', 'rejected', 'failed'] as const)(
  'an email that %s is marked in the list, named on the overview and reported once',
  async (state) => {
    const seller = await createSender(db);
    await ended(seller, state);
    expect(await lineOf(seller)).toBe('2026-11-24');
    const { invoiceId, sender } = seller;
    expect(await overviewOf(seller)).toMatchObject([{ invoiceId, address: ann, changedAt: noon }]);
    const text = expect.stringContaining(ann);
    const subject = '1 email to a client wasn’t delivered';
    expect(await run(noon + hourMs)).toEqual([{ to: sender.email, subject, text }]);
    expect(await run(noon + 2 * dayMs)).toEqual([]);
  },
);

test('failures of one day are one email; later ones wait for the next day', async () => {
  const seller = await createSender(db);
  for (let n = 0; n < 12; n += 1) await ended(seller, 'failed', noon, `a${n}@client.example`);
  const [first, ...others] = await run(noon + hourMs);
  expect(others).toEqual([]);
  expect(first?.subject).toBe('12 emails to clients weren’t delivered');
  expect(first?.text).toContain('And 2 more.');
  await ended(seller, 'bounced', noon + 2 * hourMs, 'late@client.example');
  expect(await run(noon + 3 * hourMs)).toEqual([]);
  const [second] = await run(noon + 25 * hourMs);
  expect(second?.subject).toBe('1 email to a client wasn’t delivered');
  expect(second?.text).toContain('late@client.example');
});

const marks = async (seller: SendingSeller) => [await lineOf(seller), await overviewOf(seller)];

test('one that was resent successfully is neither marked nor reported, nor is one’s own copy', async () => {
  const seller = await createSender(db);
  await ended(seller, 'bounced');
  await ended(seller, 'delivered', noon + 1, 'ann.new@client.example');
  expect(await marks(seller)).toEqual([undefined, []]);
  const other = await createSender(db);
  await ended(other, 'delivered');
  await queueIds(db, other, { wantsCopy: true });
  const isCopy = and(eq(emails.userId, other.userId), eq(emails.role, 'copy'));
  await db.update(emails).set({ state: 'bounced', changedAt: noon }).where(isCopy);
  expect(await marks(other)).toEqual([undefined, []]);
  expect(await run(noon + hourMs)).toEqual([]);
});

test('a seller whose address is no longer confirmed gets no user-typed text', async () => {
  const seller = await createSender(db);
  await ended(seller, 'failed');
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, seller.userId));
  const [clientEmail] = await run(noon + hourMs);
  expect(clientEmail?.subject).toBe('1 email to a client wasn’t delivered');
  expect(clientEmail?.text).not.toContain(ann);
});

test('whichever call fails, the seller is notified by the next run, and only once', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: async () => {
      await db.delete(emails);
      const seller = await createSender(db);
      await ended(seller, 'failed');
      return seller;
    },
    action: (at) => run(noon + hourMs, at),
    check: async () => {
      await run(noon + hourMs);
      expect(await run(noon + hourMs)).toEqual([]);
      const [email] = await db.select().from(emails);
      expect(email?.failureNotifiedAt).toBe(noon + hourMs);
    },
  });
  expect(met).toBeGreaterThan(0);
});

test('a seller without an address is notified once they have one', async () => {
  const seller = await createSender(db);
  await ended(seller, 'bounced');
  const setEmail = (email: string | null) =>
    db.update(users).set({ email }).where(eq(users.id, seller.userId));
  await setEmail(null);
  expect(await run(noon + hourMs)).toEqual([]);
  await setEmail(seller.sender.email);
  expect(await run(noon + 2 * hourMs)).toHaveLength(1);
});

const attack = 'Your account is locked, call 555 0100';
const { limit } = attemptLimits.unprovedMailPerMailbox;

/** A mailbox that no other test uses; its addresses differ after the plus sign. */
function newMailbox() {
  const name = crypto.randomUUID();
  return (alias: number) => `${name}+${alias}@example.com`;
}

type Owner = { email: string | null; emailVerifiedAt: number | null };
const setOwner = (userId: string, owner: Partial<Owner>) =>
  db.update(users).set(owner).where(eq(users.id, userId));

/** An estimate with hostile text in every field, declined with a reason. */
async function declineEstimate(email: string, emailVerifiedAt: number | null) {
  const number = `${attack} 1`.slice(-20);
  const texts = { invoiceNumber: number, clientName: attack, businessName: attack };
  const { id, userId, answer } = await offerEstimate(db, { content: estimateContent(texts) });
  await setOwner(userId, { email, emailVerifiedAt });
  await answer('declined', 1, today, attack);
  return { id, userId, number };
}

/** A recurring invoice on hold because its client was deleted; returns its owner. */
async function blockSeries(email: string, emailVerifiedAt: number | null) {
  const { userId, clientId } = await startSampleSeries(db, { clientName: attack });
  await setOwner(userId, { email, emailVerifiedAt });
  await db.delete(clients).where(eq(clients.id, clientId));
  await runSeries(db, runTimeOn('2026-01-31', seriesZone));
  return userId;
}

/** An owner who pays for two plans. */
async function addTwoPlans(email: string) {
  const { userId } = await createSampleSeller(db);
  await setOwner(userId, { email, emailVerifiedAt: null });
  const plan = () => ({ userId, reference: crypto.randomUUID() });
  await db.insert(renewingPlans).values([
    { ...plan(), source: 'stripe', planName: 'Basic' },
    { ...plan(), source: 'app_store', planName: 'Pro' },
  ]);
  return userId;
}

test.each([null, 1])(
  'a notice contains user-typed text only if its address is confirmed (%s)',
  async (at) => {
    const { id, number } = await declineEstimate(newMailbox()(1), at);
    await blockSeries(newMailbox()(1), at);
    const context = createTestContext(db, { now });
    await notifyEstimateAnswers(context, id);
    await notifyBlockedOccurrences(context);
    expect(context.emails).toHaveLength(2);
    const [answer, blocked] = context.emails;
    if (at !== null) {
      expect(answer?.text).toContain(`Reason: ${attack}`);
      expect(blocked?.subject).toContain(attack);
      return;
    }
    const shown = JSON.stringify(context.emails);
    for (const text of [attack, number, id]) expect(shown).not.toContain(text);
    expect(answer?.subject).toBe('One of your estimates was declined');
    expect(answer?.text).toContain('/us/estimates');
    expect(blocked?.subject).toBe('Your recurring invoice for 31 Jan 2026 wasn’t created');
  },
);

test('an owner without an address is neither counted nor recorded as notified', async () => {
  const { id, userId } = await declineEstimate(newMailbox()(1), 1);
  const owners = [userId, await blockSeries(newMailbox()(1), 1)];
  const context = createTestContext(db, { now });
  for (const told of [0, 1]) {
    for (const owner of owners) {
      await setOwner(owner, { email: told ? `${owner}@example.com` : null });
    }
    expect(await notifyEstimateAnswers(context, id)).toMatchObject({ told, dropped: 0 });
    expect(await notifyBlockedOccurrences(context)).toMatchObject({ told, dropped: 0 });
  }
  expect(context.emails).toHaveLength(2);
});

test('of all notices to one unconfirmed mailbox, the eleventh is dropped for good', async () => {
  const mailbox = newMailbox();
  const context = createTestContext(db, { now });
  for (let alias = 1; alias <= limit; alias += 1) {
    const { id } = await declineEstimate(mailbox(alias), null);
    await notifyEstimateAnswers(context, id);
  }
  expect(context.emails).toHaveLength(limit);
  expect(context.refusals).toEqual([]);

  const { id } = await declineEstimate(mailbox(99), null);
  await notifyEstimateAnswers(context, id);
  expect(context.refusals).toEqual(['limit']);
  const told = and(eq(estimateAnswers.invoiceId, id), eq(estimateAnswers.toldAt, now));
  expect(await db.$count(estimateAnswers, told)).toBe(1);

  await blockSeries(mailbox(100), null);
  const userId = await addTwoPlans(mailbox(101));
  for (const dropped of [1, 0]) {
    expect(await notifyBlockedOccurrences(context)).toMatchObject({ told: 0, dropped });
    expect(await sendSecondPlanEmails(context, userId)).toMatchObject({ told: 0, dropped });
  }
  expect(context.emails).toHaveLength(limit);
});

test('a confirmed mailbox has no such limit', async () => {
  const mailbox = newMailbox();
  const context = createTestContext(db, { now });
  for (let alias = 1; alias <= limit + 1; alias += 1) {
    const { id } = await declineEstimate(mailbox(alias), 1);
    await notifyEstimateAnswers(context, id);
  }
  expect(context.emails).toHaveLength(limit + 1);
});
