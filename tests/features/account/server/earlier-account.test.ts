import { and, eq, getTableName, inArray } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { tablesOfInvoices } from '#app/features/account/queries/join-accounts.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { sessions, users } from '#db/account-schema.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';
import { openClaimHarness } from '#tests/support/claim-harness.ts';
import { viewerOf } from '#tests/support/code-visitor.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const { open } = database;
const {
  harness,
  signInByCode,
  idOf,
  save,
  twoAccounts,
  post,
  claim,
  totalOf,
  numbersOf,
  notice,
  security,
} = openClaimHarness(database);

const wrong =
  "That doesn't match the earlier account. After five attempts, you can no longer claim it.";
const none = 'The earlier account can no longer be claimed.';
const refusedWith = (form: string) => ({ outcome: 'refused', errors: { form } });

describe('an earlier account', () => {
  it('is claimed with the number and total of one of its invoices', async () => {
    const { email, earlier, earlierId, cookie, userId } = await twoAccounts();
    expect(await notice(cookie)).toBe('earlier-account');
    expect(await notice(earlier)).toBe('address-lost');
    const total = await totalOf(earlierId);
    const { body, context } = await claim(cookie, { number: ' inv-002 ', total: `$${total}` });
    const message = 'The earlier account is now part of this one. Check the payment details.';
    expect(body).toEqual({ outcome: 'changed', message });
    expect(context.emails).toMatchObject([
      { to: email, subject: 'Your Billwren accounts have been merged' },
    ]);

    const viewer = await viewerOf(open(), cookie);
    expect(viewer?.user).toMatchObject({ id: earlierId, email, formerEmail: null, claimTries: 0 });
    expect(viewer?.user.emailVerifiedAt).not.toBeNull();
    expect(await viewerOf(open(), earlier)).toBeNull();
    expect(await harness.enter('sign-in', email)).toBe('');
    const [newer] = await open().select().from(users).where(eq(users.id, userId));
    expect(newer).toMatchObject({ email: null, joinedTo: earlierId });
    expect(newer?.deletedAt).not.toBeNull();
    expect(context.told).toContainEqual([{ except: [] }, earlierId]);
    // From now on the address signs in to the joined account.
    await open()
      .delete(sessions)
      .where(inArray(sessions.userId, [earlierId]));
    await open().$client.execute('DELETE FROM attempts');
    expect(await idOf(await signInByCode(email))).toBe(earlierId);
  });

  it('is joined with the newer account’s data; a duplicate number becomes the next free one', async () => {
    const { earlierId, cookie, userId } = await twoAccounts();
    await save(userId, 'INV-001');
    await save(userId, 'INV-007');
    const owned = { userId, name: 'Newer', createdAt: 1 };
    await open()
      .insert(clients)
      .values({ ...owned, id: crypto.randomUUID(), language: 'fr-CA' });
    await open()
      .insert(productsServices)
      .values({ ...owned, id: crypto.randomUUID(), unitPriceHundredths: 1, taxRateThousandths: 0 });
    const { body } = await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
    expect(body).toMatchObject({
      message:
        'The earlier account is now part of this one. Check the payment details. Both accounts used some of the same numbers: INV-001 is now INV-008.',
    });
    expect(await numbersOf(earlierId)).toEqual(['INV-001', 'INV-002', 'INV-007', 'INV-008']);
    expect(await settingsOf(open(), earlierId)).toMatchObject({
      totalInvoicesCreated: 4,
      lastInvoiceNumber: 8,
    });
    for (const table of [clients, productsServices]) {
      const joined = and(eq(table.userId, earlierId), eq(table.name, 'Newer'));
      expect(await open().select().from(table).where(joined)).toHaveLength(1);
    }
    const joined = await open().select().from(clients).where(eq(clients.userId, earlierId));
    expect(joined).toContainEqual(expect.objectContaining({ name: 'Newer', language: 'fr-CA' }));
  });

  it('is joined with everything that belongs to the newer account’s invoices: ledger, history, versions', async () => {
    const { earlierId, cookie, userId } = await twoAccounts();
    const invoiceId = await save(userId, 'INV-009');
    const { db, today, now } = { db: open(), today: '2026-11-26', now: Date.now() };
    await markInvoice(db, { userId, invoiceId, status: 'paid', today, now });
    await db.insert(emailTemplates).values({
      userId,
      kind: 'invoice',
      language: 'en-US',
      subject: 'Mine',
      body: 'Mine',
      updatedAt: 1,
    });
    await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
    expect(await numbersOf(earlierId)).toContain('INV-009');
    for (const table of [payments, documentEvents, issuedVersions]) {
      const rows = await db.select().from(table).where(eq(table.invoiceId, invoiceId));
      expect(rows.length).toBeGreaterThan(0);
      expect([...new Set(rows.map((row) => row.userId))]).toEqual([earlierId]);
    }
    const templates = await db
      .select()
      .from(emailTemplates)
      .where(eq(emailTemplates.userId, earlierId));
    expect(templates).toMatchObject([{ subject: 'Mine' }]);
    // Rows that are retained permanently can't be moved to another account.
    const stranger = { user_id: userId, id: invoiceId };
    for (const table of ['payments', 'document_events', 'issued_versions']) {
      await expect(
        db.$client.execute({
          sql: `UPDATE ${table} SET user_id = :user_id WHERE invoice_id = :id`,
          args: stranger,
        }),
      ).rejects.toThrow(/belongs to/);
    }
  });

  it('moves the rows of every table that has both an invoice and an owner', async () => {
    const { rows } = await open().$client.execute(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table'",
    );
    const owned = rows
      .filter(({ sql }) => /`invoice_id`/.test(String(sql)) && /`user_id`/.test(String(sql)))
      .map(({ name }) => String(name));
    expect(owned.length).toBeGreaterThan(5);
    expect(tablesOfInvoices.map(getTableName).sort()).toEqual(owned.sort());
  });

  it('keeps its plan', async () => {
    const { earlierId, cookie } = await twoAccounts();
    const plan = {
      subscriptionStatus: 'active',
      subscriptionSource: 'stripe',
      planName: 'Basic',
      stripeCustomerId: `cus_${earlierId}`,
      invoiceLimit: 50,
    } as const;
    await open().update(userSettings).set(plan).where(eq(userSettings.userId, earlierId));
    await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
    const viewer = await viewerOf(open(), cookie);
    expect(viewer?.settings).toMatchObject({ subscriptionStatus: 'active', planName: 'Basic' });
  });

  it('changes numbers as new versions, even if the clock is behind', async () => {
    const { earlierId, cookie, userId } = await twoAccounts();
    const id = await save(userId, 'INV-001');
    const ahead = Date.now() + 1e9;
    await open().update(invoices).set({ updatedAt: ahead }).where(eq(invoices.id, id));
    await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
    const [row] = await open().select().from(invoices).where(eq(invoices.id, id));
    expect([row?.userId, row?.updatedAt]).toEqual([earlierId, ahead + 1]);
  });

  it('is not joined with an account that opened a checkout', async () => {
    const { earlierId, cookie, userId } = await twoAccounts();
    const customer = { stripeCustomerId: `cus_${userId}` };
    await open().update(userSettings).set(customer).where(eq(userSettings.userId, userId));
    const { body, status } = await claim(cookie, {
      number: 'INV-001',
      total: await totalOf(earlierId),
    });
    expect([status, body]).toEqual([
      409,
      refusedWith(
        "A purchase was already started on this account, so we can't merge the accounts here. Contact support.",
      ),
    ]);
    expect(await numbersOf(earlierId)).toHaveLength(2);
  });

  it('can be claimed five times, even concurrently, after which the correct answer is refused too', async () => {
    const { earlierId, cookie } = await twoAccounts();
    const guess = { number: 'INV-001', total: '0.01' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(cookie, guess)));
    const said = answers.map(({ body }) => (body as { errors: { form: string } }).errors.form);
    expect(said.filter((each) => each === wrong)).toHaveLength(5);
    expect(said.filter((each) => each === none)).toHaveLength(7);
    const late = await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
    expect([late.status, late.body]).toEqual([404, refusedWith(none)]);
    expect((await security(cookie))?.hasEarlierAccount).toBe(false);
    expect(await notice(cookie)).toBeNull();
  });

  it('cannot be claimed by anyone else, or with missing values', async () => {
    const { earlierId, cookie } = await twoAccounts();
    const total = await totalOf(earlierId);
    const stranger = (await harness.createTestUser()).cookie;
    for (const other of [stranger, '']) {
      const { status } = await claim(other, { number: 'INV-001', total });
      expect(status).toBe(other ? 404 : 401);
    }
    for (const fields of [{}, { number: 'INV-001' }, { total }, { number: ' ', total }]) {
      expect((await claim(cookie, fields as Record<string, string>)).body).toEqual(
        refusedWith('Enter an invoice number and its total, or the password.'),
      );
    }
    for (const password of ['not its password', '']) {
      expect((await claim(cookie, { number: 'INV-009', total, password })).body).toEqual(
        refusedWith(wrong),
      );
    }
    const [row] = await open().select().from(users).where(eq(users.id, earlierId));
    expect(row?.claimTries).toBe(2);
  });

  it('that was declined is only offered in Settings', async () => {
    const { cookie } = await twoAccounts();
    await post(cookie, { intent: 'decline-earlier-account' });
    expect(await notice(cookie)).toBeNull();
    expect((await security(cookie))?.hasEarlierAccount).toBe(true);
  });
});

