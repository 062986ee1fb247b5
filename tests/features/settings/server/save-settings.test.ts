import { inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countryCodes } from '#app/domain/country/country.ts';
import type { SheetImage } from '#app/domain/invoices/sheet.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { changedSettings } from '#app/domain/settings/settings-answer.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { freshSettings } from '#app/domain/settings/settings-draft.ts';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { pictureId } from '#app/features/settings/queries/pictures.server.ts';
import {
  type SaveSettings,
  saveSettings,
} from '#app/features/settings/server/save-settings.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import { pictures } from '#db/picture-schema.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createSettingsSave, planColumns } from '#tests/support/settings-save.ts';
import { asPicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

test.each(countryCodes)('full settings of %s are stored completely', async (country) => {
  const db = database.open();
  const stored = await createSampleUser(db, { updatedAt: 0 }, country);
  const changes = changedSettings(fullSettings(country), freshSettings(country));
  const saved = await saveSettings(db, { stored, accountEmail: null, changes, country, now: 5 });
  expect(saved).toEqual({
    outcome: 'stored',
    settings: fullSettings(country),
    lastNumber: null,
  });
  const row = await settingsOf(db, stored.userId);
  expect(settingsOfColumns(row, null)).toEqual(fullSettings(country));
  expect(row.updatedAt).toBe(5);
});

test('a save writes what was changed, and never the plan or its counters', async () => {
  const db = database.open();
  const save = await createSettingsSave(database.open(), { phone: '555 0199', taxRate: '' });
  const before = await settingsOf(db, save.stored.userId);
  await saveSettings(db, save);
  const after = await settingsOf(db, save.stored.userId);
  expect(after).toEqual({ ...before, phone: '555 0199', taxRateThousandths: null, updatedAt: 2 });
  expect(after).toMatchObject(planColumns);
});

test('two tabs do not undo each other', async () => {
  const db = database.open();
  const one = await createSettingsSave(database.open(), { phone: '555 0199' });
  const other = { ...one, changes: { businessName: 'Wren & Daughters' } };
  await saveSettings(db, one);
  await saveSettings(db, other);
  expect(await settingsOf(db, one.stored.userId)).toMatchObject({
    phone: '555 0199',
    businessName: 'Wren & Daughters',
  });
});

test('with invoice language chosen in one tab and template in another, both are kept, and the language can be reset', async () => {
  const db = database.open();
  const one = await createSettingsSave(database.open(), { invoiceLanguage: 'ru' });
  const now = () => settingsOf(db, one.stored.userId);
  await saveSettings(db, one);
  await saveSettings(db, { ...one, changes: { template: 'classic' } });
  expect(await now()).toMatchObject({ invoiceLanguage: 'ru', template: 'classic' });
  const saved = await saveSettings(db, { ...one, changes: { invoiceLanguage: '' } });
  expect(saved).toMatchObject({ settings: { invoiceLanguage: '' } });
  expect(await now()).toMatchObject({ invoiceLanguage: null, template: 'classic' });
});

test('what an invoice wrote back in the meantime is kept, and shown in the settings', async () => {
  const db = database.open();
  const save = await createSettingsSave(database.open(), { phone: '555 0199' });
  const content = sampleContent({
    bankName: 'Second Bank',
    accountNumber: '777',
    acceptCardPayments: true,
    stripePaymentLink: 'https://buy.stripe.com/other',
    paypalPaymentLink: null,
  });
  const { stored } = save;
  await saveInvoice(db, { settings: stored, content, saveKey: 'k', now: 2 });
  await saveSettings(db, save);
  const row = await settingsOf(db, stored.userId);
  expect(settingsOfColumns(row, null)).toMatchObject({
    phone: '555 0199',
    bankName: 'Second Bank',
    accountNumber: '777',
    stripePaymentLink: 'https://buy.stripe.com/other',
    paypalPaymentLink: 'https://paypal.me/wren',
    routingNumber: '110000000',
  });
});

test('nothing changed writes nothing', async () => {
  const db = database.open();
  const save = await createSettingsSave(database.open(), {});
  expect(await saveSettings(db, save)).toMatchObject({ outcome: 'stored' });
  expect((await settingsOf(db, save.stored.userId)).updatedAt).toBe(1);
});

test('invalid input is refused, with nothing stored', async () => {
  const db = database.open();
  const save = await createSettingsSave(database.open(), { phone: 'call me', taxRate: '5' });
  expect(await saveSettings(db, save)).toEqual({
    outcome: 'invalid',
    issues: [
      { field: 'phone', message: 'Phone number can only contain digits, spaces and + ( ) -' },
    ],
    toast: 'Phone number can only contain digits, spaces and + ( ) -',
  });
  expect(await settingsOf(db, save.stored.userId)).toEqual(save.stored);
});

test('another user’s settings can’t be reached', async () => {
  const db = database.open();
  const other = await createSampleUser(db);
  const save = await createSettingsSave(database.open(), { phone: '555 0199' });
  await saveSettings(db, save);
  expect(await settingsOf(db, other.userId)).toEqual(other);
});

test('an account without a business email continues with its own address', async () => {
  const db = database.open();
  const save = await createSettingsSave(database.open(), { phone: '555 0199' });
  const stored = { ...save.stored, email: null };
  const saved = await saveSettings(db, { ...save, stored, accountEmail: 'jo@wren.example' });
  expect(saved).toMatchObject({ outcome: 'stored', settings: { email: 'jo@wren.example' } });
});

describe('pictures', () => {
  test('that are invalid are refused, under their name', async () => {
    const db = database.open();
    const save = await createSettingsSave(database.open(), { phone: '555 0199' });
    const saved = await saveSettings(db, {
      ...save,
      pictures: { logo: 'data:image/svg+xml;base64,PHN2Zz4=', signature: null },
    });
    expect(saved).toEqual({
      outcome: 'invalid',
      issues: [{ field: 'logo', message: 'Picture must be a PNG or JPEG file' }],
      toast: 'Picture must be a PNG or JPEG file',
    });
    expect(await settingsOf(db, save.stored.userId)).toEqual(save.stored);
  });

  test('are stored once, and deleted when replaced unless another row shows them', async () => {
    const db = database.open();
    const [one, other] = [discLogo(21), discLogo(22)];
    const idOf = (image: SheetImage) => pictureId(asPicture(image));
    const stored = async () => {
      const ids = [idOf(one), idOf(other)];
      const rows = await db.select().from(pictures).where(inArray(pictures.id, ids));
      return rows.map(({ id }) => id).sort();
    };
    const [first, second] = [
      await createSettingsSave(database.open(), {}),
      await createSettingsSave(database.open(), {}),
    ];
    const set = async (save: SaveSettings, logo: SheetImage | null) => {
      const request = database.open();
      const text = logo && writePictureText(logo);
      const settings = await settingsOf(db, save.stored.userId);
      await saveSettings(request, { ...save, stored: settings, pictures: { logo: text } });
      expect(request.stats.trips).toBe(1);
      return (await settingsOf(db, save.stored.userId)).logoId;
    };
    expect(await set(first, one)).toBe(idOf(one));
    expect(await set(second, one)).toBe(idOf(one));
    expect(await set(first, one)).toBe(idOf(one));
    expect(await stored()).toEqual([idOf(one)]);
    await set(first, other);
    expect(await stored()).toEqual([idOf(one), idOf(other)].sort());
    expect(await set(second, null)).toBeNull();
    expect(await stored()).toEqual([idOf(other)]);
  });
});

test('only users who accept cards through their own account may save without a Stripe link', async () => {
  const save = await createSettingsSave(database.open(), { stripePaymentLink: '' });
  const saveWith = (cardAccount: SaveSettings['stored']['cardAccount']) =>
    saveSettings(database.open(), { ...save, stored: { ...save.stored, cardAccount } });
  const refused = { outcome: 'invalid', issues: [{ field: 'stripePaymentLink' }] };
  expect(await saveWith(null)).toMatchObject(refused);
  expect(await saveWith({ state: 'restricted', wants: [] })).toMatchObject(refused);
  expect(await saveWith({ state: 'disconnected', wants: [] })).toMatchObject(refused);
  expect(await saveWith({ state: 'ready', wants: [] })).toMatchObject({
    outcome: 'stored',
    settings: { acceptCardPayments: true, stripePaymentLink: '' },
  });
});

test('whichever call of a save fails, it saved everything or nothing, and can be retried', async () => {
  const met = await forEachDatabaseFault({
    open: database.open,
    prepare: () => createSettingsSave(database.open(), { phone: '555 0199', taxRate: '5' }),
    action: saveSettings,
    check: async (db, save, outcome) => {
      const { userId } = save.stored;
      const { phone, taxRateThousandths } = await settingsOf(db, userId);
      const isSaved = phone === '555 0199';
      expect(taxRateThousandths).toBe(isSaved ? 5000 : save.stored.taxRateThousandths);
      if (outcome.outcome === 'threw') expect(isDatabaseUnavailable(outcome.error)).toBe(true);
      expect([outcome.fault, outcome.outcome, isSaved]).toEqual(
        {
          'not reached': [outcome.fault, 'threw', false],
          'answer lost': [outcome.fault, 'threw', true],
          'busy once': [outcome.fault, 'answered', true],
          busy: [outcome.fault, 'threw', false],
        }[outcome.fault],
      );
      expect(await saveSettings(db, save)).toMatchObject({ outcome: 'stored' });
      expect(await settingsOf(db, userId)).toMatchObject({ phone: '555 0199' });
    },
  });
  expect(met).toBeGreaterThanOrEqual(databaseFaults.length);
});
