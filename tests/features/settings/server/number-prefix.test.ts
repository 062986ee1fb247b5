import { describe, expect, test } from 'vitest';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { saveSettings } from '#app/features/settings/server/save-settings.server.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { createSettingsSave } from '#tests/support/settings-save.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

describe('the last invoice number belongs to the prefix', () => {
  const numberOf = async (userId: string) =>
    (await settingsOf(database.open(), userId)).lastInvoiceNumber;

  /** A user with filled settings who has invoices with these numbers. */
  async function withInvoices(numbers: readonly string[]) {
    const db = database.open();
    const save = await createSettingsSave(
      database.open(),
      {},
      { totalInvoicesCreated: 0, invoiceLimit: -1 },
    );
    const { userId } = save.stored;
    for (const invoiceNumber of numbers) {
      const content = sampleContent({ invoiceNumber });
      const settings = await settingsOf(db, userId);
      await saveInvoice(db, { settings, content, saveKey: invoiceNumber, now: 2 });
    }
    return { save, userId };
  }

  test('another prefix has the highest number of its own invoices', async () => {
    const db = database.open();
    const save = await createSettingsSave(
      database.open(),
      { invoicePrefix: 'X_%-' },
      { totalInvoicesCreated: 0 },
    );
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

  test('returning to a prefix continues before a number that jumped far ahead', async () => {
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

  test('another starting number is the next one, or the first free one after it', async () => {
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
    const save = await createSettingsSave(
      database.open(),
      { invoicePrefix: 'WREN-' },
      { lastInvoiceNumber: null },
    );
    const stored = { ...save.stored };
    expect(await saveSettings(database.open(), { ...save, stored })).toMatchObject({
      lastNumber: null,
    });
  });
});
