import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { saveEstimate } from '#app/services/documents/save-estimate.server.ts';
import { addressKeyOf } from '#app/services/sending/press-send.server.ts';
import { mailBlocks, mails } from '#db/outbox-schema.ts';
import { reminderSettings, reminderSteps } from '#db/reminder-schema.ts';
import { series } from '#db/series-schema.ts';
import { openClaimDesk } from '#tests/support/claim-desk.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { twoAccounts, claim, save, totalOf, numbersOf } = openClaimDesk(database);

async function estimate(userId: string, invoiceNumber: string) {
  const content = sampleContent({ ...noPayment, invoiceNumber });
  const saved = await saveEstimate(db, {
    ...{ userId, content, saveKey: crypto.randomUUID(), now: Date.now() },
  });
  expect(saved.outcome).toBe('saved');
}

test('an estimate whose number both accounts have is the next estimate', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  await estimate(earlierId, 'EST-001');
  for (const number of ['EST-001', 'EST-005']) await estimate(userId, number);
  const { body } = await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  expect(body).toMatchObject({
    message: expect.stringContaining('Numbers that both accounts had: EST-001 is now EST-006.'),
  });
  const numbers = ['EST-001', 'EST-005', 'EST-006', 'INV-001', 'INV-002'];
  expect(await numbersOf(earlierId)).toEqual(numbers);
});

test('recurring invoices of the newer account go on in the joined one', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  await db.insert(series).values({
    ...{ userId, draft: '{}', country: 'us', clientName: 'Finch', currency: 'USD', totalMinor: 1 },
    ...{ anchor: '2026-01-31', firstN: 1, unit: 'month', every: 1, dueDays: 14, sends: false },
    ...{ id: crypto.randomUUID(), state: 'active', nextN: 1, createdAt: 1, updatedAt: 1 },
  });
  await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  const joined = await db.select().from(series).where(eq(series.userId, earlierId));
  expect(joined).toMatchObject([{ clientName: 'Finch', state: 'active' }]);
});

test('who does not want the newer account’s mails gets none of the joined one', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  const invoiceId = await save(userId, 'INV-009');
  const addressKey = addressKeyOf(userId, 'ann@client.example');
  await db.insert(mails).values({
    ...{ id: crypto.randomUUID(), invoiceId, userId, press: 'p', kind: 'invoice', role: 'to' },
    ...{ address: 'ann@client.example', addressKey, token: crypto.randomUUID(), state: 'sent' },
    ...{ madeAt: 1, sendAt: 1, day: '2026-11-01', subject: 's', body: 'b', attach: false },
    changedAt: 1,
  });
  await db.insert(mailBlocks).values({ userId, addressKey, at: 5 });
  await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  const joinedKey = addressKeyOf(earlierId, 'ann@client.example');
  expect(await db.select().from(mailBlocks).where(eq(mailBlocks.userId, earlierId))).toEqual([
    { userId: earlierId, addressKey: joinedKey, at: 5 },
  ]);
  expect(await db.select().from(mails).where(eq(mails.userId, earlierId))).toMatchObject([
    { invoiceId, addressKey: joinedKey },
  ]);
});

test('reminders go on by the newer account’s plan where the earlier one has none', async () => {
  const plansOf = async (earlierPlan: 'none' | 'gentle') => {
    const { earlierId, cookie, userId } = await twoAccounts();
    await db.insert(reminderSettings).values([
      { userId: earlierId, plan: earlierPlan, since: 1, nextLook: null },
      { userId, plan: 'firm', since: 1, nextLook: null },
    ]);
    const step = { plan: 'firm', since: 0, words: '{}' } as const;
    await db.insert(reminderSteps).values([
      { ...step, userId, days: 4 },
      { ...step, userId, days: 9 },
    ]);
    await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
    const ofEarlier = eq(reminderSettings.userId, earlierId);
    const [settings] = await db.select().from(reminderSettings).where(ofEarlier);
    const steps = await db.select().from(reminderSteps).where(eq(reminderSteps.userId, earlierId));
    return [settings?.plan, settings?.nextLook !== null, steps.map(({ days }) => days).sort()];
  };
  expect(await plansOf('none')).toEqual(['firm', true, [4, 9]]);
  expect(await plansOf('gentle')).toEqual(['gentle', false, [4, 9]]);
});

// @covers decisions-6.12
