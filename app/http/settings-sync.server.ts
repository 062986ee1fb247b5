import { z } from 'zod';
import { countryCodes } from '#app/domain/country/country.ts';
import { mergeLocalSettings } from '#app/domain/settings/merge-local.ts';
import { pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { readWholeSettings } from '#app/domain/settings/read-settings.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { changedSettings } from '#app/domain/settings/settings-draft.ts';
import type { SaveSettings } from '#app/services/settings/save-settings.server.ts';
import type { Viewer } from './session.server.ts';

/** What a browser kept for its guest, posted wherever the guest signed in. */
export const syncShape = z.object({
  intent: z.literal('sync-settings'),
  settings: z.unknown(),
  pictures: z.object({ logo: z.string().nullable(), signature: z.string().nullable() }),
  country: z.enum(countryCodes),
});

/** What a post changes in the settings of whoever is signed in; null where they say something else already. */
export type ChooseChange = (viewer: Viewer) => SettingsChange | null;
type SettingsChange = Pick<SaveSettings, 'changes' | 'pictures' | 'country'>;

/**
 * Gives an account what a browser kept for its guest: what the account never set is filled, under the same checks as any
 * save. Where both say something else nothing is written.
 * @returns null for what is no settings
 */
export function readSync(posted: z.infer<typeof syncShape>): ChooseChange | null {
  const kept = readWholeSettings(posted.settings);
  if (!kept) return null;
  const { pictures: local, country } = posted;
  return ({ settings: stored, user: { email } }) => {
    const settings = settingsOfColumns(stored, email);
    const pictures = pictureAddresses(stored);
    const account = { settings, pictures, email };
    const merged = mergeLocalSettings({ settings: kept, pictures: local }, account);
    if (!merged.isUndisputed) return null;
    const changes = changedSettings(merged.settings, settings);
    return { changes, pictures: merged.pictures, country };
  };
}
