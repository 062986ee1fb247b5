import { changedSettings } from '#app/domain/settings/settings-answer.ts';
import { freshSettings } from '#app/domain/settings/settings-draft.ts';
import {
  type SaveSettings,
  saveSettings,
} from '#app/features/settings/server/save-settings.server.ts';
import type { Database } from '#db/client.server.ts';
import { fullSettings } from './full-settings.ts';
import { createSampleUser, settingsOf } from './sample-user.ts';

/** The plan of the user that `createSettingsSave` creates. */
export const planColumns = {
  invoiceLimit: 50,
  totalInvoicesCreated: 7,
  subscriptionStatus: 'active',
  subscriptionPlan: 'prod_basic',
  subscriptionEndMs: 9_999_999_999_999,
  periodStart: '2026-11-01',
  periodCount: 5,
} as const;

/** Prepares a save of the given changes by a new paying user whose settings are all filled in. */
export async function createSettingsSave(
  db: Database,
  changes: SaveSettings['changes'],
  columns: Parameters<typeof createSampleUser>[1] = {},
): Promise<SaveSettings> {
  const user = await createSampleUser(db, { ...planColumns, updatedAt: 0, ...columns });
  const filled = changedSettings(fullSettings('us'), freshSettings('us'));
  const save = { accountEmail: null, country: 'us' } as const;
  await saveSettings(db, { ...save, stored: user, changes: filled, now: 1 });
  return { ...save, stored: await settingsOf(db, user.userId), changes, now: 2 };
}
