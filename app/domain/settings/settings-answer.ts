import type { SettingsIssue } from './check-settings.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** Settings as they are stored, with the highest number used with their prefix so far. */
export type StoredSettings = { settings: SettingsDraft; lastNumber: number | null };

/** What a settings save comes to. */
export type SettingsAnswer =
  | ({ outcome: 'stored' } & StoredSettings)
  /** `toast` is what is said of the first issue. */
  | { outcome: 'invalid'; issues: SettingsIssue[]; toast: string }
  | { outcome: 'sign-in-needed' }
  | { outcome: 'refused'; message: string }
  | { outcome: 'unreachable' };