test('after joining, the owner is asked about the payment details until they confirm them', async () => {
  const { earlierId, cookie } = await twoAccounts();
  await claim(cookie, { number: 'INV-001', total: await totalOf(earlierId) });
  expect(await notice(cookie)).toBe('payment-check');
  expect((await security(cookie))?.needsPaymentDetails).toBe(true);
  await post(cookie, { intent: 'payment-details-checked' });
  expect(await notice(cookie)).toBeNull();
  expect((await security(cookie))?.needsPaymentDetails).toBe(false);
});

test('an unconfirmed account shows a notice to confirm the address, a confirmed one does not', async () => {
  const { email, cookie } = await harness.createTestUser();
  expect(await notice(cookie)).toBeNull();
  await save(await idOf(cookie), 'INV-001');
  expect(await notice(cookie)).toBe('unconfirmed');
  await open().update(users).set({ emailVerifiedAt: 1 }).where(eq(users.email, email));
  expect(await notice(cookie)).toBeNull();
});

test('whichever database call fails, the accounts are joined completely or not at all', async () => {
  const met = await forEachDatabaseFault({
    open,
    prepare: async () => {
      const made = await twoAccounts();
      await save(made.userId, 'INV-001');
      return { ...made, fields: { number: 'INV-001', total: await totalOf(made.earlierId) } };
    },
    action: (db, { cookie, fields }) => claim(cookie, fields, db),
    check: async (_db, { email, earlierId, userId, cookie, fields }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const numbers = await numbersOf(earlierId);
      if (outcome.answer.status === 200) {
        expect(numbers).toEqual(['INV-001', 'INV-002', 'INV-003']);
        expect((await settingsOf(open(), earlierId)).totalInvoicesCreated).toBe(3);
        expect((await viewerOf(open(), cookie))?.user).toMatchObject({ id: earlierId, email });
        return;
      }
      expect(outcome.answer.status).toBe(503);
      if ((await idOf(cookie)) === userId) {
        expect(numbers).toEqual(['INV-001', 'INV-002']);
        expect((await claim(cookie, fields)).status).toBe(200);
      }
      expect(await numbersOf(earlierId)).toEqual(['INV-001', 'INV-002', 'INV-003']);
    },
  });
  expect(met).toBeGreaterThanOrEqual(3 * databaseFaults.length);
});
