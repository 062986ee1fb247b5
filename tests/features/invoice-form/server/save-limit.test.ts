import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { openFormWorld } from '#tests/support/form-harness.ts';
import { strainRounds } from '#tests/support/rounds.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import type { Seller } from '#tests/support/world.ts';

const { database, db, seller, save } = await openFormWorld();
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
    for (const month of [1, 2, 3]) expect(await saveOn(owner, `2026-0${month}-01`)).toBe(200);
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

describe.each(Array.from({ length: strainRounds }, (_, at) => at + 1))('at once, round %i', () => {
  const now = day('2026-03-15');

  /** Sends this many saves at once, each on a connection of its own as requests do, with a key of its own or this one. */
  async function saveAtOnce({ settings, userId }: Seller, count: number, saveKey?: string) {
    const sends = Array.from({ length: count }, (_, at) => {
      const invoiceNumber = saveKey ? 'INV-001' : `INV-${at + 1}`;
      const key = saveKey ?? crypto.randomUUID();
      const sent = { settings, content: sampleContent({ invoiceNumber }), saveKey: key, now };
      const connection = database.open({ timeoutMilliseconds: 30_000 });
      return saveInvoice(connection, { ...sent, assignNumber: saveKey !== undefined });
    });
    const answers = await Promise.all(sends);
    const rows = await db.select().from(invoices).where(eq(invoices.userId, userId));
    return { answers, outcomes: answers.map(({ outcome }) => outcome).sort(), rows };
  }
  const threeSaved = Array(197).fill('limit-reached').concat(Array(3).fill('saved'));

  test('200 saves at limit 3 create exactly 3 invoices', async () => {
    const owner = await seller();
    const { outcomes, rows } = await saveAtOnce(owner, 200);
    expect([outcomes, rows.length]).toEqual([threeSaved, 3]);
    expect((await planOf(owner)).totalInvoicesCreated).toBe(3);
  });

  test('200 saves in a period with 3 left create exactly 3', async () => {
    const period = { periodStart: '2026-02-28', periodCount: 47 };
    const owner = await seller({ ...subscribed, ...period });
    const { outcomes, rows } = await saveAtOnce(owner, 200);
    expect([outcomes, rows.length]).toEqual([threeSaved, 3]);
    expect((await planOf(owner)).periodCount).toBe(50);
  });

  test('the same save sent 50 times creates one, with 50 equal responses', async () => {
    const owner = await seller();
    const { answers, rows } = await saveAtOnce(owner, 50, crypto.randomUUID());
    const [invoice, ...others] = rows;
    expect(others).toEqual([]);
    const saved = {
      outcome: 'saved',
      id: invoice?.id,
      invoiceNumber: 'INV-001',
      version: now,
      keptClient: { id: invoice?.clientId, name: invoice?.clientName },
    };
    expect(answers).toEqual(Array(50).fill(saved));
    expect((await planOf(owner)).totalInvoicesCreated).toBe(1);
  });
});
