import type { SettingsChange } from '#app/domain/settings/settings-answer.ts';
import { addSettings, loadSettings, removeSettings } from '#app/features/offline/public.ts';

// Session storage belongs to one tab, so there is only one user.
const typist = 'typed';

/** Saves unsaved changes for the form on this tab's next document. */
export function handOffTyped(typed: SettingsChange): void {
  if (Object.keys(typed.changes).length > 0) addSettings(window.sessionStorage, typist, typed);
}

/** Returns the saved changes and removes them; null if there are none. */
export function consumeTyped(): SettingsChange | null {
  const [held] = loadSettings(window.sessionStorage, typist);
  if (!held) return null;
  removeSettings(window.sessionStorage, typist, held.changes, true);
  return held;
}
