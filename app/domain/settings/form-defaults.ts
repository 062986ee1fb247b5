import type { CountryCode } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { PaymentDraft } from '#app/domain/fields/payment-fields.ts';
import {
  type DraftTax,
  defaultTaxRateText,
  type InvoiceDraft,
  type LineTaxes,
  plainTaxes,
  type TaxNumber,
} from '#app/domain/invoices/draft.ts';
import { nextInvoiceNumber, numberAfterJump } from '#app/domain/invoices/invoice-number.ts';
import type { InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import type { DraftLook } from '#app/domain/looks/look.ts';
import { namedTaxes, printedNumbers, registrationFields } from '#app/domain/taxes/registration.ts';
import type { SettingsDraft } from './settings-draft.ts';

/** Draft fields that settings may fill. */
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

/** Initial values of a new invoice form from the settings; without any, only the number. */
export type FormDefaults = Partial<Pick<InvoiceDraft, SettingsField>> & {
  /** The suggested number. */
  invoiceNumber: string;
  /** The number after the newest invoice's if that one jumped far ahead; the form asks which sequence to continue. */
  numberAfterJump?: string | null;
  /** Percent text; null until the user sets a rate, so that the country's applies. */
  taxRate: string | null;
  /** Taxes that the seller named, with their rates; they replace the single rate. */
  taxes?: DraftTax[];
  template: InvoiceTemplate;
  /** The seller's default look; absent or null: the product's. */
  look?: DraftLook | null;
  /** What the seller has defined; absent for guests. */
  customFields?: CustomField[];
  /** The seller accepts cards through their own account, so no other payment method is required. */
  takesCards?: boolean;
};

/**
 * Returns the settings as defaults of a new invoice.
 * @param lastNumber the last number with the settings' prefix, digits as written, null when there is none
 * @param newestNumber the number of the newest invoice, null when there is none
 * @param page the form's country, whose registration answer applies
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
    // Stored on a device as typed, possibly not validated yet.
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
 * Returns the taxes of a new line: none for a seller who isn't registered, else those named in the settings, else the
 * settings' rate, else the country's.
 * @param registered the invoice's own answer, if it may differ from the settings'
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

/**
 * Prepares a copy of a saved invoice: the settings' registration answer applies if there is one. Without a registration
 * the taxes are kept but don't count; with one, an invoice created without it gets the taxes. Numbers come from the
 * settings, plus those that only the invoice has.
 */
export function copyWithCountry(
  draft: InvoiceDraft,
  country: CountryCode,
  defaults: FormDefaults,
): InvoiceDraft {
  const { registered } = defaults;
  if (!registered) return draft;
  if (registered === 'no') return { ...draft, registered };
  const taxes = { ...startTaxes(country, defaults), taxReason: '', taxRateTouched: false } as const;
  return {
    ...draft,
    registered,
    taxNumbers: joinNumbers(defaults.taxNumbers ?? [], draft.taxNumbers),
    items:
      draft.registered === 'no' ? draft.items.map((item) => ({ ...item, ...taxes })) : draft.items,
  };
}

/** Prepares a saved invoice for editing: it keeps its own answer, and numbers that it lacks come from the settings. */
export function editUnder(draft: InvoiceDraft, defaults: FormDefaults): InvoiceDraft {
  if (draft.registered !== 'yes') return draft;
  const taxNumbers = joinNumbers(draft.taxNumbers, defaults.taxNumbers ?? []);
  return { ...draft, taxNumbers };
}

/** Returns the first numbers and those of the others for other taxes. */
function joinNumbers(first: TaxNumber[], others: TaxNumber[]): TaxNumber[] {
  const isNew = ({ tax }: TaxNumber) => !first.some((one) => one.tax === tax);
  return [...first, ...others.filter(isNew)];
}
