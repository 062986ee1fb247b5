import type { PaymentDraft } from '../fields/payment-fields.ts';
import type { InvoiceDraft } from '../invoices/draft.ts';
import { nextInvoiceNumber, numberAfterJump } from '../invoices/invoice-number.ts';
import type { InvoiceTemplate } from '../invoices/sheet.ts';
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
  | 'language';

/** What a fresh invoice form begins with: settings as draft text; where there are none only the number. */
export type FormDefaults = Partial<Pick<InvoiceDraft, SettingsField>> & {
  /** The suggested number. */
  invoiceNumber: string;
  /** The number after the newest invoice's, where that one jumped far ahead: the form asks which of the two goes on. */
  numberAfterJump?: string | null;
  /** Percent text; null until the user sets a rate, then the country's counts (`decisions.md`). */
  taxRate: string | null;
  template: InvoiceTemplate;
};

/**
 * The settings as a new invoice takes them over (`invoices.md` sections 3 and 9).
 * @param lastNumber the last number of the settings' prefix, null when there is none
 * @param newestNumber the number of the newest invoice, null when there is none
 */
export function formDefaultsOf(
  settings: SettingsDraft,
  lastNumber: number | null,
  newestNumber: string | null = null,
): FormDefaults {
  const { country, email, phone, website, address, taxRate, ...rest } = settings;
  const { invoicePrefix: prefix, startingNumber, invoiceLanguage: language, ...same } = rest;
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
    businessEmail: email,
    businessPhone: phone,
    businessWebsite: website,
    businessAddress: address,
  };
}
