import { describe, expect, it } from 'vitest';
import { mergeLocalSettings } from '#app/domain/settings/merge-local.ts';
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

// @covers invoices-4.18
