import type { CountryCode } from '../country/country.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { InvoiceTemplate } from './sheet.ts';

/** One line of an invoice, exact: hundredths of a piece, minor units, thousandths of a percent. */
export type InvoiceItem = {
  description: string;
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
export type InvoiceContent = {
  invoiceNumber: string;
  invoiceDate: string;
  dueDate: string;
  country: CountryCode;
  currency: CurrencyCode;
  template: InvoiceTemplate;

  businessName: string;
  businessEmail: string;
  businessPhone: string | null;
  businessWebsite: string | null;
  businessAddress: string;
  postalCode: string | null;
  taxNumber: string | null;

  clientId: string | null;
  clientName: string;
  clientEmail: string | null;
  clientAddress: string;
  shippingAddress: string | null;
  shippingPostalCode: string | null;

  items: InvoiceItem[];
  /** Hundredths of a percent: 10% is 1000. */
  discountHundredths: number;
  notes: string | null;

  bankName: string | null;
  accountHolder: string | null;
  iban: string | null;
  swiftBic: string | null;
  accountNumber: string | null;
  routingNumber: string | null;
  institutionNumber: string | null;
  bankAddress: string | null;
  payid: string | null;
  interacEmail: string | null;
  checkPayeeName: string | null;
  checkMailingAddress: string | null;

  acceptCardPayments: boolean;
  stripePaymentLink: string | null;
  paypalPaymentLink: string | null;
  displayPaypalQr: boolean;
  otherPaymentLinks: OtherPaymentLink[];
  paymentNotes: string | null;
};
