import { describe, expect, test } from 'vitest';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { changedSettings } from '#app/domain/settings/settings-changes.ts';
import { freshSettings } from '#app/domain/settings/settings-draft.ts';
import { saveInvoice } from '#app/services/invoices/save-invoice.server.ts';
import { type SaveSettings, saveSettings } from '#app/services/settings/save-settings.server.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const plan = {
  invoiceLimit: 50,
  totalInvoicesCreated: 7,
  subscriptionStatus: 'active',
  subscriptionPlan: 'prod_basic',
  subscriptionEndMs: 9_999_999_999_999,
  periodStart: '2026-11-01',
  periodCount: 5,
} as const;

/** A user whose settings are all filled, with a save of the given changes. */
async function begin(
  changes: SaveSettings['changes'],
  settings: Parameters<typeof createSampleUser>[1] = {},
): Promise<SaveSettings> {
  const db = database.open();
  const stored = await createSampleUser(db, { ...plan, updatedAt: 0, ...settings });
  const filled = changedSettings(fullSettings('us'), freshSettings('us'));
  await saveSettings(db, { stored, accountEmail: null, changes: filled, country: 'us', now: 1 });
  return {
    stored: await settingsOf(db, stored.userId),
    accountEmail: null,
    changes,
    country: 'us',
    now: 2,
  };
}

describe('the last invoice number belongs to the prefix', () => {
  const numberOf = async (userId: string) =>
    (await settingsOf(database.open(), userId)).lastInvoiceNumber;

  /** A user who has invoices of these numbers, with the settings of `begin`. */
  async function withInvoices(numbers: readonly string[]) {
    const db = database.open();
    const save = await begin({}, { totalInvoicesCreated: 0, invoiceLimit: -1 });
    const { userId } = save.stored;
    for (const invoiceNumber of numbers) {
      const content = sampleContent({ invoiceNumber });
      const settings = await settingsOf(db, userId);
      await saveInvoice(db, { settings, content, saveKey: invoiceNumber, now: 2 });
    }
    return { save, userId };
  }

  test('another prefix brings the highest number of its own invoices', async () => {
    const db = database.open();
    const save = await begin({ invoicePrefix: 'X_%-' }, { totalInvoicesCreated: 0 });
    const { stored } = save;
    const { userId } = stored;
    const numbers = ['X_%-007', 'X_%-12', 'X_%-12a', 'X_%-', 'XAB-99', 'x_%-98', 'WREN-050'];
    for (const invoiceNumber of numbers) {
      const content = sampleContent({ invoiceNumber });
      const settings = await settingsOf(db, userId);
      const saved = await saveInvoice(db, { settings, content, saveKey: invoiceNumber, now: 2 });
      expect(saved.outcome).toBe('saved');
    }
    expect(await numberOf(userId)).toBe(50);
    expect(await saveSettings(db, save)).toMatchObject({ lastNumber: '12' });
    expect(await numberOf(userId)).toBe(12);

    const settings = await settingsOf(db, userId);
    const back = { ...save, stored: settings, changes: { invoicePrefix: 'WREN-' } };
    expect(await saveSettings(db, back)).toMatchObject({ lastNumber: '050' });
    const unused = { ...save, changes: { invoicePrefix: 'NEW-' } };
    expect(await saveSettings(db, unused)).toMatchObject({ lastNumber: null });
  });

  test('a prefix to which one goes back counts on before a number that jumped far ahead', async () => {
    const db = database.open();
    const { save, userId } = await withInvoices(['A-001', 'A-002', 'A-9999']);
    expect(await saveSettings(db, { ...save, changes: { invoicePrefix: 'A-' } })).toMatchObject({
      lastNumber: '002',
    });
    const dated = await withInvoices(['A-20260001', 'A-20260002']);
    const back = { ...dated.save, changes: { invoicePrefix: 'A-' } };
    expect(await saveSettings(db, back)).toMatchObject({ lastNumber: '20260002' });
    expect(await numberOf(userId)).toBe(2);
  });

  test('another starting number is the next one, or the first free one behind it', async () => {
    const db = database.open();
    const { save, userId } = await withInvoices(['WREN-001', 'WREN-002', 'WREN-500']);
    const startAt = async (startingNumber: string) => {
      const stored = await settingsOf(db, userId);
      const saved = await saveSettings(db, { ...save, stored, changes: { startingNumber } });
      if (saved.outcome !== 'stored') throw new Error(saved.outcome);
      return formDefaultsOf(saved.settings, saved.lastNumber).invoiceNumber;
    };
    expect(await startAt('3')).toBe('WREN-003');
    expect(await startAt('2')).toBe('WREN-003');
    expect(await startAt('700')).toBe('WREN-700');
    expect(await startAt('500')).toBe('WREN-501');
  });

  test('the same prefix keeps it', async () => {
    const save = await begin({ invoicePrefix: 'WREN-' }, { lastInvoiceNumber: null });
    const stored = { ...save.stored };
    expect(await saveSettings(database.open(), { ...save, stored })).toMatchObject({
      lastNumber: null,
    });
  });
});
