import type { SettingsPictures } from '#app/domain/settings/settings-draft.ts';
import { loadLocalSettings } from './local-settings.client.ts';

/** Logo and signature that this browser keeps for a guest; none of which an account has already. */
export function readLocalPictures(): SettingsPictures {
  const local = loadLocalSettings(window.localStorage);
  return local && !local.synced ? local.pictures : { logo: null, signature: null };
}
