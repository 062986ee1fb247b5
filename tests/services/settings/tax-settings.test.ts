import { expect, test } from 'vitest';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import {
  changedSettings,
  freshSettings,
  type SettingsDraft,
} from '#app/domain/settings/settings-draft.ts';
import { saveSettings } from '#app/services/settings/save-settings.server.ts';
import { fullSettings, registered } from '#tests/support/full-settings.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

/** A user whose settings are all filled. */
async function begin() {
  const { userId } = await createSampleUser(db);
  const row = () => settingsOf(db, userId);
  const save = async (changes: Partial<SettingsDraft>, country: 'us' | 'uk' = 'us') => {
    const stored = await row();
    return saveSettings(db, { stored, accountEmail: null, changes, country, now: 2 });
  };
  await save(changedSettings(fullSettings('us'), freshSettings('us')));
  return { userId, save, shown: async () => settingsOfColumns(await row(), null) };
}

test('the answers of two countries, each saved from its page, both stay', async () => {
  const { save, shown } = await begin();
  const uk = { registrationUk: registered('uk', { VAT: 'GB123456782' }) };
  await save({ ...uk, postalCode: 'SW1A 1AA' }, 'uk');
  const { registrationUs } = freshSettings('us');
  const us = { registrationUs: { ...registrationUs, registered: 'no' as const } };
  expect(await save({ ...us, postalCode: '12345' })).toMatchObject({
    outcome: 'stored',
    settings: { ...us, ...uk },
  });
  expect(await shown()).toMatchObject({ ...us, ...uk });
});

test('a rate that the previous version writes beside a finer one counts', async () => {
  const { userId, save, shown } = await begin();
  expect(await save({ taxRate: '8.8755' })).toMatchObject({ settings: { taxRate: '8.8755' } });
  expect(await shown()).toMatchObject({ taxRate: '8.8755' });
  const sql = 'UPDATE user_settings SET tax_rate = ? WHERE user_id = ?';
  await db.$client.execute({ sql, args: [9000, userId] });
  expect(await shown()).toMatchObject({ taxRate: '9' });
  await db.$client.execute({ sql, args: [null, userId] });
  expect(await shown()).toMatchObject({ taxRate: '' });
});
