import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { writeAnswer } from '#app/features/estimates/queries/estimate-answers.server.ts';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import {
  notifyBlockedOccurrences,
  runTimeOn,
} from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { users } from '#db/account-schema.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { clients } from '#db/schema.ts';
import { seriesOccurrences } from '#db/series-schema.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { runSeries, seriesZone, startSampleSeries } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.parse('2026-11-26');
const attack = 'Your account is locked, call 555 0100';
const { limit } = attemptLimits.unprovedMailPerMailbox;

/** A mailbox that no other test uses; its addresses differ after the plus sign. */
function newMailbox() {
  const name = crypto.randomUUID();
  return (alias: number) => `${name}+${alias}@example.com`;
}

const setOwner = (userId: string, email: string, emailVerifiedAt: number | null) =>
  db.update(users).set({ email, emailVerifiedAt }).where(eq(users.id, userId));

/** An estimate with hostile text in every field, declined with a reason. */
async function declineEstimate(email: string, emailVerifiedAt: number | null) {
  const { userId } = await createSampleSeller(db);
  await setOwner(userId, email, emailVerifiedAt);
  const content = sampleContent({
    ...noPayment,
    invoiceNumber: `${attack} 1`.slice(-20),
    clientName: attack,
    businessName: attack,
    invoiceDate: '2026-11-26',
    dueDate: '2026-12-26',
  });
  const saved = await saveEstimate(db, { userId, content, saveKey: crypto.randomUUID(), now });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  await issueServed(db, { invoiceId: saved.id, version: saved.version, now });
  await writeAnswer(db, {
    revision: 1,
    answer: 'declined',
    name: null,
    signature: null,
    reason: attack,
    at: now,
    today: '2026-11-26',
    estimateId: saved.id,
  });
  return { id: saved.id, userId, number: content.invoiceNumber };
}

/** A recurring invoice on hold because its client was deleted. */
async function blockSeries(email: string, emailVerifiedAt: number | null) {
  const { userId, clientId } = await startSampleSeries(db, { clientName: attack });
  await setOwner(userId, email, emailVerifiedAt);
  await db.delete(clients).where(eq(clients.id, clientId));
  await runSeries(db, runTimeOn('2026-01-31', seriesZone));
  return userId;
}

/** An owner who pays for two plans. */
async function addTwoPlans(email: string) {
  const { userId } = await createSampleSeller(db);
  await setOwner(userId, email, null);
  await db.insert(renewingPlans).values([
    { userId, source: 'stripe', reference: crypto.randomUUID(), planName: 'Basic' },
    { userId, source: 'app_store', reference: crypto.randomUUID(), planName: 'Pro' },
  ]);
  return userId;
}

describe('a notice to an unconfirmed address contains no user-typed text', () => {
  test('about an answered estimate', async () => {
    const { id, number } = await declineEstimate(newMailbox()(1), null);
    const context = createTestContext(db, { now });
    await notifyEstimateAnswers(context, id);
    expect(context.emails).toHaveLength(1);
    const [email] = context.emails;
    const shown = JSON.stringify(email);
    expect(shown).not.toContain(attack);
    expect(shown).not.toContain(number);
    expect(shown).not.toContain(id);
    expect(email?.subject).toBe('One of your estimates was declined');
    expect(email?.text).toContain('/us/estimates');
  });

  test('about a recurring invoice on hold', async () => {
    await db.update(seriesOccurrences).set({ toldAt: 1 });
    await blockSeries(newMailbox()(1), null);
    const context = createTestContext(db, { now });
    await notifyBlockedOccurrences(context);
    expect(context.emails).toHaveLength(1);
    expect(JSON.stringify(context.emails)).not.toContain(attack);
    expect(context.emails[0]?.subject).toBe(
      'Your recurring invoice for 31 Jan 2026 wasn’t created',
    );
  });
});

test('a notice to a confirmed address names client and reason', async () => {
  const { id } = await declineEstimate(newMailbox()(1), 1);
  const context = createTestContext(db, { now });
  await notifyEstimateAnswers(context, id);
  expect(context.emails[0]?.text).toContain(`Reason: ${attack}`);
  await db.update(seriesOccurrences).set({ toldAt: 1 });
  await blockSeries(newMailbox()(1), 1);
  await notifyBlockedOccurrences(context);
  expect(context.emails[1]?.subject).toContain(attack);
});

test('an owner without an address is neither counted nor recorded as notified', async () => {
  const { id, userId } = await declineEstimate(newMailbox()(1), 1);
  await db.update(seriesOccurrences).set({ toldAt: 1 });
  const owner = await blockSeries(newMailbox()(1), 1);
  const setEmail = (email: (of: string) => string | null) =>
    Promise.all(
      [userId, owner].map((each) =>
        db
          .update(users)
          .set({ email: email(each) })
          .where(eq(users.id, each)),
      ),
    );
  await setEmail(() => null);
  const context = createTestContext(db, { now });
  expect(await notifyEstimateAnswers(context, id)).toMatchObject({ told: 0, dropped: 0 });
  expect(await notifyBlockedOccurrences(context)).toMatchObject({ told: 0, dropped: 0 });
  await setEmail((each) => `${each}@example.com`);
  expect(await notifyEstimateAnswers(context, id)).toMatchObject({ told: 1 });
  expect(await notifyBlockedOccurrences(context)).toMatchObject({ told: 1 });
  expect(context.emails).toHaveLength(2);
});

describe('of the notices to one unconfirmed mailbox, the eleventh is dropped for good', () => {
  test('counting estimates and recurring invoices together, also those of the job', async () => {
    const mailbox = newMailbox();
    const context = createTestContext(db, { now });
    for (let alias = 1; alias <= limit; alias += 1) {
      const { id } = await declineEstimate(mailbox(alias), null);
      await notifyEstimateAnswers(context, id);
    }
    expect(context.emails).toHaveLength(limit);
    expect(context.refusals).toEqual([]);

    const last = await declineEstimate(mailbox(99), null);
    await notifyEstimateAnswers(context, last.id);
    expect(context.refusals).toEqual(['limit']);
    const [answer] = await db
      .select()
      .from(estimateAnswers)
      .where(eq(estimateAnswers.invoiceId, last.id));
    expect(answer?.toldAt).toBe(now);

    await db.update(seriesOccurrences).set({ toldAt: 1 });
    await blockSeries(mailbox(100), null);
    expect(await notifyBlockedOccurrences(context)).toMatchObject({ told: 0, dropped: 1 });
    expect(await notifyBlockedOccurrences(context)).toMatchObject({ told: 0, dropped: 0 });

    const userId = await addTwoPlans(mailbox(101));
    expect(await sendSecondPlanEmails(context, userId)).toMatchObject({ told: 0, dropped: 1 });
    expect(await sendSecondPlanEmails(context, userId)).toMatchObject({ told: 0, dropped: 0 });
    expect(context.emails).toHaveLength(limit);
  });

  test('a confirmed address has no such limit', async () => {
    const mailbox = newMailbox();
    const context = createTestContext(db, { now });
    for (let alias = 1; alias <= limit + 1; alias += 1) {
      const { id } = await declineEstimate(mailbox(alias), 1);
      await notifyEstimateAnswers(context, id);
    }
    expect(context.emails).toHaveLength(limit + 1);
  });
});
