import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import type { UserSettings } from '#app/features/settings/queries/settings-row.server.ts';
import { invoices, userSettings } from '#db/schema.ts';
import { writeBatch } from '#db/write.server.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let counter = 0;
const day = (text: string) => Date.parse(`${text}T12:00:00Z`);

async function save(settings: UserSettings, on: string): Promise<string> {
  counter += 1;
  const content = sampleContent({ invoiceNumber: `N${counter}` });
  const saveKey = crypto.randomUUID();
  return (await saveInvoice(db, { settings, content, saveKey, now: day(on) })).outcome;
}

const subscribed = {
  subscriptionStatus: 'active',
  invoiceLimit: 50,
  subscriptionStart: '2026-01-31',
  subscriptionEndMs: day('2027-01-31'),
} as const;

describe('the free plan', () => {
  test('is 3 invoices in total; archiving restores nothing', async () => {
    const settings = await createSampleUser(db);
    expect(await save(settings, '2026-01-01')).toBe('saved');
    expect(await save(settings, '2026-02-01')).toBe('saved');
    const content = sampleContent({ invoiceNumber: 'LAST' });
    const third = { settings, content, saveKey: crypto.randomUUID(), now: day('2026-03-01') };
    const saved = await saveInvoice(db, third);
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const { userId } = settings;
    await db.update(invoices).set({ archived: true }).where(eq(invoices.id, saved.id));
    expect(await save(await settingsOf(db, userId), '2027-03-01')).toBe('limit-reached');
    expect((await settingsOf(db, userId)).totalInvoicesCreated).toBe(3);
  });

  test('still answers a repeated save at the limit', async () => {
    const settings = await createSampleUser(db, { invoiceLimit: 1 });
    const content = sampleContent();
    const first = { settings, content, saveKey: crypto.randomUUID(), now: 1 };
    const saved = await saveInvoice(db, first);
    expect(saved.outcome).toBe('saved');
    const atLimit = await settingsOf(db, settings.userId);
    expect(await saveInvoice(db, { ...first, settings: atLimit })).toEqual(saved);
  });

  test.each([-1, null])('a limit of %s is unlimited', async (invoiceLimit) => {
    const settings = await createSampleUser(db, { invoiceLimit, totalInvoicesCreated: 99_999 });
    expect(await save(settings, '2026-01-01')).toBe('saved');
  });

  test('reports the limit before a taken number', async () => {
    const settings = await createSampleUser(db, { invoiceLimit: 1 });
    const content = sampleContent();
    const first = { settings, content, saveKey: crypto.randomUUID(), now: 1, assignNumber: true };
    await saveInvoice(db, first);
    const second = { ...first, saveKey: crypto.randomUUID() };
    expect(await saveInvoice(db, second)).toEqual({ outcome: 'limit-reached' });
  });
});

describe('a paid plan', () => {
  test('counts each monthly period from the start date, clamped to month ends', async () => {
    const full = { periodStart: '2026-01-31', periodCount: 50, totalInvoicesCreated: 50 };
    const settings = await createSampleUser(db, { ...subscribed, ...full });
    expect(await save(settings, '2026-02-27')).toBe('limit-reached');
    expect(await save(settings, '2026-02-28')).toBe('saved');
    expect(await settingsOf(db, settings.userId)).toMatchObject({
      periodStart: '2026-02-28',
      periodCount: 1,
      totalInvoicesCreated: 51,
    });
    expect(await save(settings, '2026-03-30')).toBe('saved');
    expect(await save(settings, '2026-03-31')).toBe('saved');
    expect(await settingsOf(db, settings.userId)).toMatchObject({
      periodStart: '2026-03-31',
      periodCount: 1,
      totalInvoicesCreated: 53,
    });
  });

  test('never goes back to an earlier period', async () => {
    const settings = await createSampleUser(db, {
      ...subscribed,
      periodStart: '2026-03-31',
      periodCount: 50,
    });
    expect(await save(settings, '2026-03-30')).toBe('limit-reached');
    expect(await settingsOf(db, settings.userId)).toMatchObject({
      periodStart: '2026-03-31',
      periodCount: 50,
    });
  });

  test('has the lifetime limit of 3 once the paid period has ended', async () => {
    const ended = { ...subscribed, subscriptionEndMs: day('2026-06-30') };
    const settings = await createSampleUser(db, { ...ended, totalInvoicesCreated: 2 });
    expect(await save(settings, '2026-07-01')).toBe('saved');
    expect(await save(settings, '2026-07-01')).toBe('limit-reached');
  });

  test('keeps its limit when canceled, until the paid period ends', async () => {
    const settings = await createSampleUser(db, {
      ...subscribed,
      subscriptionStatus: 'cancelled',
      totalInvoicesCreated: 40,
    });
    expect(await save(settings, '2027-01-30')).toBe('saved');
    expect(await save(settings, '2027-02-01')).toBe('limit-reached');
  });

  test('that changed after the settings were read is the one that counts', async () => {
    const before = await createSampleUser(db, { ...subscribed, totalInvoicesCreated: 9 });
    const change = (changes: Partial<typeof userSettings.$inferInsert>) =>
      writeBatch(db, [
        db.update(userSettings).set(changes).where(eq(userSettings.userId, before.userId)),
      ]);
    await change({ subscriptionStatus: 'free', invoiceLimit: 3 });
    expect(await save(before, '2026-05-01')).toBe('limit-reached');
    const free = await settingsOf(db, before.userId);
    await change(subscribed);
    expect(await save(free, '2026-05-01')).toBe('saved');
  });
});
