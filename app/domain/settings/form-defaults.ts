import type { CountryCode } from '../country/country.ts';
import type { PaymentDraft } from '../fields/payment-fields.ts';
import {
  type DraftTax,
  defaultTaxRateText,
  type InvoiceDraft,
  type LineTaxes,
  plainTaxes,
} from '../invoices/draft.ts';
import { nextInvoiceNumber, numberAfterJump } from '../invoices/invoice-number.ts';
import type { InvoiceTemplate } from '../invoices/sheet.ts';
import { namedTaxes, printedNumbers, registrationFields } from '../taxes/registration.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** The fields of the draft that settings may fill. */
type SettingsField =
  | keyof PaymentDraft
  | 'businessName'
  | 'businessEmail'
  | 'businessPhone'
  | 'businessWebsite'
  | 'businessAddress'
  | 'postalCode'
  | 'taxNumber'
  | 'language'
  | 'paper'
  | 'paymentTerms'
  | 'registered'
  | 'taxNumbers'
  | 'rounding'
  | 'pricesIncludeTax'
  | 'finePrices';

/** What a fresh invoice form begins with: settings as draft text; where there are none only the number. */
export type FormDefaults = Partial<Pick<InvoiceDraft, SettingsField>> & {
  /** The suggested number. */
  invoiceNumber: string;
  /** The number after the newest invoice's, where that one jumped far ahead: the form asks which of the two goes on. */
  numberAfterJump?: string | null;
  /** Percent text; null until the user sets a rate, then the country's counts. */
  taxRate: string | null;
  /** The taxes that the seller names, with their rates; they take the place of the one rate. */
  taxes?: DraftTax[];
  template: InvoiceTemplate;
  /** The seller takes cards through their own account: no other way to pay has to be named. */
  takesCards?: boolean;
};

/**
 * The settings as a new invoice takes them over.
 * @param lastNumber the last number of the settings' prefix, its digits as written, null when there is none
 * @param newestNumber the number of the newest invoice, null when there is none
 * @param page the country of the form, whose answer about a registration counts
 */
export function formDefaultsOf(
  settings: SettingsDraft,
  lastNumber: string | null,
  newestNumber: string | null = null,
  page: CountryCode = settings.country,
): FormDefaults {
  const { country, email, phone, website, address, taxRate, ...rest } = settings;
  const { invoicePrefix: prefix, startingNumber, invoiceLanguage: language, ...others } = rest;
  const { estimatePrefix, estimateStart, creditNotePrefix, creditNoteStart, ...more } = others;
  const { registrationUs, registrationCa, registrationUk, registrationAu, ...same } = more;
  const registration = settings[registrationFields[page]];
  const taxes = namedTaxes(registration);
  const numbering = {
    prefix,
    // Kept on a device as typed, and perhaps not checked yet.
    startingNumber: /^[1-9]\d{0,5}$/.test(startingNumber) ? Number(startingNumber) : 1,
    lastNumber,
  };
  return {
    ...same,
    language,
    invoiceNumber: nextInvoiceNumber(numbering),
    numberAfterJump: numberAfterJump(numbering, newestNumber),
    taxRate: taxRate === '' ? null : taxRate,
    ...(taxes.length > 0 && { taxes }),
    registered: registration.registered,
    taxNumbers: printedNumbers(registration, page),
    businessEmail: email,
    businessPhone: phone,
    businessWebsite: website,
    businessAddress: address,
  };
}

/**
 * The taxes with which a line begins: none of a seller who is not registered, else those that the settings name, else the
 * settings' rate, else the country's.
 * @param registered the invoice's own answer, where it may be another than the settings'
 */
export function startTaxes(
  country: CountryCode,
  defaults: Pick<FormDefaults, 'registered' | 'taxRate' | 'taxes'>,
  registered = defaults.registered,
): LineTaxes {
  if (registered === 'no') return plainTaxes('0');
  const [first, ...moreTaxes] = defaults.taxes ?? [];
  if (first) return { taxName: first.name, taxRate: first.rate, moreTaxes };
  return plainTaxes(defaults.taxRate ?? defaultTaxRateText(country));
}
