import { currentLanguage } from '#app/texts/current-language.ts';
import { type CountryCode, countries } from '../country/country.ts';
import { addDays } from '../dates.ts';
import { type TextField, textRules } from '../fields/field-rules.ts';
import { emptyPayment, type PaymentDraft } from '../fields/payment-fields.ts';
import { blankTexts } from '../fields/read-fields.ts';
import { type DocumentLanguage, usualDocumentLanguage } from '../language/document-language.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/decimal.ts';
import type { InvoiceTemplate } from './sheet.ts';

/** One line of the form, as typed. */
export type DraftItem = {
  id: string;
  description: string;
  /** The same in the second language of a bilingual invoice. */
  secondDescription: string;
  quantity: string;
  unitPrice: string;
  /** Percent, for example `9.975`. */
  taxRate: string;
  /** A country change resets only rates that were not touched (`decisions.md`). */
  taxRateTouched: boolean;
};

/**
 * The create-invoice form as typed, stored locally for guests (`invoices.md` section 3, Guest invoice draft, plus
 * the added fields of `decisions.md`); dates are `YYYY-MM-DD` or empty. Nothing in it is trusted before `checkDraft`.
 */
export type InvoiceDraft = Record<TextField, string> &
  PaymentDraft & {
    /** Empty: follows the country of the path. */
    currency: CurrencyCode | '';
    template: InvoiceTemplate;
    /** Empty: the usual one, see `usualDocumentLanguage`. */
    language: DocumentLanguage | '';
    selectedClientId: string | null;
    items: DraftItem[];
    /** Percent. */
    discount: string;
    showDiscount: boolean;
    /** While it is on, the form keeps `paypalPaymentLink` equal to the saved link. */
    usePaypalFromSettings: boolean;
    displayPaypalQr: boolean;

    /** Download was pressed while signed out. */
    pendingPdfDownload: boolean;
    /** Save was pressed while signed out. */
    pendingSave: boolean;
    /**
     * Names the draft from its first to its last day (UUID, made in the browser): however often it is saved, it is one
     * invoice. Empty only in what the server draws.
     */
    saveKey: string;
  };

/** Days from the invoice date to the default due date (`invoices.md` section 9). */
export const defaultDueDays = 30;

/** The number of a draft that knows no settings (`invoices.md` section 3). */
export const defaultInvoiceNumber = 'INV-001';

/** A country's default tax rate as the text of an item's field, in percent. */
export function defaultTaxRateText(country: CountryCode): string {
  return formatDecimal(countries[country].taxRateThousandths, 3);
}

/** The currency that a draft's invoice has: the picked one, else the country's (`invoices.md` section 4). */
export function draftCurrency(
  draft: Pick<InvoiceDraft, 'currency'>,
  country: CountryCode,
): CurrencyCode {
  return draft.currency === '' ? countries[country].currency : draft.currency;
}

/** The language that a draft's invoice has: the picked one, else the usual one of who reads the form. */
export function draftLanguage(
  { language }: Pick<InvoiceDraft, 'language'>,
  country: CountryCode,
): DocumentLanguage {
  return language || usualDocumentLanguage(country, currentLanguage());
}

/** A new line: quantity 1, price 0, the country's tax rate or the given one (percent text, from the settings). */
export function emptyItem(country: CountryCode, id: string, taxRate?: string): DraftItem {
  return {
    id,
    description: '',
    secondDescription: '',
    quantity: '1',
    unitPrice: '0',
    taxRate: taxRate ?? defaultTaxRateText(country),
    taxRateTouched: false,
  };
}

/**
 * A fresh form: today, due in 30 days, one empty line (`invoices.md` section 3). `today` is the seller's day; ids
 * come from the caller, since rules draw no random numbers. `taxRate` is the settings' rate when set.
 */
export function emptyDraft(
  country: CountryCode,
  start: {
    today: string;
    saveKey: string;
    itemId: string;
    invoiceNumber?: string;
    taxRate?: string;
  },
): InvoiceDraft {
  return {
    ...blankTexts(textRules),
    invoiceNumber: start.invoiceNumber ?? defaultInvoiceNumber,
    invoiceDate: start.today,
    dueDate: addDays(start.today, defaultDueDays),
    currency: '',
    template: 'classic',
    language: '',
    selectedClientId: null,
    items: [emptyItem(country, start.itemId, start.taxRate)],
    discount: '0',
    showDiscount: false,
    ...emptyPayment,
    usePaypalFromSettings: false,
    displayPaypalQr: false,
    pendingPdfDownload: false,
    pendingSave: false,
    saveKey: start.saveKey,
  };
}

// @covers invoices-3.1 invoices-4.11 invoices-9.2
