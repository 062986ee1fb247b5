import { describe, expect, test } from 'vitest';
import { underCountry } from '#app/domain/bank/bank-details.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/server/get-form-start.server.ts';
import { editInvoice, saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { saveSettings } from '#app/features/settings/server/save-settings.server.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 2, 15, 12);

const numbers: Record<CountryCode, string> = {
  us: '021000021',
  ca: '12345',
  uk: '20-00-00',
  au: '062-000',
};
const bankOf = (country: CountryCode) => ({
  bankName: `Bank of ${country}`,
  accountHolder: null,
  accountNumber: `${numbers[country]}9`,
  routingNumber: numbers[country],
});
const full = {
  businessName: 'Wren Works',
  email: 'hello@wren.example',
  phone: '+1 503 555 0100',
  address: '1 Nest Road',
};
const postalCodes = { us: '97201', ca: 'K1A 0B1', uk: 'SW1A 1AA', au: '2000' };

/** A user whose settings have the bank details of their country. */
const userOf = (country: CountryCode) => {
  const columns = { ...full, ...bankOf(country), country, postalCode: postalCodes[country] };
  return createSampleUser(db, columns, country);
};

const shownTo = async (userId: string, country: CountryCode) =>
  underCountry(await settingsOf(db, userId), country);

const pairs = countryCodes.flatMap((own) =>
  countryCodes.flatMap((other) =>
    (['edit', 'clone'] as const).map((kind) => [own, other, kind] as const),
  ),
);

describe('bank details have each country’s meaning', () => {
  test.each(pairs)('a user in %s, an invoice from %s, %s', async (own, other, kind) => {
    const user = await userOf(own);
    const { userId } = user;
    const saved = await saveInvoice(db, {
      settings: user,
      content: { ...sampleContent(), ...bankOf(other), country: other },
      saveKey: crypto.randomUUID(),
      now,
    });
    if (saved.outcome !== 'saved') throw new Error(saved.outcome);
    const { invoice } = await getFormStartWithInvoice(db, userId, saved.id);
    if (!invoice) throw new Error('The invoice is not there');
    // It opens with its own bank details, under its own country.
    expect(invoice.content.country).toBe(other);
    const { routingNumber } = draftOfInvoice(invoice.content, null);
    expect(routingNumber).toBe(numbers[other]);

    const changed = { ...invoice.content, accountHolder: 'Ann Wren' };
    const content = kind === 'edit' ? changed : { ...changed, invoiceNumber: 'INV-COPY' };
    const order = { settings: await settingsOf(db, userId), content, now: now + 1 };
    const again =
      kind === 'edit'
        ? await editInvoice(db, { ...order, invoiceId: saved.id, version: saved.version })
        : await saveInvoice(db, { ...order, saveKey: crypto.randomUUID() });
    expect(again.outcome).toBe('saved');

    const settings = await settingsOf(db, userId);
    expect(settings.country).toBe(own);
    expect(settings.preferredCountry).toBe(own);
    for (const country of countryCodes) {
      const known = country === own || country === other;
      const { bankName, accountNumber, routingNumber } = bankOf(country);
      expect(await shownTo(userId, country)).toMatchObject({
        bankName: known ? bankName : null,
        accountHolder: country === other ? 'Ann Wren' : null,
        accountNumber: known ? accountNumber : null,
        routingNumber: known ? routingNumber : null,
      });
    }
  });

  test('changing the business’s country uses that country’s bank details and restores the older ones', async () => {
    const user = await userOf('us');
    const { userId } = user;
    const save = async (country: CountryCode, changes: object) => {
      const stored = await settingsOf(db, userId);
      return saveSettings(db, { stored, accountEmail: null, changes, country, now });
    };
    const { bankName, accountNumber, routingNumber } = bankOf('au');
    const bank = { bankName, accountNumber, routingNumber, postalCode: '2000' };
    expect((await save('au', bank)).outcome).toBe('stored');
    expect(await shownTo(userId, 'us')).toMatchObject(bankOf('us'));
    expect(await shownTo(userId, 'au')).toMatchObject(bankOf('au'));

    const moved = await save('au', { country: 'au' });
    expect(moved).toMatchObject({ outcome: 'stored', settings: { country: 'au', ...bank } });
    // The columns of the settings are those of the account's country.
    expect(await settingsOf(db, userId)).toMatchObject({ country: 'au', ...bankOf('au') });
    expect(await shownTo(userId, 'us')).toMatchObject(bankOf('us'));

    expect((await save('au', { routingNumber: '' })).outcome).toBe('stored');
    expect((await shownTo(userId, 'au')).routingNumber).toBeNull();
    await save('us', { country: 'us', postalCode: '97201' });
    expect(await settingsOf(db, userId)).toMatchObject({ country: 'us', ...bankOf('us') });
    expect(await shownTo(userId, 'au')).toMatchObject({ ...bankOf('au'), routingNumber: null });
    expect((await save('au', { accountNumber: '' })).outcome).toBe('stored');
    expect((await shownTo(userId, 'au')).accountNumber).toBeNull();
  });
});
