import type { CountryCode } from '../country/country.ts';
import type { textRules } from '../fields/field-rules.ts';
import type { TextsOf } from '../fields/parse-texts.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type {
  InvoiceTax,
  LineDiscount,
  Registered,
  Rounding,
  TaxReason,
} from '../taxes/tax-choice.ts';
import type { UnitCode } from '../taxes/units.ts';
import type { Paper } from './paper.ts';
import type { InvoiceTemplate } from './sheet.ts';

/** One line of an invoice, exact. */
export type InvoiceItem = {
  description: string;
  /** The same in the second language of a bilingual invoice. */
  secondDescription?: string;
  quantityTenThousandths: number;
  /** What the quantity counts. */
  unit?: UnitCode;
  /** Ten-thousandths of a minor unit: 33.33 is 33330000 in a currency of two decimals. */
  unitPriceTenThousandths: number;
  discount?: LineDiscount;
  /** None, one, or several beside each other; none compounds. */
  taxes: InvoiceTax[];
  /** Why there is nothing to pay of them; of a reverse charge they are what the client owes. */
  taxReason?: TaxReason;
  /** Which line it takes of the document that this one is a part of, from 0. */
  sourceLine?: number;
  /** The number of the deposit invoice that it takes off, a price for a quantity of -1; only a final invoice has such lines. */
  depositOf?: string;
};

/** A link of the seller's own choice, https only. */
export type OtherPaymentLink = { name: string; url: string };

/**
 * An invoice as it is saved and drawn: checked, trimmed, exact. Texts that may be missing are null, never empty.
 * Figures are calculated from it by `calculateTotals`, never carried along.
 */
export type InvoiceContent = TextsOf<typeof textRules> & {
  country: CountryCode;
  currency: CurrencyCode;
  template: InvoiceTemplate;
  paper: Paper;
  /** In which its sheet, PDF and public page are drawn. */
  language: DocumentLanguage;
  clientId: string | null;
  items: InvoiceItem[];
  /** Hundredths of a percent: 10% is 1000; 0 where the discount is an amount. */
  discountHundredths: number;
  /** The discount as minor units, where it was given so. */
  discountAmountMinor: number | null;
  /** Whether the seller was registered for the tax. */
  registered: Registered;
  pricesIncludeTax: boolean;
  rounding: Rounding;
  /** The place of supply in Canada, see `provinceCodes`. */
  province: string | null;
  /** ISO 3166 alpha-2. */
  clientRegion: string | null;
  acceptCardPayments: boolean;
  stripePaymentLink: string | null;
  paypalPaymentLink: string | null;
  displayPaypalQr: boolean;
  otherPaymentLinks: OtherPaymentLink[];
};

/** What invoices that know nothing of registration and places say of them. */
export const plainTaxFacts = {
  discountAmountMinor: null,
  registered: null,
  pricesIncludeTax: false,
  rounding: 'tax',
  province: null,
  clientRegion: null,
} as const satisfies Partial<InvoiceContent>;
