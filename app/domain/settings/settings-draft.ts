import type { Banks } from '#app/domain/bank/bank-details.ts';
import { emptyPayment, type PaymentDraft } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceTemplate, Paper } from '#app/domain/invoices/sheet.ts';
import { noRegistrations, type RegistrationAnswers } from '#app/domain/taxes/registration.ts';
import type { CountryCode } from '../country/country.ts';
import { type SettingsText, settingsRules } from '../fields/field-rules.ts';
import { blankTexts } from '../fields/parse-fields.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { Rounding } from '../taxes/tax-choice.ts';
import type { PictureName } from './picture-address.ts';

/**
 * The settings form as typed; names as in the settings row. The tax rate is in percent; empty: the country's. Nothing
 * in it is trusted before `checkSettings`.
 */
export type SettingsDraft = Record<SettingsText, string> &
  PaymentDraft &
  RegistrationAnswers & {
    /** The business's own country. */
    country: CountryCode;
    template: InvoiceTemplate;
    /** For new documents, reports and statements; empty: the default, see `usualPaper`. */
    paper: Paper | '';
    /** For new invoices; empty: the default, see `usualDocumentLanguage`. */
    invoiceLanguage: DocumentLanguage | '';
    /** For new invoices, like the next two. */
    rounding: Rounding;
    pricesIncludeTax: boolean;
    finePrices: boolean;
  };

/** Logo and signature as `data:` URLs or as addresses on our server; null when there is none. */
export type SettingsPictures = Record<PictureName, string | null>;

/** What Settings show: fields and pictures. */
export type SettingsValues = SettingsDraft & SettingsPictures;

export const noPictures: SettingsPictures = { logo: null, signature: null };

/** The settings that a browser stores for a guest. */
export type LocalSettings = {
  settings: SettingsDraft;
  pictures: SettingsPictures;
  /** The country of the page where they were typed, which determines labels, payment fields and formats. */
  country: CountryCode;
  /** Bank details typed on other countries' pages. */
  otherBanks?: Banks;
  /** Milliseconds since the epoch. */
  lastModified: number;
  /** Whether they have been saved to an account. */
  synced: boolean;
};

/** Returns empty settings. */
export function freshSettings(country: CountryCode): SettingsDraft {
  return {
    country,
    ...blankTexts(settingsRules),
    invoicePrefix: 'INV-',
    startingNumber: '1',
    estimatePrefix: 'EST-',
    estimateStart: '1',
    creditNotePrefix: 'CN-',
    creditNoteStart: '1',
    template: 'classic',
    paper: '',
    invoiceLanguage: '',
    ...noRegistrations(),
    rounding: 'tax',
    pricesIncludeTax: false,
    finePrices: false,
    ...emptyPayment,
  };
}

/** The names of all fields in form order. */
export const settingsFields = Object.keys(freshSettings('us')) as (keyof SettingsDraft)[];

/** Whether two values are equal, as texts or lists. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** Picks the named values. */
export function pickValues<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
