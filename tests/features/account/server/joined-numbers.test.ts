import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { users } from '#db/account-schema.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { openClaimHarness } from '#tests/support/claim-harness.ts';
import { meanwhileFetch } from '#tests/support/meanwhile-fetch.ts';
import { savedAt } from '#tests/support/save-sample.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { twoAccounts, signInByCode, idOf, claim, save, totalOf, numbersOf, notice, security } =
  openClaimHarness(database);

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
    const { earlierId, cookie, userId } = await twoAccounts();
    const newer = await save(userId, 'INV-001');
    await issue(newer);
    const older = await idOfNumber(earlierId, 'INV-001');
    const { body, status } = await claim(cookie, {
      number: 'INV-001',
      total: await totalOf(earlierId),
    });
    expect([status, body]).toMatchObject([
      200,
      {
        message: expect.stringContaining(
          'Both accounts used some of the same numbers: INV-001 is now INV-003.',
        ),
      },
    ]);
    expect(await numbersOf(earlierId)).toEqual(['INV-001', 'INV-002', 'INV-003']);
    expect(await idOfNumber(earlierId, 'INV-001')).toBe(newer);
    expect(await idOfNumber(earlierId, 'INV-003')).toBe(older);
  });

  test('neither changes if both were issued: the accounts stay separate, and no attempt is used up', async () => {
    const { earlierId, cookie, userId } = await twoAccounts();
    for (const number of ['INV-001', 'INV-002']) await issue(await save(userId, number));
    await save(userId, 'INV-003');
    await issue(await idOfNumber(earlierId, 'INV-001'));
    const fields = { number: 'INV-001', total: await totalOf(earlierId) };
    for (let press = 1; press <= 6; press += 1) {
      const { body, status } = await claim(cookie, fields);
      const form =
        "Clients may already have INV-001 from both accounts. These numbers can't be changed, so we can't merge the accounts here. Contact support.";
      expect([status, body]).toEqual([409, { outcome: 'refused', errors: { form } }]);
    }
    expect((await security(cookie))?.hasEarlierAccount).toBe(true);
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
    const opened = await signInByCode(other);
    expect(await idOf(opened)).toBe(earlierId);
    expect(await notice(opened)).toBeNull();
  });

  test('only five of many numbers are listed', async () => {
    const { earlierId, cookie, userId } = await twoAccounts();
    await db.update(userSettings).set(unlimitedColumns);
    const numbers = [3, 4, 5, 6, 7, 8].map((each) => `INV-00${each}`);
    for (const id of [earlierId, userId]) {
      for (const number of numbers) await issue(await save(id, number));
    }
    const fields = { number: 'INV-001', total: await totalOf(earlierId) };
    const { body } = await claim(cookie, fields);
    expect(JSON.stringify(body)).toMatch(/have (INV-00[3-8], ){5}… from both accounts\./);
  });

  test('a document that is issued during the join keeps its number too: a retry joins the accounts', async () => {
    const { earlierId, cookie, userId } = await twoAccounts();
    const newer = await save(userId, 'INV-001');
    const fields = { number: 'INV-001', total: await totalOf(earlierId) };
    const joinsAfter = 5;
    const busy = database.open({ fetch: meanwhileFetch(joinsAfter, () => issue(newer)) });
    await expect(claim(cookie, fields, busy)).rejects.toThrow(/issued document/);
    expect(await numbersOf(userId)).toEqual(['INV-001']);
    expect((await claim(cookie, fields)).status).toBe(200);
    expect(await idOfNumber(earlierId, 'INV-001')).toBe(newer);
  });
});

test('a correct claim that is refused uses up no attempt, a wrong one does', async () => {
  const { earlierId, cookie, userId } = await twoAccounts();
  const customer = { stripeCustomerId: `cus_${userId}` };
  await db.update(userSettings).set(customer).where(eq(userSettings.userId, userId));
  const total = await totalOf(earlierId);
  await claim(cookie, { number: 'INV-001', total: '0.01' });
  expect((await claim(cookie, { number: 'INV-001', total })).status).toBe(409);
  const [row] = await db.select().from(users).where(eq(users.id, earlierId));
  expect(row?.claimTries).toBe(1);
});
