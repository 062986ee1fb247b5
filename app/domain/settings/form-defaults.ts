import type { PaymentDraft } from '../fields/payment-fields.ts';
import type { InvoiceDraft } from '../invoices/draft.ts';
import { nextInvoiceNumber } from '../invoices/invoice-number.ts';
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
  | 'taxNumber';

/** What a fresh invoice form begins with: settings as draft text; where there are none only the number. */
export type FormDefaults = Partial<Pick<InvoiceDraft, SettingsField>> & {
  /** The suggested number. */
  invoiceNumber: string;
  /** Percent text; null until the user sets a rate, then the country's counts (`decisions.md`). */
  taxRate: string | null;
  template: InvoiceTemplate;
};

/**
 * The settings as a new invoice takes them over (`invoices.md` sections 3 and 9).
 * @param lastNumber the highest number used so far with the settings' prefix, null when there is none
 */
export function formDefaultsOf(settings: SettingsDraft, lastNumber: number | null): FormDefaults {
  const { country, email, phone, website, address, taxRate, ...rest } = settings;
  const { invoicePrefix: prefix, startingNumber, ...same } = rest;
  return {
    ...same,
    invoiceNumber: nextInvoiceNumber({
      prefix,
      // Kept on a device as typed, and perhaps not checked yet.
      startingNumber: /^[1-9]\d{0,5}$/.test(startingNumber) ? Number(startingNumber) : 1,
      lastNumber,
    }),
    taxRate: taxRate === '' ? null : taxRate,
    businessEmail: email,
    businessPhone: phone,
    businessWebsite: website,
    businessAddress: address,
  };
}
