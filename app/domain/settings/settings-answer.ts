import type { Refusal } from '#app/domain/invoices/save-answer.ts';
import type { CountryCode } from '../country/country.ts';
import type { SettingsIssue } from './check-settings.ts';
import type { SplitSettings } from './settings-changes.ts';
import type { SettingsDraft, SettingsValues } from './settings-draft.ts';

/** Settings as they are stored, with the last number used with their prefix, its digits as written. */
export type StoredSettings = { settings: SettingsDraft; lastNumber: string | null };

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
