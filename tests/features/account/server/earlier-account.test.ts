import { and, eq, getTableName } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { tablesOfInvoices } from '#app/features/account/queries/join-accounts.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { attempts, sessions, users } from '#db/account-schema.ts';
import { renewingPlans } from '#db/billing-schema.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { documentEvents, issuedVersions } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices, productsServices, userSettings } from '#db/schema.ts';
import { refused } from '#tests/support/account-world.ts';
import { openClaimWorld } from '#tests/support/claim-world.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { settingsOf } from '#tests/support/sample-user.ts';

const world = await openClaimWorld();
const { db, createUser, idOf, viewerOf, settings, save, twoAccounts, claim, numbersOf } = world;
const { notice, noticed, security } = world;

const wrong =
  "That doesn't match the earlier account. After five attempts, you won't be able to claim it.";
const none = 'The earlier account can no longer be claimed.';
const refusedWith = (form: string) => refused({ form });
const setSettings = (userId: string, columns: Partial<typeof userSettings.$inferInsert>) =>
  db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));

describe('an earlier account', () => {
  it('is claimed with the number and total of one of its invoices', async () => {
    const { email, earlier, earlierId, cookie, userId, proof } = await twoAccounts();
    expect([await notice(cookie), await notice(earlier)]).toEqual([
      'earlier-account',
      'address-lost',
    ]);
    const typed = { number: ' inv-002 ', total: `$${proof.total}` };
    const { to, message, context } = await claim(cookie, typed);
    expect([to, message]).toEqual([
      '/uk/invoices',
      'The earlier account is now part of this one. Check the payment details.',
    ]);
    const subject = 'Your Billwren accounts have been merged';
    expect(context.emails).toMatchObject([{ to: email, subject }]);
    expect(context.told).toContainEqual([{ except: [] }, earlierId]);

    expect((await viewerOf(cookie))?.user).toMatchObject({
      id: earlierId,
      email,
      formerEmail: null,
      claimTries: 0,
      emailVerifiedAt: expect.any(Number),
    });
    expect(await viewerOf(earlier)).toBeNull();
    expect((await world.signIn(email)).cookie).toBe('');
    const [newer] = await db.select().from(users).where(eq(users.id, userId));
    const closed = { email: null, joinedTo: earlierId, deletedAt: expect.any(Number) };
    expect(newer).toMatchObject(closed);
    // From now on the address signs in to the joined account.
    await db.delete(sessions).where(eq(sessions.userId, earlierId));
    await db.delete(attempts);
    expect(await idOf((await world.signInByCode(email)).cookie)).toBe(earlierId);
  });

  it('is joined with the newer account’s data; a duplicate number becomes the next free one', async () => {
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    for (const number of ['INV-001', 'INV-007']) await save(userId, number);
    const owned = () => ({ id: crypto.randomUUID(), userId, name: 'Newer', createdAt: 1 });
    await db.insert(clients).values({ ...owned(), language: 'fr-CA' });
    const prices = { unitPriceHundredths: 1, taxRateThousandths: 0 };
    await db.insert(productsServices).values({ ...owned(), ...prices });
    expect((await claim(cookie, proof)).message).toBe(
      'The earlier account is now part of this one. Check the payment details. Both accounts used some of the same numbers, so we changed these: INV-001 is now INV-008.',
    );
    expect(await numbersOf(earlierId)).toEqual(['INV-001', 'INV-002', 'INV-007', 'INV-008']);
    const counts = { totalInvoicesCreated: 4, lastInvoiceNumber: 8 };
    expect(await settingsOf(db, earlierId)).toMatchObject(counts);
    for (const [table, more] of [
      [clients, { language: 'fr-CA' }],
      [productsServices, {}],
    ] as const) {
      const joined = and(eq(table.userId, earlierId), eq(table.name, 'Newer'));
      expect(await db.select().from(table).where(joined)).toMatchObject([more]);
    }
  });

  it('is joined with everything that belongs to the newer account’s invoices: ledger, history, versions', async () => {
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    const invoiceId = await save(userId, 'INV-009');
    const paid = { status: 'paid', today: '2026-11-26', now: Date.now() } as const;
    await markInvoice(db, { userId, invoiceId, ...paid });
    const template = { kind: 'invoice', language: 'en-US', subject: 'Mine', body: 'Mine' } as const;
    await db.insert(emailTemplates).values({ userId, ...template, updatedAt: 1 });
    await claim(cookie, proof);
    expect(await numbersOf(earlierId)).toContain('INV-009');
    for (const table of [payments, documentEvents, issuedVersions]) {
      const rows = await db.select().from(table).where(eq(table.invoiceId, invoiceId));
      expect([...new Set(rows.map((row) => row.userId))]).toEqual([earlierId]);
      // Rows that are retained permanently can't be moved to another account.
      const sql = `UPDATE ${getTableName(table)} SET user_id = ? WHERE invoice_id = ?`;
      const moving = db.$client.execute({ sql, args: [userId, invoiceId] });
      await expect(moving).rejects.toThrow(/belongs to/);
    }
    const ofEarlier = eq(emailTemplates.userId, earlierId);
    expect(await db.select().from(emailTemplates).where(ofEarlier)).toMatchObject([template]);
  });

  it('moves the rows of every table that has both an invoice and an owner', async () => {
    const sql = "SELECT name, sql FROM sqlite_master WHERE type = 'table'";
    const owned = (await db.$client.execute(sql)).rows
      .filter(({ sql }) => /`invoice_id`/.test(String(sql)) && /`user_id`/.test(String(sql)))
      .map(({ name }) => String(name));
    expect(owned.length).toBeGreaterThan(5);
    expect(tablesOfInvoices.map(getTableName).sort()).toEqual(owned.sort());
  });

  it('changes numbers as new versions, even if the clock is behind', async () => {
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    const id = await save(userId, 'INV-001');
    const ahead = Date.now() + 1e9;
    await db.update(invoices).set({ updatedAt: ahead }).where(eq(invoices.id, id));
    await claim(cookie, proof);
    const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
    expect([row?.userId, row?.updatedAt]).toEqual([earlierId, ahead + 1]);
  });

  it('is not joined with an account that opened a checkout, which uses up no attempt', async () => {
    const { earlierId, cookie, userId, proof } = await twoAccounts();
    await setSettings(userId, { stripeCustomerId: `cus_${userId}` });
    await claim(cookie, { ...proof, total: '0.01' });
    const { body, status } = await claim(cookie, proof);
    const form =
      "A purchase was already started on this account, so we can't merge the accounts here. Contact support.";
    expect([status, body]).toEqual([409, refusedWith(form)]);
    expect(await numbersOf(earlierId)).toHaveLength(2);
    const [row] = await db.select().from(users).where(eq(users.id, earlierId));
    expect(row?.claimTries).toBe(1);
  });

  it('can be claimed five times, even concurrently, after which the correct answer is refused too', async () => {
    const { cookie, proof } = await twoAccounts();
    const guess = { ...proof, total: '0.01' };
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(cookie, guess)));
    const forms = answers.map(({ body }) => body.errors.form);
    expect(forms.sort()).toEqual([...Array(5).fill(wrong), ...Array(7).fill(none)].sort());
    const late = await claim(cookie, proof);
    expect([late.status, late.body]).toEqual([404, refusedWith(none)]);
    expect((await security(cookie))?.hasEarlierAccount).toBe(false);
    expect(await notice(cookie)).toBeNull();
  });

  it('cannot be claimed by anyone else, or with missing values', async () => {
    const { earlierId, cookie, proof } = await twoAccounts();
    const stranger = (await createUser()).cookie;
    expect((await claim(stranger, proof)).status).toBe(404);
    expect((await claim('', proof)).status).toBe(401);
    const { number, total } = proof;
    for (const fields of [{}, { number }, { total }, { number: ' ', total }]) {
      expect((await claim(cookie, fields as Record<string, string>)).body).toEqual(
        refusedWith('Enter an invoice number and its total, or the password.'),
      );
    }
    for (const password of ['not its password', '']) {
      const { body } = await claim(cookie, { number: 'INV-009', total, password });
      expect(body).toEqual(refusedWith(wrong));
    }
    const [row] = await db.select().from(users).where(eq(users.id, earlierId));
    expect(row?.claimTries).toBe(2);
  });
});

