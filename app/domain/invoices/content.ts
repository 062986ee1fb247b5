import type { CountryCode } from '../country/country.ts';
import type { textRules } from '../fields/field-rules.ts';
import type { TextsOf } from '../fields/read-texts.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { InvoiceTemplate } from './sheet.ts';

/** One line of an invoice, exact: hundredths of a piece, minor units, thousandths of a percent. */
export type InvoiceItem = {
  description: string;
  /** The same in the second language of a bilingual invoice. */
  secondDescription?: string;
  quantityHundredths: number;
  unitPriceMinor: number;
  taxRateThousandths: number;
};

/** A link of the seller's own choice, https only. */
export type OtherPaymentLink = { name: string; url: string };

/**
 * An invoice as it is saved and drawn: checked, trimmed, exact (`invoices.md` section 3, Invoice; added columns of
 * `decisions.md`). Texts that may be missing are null, never empty. Figures are calculated from it by
 * `calculateTotals`, never carried along.
 */
export type InvoiceContent = TextsOf<typeof textRules> & {
  country: CountryCode;
  currency: CurrencyCode;
  template: InvoiceTemplate;
  /** In which its sheet, PDF and public page are drawn. */
  language: DocumentLanguage;
  clientId: string | null;
  items: InvoiceItem[];
  /** Hundredths of a percent: 10% is 1000. */
  discountHundredths: number;
  acceptCardPayments: boolean;
  stripePaymentLink: string | null;
  paypalPaymentLink: string | null;
  displayPaypalQr: boolean;
  otherPaymentLinks: OtherPaymentLink[];
};
