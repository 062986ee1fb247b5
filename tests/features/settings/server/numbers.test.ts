import { describe, expect, test } from 'vitest';
import { formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { getFormStart } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { editInvoice, saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;

const business = {
  businessName: 'Wren',
  email: 'hello@wren.example',
  phone: '+1 503 555 0100',
  address: '1 Nest Road',
  postalCode: '97201',
};

/**
 * A seller without a limit, with functions to save and edit invoices by number, to change settings and to read the next
 * suggested number.
 */
async function newSeller(numbers: readonly string[] = [], columns: object = {}) {
  const seller = await world.seller({ ...business, invoiceLimit: -1, ...columns });
  const { userId } = seller;
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
  const rename = async (
    { id, version }: { id: string; version: number },
    invoiceNumber: string,
  ) => {
    now += 1000;
    const settings = await settingsOf(db, userId);
    const content = sampleContent({ invoiceNumber });
    const edited = await editInvoice(db, { settings, invoiceId: id, version, content, now });
    expect(edited.outcome).toBe('saved');
  };
  const next = async () => {
    const settings = await settingsOf(db, userId);
    const { newestNumber } = await getFormStart(db, userId);
    const draft = settingsOfColumns(settings, null);
    const defaults = formDefaultsOf(draft, settings.lastNumber, newestNumber);
    return [defaults.invoiceNumber, defaults.numberAfterJump];
  };
  const change = async (changes: object) => {
    const json = { intent: 'save-settings', changes };
    const { body } = await world.post('/us/settings', json, { as: seller });
    if (body.outcome !== 'stored') throw new Error(JSON.stringify(body));
    return body;
  };
  const lastOf = async () => (await settingsOf(db, userId)).lastInvoiceNumber;
  for (const number of numbers) await save(number);
  return { save, rename, next, change, lastOf };
}

describe('the next number', () => {
  test('increases by one, even after a gap', async () => {
    const { save, next } = await newSeller();
    expect(await next()).toEqual(['INV-001', null]);
    for (const number of ['INV-001', 'INV-002', 'INV-300']) await save(number);
    expect(await next()).toEqual(['INV-301', null]);
  });

  test.each([
    [['INV-0041', 'INV-42'], 'INV-043'],
    [['INV-42', 'INV-0042'], 'INV-0043'],
    [['INV-0998', 'INV-0999'], 'INV-1000'],
    [['INV-00000099'], 'INV-00000100'],
  ])('has at least as many digits as the last one: %j', async (numbers, following) => {
    expect(await (await newSeller(numbers)).next()).toEqual([following, null]);
  });

  test('that replaces a taken one keeps the digits', async () => {
    const { save } = await newSeller(['INV-0041', 'INV-0042']);
    expect((await save('INV-0041', true)).invoiceNumber).toBe('INV-0043');
  });

  test('after a far jump, or from a far start, is asked about until an invoice settles it', async () => {
    const { save, next } = await newSeller(['INV-001', 'INV-002', 'INV-9999']);
    expect(await next()).toEqual(['INV-003', 'INV-10000']);
    await save('INV-003');
    expect(await next()).toEqual(['INV-004', null]);
    await save('INV-10000');
    expect(await next()).toEqual(['INV-10001', null]);
    const far = await newSeller(['INV-20260001']);
    expect(await far.next()).toEqual(['INV-001', 'INV-20260002']);
    await far.save('INV-20260002');
    expect(await far.next()).toEqual(['INV-20260003', null]);
  });

  test.each([
    ['INV-9999', 'INV-003', 'INV-004'],
    ['INV-500', 'INV-0003', 'INV-0004'],
    ['INV-500', 'A-1', 'INV-003'],
  ])('recovers if %s is corrected to %s', async (typo, mended, following) => {
    const { save, rename, next } = await newSeller(['INV-001', 'INV-002']);
    await rename(await save(typo), mended);
    expect(await next()).toEqual([following, null]);
  });

  test.each(['INV-999999999999999', 'INV-9999999999999999', `INV-${'9'.repeat(40)}`])(
    'never has more than 15 digits: %s',
    async (long) => {
      const { next } = await newSeller(['INV-001', long]);
      expect(await next()).toEqual(['INV-002', null]);
    },
  );
});

describe('the last number belongs to the prefix', () => {
  test('another prefix has the highest number of its own invoices', async () => {
    const own = ['X_%-007', 'X_%-12', 'X_%-12a', 'X_%-', 'XAB-99', 'x_%-98', 'WREN-050'];
    const { change, lastOf } = await newSeller(own, { invoicePrefix: 'WREN-' });
    expect(await lastOf()).toBe(50);
    expect(await change({ invoicePrefix: 'X_%-' })).toMatchObject({ lastNumber: '12' });
    expect(await lastOf()).toBe(12);
    expect(await change({ invoicePrefix: 'WREN-' })).toMatchObject({ lastNumber: '050' });
    expect(await change({ invoicePrefix: 'NEW-' })).toMatchObject({ lastNumber: null });
  });

  test.each([
    [['A-001', 'A-002', 'A-9999'], '002', 2],
    [['A-20260001', 'A-20260002'], '20260002', 20260002],
  ])('returning to a prefix continues before a far jump: %j', async (numbers, lastNumber, last) => {
    const { change, lastOf } = await newSeller(numbers);
    expect(await change({ invoicePrefix: 'A-' })).toMatchObject({ lastNumber });
    expect(await lastOf()).toBe(last);
  });

  test('another starting number is the next one, or the first free one after it', async () => {
    const { change, next } = await newSeller(['INV-001', 'INV-002', 'INV-500']);
    const startAt = async (startingNumber: string) => {
      const { settings, lastNumber } = await change({ startingNumber });
      return formDefaultsOf(settings, lastNumber).invoiceNumber;
    };
    for (const [typed, following] of [
      ['3', 'INV-003'],
      ['2', 'INV-003'],
      ['700', 'INV-700'],
      ['500', 'INV-501'],
    ] as const)
      expect(await startAt(typed)).toBe(following);
    expect(await next()).toEqual(['INV-501', null]);
  });
});
