import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { runTimeOn } from '#app/features/recurring/server/create-due-occurrences.server.ts';
import { addressKeyOf } from '#app/features/sending/server/queue-email.server.ts';
import { users } from '#db/account-schema.ts';
import { emailBlocks, emails } from '#db/email-schema.ts';
import { reminderSettings, reminderSteps } from '#db/reminder-schema.ts';
import { clients, invoices, userSettings } from '#db/schema.ts';
import { seriesOccurrences } from '#db/series-schema.ts';
import { openClaimWorld } from '#tests/support/claim-world.ts';
import { insertFilled } from '#tests/support/insert-filled.ts';
import { meanwhileFetch } from '#tests/support/meanwhile-fetch.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import {
  bankColumns,
  insertSampleSeries,
  madeOf,
  runSeries,
  seriesEmails,
  seriesZone,
  unlimitedColumns,
} from '#tests/support/series-harness.ts';

const world = await openClaimWorld();
const { database, db, twoAccounts, claim, save, numbersOf, notice } = world;

async function issue(invoiceId: string) {
  expect(await issueServed(db, { invoiceId, version: savedAt, now: Date.now() })).toBe(true);
}

async function idOfNumber(userId: string, number: string) {
  const ofNumber = and(eq(invoices.userId, userId), eq(invoices.invoiceNumber, number));
  const [row] = await db.select().from(invoices).where(ofNumber);
  return row?.id ?? '';
}

describe('two documents with the same number', () => {
  test('the newer account’s document keeps it if only that one was issued', async () => {
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    const newer = await save(userId, 'INV-001');
    await issue(newer);
    const older = await idOfNumber(earlierId, 'INV-001');
    const { status, message } = await claim(cookie, proof);
    expect(status).toBe(302);
    expect(message).toContain(
      'Both accounts used some of the same numbers, so we changed these: INV-001 is now INV-003.',
    );
    expect(await numbersOf(earlierId)).toEqual(['INV-001', 'INV-002', 'INV-003']);
    expect(await idOfNumber(earlierId, 'INV-001')).toBe(newer);
    expect(await idOfNumber(earlierId, 'INV-003')).toBe(older);
  });

  test('neither changes if both were issued: the accounts stay separate, and no attempt is used up', async () => {
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    for (const number of ['INV-001', 'INV-002']) await issue(await save(userId, number));
    await save(userId, 'INV-003');
    await issue(await idOfNumber(earlierId, 'INV-001'));
    for (let press = 1; press <= 6; press += 1) {
      const { body, status } = await claim(cookie, proof);
      const form =
        "Clients may already have INV-001 from both accounts. These numbers can't be changed, so we can't merge the accounts here. Contact support.";
      expect([status, body]).toEqual([409, { outcome: 'refused', errors: { form } }]);
    }
    expect((await world.security(cookie))?.hasEarlierAccount).toBe(true);
    expect(await numbersOf(earlierId)).toEqual(['INV-001', 'INV-002']);
    expect(await numbersOf(userId)).toEqual(['INV-001', 'INV-002', 'INV-003']);
  });

  test('support gives the earlier account another address, as docs/runbook.md says', async () => {
    const { email, earlierId, cookie } = await twoAccounts();
    const guide = readFileSync('docs/runbook.md', 'utf8');
    const [, update = ''] =
      guide.match(/"(UPDATE users SET email = '[^"]+former_email = '[^"]+)"/) ?? [];
    const other = `other-${email}`;
    await db.$client.execute(update.replace('...', other).replace('...', email));
    expect(await notice(cookie)).toBeNull();
    const opened = await world.signInByCode(other);
    expect(await world.idOf(opened.cookie)).toBe(earlierId);
    expect(await notice(opened.cookie)).toBeNull();
  });

  test('a document that is issued during the join keeps its number too: a retry joins the accounts', async () => {
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    const newer = await save(userId, 'INV-001');
    const joinsAfter = 5;
    const busy = database.open({ fetch: meanwhileFetch(joinsAfter, () => issue(newer)) });
    await expect(claim(cookie, proof, busy)).rejects.toThrow(/issued document/);
    expect(await numbersOf(userId)).toEqual(['INV-001']);
    expect((await claim(cookie, proof)).status).toBe(302);
    expect(await idOfNumber(earlierId, 'INV-001')).toBe(newer);
  });
});

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
  const { earlierId, cookie, userId, proof } = await twoAccounts();
  await estimate(earlierId, 'EST-001');
  for (const number of ['EST-001', 'EST-005']) await estimate(userId, number);
  expect((await claim(cookie, proof)).message).toContain(
    'Both accounts used some of the same numbers, so we changed these: EST-001 is now EST-006.',
  );
  const numbers = ['EST-001', 'EST-005', 'EST-006', 'INV-001', 'INV-002'];
  expect(await numbersOf(earlierId)).toEqual(numbers);
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
  return { ...two, seriesId };
}
const madeBySeries = async (userId: string) =>
  (await madeOf(db, userId)).filter(({ saveKey }) => saveKey.startsWith('series '));

test('recurring invoices are created at six in the joined account’s time zone', async () => {
  const { earlierId, cookie, proof } = await twoWithSeries('2090-01-31', 'Pacific/Honolulu');
  await claim(cookie, proof);
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
    const { earlierId, cookie, proof, seriesId } = await twoWithSeries('2026-11-02', seriesZone);
    const six = runTimeOn('2026-11-02', seriesZone);
    const busy = database.open({ fetch: meanwhileFetch(call, () => claim(cookie, proof)) });
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
  const { earlierId, cookie, userId, proof } = await twoAccounts();
  const invoiceId = await save(userId, 'INV-009');
  const addressKey = addressKeyOf(userId, 'ann@client.example');
  const sent = { kind: 'invoice', role: 'to', state: 'sent', day: '2026-11-01' } as const;
  const address = 'ann@client.example';
  await insertFilled(db, emails, { invoiceId, userId, address, addressKey, ...sent });
  await db.insert(emailBlocks).values({ userId, addressKey, at: 5 });
  await claim(cookie, proof);
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
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    await db.insert(reminderSettings).values([
      { userId: earlierId, plan: earlierPlan, since: 1, nextRunAt: null },
      { userId, plan: 'firm', since: 1, nextRunAt: null },
    ]);
    const step = { plan: 'firm', since: 0, words: '{}' } as const;
    await db.insert(reminderSteps).values([
      { ...step, userId, days: 4 },
      { ...step, userId, days: 9 },
    ]);
    await claim(cookie, proof);
    const ofEarlier = eq(reminderSettings.userId, earlierId);
    const [settings] = await db.select().from(reminderSettings).where(ofEarlier);
    const steps = await db.select().from(reminderSteps).where(eq(reminderSteps.userId, earlierId));
    return [settings?.plan, settings?.nextRunAt !== null, steps.map(({ days }) => days).sort()];
  };
  expect(await plansOf('none')).toEqual(['firm', true, [4, 9]]);
  expect(await plansOf('gentle')).toEqual(['gentle', false, [4, 9]]);
});
