import type { ProvinceTax } from '#app/domain/taxes/canada-rates.ts';
import type { CountryCode } from '../country/country.ts';
import type { InvoiceContent } from '../invoices/content.ts';
import type { InvoiceTotals } from '../invoices/totals.ts';
import type { Look } from '../looks/look.ts';
import type { Source } from '../taxes/source.ts';

/** The parts of an invoice that rules check; texts not filled in yet are empty. */
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
> & {
  /** Null: the default one, whose columns show everything. */
  look: Pick<Look, 'columns'> | null;
};

/** An invoice as its rules see it. */
export type ReviewFacts = {
  content: ReviewedContent;
  /** Null when a figure is too large. */
  totals: InvoiceTotals | null;
  /** The total including tax in minor units of the country's currency; null when the exchange rate is unknown. */
  amountAtHome: number | null;
  /** A line has a tax above 0%. */
  isTaxed: boolean;
  /** The seller says so, or hasn't answered but charges tax or states a tax number. */
  isRegistered: boolean;
};

export type ReviewState = 'found' | 'missing' | 'unclear';

/** The sentences of the rules, by their keys in the texts of the review. */
export type Sentence =
  | 'number'
  | 'sequence'
  | 'total'
  | 'seller'
  | 'sellerName'
  | 'ukNames'
  | 'client'
  | 'clientName'
  | 'description'
  | 'invoiceDate'
  | 'supplyDate'
  | 'due'
  | 'contact'
  | 'lineAmounts'
  | 'lineVat'
  | 'lineItems'
  | 'rateAndTotal'
  | 'discountRate'
  | 'zeroReason'
  | 'noExempt'
  | 'vatNumber'
  | 'vatNumberWrong'
  | 'vatInSterling'
  | 'reverseCharge'
  | 'mayChargeVat'
  | 'mayChargeGst'
  | 'taxInvoiceTitle'
  | 'abn'
  | 'abnWrong'
  | 'gstAmount'
  | 'extent'
  | 'buyer'
  | 'buyersAbnWrong'
  | 'gstInDollars'
  | 'caTax'
  | 'caStatus'
  | 'gstNumber'
  | 'gstNumberWrong'
  | 'qst'
  | 'qstNumber'
  | 'qstNumberWrong'
  | 'french'
  | 'provinceRates'
  | 'ratesDiffer'
  | 'ratesUnknown'
  | 'hstWhole'
  | 'bcServices'
  | 'taxApart'
  | 'permit'
  | 'ukColumns'
  | 'auColumns'
  | 'caColumns';

/** What a sentence holds: texts of the invoice, and the taxes of a province. */
export type FindingValues = Readonly<Record<string, string | readonly ProvinceTax[]>>;

/** What a rule says of an invoice: a state, or one with the field and sentence that fit it better than the rule's own. */
export type Finding =
  | ReviewState
  | {
      state: ReviewState;
      field?: string | undefined;
      sentence?: Sentence;
      values?: FindingValues;
    };

/** One requirement for an invoice's content. */
export type ReviewRule = {
  readonly id: string;
  readonly country: CountryCode;
  readonly source: Source;
  /**
   * The range of totals including tax to which it applies, in minor units of the country's currency, inclusive. For a
   * foreign-currency invoice without an exchange rate the amount is unknown: the rule may apply, so missing items are
   * only to be reviewed.
   */
  readonly amount?: { readonly from?: number; readonly to?: number };
  readonly applies?: (facts: ReviewFacts) => boolean;
  readonly check: (facts: ReviewFacts) => Finding;
  /** Path of the form field that it links to: `items.0.quantity`. */
  readonly field: string;
  readonly sentence: Sentence;
  /**
   * Rules with the same cause: when one of them finds something, its entry includes this sentence instead of a separate
   * entry.
   */
  readonly appliesWith?: readonly string[];
};
