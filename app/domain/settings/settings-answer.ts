import type { Refusal } from '#app/domain/invoices/save-answer.ts';
import type { CountryCode } from '../country/country.ts';
import type { SettingsIssue } from './check-settings.ts';
import type { SplitSettings } from './settings-changes.ts';
import type { SettingsDraft, SettingsValues } from './settings-draft.ts';

/** Stored settings, with the last number used with their prefix, its digits as written. */
export type StoredSettings = { settings: SettingsDraft; lastNumber: string | null };

/** Changed fields and pictures, and the country whose labels and formats their form had. */
export type SettingsChange = { changes: Partial<SettingsValues>; country: CountryCode };

/** What Save Settings posts: only changed fields and pictures. */
export type SettingsPost = SplitSettings & { country: CountryCode };

/** The result of saving settings. */
export type SettingsAnswer =
  | ({ outcome: 'stored' } & StoredSettings)
  /** `toast` is the message of the first issue. */
  | { outcome: 'invalid'; issues: SettingsIssue[]; toast: string }
  | { outcome: 'sign-in-needed' }
  | Refusal
  | { outcome: 'unreachable' };

/** The result of a sync; `disputed`: the account has different values, and its owner decides in Settings. */
export type SettingsSyncAnswer = SettingsAnswer | { outcome: 'disputed' };
