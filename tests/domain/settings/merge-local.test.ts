import { describe, expect, it } from 'vitest';
import { mergeLocalSettings } from '#app/domain/settings/merge-local.ts';
import { previewNextNumber } from '#app/domain/settings/next-number.ts';
import { picturesSince, rebaseSettings } from '#app/domain/settings/rebase-settings.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { fullSettings } from '#tests/support/full-settings.ts';

const none = { logo: null, signature: null };
const email = 'jo@example.com';

function merge(local: SettingsDraft, account: SettingsDraft) {
  return mergeLocalSettings(
    { settings: local, pictures: none },
    { settings: account, pictures: none, email },
  );
}

describe('the settings of a browser on those of the account that signed in', () => {
  it('fill a new account, its country too, though that was made at /us', () => {
    const account = { ...freshSettings('us'), email };
    expect(merge(fullSettings('uk'), account)).toEqual({
      settings: fullSettings('uk'),
      pictures: {},
      isUndisputed: true,
    });
  });

  it('never wipe what the account has', () => {
    const account = fullSettings('us');
    expect(merge(freshSettings('uk'), account)).toMatchObject({
      settings: account,
      isUndisputed: true,
    });
  });

  it('fill what the account never set, and leave its country', () => {
    const account = { ...fullSettings('us'), phone: '', taxRate: '', acceptCardPayments: false };
    const local = { ...freshSettings('uk'), phone: '555', taxRate: '5' };
    expect(merge(local, account)).toMatchObject({
      settings: { ...account, phone: '555', taxRate: '5', country: 'us' },
      isUndisputed: true,
    });
  });

  it('are the person’s to decide where both say something else', () => {
    const account = fullSettings('us');
    const local = { ...account, phone: '555', iban: 'GB82WEST12345698765432' };
    expect(merge(local, account)).toMatchObject({ settings: local, isUndisputed: false });
  });

  it('bring pictures along; another one than the account has is the person’s to decide', () => {
    const local = {
      settings: freshSettings('us'),
      pictures: { logo: 'data:image/png;base64,AA==', signature: null },
    };
    const account = { settings: freshSettings('us'), pictures: none, email };
    expect(mergeLocalSettings(local, account)).toMatchObject({
      pictures: { logo: 'data:image/png;base64,AA==' },
      isUndisputed: true,
    });
    const stored = { logo: '/api/settings-picture?name=logo', signature: null };
    expect(mergeLocalSettings(local, { ...account, pictures: stored }).isUndisputed).toBe(false);
  });
});

it('what is typed while a save is under way stays', () => {
  const sent = { ...fullSettings('ca'), postalCode: 'k1a0b1', phone: '1' };
  const latest = { ...sent, phone: '12' };
  const stored = { ...sent, postalCode: 'K1A 0B1' };
  const save = { sent, before: fullSettings('ca'), stored, country: 'ca' as const };
  expect(rebaseSettings(latest, save)).toEqual({ ...stored, phone: '12' });
});

it('a bank detail typed under another flag stays until a page that shows it saves it', () => {
  const before = fullSettings('us');
  const iban = 'GB82WEST12345698765432';
  const sent = { ...before, iban, phone: '12' };
  const taken = { ...before, phone: '12', institutionNumber: 'of another tab' };
  const save = { sent, before, stored: taken };
  expect(rebaseSettings(sent, { ...save, country: 'us' })).toEqual({ ...taken, iban });
  const stored = { ...taken, iban };
  expect(rebaseSettings(sent, { ...save, stored, country: 'uk' })).toEqual(stored);
});

it('a picture picked while another was being saved stays, as does one taken away', () => {
  const saved = { logo: 'data:image/png;base64,AA==', signature: null };
  expect(picturesSince(saved, saved)).toEqual({});
  expect(picturesSince({ logo: null, signature: null }, saved)).toEqual({ logo: null });
  const signature = 'data:image/png;base64,BB==';
  expect(picturesSince({ ...saved, signature }, saved)).toEqual({ signature });
});

describe('the preview of the next number', () => {
  const stored = { settings: { ...freshSettings('us'), startingNumber: '5' }, lastNumber: 57 };
  it.each([
    ['INV-', '5', 'INV-058'],
    ['INV-', '100', 'INV-100'],
    ['WREN-', '5', 'WREN-005'],
    [' INV- ', '5', 'INV-058'],
    ['INV-', 'five', null],
    ['INV-', '0', null],
  ])('%j from %j: %j', (invoicePrefix, startingNumber, number) => {
    expect(previewNextNumber({ invoicePrefix, startingNumber }, stored)).toBe(number);
  });
});
