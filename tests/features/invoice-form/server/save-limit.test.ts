import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import type { Seller } from '#tests/support/world.ts';

const { db, seller, save } = await openFormWorld();
const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
let counter = 0;

/** Saves a new invoice on a day; returns the status. */
async function saveOn(owner: Seller, on: string, changes = {}) {
  counter += 1;
  const { status, body } = await save(
    owner,
    { invoiceNumber: `N${counter}`, ...changes },
    { now: day(on) },
  );
  expect(body.outcome).toBe({ 200: 'saved', 403: 'limit-reached' }[status]);
  return status;
}
const planOf = ({ userId }: Seller) => settingsOf(db, userId);

const subscribed = {
  subscriptionStatus: 'active',
  invoiceLimit: 50,
  subscriptionStart: '2026-01-31',
  subscriptionEndMs: day('2027-01-31'),
} as const;

describe('the free plan', () => {
  test('is 3 invoices in total, whenever they were saved; archiving restores nothing', async () => {
    const owner = await seller();
    for (const on of ['2026-01-01', '2026-02-01', '2026-03-01'])
      expect(await saveOn(owner, on)).toBe(200);
    await db.update(invoices).set({ archived: true }).where(eq(invoices.userId, owner.userId));
    expect(await saveOn(owner, '2027-03-01')).toBe(403);
    expect((await planOf(owner)).totalInvoicesCreated).toBe(3);
  });

  test('still answers a repeated save at the limit, and reports it before a taken number', async () => {
    const owner = await seller({ invoiceLimit: 1 });
    const draft = { saveKey: crypto.randomUUID(), invoiceNumber: 'A1' };
    const first = await save(owner, draft);
    expect((await save(owner, draft)).body).toEqual(first.body);
    expect(await saveOn(owner, '2026-03-01', { invoiceNumber: 'A1' })).toBe(403);
  });

  test.each([-1, null])('with a limit of %s is unlimited', async (invoiceLimit) => {
    const owner = await seller({ invoiceLimit, totalInvoicesCreated: 99_999 });
    expect(await saveOn(owner, '2026-01-01')).toBe(200);
  });
});

describe('a paid plan', () => {
  test('counts each monthly period from the start date, clamped to month ends', async () => {
    const full = { periodStart: '2026-01-31', periodCount: 50, totalInvoicesCreated: 50 };
    const owner = await seller({ ...subscribed, ...full });
    expect(await saveOn(owner, '2026-02-27')).toBe(403);
    expect(await saveOn(owner, '2026-02-28')).toBe(200);
    const february = { periodStart: '2026-02-28', periodCount: 1, totalInvoicesCreated: 51 };
    expect(await planOf(owner)).toMatchObject(february);
    expect(await saveOn(owner, '2026-03-30')).toBe(200);
    expect(await saveOn(owner, '2026-03-31')).toBe(200);
    const march = { periodStart: '2026-03-31', periodCount: 1, totalInvoicesCreated: 53 };
    expect(await planOf(owner)).toMatchObject(march);
  });

  test('never goes back to an earlier period', async () => {
    const period = { periodStart: '2026-03-31', periodCount: 50 };
    const owner = await seller({ ...subscribed, ...period });
    expect(await saveOn(owner, '2026-03-30')).toBe(403);
    expect(await planOf(owner)).toMatchObject(period);
  });

  test('has the lifetime limit of 3 once the paid period has ended', async () => {
    const ended = { ...subscribed, subscriptionEndMs: day('2026-06-30') };
    const owner = await seller({ ...ended, totalInvoicesCreated: 2 });
    expect(await saveOn(owner, '2026-07-01')).toBe(200);
    expect(await saveOn(owner, '2026-07-01')).toBe(403);
  });

  test('keeps its limit when canceled, until the paid period ends', async () => {
    const canceled = { ...subscribed, subscriptionStatus: 'cancelled' } as const;
    const owner = await seller({ ...canceled, totalInvoicesCreated: 40 });
    expect(await saveOn(owner, '2027-01-30')).toBe(200);
    expect(await saveOn(owner, '2027-02-01')).toBe(403);
  });

  test('that changed after the settings were read is the one that counts', async () => {
    const owner = await seller({ ...subscribed, totalInvoicesCreated: 9 });
    const outcomeAfter = async (changes: Partial<typeof userSettings.$inferInsert>) => {
      const settings = await planOf(owner);
      await db.update(userSettings).set(changes).where(eq(userSettings.userId, owner.userId));
      const sent = { settings, content: sampleContent(), saveKey: crypto.randomUUID() };
      return (await saveInvoice(db, { ...sent, now: day('2026-05-01') })).outcome;
    };
    expect(await outcomeAfter({ subscriptionStatus: 'free', invoiceLimit: 3 })).toBe(
      'limit-reached',
    );
    expect(await outcomeAfter(subscribed)).toBe('saved');
  });
});
