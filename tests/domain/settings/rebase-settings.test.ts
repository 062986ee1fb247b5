import { describe, expect, it, test } from 'vitest';
import { localUnder, parseLocalBanks } from '#app/domain/bank/bank-details.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { previewNextNumber } from '#app/domain/settings/check-settings.ts';
import {
  adoptedChanges,
  mergeLocalSettings,
  rebaseSettings,
} from '#app/domain/settings/rebase-settings.ts';
import {
  freshSettings,
  noPictures,
  type SettingsDraft,
} from '#app/domain/settings/settings-draft.ts';
import { fullSettings } from '#tests/support/full-settings.ts';

it('input typed during a save is kept', () => {
  const sent = { ...fullSettings('ca'), postalCode: 'k1a0b1', phone: '1' };
  const latest = { ...sent, phone: '12' };
  const stored = { ...sent, postalCode: 'K1A 0B1' };
  const save = { sent, before: fullSettings('ca'), stored, country: 'ca' as const };
  expect(rebaseSettings(latest, save)).toEqual({ ...stored, phone: '12' });
});

it('a bank detail typed for another country is kept until a page that shows it saves it', () => {
  const before = fullSettings('us');
  const iban = 'GB82WEST12345698765432';
  const sent = { ...before, iban, phone: '12' };
  const taken = { ...before, phone: '12', institutionNumber: 'of another tab' };
  const save = { sent, before, stored: taken };
  expect(rebaseSettings(sent, { ...save, country: 'us' })).toEqual({ ...taken, iban });
  const stored = { ...taken, iban };
  expect(rebaseSettings(sent, { ...save, stored, country: 'uk' })).toEqual(stored);
});

it('a save includes no payment text that its country doesn’t show', () => {
  const [phone, iban, checkPayeeName] = ['12', 'GB82WEST12345698765432', 'Wren Ltd'];
  const changes = { phone, iban, checkPayeeName };
  expect(adoptedChanges(changes, 'us')).toEqual({ phone, checkPayeeName });
  expect(adoptedChanges(changes, 'uk')).toEqual({ phone, iban });
});

it('a picture chosen while another was being saved is kept, and so is a removal', () => {
  const before = { ...fullSettings('us'), logo: '/logo', signature: null as string | null };
  const sent = { ...before, logo: 'data:image/png;base64,AA==' };
  const save = { sent, before, stored: sent, country: 'us' as const };
  expect(rebaseSettings(sent, save)).toEqual(sent);
  expect(rebaseSettings({ ...sent, logo: '' }, save).logo).toBe('');
  const signature = 'data:image/png;base64,BB==';
  expect(rebaseSettings({ ...sent, signature }, save)).toEqual({ ...sent, signature });
});

const email = 'jo@example.com';

const merge = (local: SettingsDraft, account: SettingsDraft) =>
  mergeLocalSettings({ ...local, ...noPictures }, { ...account, ...noPictures }, email);

describe('the settings of a browser and those of the account that signed in', () => {
  it('fill a new account, including its country, even if it was created at /us', () => {
    const account = { ...freshSettings('us'), email };
    expect(merge(fullSettings('uk'), account)).toEqual({
      values: { ...fullSettings('uk'), ...noPictures },
      isUndisputed: true,
    });
  });

  it('fill what the account never set, and leave its country', () => {
    const unset = { phone: '', taxRate: '', invoiceLanguage: '' } as const;
    const account = { ...fullSettings('us'), ...unset, acceptCardPayments: false };
    const set = { phone: '555', taxRate: '5', invoiceLanguage: 'ru' } as const;
    const local = { ...freshSettings('uk'), ...set };
    expect(merge(local, account)).toMatchObject({
      values: { ...account, ...set, country: 'us' },
      isUndisputed: true,
    });
  });

  it('are for the user to choose from where both differ', () => {
    const account = fullSettings('us');
    const local = { ...account, phone: '555', iban: 'GB82WEST12345698765432' };
    expect(merge(local, account)).toMatchObject({ values: local, isUndisputed: false });
  });
});

const kept = (country: CountryCode) => ({
  settings: { ...freshSettings(country), businessName: 'Wren', routingNumber: `of ${country}` },
  pictures: noPictures,
  country,
  lastModified: 1,
  synced: false,
});

const pairs = countryCodes.flatMap((own) => countryCodes.map((other) => [own, other] as const));

test.each(pairs)('settings typed in %s, on the pages of %s', (own, other) => {
  const there = localUnder(kept(own), other);
  expect(there).toMatchObject({ country: other, settings: { country: own, businessName: 'Wren' } });
  expect(there.settings.routingNumber).toBe(own === other ? `of ${own}` : '');
  const typed = { ...there.settings, routingNumber: 'new' };
  const back = localUnder({ ...there, settings: typed }, own);
  expect(back.settings.routingNumber).toBe(own === other ? 'new' : `of ${own}`);
  expect(localUnder(back, other).settings.routingNumber).toBe('new');
});

test('an invalid part of stored bank details is dropped', () => {
  const us = { routingNumber: '1', iban: 'x', bankName: 7 };
  const stored = { us, xx: { bankName: 'y' }, au: 3 };
  expect(parseLocalBanks(stored)).toEqual({ us: { routingNumber: '1' } });
  expect(parseLocalBanks('text')).toEqual({});
});

describe('the preview of the next number', () => {
  const stored = { settings: { ...freshSettings('us'), startingNumber: '5' }, lastNumber: '057' };
  it.each([
    ['INV-', '5', 'INV-058'],
    ['INV-', '100', 'INV-100'],
    ['WREN-', '5', 'WREN-005'],
    [' INV- ', '5', 'INV-058'],
    ['INV-', 'five', null],
  ])('%j from %j: %j', (invoicePrefix, startingNumber, number) => {
    expect(previewNextNumber({ invoicePrefix, startingNumber }, stored)).toBe(number);
  });
});
