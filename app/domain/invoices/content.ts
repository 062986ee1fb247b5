import type { TextsOf } from '#app/domain/fields/parse-texts.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { CountryCode } from '../country/country.ts';
import type { PrintedField } from '../custom-fields/document-fields.ts';
import type { textRules } from '../fields/field-rules.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { Look } from '../looks/look.ts';
import type {
  InvoiceTax,
  LineDiscount,
  Registered,
  Rounding,
  TaxReason,
} from '../taxes/tax-choice.ts';
import type { UnitCode } from '../taxes/units.ts';
import type { InvoiceTemplate, Paper } from './sheet.ts';

/** One line of an invoice with exact values. */
export type InvoiceItem = {
  description: string;
  /** The description in the second language of a bilingual invoice. */
  secondDescription?: string;
  quantityTenThousandths: number;
  /** The unit of the quantity. */
  unit?: UnitCode;
  /** Ten-thousandths of a minor unit: 33.33 is 33330000 in a currency with two decimals. */
  unitPriceTenThousandths: number;
  discount?: LineDiscount;
  /** None, one or several taxes; they don't compound. */
  taxes: InvoiceTax[];
  /** Why no tax is payable; for a reverse charge, the taxes are what the client owes. */
  taxReason?: TaxReason;
  /** Index, from 0, of the source document's line that this line takes. */
  sourceLine?: number;
  /**
   * Number of the deposit invoice that this line deducts, as a price with a quantity of -1; only final invoices have
   * such lines.
   */
  depositOf?: string;
  /** The line's own custom fields. */
  fields?: PrintedField[];
};

/** A payment link chosen by the seller, https only. */
export type OtherPaymentLink = { name: string; url: string };

/**
 * An invoice as it is saved and drawn: validated, trimmed, exact. Optional texts are null, never empty. Totals are
 * calculated by `calculateTotals` and never stored in it.
 */
export type InvoiceContent = TextsOf<typeof textRules> & {
  country: CountryCode;
  currency: CurrencyCode;
  template: InvoiceTemplate;
  /** Its own copy of its seller's look; null: the default one. */
  look: Look | null;
  paper: Paper;
  /** The language of its sheet, PDF and public page. */
  language: DocumentLanguage;
  clientId: string | null;
  items: InvoiceItem[];
  /** Hundredths of a percent: 10% is 1000; 0 when the discount is an amount. */
  discountHundredths: number;
  /** The discount in minor units when it was given as an amount. */
  discountAmountMinor: number | null;
  /** Whether the seller was registered for tax. */
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

/** Defaults for invoices without registration and place of supply. */
export const plainTaxFacts = {
  discountAmountMinor: null,
  registered: null,
  pricesIncludeTax: false,
  rounding: 'tax',
  province: null,
  clientRegion: null,
} as const satisfies Partial<InvoiceContent>;
