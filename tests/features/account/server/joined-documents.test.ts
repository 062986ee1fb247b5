import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { reminderSettings, reminderSteps } from '#db/reminder-schema.ts';
import { clients, userSettings } from '#db/schema.ts';
import { series, seriesOccurrences } from '#db/series-schema.ts';
import { openClaimHarness } from '#tests/support/claim-harness.ts';
import { meanwhileFetch } from '#tests/support/meanwhile-fetch.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import {
  bankColumns,
  insertSampleSeries,
  madeOf,
  runSeries,
  seriesEmails,
  seriesZone,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { twoAccounts, claim, save, totalOf, numbersOf } = openClaimHarness(database);

async function estimate(userId: string, invoiceNumber: string) {
  const content = sampleContent({ ...noPayment, invoiceNumber });
  const saved = await saveEstimate(db, {
    userId,
    content,
    saveKey: crypto.randomUUID(),
    now: Date.now(),
  });
  expect(saved.outcome).toBe('saved');
}

test('an estimate whose number exists in both accounts gets the next estimate number', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  await estimate(earlierId, 'EST-001');
  for (const number of ['EST-001', 'EST-005']) await estimate(userId, number);
  const { body } = await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  expect(body).toMatchObject({
    message: expect.stringContaining(
      'Both accounts used some of the same numbers: EST-001 is now EST-006.',
    ),
  });
  const numbers = ['EST-001', 'EST-005', 'EST-006', 'INV-001', 'INV-002'];
  expect(await numbersOf(earlierId)).toEqual(numbers);
});

test('recurring invoices of the newer account continue in the joined one', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  await db.insert(series).values({
    userId,
    draft: '{}',
    country: 'us',
    clientName: 'Finch',
    currency: 'USD',
    totalMinor: 1,
    anchor: '2026-01-31',
    firstN: 1,
    unit: 'month',
    every: 1,
    sends: false,
    id: crypto.randomUUID(),
    state: 'active',
    nextN: 1,
    createdAt: 1,
    updatedAt: 1,
  });
  await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  const joined = await db.select().from(series).where(eq(series.userId, earlierId));
  expect(joined).toMatchObject([{ clientName: 'Finch', state: 'active' }]);
});

/** Two accounts; the newer one has a monthly series that is first due on the anchor date at six in the given zone. */
async function twoWithSeries(anchor: string, timeZone: string) {
  const two = await twoAccounts();
  const { earlierId, userId } = two;
  await db.update(users).set({ createdAt: 0 });
  await db.update(users).set({ timeZone }).where(eq(users.id, userId));
  await db.update(users).set({ timeZone: seriesZone }).where(eq(users.id, earlierId));
  await db.update(userSettings).set({ ...unlimitedColumns, ...bankColumns });
  const clientId = crypto.randomUUID();
  await db.insert(clients).values({
    id: clientId,
    userId,
    name: 'Finch',
    email: 'ann@finch.example',
    address: '1 Low Street',
    country: 'us',
    createdAt: 1,
  });
  const changes = { anchor, sends: true };
  const seriesId = await insertSampleSeries(db, { userId, clientId }, changes, { timeZone });
  const fields = { number: 'INV-001', total: await totalOf(earlierId) };
  return { ...two, seriesId, fields };
}
const madeBySeries = async (userId: string) =>
  (await madeOf(db, userId)).filter(({ saveKey }) => saveKey.startsWith('series '));

test('recurring invoices are created at six in the joined account’s time zone', async () => {
  const { earlierId, cookie, fields } = await twoWithSeries('2090-01-31', 'Pacific/Honolulu');
  await claim(cookie, fields);
  await runSeries(db, Date.now());
  await runSeries(db, runTimeOn('2090-01-31', seriesZone) - 1);
  expect(await madeBySeries(earlierId)).toEqual([]);
  await runSeries(db, runTimeOn('2090-01-31', seriesZone));
  expect(await madeBySeries(earlierId)).toMatchObject([{ invoiceDate: '2090-01-31' }]);
});

test.each([
  ['creates', 2],
  ['sends', 3],
  ['has sent', 4],
])(
  'a recurring invoice that a run %s while the accounts are joined reaches its client once',
  async (_, call) => {
    const { earlierId, cookie, fields, seriesId } = await twoWithSeries('2026-11-02', seriesZone);
    const six = runTimeOn('2026-11-02', seriesZone);
    const busy = database.open({ fetch: meanwhileFetch(call, () => claim(cookie, fields)) });
    await runSeries(busy, six);
    await runSeries(db, Date.now());
    const [made, ...others] = await madeBySeries(earlierId);
    expect(others).toEqual([]);
    expect(await seriesEmails(db, earlierId)).toMatchObject([
      { address: 'ann@finch.example', invoiceId: made?.id },
    ]);
    const ofSeries = eq(seriesOccurrences.seriesId, seriesId);
    expect(await db.select().from(seriesOccurrences).where(ofSeries)).toMatchObject([
      { state: 'made', invoiceId: made?.id },
    ]);
  },
);

test('a recipient who unsubscribed from the newer account gets no email from the joined one', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  const invoiceId = await save(userId, 'INV-009');
  const addressKey = addressKeyOf(userId, 'ann@client.example');
  await db.insert(emails).values({
    id: crypto.randomUUID(),
    invoiceId,
    userId,
    idempotencyKey: 'p',
    kind: 'invoice',
    role: 'to',
    address: 'ann@client.example',
    addressKey,
    token: crypto.randomUUID(),
    state: 'sent',
    madeAt: 1,
    sendAt: 1,
    day: '2026-11-01',
    subject: 's',
    body: 'b',
    attach: false,
    changedAt: 1,
  });
  await db.insert(emailBlocks).values({ userId, addressKey, at: 5 });
  await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  const joinedKey = addressKeyOf(earlierId, 'ann@client.example');
  expect(await db.select().from(emailBlocks).where(eq(emailBlocks.userId, earlierId))).toEqual([
    { userId: earlierId, addressKey: joinedKey, at: 5 },
  ]);
  expect(await db.select().from(emails).where(eq(emails.userId, earlierId))).toMatchObject([
    { invoiceId, addressKey: joinedKey },
  ]);
});

test('reminders continue with the newer account’s plan if the earlier one has none', async () => {
  const plansOf = async (earlierPlan: 'none' | 'gentle') => {
    const { earlierId, cookie, userId } = await twoAccounts();
    await db.insert(reminderSettings).values([
      { userId: earlierId, plan: earlierPlan, since: 1, nextRunAt: null },
      { userId, plan: 'firm', since: 1, nextRunAt: null },
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
    return [settings?.plan, settings?.nextRunAt !== null, steps.map(({ days }) => days).sort()];
  };
  expect(await plansOf('none')).toEqual(['firm', true, [4, 9]]);
  expect(await plansOf('gentle')).toEqual(['gentle', false, [4, 9]]);
});
