import type { Refusal } from '#app/domain/invoices/save-answer.ts';
import type { CountryCode } from '../country/country.ts';
import type { SettingsIssue } from './check-settings.ts';
import type { SettingsDraft, SettingsValues, SplitSettings } from './settings-draft.ts';

/** Settings as they are stored, with the highest number used with their prefix so far. */
export type StoredSettings = { settings: SettingsDraft; lastNumber: number | null };

/** Changed fields and pictures, and whose labels and formats their form had. */
export type SettingsChange = { changes: Partial<SettingsValues>; country: CountryCode };

/** What Save Settings sends: of the fields and pictures those alone that were changed. */
export type SettingsPost = SplitSettings & { country: CountryCode };

/** What a settings save comes to. */
export type SettingsAnswer =
  | ({ outcome: 'stored' } & StoredSettings)
  /** `toast` is what is said of the first issue. */
  | { outcome: 'invalid'; issues: SettingsIssue[]; toast: string }
  | { outcome: 'sign-in-needed' }
  | Refusal
  | { outcome: 'unreachable' };

/** What a sync comes to; disputed: the account says something else, and its owner decides in Settings. */
export type SettingsSyncAnswer = SettingsAnswer | { outcome: 'disputed' };

/** `invoices.md` section 8, Successes, and section 4, Settings save; the last two are ours. */
export const settingsSaveMessages = {
  saved: 'Settings updated successfully!',
  synced: 'Settings saved and synced to your account!',
  signInTitle: 'Sign in to save settings',
  signInText: 'To save these settings across devices, please sign in.',
  unreachable: 'Your settings could not be saved. Please check your connection and try again.',
  kept: 'Saved on this device',
  keptDetail: 'Your settings go to your account when you are back online.',
  refused: 'Your settings could not be saved',
  notKept: 'This browser does not keep your settings',
} as const;
