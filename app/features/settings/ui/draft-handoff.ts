import type { SettingsChange } from '#app/domain/settings/settings-answer.ts';
import { addSettings, loadSettings, removeSettings } from '#app/features/offline/public.ts';

// In the tab's own storage the one person is whoever types there.
const typist = 'typed';

/** Holds what is typed and not saved for the form on this tab's next document. */
export function handOffTyped(typed: SettingsChange): void {
  if (Object.keys(typed.changes).length > 0) addSettings(window.sessionStorage, typist, typed);
}

/** What was held; null when nothing was. It is held no more. */
export function consumeTyped(): SettingsChange | null {
  const [held] = loadSettings(window.sessionStorage, typist);
  if (!held) return null;
  removeSettings(window.sessionStorage, typist, held.changes, true);
  return held;
}