describe('the notice', () => {
  const renew = (userId: string, planName: 'Basic' | 'Pro') =>
    db
      .insert(renewingPlans)
      .values({ userId, source: 'stripe', reference: `sub_${userId}`, planName });

  it('names the renewing plan of the earlier account, in both accounts and after they are joined', async () => {
    const { earlierId, earlier, cookie, proof } = await twoAccounts();
    await renew(earlierId, 'Basic');
    await setSettings(earlierId, { subscriptionStatus: 'active', planName: 'Basic' });
    const noticePlan = 'Basic';
    expect(await noticed(cookie)).toEqual({ notice: 'earlier-account', noticePlan });
    expect(await noticed(earlier)).toEqual({ notice: 'address-lost', noticePlan });
    expect((await security(cookie))?.earlierPlan).toBe('Basic');
    const { message, context } = await claim(cookie, proof);
    expect(message).toBe(
      'The earlier account and its Basic plan are now part of this account. Check the payment details.',
    );
    expect(context.emails[0]?.text).toContain('Its Basic plan moved too and will keep renewing.');
    expect(await noticed(cookie)).toEqual({ notice: 'payment-check', noticePlan });
    const kept = { subscriptionStatus: 'active', planName: 'Basic' };
    expect((await viewerOf(cookie))?.settings).toMatchObject(kept);
  });

  it('about a plan stays while it renews, although its account can no longer be claimed', async () => {
    const { earlierId, cookie } = await twoAccounts();
    await renew(earlierId, 'Pro');
    const guess = { number: 'INV-001', total: '0.01' };
    for (let tried = 0; tried < 5; tried += 1) await claim(cookie, guess);
    expect(await noticed(cookie)).toEqual({ notice: 'earlier-plan', noticePlan: 'Pro' });
    await db.delete(renewingPlans).where(eq(renewingPlans.userId, earlierId));
    expect(await noticed(cookie)).toEqual({ notice: null, noticePlan: null });
  });

  it('about an account or a plan that was declined as not theirs is gone; Settings still offer the account', async () => {
    const { earlierId, cookie } = await twoAccounts();
    await renew(earlierId, 'Pro');
    await settings(cookie, { intent: 'decline-earlier-account' });
    expect(await noticed(cookie)).toEqual({ notice: null, noticePlan: null });
    expect((await security(cookie))?.hasEarlierAccount).toBe(true);
  });

  it('asks about the payment details after joining, until the owner confirms them', async () => {
    const { cookie, proof } = await twoAccounts();
    await claim(cookie, proof);
    expect(await notice(cookie)).toBe('payment-check');
    expect((await security(cookie))?.needsPaymentDetails).toBe(true);
    await settings(cookie, { intent: 'payment-details-checked' });
    expect(await notice(cookie)).toBeNull();
    expect((await security(cookie))?.needsPaymentDetails).toBe(false);
  });

  it('asks to confirm the address of an account with invoices', async () => {
    const { email, cookie } = await createUser();
    expect(await notice(cookie)).toBeNull();
    await save(await idOf(cookie), 'INV-001');
    expect(await notice(cookie)).toBe('unconfirmed');
    await db.update(users).set({ emailVerifiedAt: 1 }).where(eq(users.email, email));
    expect(await notice(cookie)).toBeNull();
  });
});

test('whichever database call fails, the accounts are joined completely or not at all', async () => {
  const met = await forEachDatabaseFault({
    open: world.database.open,
    prepare: async () => {
      const two = await twoAccounts();
      await save(two.userId, 'INV-001');
      return two;
    },
    action: (faulty, { cookie, proof }) => claim(cookie, proof, faulty),
    check: async (_db, { email, earlierId, userId, cookie, proof }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const numbers = await numbersOf(earlierId);
      const joined = ['INV-001', 'INV-002', 'INV-003'];
      if (outcome.answer.status === 302) {
        expect(numbers).toEqual(joined);
        expect((await settingsOf(db, earlierId)).totalInvoicesCreated).toBe(3);
        expect((await viewerOf(cookie))?.user).toMatchObject({ id: earlierId, email });
        return;
      }
      expect(outcome.answer.status).toBe(503);
      if ((await idOf(cookie)) === userId) {
        expect(numbers).toEqual(['INV-001', 'INV-002']);
        expect((await claim(cookie, proof)).status).toBe(302);
      }
      expect(await numbersOf(earlierId)).toEqual(joined);
    },
  });
  expect(met).toBeGreaterThanOrEqual(3 * databaseFaults.length);
});
