import { emptyPayment, type PaymentDraft } from '#app/domain/fields/payment-fields.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { type CountryCode, countries } from '../country/country.ts';
import type { PrintedField } from '../custom-fields/document-fields.ts';
import { addDays } from '../dates.ts';
import type { TypedKind } from '../documents/kind.ts';
import { type TextField, textRules } from '../fields/field-rules.ts';
import { blankTexts } from '../fields/parse-fields.ts';
import { type DocumentLanguage, usualDocumentLanguage } from '../language/document-language.ts';
import type { DraftLook } from '../looks/look.ts';
import { defaultDueDays } from '../payments/terms.ts';
import type { LineDiscount, Registered, Rounding, TaxReason } from '../taxes/tax-choice.ts';
import type { UnitCode } from '../taxes/units.ts';
import type { InvoiceTemplate, Paper } from './sheet.ts';

/** An additional tax of a line, as typed; its rate is in percent. */
export type DraftTax = { name: string; rate: string };

/** The seller's registration number for a tax, by its name; names of provincial taxes end with the province code. */
export type TaxNumber = { tax: string; number: string };

/**
 * An installment as typed: the amount as plain text, `500.50`, `30%` or `1/3`, empty for the last one, which takes the
 * remainder; the due date, or the name of the draft's date that it follows.
 */
export type DraftStep = { label: string; amount: string; due: string };

/** One line of the form, as typed. */
export type DraftItem = {
  id: string;
  description: string;
  /** The description in the second language of a bilingual invoice. */
  secondDescription: string;
  quantity: string;
  /** Empty: none. */
  unit: UnitCode | '';
  unitPrice: string;
  /** Percent, or an amount in the invoice's currency; empty: none. */
  discount: string;
  discountKind: LineDiscount['kind'];
  /** Empty: the country's own tax. */
  taxName: string;
  /** Percent, for example `9.975`. */
  taxRate: string;
  moreTaxes: DraftTax[];
  /** Why there is no tax; `none`: the line has no tax at all. Empty: it is taxed. */
  taxReason: TaxReason | 'none' | '';
  /** Changing the country, province or date only resets untouched rates. */
  taxRateTouched: boolean;
  /** Index, from 0, of the estimate line that a saved invoice's line takes; empty: none. */
  sourceLine: string;
  /** A deposit deduction as stored; it can't be edited. Empty: an ordinary line. */
  deposit: string;
  /** The line's custom fields, with their values as typed. */
  fields: PrintedField[];
};

/**
 * The create-invoice form as typed, stored locally for guests; dates are `YYYY-MM-DD` or empty. Nothing in it is
 * trusted before `checkDraft`.
 */
export type InvoiceDraft = Record<TextField, string> &
  PaymentDraft & {
    /** For an estimate, the due date is the last day on which it is valid. */
    kind: TypedKind;
    /** Empty: the currency of the path's country. */
    currency: CurrencyCode | '';
    template: InvoiceTemplate;
    /** Null: the default look. */
    look: DraftLook | null;
    /** Its custom fields, with their values as typed. */
    fields: PrintedField[];
    /** Empty: the default, see `usualPaper`. */
    paper: Paper | '';
    /** Empty: the default, see `usualDocumentLanguage`. */
    language: DocumentLanguage | '';
    selectedClientId: string | null;
    items: DraftItem[];
    /** Percent, or an amount in the invoice's currency. */
    discount: string;
    discountKind: LineDiscount['kind'];
    showDiscount: boolean;
    /** Empty: not answered yet. */
    registered: NonNullable<Registered> | '';
    taxNumbers: TaxNumber[];
    pricesIncludeTax: boolean;
    /** Prices have more decimals than the currency. */
    finePrices: boolean;
    rounding: Rounding;
    /** The place of supply in Canada; empty: not chosen. */
    province: string;
    /** ISO 3166 alpha-2; empty: the path's country. */
    clientRegion: string;
    /** While on, the form keeps `paypalPaymentLink` equal to the saved link. */
    usePaypalFromSettings: boolean;
    displayPaypalQr: boolean;
    /** Its installments; empty: paid at once. */
    schedule: DraftStep[];
    /** Reason for correcting an issued invoice; stored in its history, not in the invoice. */
    correctionReason: string;
    /** The confirmation of changed payment details, as received in the response that asked for it. */
    confirmedPayment: string;

    /** Download was clicked while signed out. */
    pendingPdfDownload: boolean;
    /** Save was clicked while signed out. */
    pendingSave: boolean;
    /**
     * Idempotency key of the draft (UUID, created in the browser): however often it is saved, it becomes one invoice.
     * Empty only in what the server draws.
     */
    saveKey: string;
  };

/** The number of a draft without settings. */
export const defaultInvoiceNumber = 'INV-001';

/** Returns a country's default tax rate in percent for an item's field. */
export function defaultTaxRateText(country: CountryCode): string {
  return formatDecimal(countries[country].taxRateThousandths, 3);
}

/** Returns the currency of a draft: the chosen one, otherwise the country's. */
export function draftCurrency(
  draft: Pick<InvoiceDraft, 'currency'>,
  country: CountryCode,
): CurrencyCode {
  return draft.currency === '' ? countries[country].currency : draft.currency;
}

/** Returns the language of a draft: the chosen one, otherwise the default for its user.
 * @param userLanguage the user's product language */
export function draftLanguage(
  { language }: Pick<InvoiceDraft, 'language'>,
  country: CountryCode,
  userLanguage: LanguageCode,
): DocumentLanguage {
  return language || usualDocumentLanguage(country, userLanguage);
}

/**
 * Returns the country of a draft's client (ISO 3166 alpha-2): for a new client the seller's until another is chosen.
 * Empty for a saved client whose country is unknown.
 */
export function draftClientRegion(
  { clientRegion, selectedClientId }: Pick<InvoiceDraft, 'clientRegion' | 'selectedClientId'>,
  country: CountryCode,
): string {
  return clientRegion || (selectedClientId === null ? countries[country].region : '');
}

/** The taxes of a line, as typed. */
export type LineTaxes = Pick<DraftItem, 'taxName' | 'taxRate' | 'moreTaxes'>;

/** Returns the country's own tax at a rate in percent, as a line's only tax. */
export function plainTaxes(taxRate: string): LineTaxes {
  return { taxName: '', taxRate, moreTaxes: [] };
}

/** Creates a line: quantity 1, price 0, with the country's tax or the given ones (from Settings). */
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
    fields: [],
  };
}

/**
 * Creates a new draft: dated today, due in 30 days, with one empty line. `today` is the seller-local date; ids are
 * passed in, because domain code generates no random values. `taxes` are those from Settings.
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
    look: null,
    fields: [],
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
