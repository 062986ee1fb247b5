import { expect, test } from 'vitest';
import { changedSettings } from '#app/domain/settings/settings-answer.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { freshSettings, type SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { saveSettings } from '#app/features/settings/server/save-settings.server.ts';
import { fullSettings, registered } from '#tests/support/full-settings.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const db = (await createTestDatabase()).open();

/** A user with all settings filled. */
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

test('the answers for two countries, each saved from its page, are both kept', async () => {
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

test('the answers for two countries saved at the same instant are both kept', async () => {
  const { userId, shown } = await begin();
  const stored = await settingsOf(db, userId);
  const { registrationUs } = freshSettings('us');
  const us = { registrationUs: { ...registrationUs, registered: 'no' as const } };
  const uk = { registrationUk: registered('uk', { VAT: 'GB123456782' }) };
  const save = (changes: Partial<SettingsDraft>, country: 'us' | 'uk', postalCode: string) =>
    saveSettings(db, {
      stored,
      accountEmail: null,
      changes: { ...changes, postalCode },
      country,
      now: 2,
    });
  await Promise.all([save(us, 'us', '12345'), save(uk, 'uk', 'SW1A 1AA')]);
  expect(await shown()).toMatchObject({ ...us, ...uk });
});

test('a withdrawn answer keeps the others, and withdrawing the last one leaves nothing', async () => {
  const { userId, save, shown } = await begin();
  const { registrationUs, registrationUk } = freshSettings('us');
  const uk = { registrationUk: { ...registrationUk, registered: 'no' as const } };
  await save({ ...uk, postalCode: 'SW1A 1AA' }, 'uk');
  await save({ registrationUs, postalCode: '12345' });
  expect(await shown()).toMatchObject({ registrationUs, ...uk });
  await save({ registrationUk });
  expect((await settingsOf(db, userId)).taxRegistrations).toBeNull();
});

test.each(['{', '[]', '"x"'])('unreadable answers, %s, are overwritten', async (kept) => {
  const { userId, save, shown } = await begin();
  const sql = 'UPDATE user_settings SET tax_registrations = ? WHERE user_id = ?';
  await db.$client.execute({ sql, args: [kept, userId] });
  const { registrationUs } = freshSettings('us');
  const us = { registrationUs: { ...registrationUs, registered: 'no' as const } };
  expect(await save(us)).toMatchObject({ outcome: 'stored' });
  expect(await shown()).toMatchObject(us);
});

test('a rate with more decimals is stored exactly', async () => {
  const { save, shown } = await begin();
  expect(await save({ taxRate: '8.8755' })).toMatchObject({ settings: { taxRate: '8.8755' } });
  expect(await shown()).toMatchObject({ taxRate: '8.8755' });
  await save({ taxRate: '9' });
  expect(await shown()).toMatchObject({ taxRate: '9' });
});
