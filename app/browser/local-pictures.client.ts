import type { SettingsPictures } from '#app/domain/settings/settings-draft.ts';
import { loadGuestSettings } from './local-settings.client.ts';

/** Logo and signature that this browser keeps for a guest. */
export function readLocalPictures(): SettingsPictures {
  return loadGuestSettings(window.localStorage)?.pictures ?? { logo: null, signature: null };
}
