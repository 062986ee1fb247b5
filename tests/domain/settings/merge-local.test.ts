import { describe, expect, it } from 'vitest';
import { mergeLocalSettings } from '#app/domain/settings/rebase-settings.ts';
import {
  freshSettings,
  noPictures,
  type SettingsDraft,
} from '#app/domain/settings/settings-draft.ts';
import { fullSettings } from '#tests/support/full-settings.ts';

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

  it('never overwrite what the account has', () => {
    const account = fullSettings('us');
    expect(merge(freshSettings('uk'), account)).toMatchObject({
      values: account,
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

  it('include pictures; if the account has a different one, the user chooses', () => {
    const account = { ...freshSettings('us'), ...noPictures };
    const local = { ...account, logo: 'data:image/png;base64,AA==' };
    expect(mergeLocalSettings(local, account, email)).toEqual({
      values: local,
      isUndisputed: true,
    });
    const stored = { ...account, logo: '/api/settings-picture?name=logo' };
    expect(mergeLocalSettings(local, stored, email).isUndisputed).toBe(false);
  });
});
