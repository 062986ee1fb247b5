import { describe, expect, test } from 'vitest';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { getFormStart } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { editInvoice, saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

/**
 * A seller without a limit, with functions to save and edit invoices by number and to read the next suggested number.
 */
async function newSeller() {
  const { userId } = await createSampleUser(db, { invoiceLimit: -1 });
  let now = Date.UTC(2026, 2, 15);
  const save = async (invoiceNumber: string, assignNumber = false) => {
    now += 1000;
    const settings = await settingsOf(db, userId);
    const content = sampleContent({ invoiceNumber });
    const saveKey = crypto.randomUUID();
    const saved = await saveInvoice(db, { settings, content, saveKey, assignNumber, now });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    return saved;
  };
  const rename = async (saved: { id: string; version: number }, invoiceNumber: string) => {
    now += 1000;
    const settings = await settingsOf(db, userId);
    const content = sampleContent({ invoiceNumber });
    const { id: invoiceId, version } = saved;
    const edited = await editInvoice(db, { settings, invoiceId, version, content, now });
    expect(edited.outcome).toBe('saved');
  };
  const next = async () => {
    const settings = await settingsOf(db, userId);
    const { newestNumber } = await getFormStart(db, userId);
    const draft = settingsOfColumns(settings, null);
    const defaults = formDefaultsOf(draft, settings.lastNumber, newestNumber);
    return [defaults.invoiceNumber, defaults.numberAfterJump];
  };
  return { save, rename, next };
}

describe('the next number', () => {
  test('increases by one, even after a gap', async () => {
    const { save, next } = await newSeller();
    expect(await next()).toEqual(['INV-001', null]);
    for (const number of ['INV-001', 'INV-002', 'INV-300']) await save(number);
    expect(await next()).toEqual(['INV-301', null]);
  });

  test.each([
    [['INV-0041'], 'INV-0042'],
    [['INV-0041', 'INV-42'], 'INV-043'],
    [['INV-42', 'INV-0042'], 'INV-0043'],
    [['INV-0998', 'INV-0999'], 'INV-1000'],
    [['INV-00000099'], 'INV-00000100'],
  ])('has at least as many digits as the last one: %j', async (numbers, following) => {
    const { save, next } = await newSeller();
    for (const number of numbers) await save(number);
    expect(await next()).toEqual([following, null]);
  });

  test('that replaces a taken one keeps the digits', async () => {
    const { save } = await newSeller();
    for (const number of ['INV-0041', 'INV-0042']) await save(number);
    expect((await save('INV-0041', true)).invoiceNumber).toBe('INV-0043');
  });

  test('after a far jump is asked about, until an invoice settles it', async () => {
    const { save, next } = await newSeller();
    for (const number of ['INV-001', 'INV-002', 'INV-9999']) await save(number);
    expect(await next()).toEqual(['INV-003', 'INV-10000']);
    await save('INV-003');
    expect(await next()).toEqual(['INV-004', null]);
    await save('INV-10000');
    expect(await next()).toEqual(['INV-10001', null]);
  });

  test('for numbers that start far away is asked about once', async () => {
    const { save, next } = await newSeller();
    await save('INV-20260001');
    expect(await next()).toEqual(['INV-001', 'INV-20260002']);
    await save('INV-20260002');
    expect(await next()).toEqual(['INV-20260003', null]);
  });

  test.each([
    ['INV-9999', 'INV-003', 'INV-004'],
    ['INV-500', 'INV-003', 'INV-004'],
    ['INV-500', 'INV-0003', 'INV-0004'],
    ['INV-500', 'A-1', 'INV-003'],
  ])('recovers if %s is corrected to %s', async (typo, mended, following) => {
    const { save, rename, next } = await newSeller();
    for (const number of ['INV-001', 'INV-002']) await save(number);
    const saved = await save(typo);
    await rename(saved, mended);
    expect(await next()).toEqual([following, null]);
  });

  test.each(['INV-999999999999999', 'INV-9999999999999999', `INV-${'9'.repeat(40)}`])(
    'never has more than 15 digits: %s',
    async (long) => {
      const { save, next } = await newSeller();
      await save('INV-001');
      await save(long);
      expect(await next()).toEqual(['INV-002', null]);
    },
  );
});
