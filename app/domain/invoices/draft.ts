import { currentLanguage } from '#app/i18n/current-language.ts';
import { type CountryCode, countries } from '../country/country.ts';
import { addDays } from '../dates.ts';
import type { TypedKind } from '../documents/kind.ts';
import { type TextField, textRules } from '../fields/field-rules.ts';
import { blankTexts } from '../fields/parse-fields.ts';
import { emptyPayment, type PaymentDraft } from '../fields/payment-fields.ts';
import { type DocumentLanguage, usualDocumentLanguage } from '../language/document-language.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/decimal.ts';
import { defaultDueDays } from '../payments/terms.ts';
import type { LineDiscount, Registered, Rounding, TaxReason } from '../taxes/tax-choice.ts';
import type { UnitCode } from '../taxes/units.ts';
import type { Paper } from './paper.ts';
import type { InvoiceTemplate } from './sheet.ts';

/** A tax beside the first one of a line, as typed; its rate is in percent. */
export type DraftTax = { name: string; rate: string };

/** The number under which the seller is registered for a tax, by its name; that of a province's ends with its code. */
export type TaxNumber = { tax: string; number: string };

/**
 * A step of the payment schedule as typed: its amount as plain text, `500.50`, `30%` or `1/3`, of the last one nothing, since
 * it takes what the others leave; its day, or the name of the draft's date that it follows.
 */
export type DraftStep = { label: string; amount: string; due: string };

/** One line of the form, as typed. */
export type DraftItem = {
  id: string;
  description: string;
  /** The same in the second language of a bilingual invoice. */
  secondDescription: string;
  quantity: string;
  /** Empty: none. */
  unit: UnitCode | '';
  unitPrice: string;
  /** Percent, or an amount of the invoice's currency; empty: none. */
  discount: string;
  discountKind: LineDiscount['kind'];
  /** Empty: what the country calls its tax. */
  taxName: string;
  /** Percent, for example `9.975`. */
  taxRate: string;
  moreTaxes: DraftTax[];
  /** Why there is no tax; `none`: the line has none at all. Empty: there is. */
  taxReason: TaxReason | 'none' | '';
  /** A country change resets only rates that were not touched; so does another province or day. */
  taxRateTouched: boolean;
  /** Which line it takes of the estimate that a saved invoice was made from, from 0; empty: none. */
  sourceLine: string;
  /** A line that takes a deposit off, as it is stored: nothing of it can be typed. Empty: an ordinary line. */
  deposit: string;
};

/**
 * The create-invoice form as typed, stored locally for guests; dates are `YYYY-MM-DD` or empty. Nothing in it is
 * trusted before `checkDraft`.
 */
export type InvoiceDraft = Record<TextField, string> &
  PaymentDraft & {
    /** Of an estimate the due date is the day until which it is valid. */
    kind: TypedKind;
    /** Empty: follows the country of the path. */
    currency: CurrencyCode | '';
    template: InvoiceTemplate;
    /** Empty: the usual one, see `usualPaper`. */
    paper: Paper | '';
    /** Empty: the usual one, see `usualDocumentLanguage`. */
    language: DocumentLanguage | '';
    selectedClientId: string | null;
    items: DraftItem[];
    /** Percent, or an amount of the invoice's currency. */
    discount: string;
    discountKind: LineDiscount['kind'];
    showDiscount: boolean;
    /** Empty: never answered. */
    registered: NonNullable<Registered> | '';
    taxNumbers: TaxNumber[];
    pricesIncludeTax: boolean;
    /** Prices have more decimals than the currency. */
    finePrices: boolean;
    rounding: Rounding;
    /** The place of supply in Canada; empty: not chosen. */
    province: string;
    /** ISO 3166 alpha-2; empty: follows the country of the path. */
    clientRegion: string;
    /** While it is on, the form keeps `paypalPaymentLink` equal to the saved link. */
    usePaypalFromSettings: boolean;
    displayPaypalQr: boolean;
    /** In which steps it is to be paid; none: at once. */
    schedule: DraftStep[];
    /** Why an issued invoice is corrected: of its history, not of the invoice. */
    correctionReason: string;
    /** What was confirmed of a change of payment details, in the words of the answer that asked. */
    confirmedPayment: string;

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

/** The number of a draft that knows no settings. */
export const defaultInvoiceNumber = 'INV-001';

/** A country's default tax rate as the text of an item's field, in percent. */
export function defaultTaxRateText(country: CountryCode): string {
  return formatDecimal(countries[country].taxRateThousandths, 3);
}

/** The currency that a draft's invoice has: the picked one, else the country's. */
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

/**
 * The country of a draft's client (ISO 3166 alpha-2): a new client's is the seller's until another is picked. Empty for a
 * saved client whose country is unknown.
 */
export function draftClientRegion(
  { clientRegion, selectedClientId }: Pick<InvoiceDraft, 'clientRegion' | 'selectedClientId'>,
  country: CountryCode,
): string {
  return clientRegion || (selectedClientId === null ? countries[country].region : '');
}

/** The taxes of a line, as typed. */
export type LineTaxes = Pick<DraftItem, 'taxName' | 'taxRate' | 'moreTaxes'>;

/** A line's one tax, the country's own, at a rate in percent. */
export function plainTaxes(taxRate: string): LineTaxes {
  return { taxName: '', taxRate, moreTaxes: [] };
}

/** A new line: quantity 1, price 0, the country's tax or the given ones (of the settings). */
export function emptyItem(
  country: CountryCode,
  id: string,
  taxes = plainTaxes(defaultTaxRateText(country)),
): DraftItem {
  return {
    id,
    description: '',
    secondDescription: '',
    quantity: '1',
    unit: '',
    unitPrice: '0',
    discount: '',
    discountKind: 'percent',
    ...taxes,
    taxReason: '',
    taxRateTouched: false,
    sourceLine: '',
    deposit: '',
  };
}

/**
 * A fresh form: today, due in 30 days, one empty line. `today` is the seller's day; ids
 * come from the caller, since rules draw no random numbers. `taxes` are those of the settings.
 */
export function emptyDraft(
  country: CountryCode,
  start: {
    today: string;
    saveKey: string;
    itemId: string;
    invoiceNumber?: string;
    taxes?: LineTaxes;
    kind?: TypedKind;
  },
): InvoiceDraft {
  return {
    ...blankTexts(textRules),
    kind: start.kind ?? 'invoice',
    invoiceNumber: start.invoiceNumber ?? defaultInvoiceNumber,
    invoiceDate: start.today,
    dueDate: addDays(start.today, defaultDueDays),
    currency: '',
    template: 'classic',
    paper: '',
    language: '',
    selectedClientId: null,
    items: [emptyItem(country, start.itemId, start.taxes)],
    discount: '0',
    discountKind: 'percent',
    showDiscount: false,
    registered: '',
    taxNumbers: [],
    pricesIncludeTax: false,
    finePrices: false,
    rounding: 'tax',
    province: '',
    clientRegion: '',
    ...emptyPayment,
    usePaypalFromSettings: false,
    displayPaypalQr: false,
    schedule: [],
    correctionReason: '',
    confirmedPayment: '',
    pendingPdfDownload: false,
    pendingSave: false,
    saveKey: start.saveKey,
  };
}
