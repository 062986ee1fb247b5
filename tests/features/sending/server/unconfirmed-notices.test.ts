import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { sendSecondPlanEmails } from '#app/features/billing/server/second-plan-emails.server.ts';
import { notifyEstimateAnswers } from '#app/features/estimates/server/notify-estimate-answers.server.ts';
import {
  notifyBlockedOccurrences,
  runTimeOn,
} from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { users } from '#db/account-schema.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import { estimateAnswers } from '#db/estimate-schema.ts';
import { clients } from '#db/schema.ts';
import { seriesOccurrences } from '#db/series-schema.ts';
import { estimateContent, now, offerEstimate, today } from '#tests/support/estimate-harness.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { runSeries, seriesZone, startSampleSeries } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();
const attack = 'Your account is locked, call 555 0100';
const { limit } = attemptLimits.unprovedMailPerMailbox;

beforeEach(async () => void (await db.update(seriesOccurrences).set({ toldAt: 1 })));

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
