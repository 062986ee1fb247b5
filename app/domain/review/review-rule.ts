import type { enUS } from '#app/features/review/texts/review/en-us.ts';
import type { CountryCode } from '../country/country.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import type { InvoiceTotals } from '../invoices/totals.ts';
import type { ProvinceTax } from '../taxes/canada-rates.ts';
import type { Source } from '../taxes/source.ts';

/** What of an invoice its rules look at; a text that is not filled in yet is empty. */
export type ReviewedContent = Pick<
  InvoiceContent,
  | 'country'
  | 'currency'
  | 'language'
  | 'items'
  | 'discountHundredths'
  | 'discountAmountMinor'
  | 'registered'
  | 'pricesIncludeTax'
  | 'rounding'
  | 'province'
  | 'invoiceNumber'
  | 'invoiceDate'
  | 'dueDate'
  | 'supplyDate'
  | 'businessName'
  | 'businessEmail'
  | 'businessPhone'
  | 'businessAddress'
  | 'postalCode'
  | 'taxNumber'
  | 'clientName'
  | 'clientAddress'
  | 'clientTaxNumber'
  | 'homeRate'
>;

/** An invoice as its rules see it. */
export type ReviewFacts = {
  content: ReviewedContent;
  /** Null where a figure is too large to be told. */
  totals: InvoiceTotals | null;
  /** The total with tax in minor units of the country's currency; null where its rate is not known. */
  amountAtHome: number | null;
  /** A line has a tax above 0%. */
  isTaxed: boolean;
  /** The seller says so, or nothing and acts so: charges tax, or gives a number for it. */
  isRegistered: boolean;
};

export type ReviewState = 'found' | 'missing' | 'look';
export type Sentence = keyof (typeof enUS)['sentences'];

/** What a rule says of an invoice: a state, or one with the field and sentence that fit it better than the rule's own. */
/** What a sentence holds: texts of the invoice, and the taxes of a province. */
export type FindingValues = Readonly<Record<string, string | readonly ProvinceTax[]>>;

export type Finding =
  | ReviewState
  | {
      state: ReviewState;
      field?: string | undefined;
      sentence?: Sentence;
      values?: FindingValues;
    };

/** One thing that an invoice has to say. */
export type ReviewRule = {
  readonly id: string;
  readonly country: CountryCode;
  readonly source: Source;
  /**
   * The totals with tax that it is about, in minor units of the country's currency, both ends inclusive. Of a foreign invoice
   * without a rate the amount is not known: then it may be about it, and what is not found is to be looked at.
   */
  readonly amount?: { readonly from?: number; readonly to?: number };
  readonly applies?: (facts: ReviewFacts) => boolean;
  readonly look: (facts: ReviewFacts) => Finding;
  /** The form's field to which it leads, by its path: `items.0.quantity`. */
  readonly field: string;
  readonly sentence: Sentence;
  /** Rules with the same cause: where one of them finds something, its entry says this sentence, too, and there is no other. */
  readonly saidWith?: readonly string[];
};
