import type { Banks } from '../bank/bank-details.ts';
import type { CountryCode } from '../country/country.ts';
import { type SettingsText, settingsRules } from '../fields/field-rules.ts';
import { blankTexts } from '../fields/parse-fields.ts';
import { emptyPayment, type PaymentDraft } from '../fields/payment-fields.ts';
import type { Paper } from '../invoices/paper.ts';
import type { InvoiceTemplate } from '../invoices/sheet.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import { noRegistrations, type RegistrationAnswers } from '../taxes/registration.ts';
import type { Rounding } from '../taxes/tax-choice.ts';
import type { PictureName } from './picture-name.ts';

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
    /** Of new documents, reports and statements; empty: the usual one, see `usualPaper`. */
    paper: Paper | '';
    /** Of new invoices; empty: the usual one, see `usualDocumentLanguage`. */
    invoiceLanguage: DocumentLanguage | '';
    /** Of new invoices, as the next two. */
    rounding: Rounding;
    pricesIncludeTax: boolean;
    finePrices: boolean;
  };

/** Logo and signature as `data:` URLs, or as addresses of ours; null where there is none. */
export type SettingsPictures = Record<PictureName, string | null>;

/** What Settings show: fields and pictures alike. */
export type SettingsValues = SettingsDraft & SettingsPictures;

export const noPictures: SettingsPictures = { logo: null, signature: null };

/** The settings that a browser keeps for a guest. */
export type LocalSettings = {
  settings: SettingsDraft;
  pictures: SettingsPictures;
  /** Of the page on which they were typed, whose labels, payment fields and formats they have. */
  country: CountryCode;
  /** What was typed of a bank under other countries' pages. */
  otherBanks?: Banks;
  /** Milliseconds since the epoch. */
  lastModified: number;
  /** Whether an account has them. */
  synced: boolean;
};

/** Settings of which nothing was set yet. */
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

/** The names of all fields, in the order of the form. */
export const settingsFields = Object.keys(freshSettings('us')) as (keyof SettingsDraft)[];

/** Whether two values say the same, as text and as lists. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The named ones of the values. */
export function pickValues<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}
