import type { CountryCode } from '../country/country.ts';
import { type SettingsText, settingsRules } from '../fields/field-rules.ts';
import { emptyPayment, type PaymentDraft } from '../fields/payment-fields.ts';
import { blankTexts } from '../fields/read-fields.ts';
import type { InvoiceTemplate } from '../invoices/sheet.ts';

/**
 * The settings form as typed (`invoices.md` section 3, user_settings, the fields that the form owns); names as in the
 * settings row. The tax rate is in percent; empty: the country's. Nothing in it is trusted before `checkSettings`.
 */
export type SettingsDraft = Record<SettingsText, string> &
  PaymentDraft & {
    /** The business's own country. */
    country: CountryCode;
    template: InvoiceTemplate;
  };

/** Logo and signature as `data:` URLs, null where there is none. */
export type SettingsPictures = { logo: string | null; signature: string | null };

/** The settings that a browser keeps for a guest (`invoices.md` section 3, Local settings copy). */
export type LocalSettings = {
  settings: SettingsDraft;
  pictures: SettingsPictures;
  /** Of the page on which they were typed, whose labels, payment fields and formats they have. */
  country: CountryCode;
  /** Milliseconds since the epoch. */
  lastModified: number;
  /** Whether an account has them. */
  synced: boolean;
};

/** Settings of which nothing was set yet (`platform.md` section 3, user_settings; tax rate as in `decisions.md`). */
export function freshSettings(country: CountryCode): SettingsDraft {
  return {
    country,
    ...blankTexts(settingsRules),
    invoicePrefix: 'INV-',
    startingNumber: '1',
    template: 'classic',
    ...emptyPayment,
  };
}

/** The names of all fields, in the order of the form. */
export const settingsFields = Object.keys(freshSettings('us')) as (keyof SettingsDraft)[];

/** What of the settings is another than it was: what a save sends, and all that it may touch. */
export function changedSettings(
  draft: SettingsDraft,
  before: SettingsDraft,
): Partial<SettingsDraft> {
  const isChanged = (field: keyof SettingsDraft) =>
    JSON.stringify(draft[field]) !== JSON.stringify(before[field]);
  return Object.fromEntries(settingsFields.filter(isChanged).map((field) => [field, draft[field]]));
}

// @covers invoices-3.9
