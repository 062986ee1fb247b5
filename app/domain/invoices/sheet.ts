import type { DocumentWords } from '#app/texts/documents.ts';
import type { CountryCode } from '../country/country.ts';

/** The three looks of an invoice (`decisions.md`, Invoice form and invoice). */
export const invoiceTemplates = ['classic', 'modern', 'compact'] as const;
export type InvoiceTemplate = (typeof invoiceTemplates)[number];

/** A label with its ready-to-print value. */
export type LabelledText = { label: string; value: string };

/** A picture on the sheet: decoded and checked by content before it gets here. */
export type SheetImage = { type: 'png' | 'jpeg'; base64: string };

/** One side of the invoice: every text is ready to print, empty ones are left out. */
export type SheetParty = {
  heading: string;
  name: string;
  /** Address lines, in order, without empty lines; the postal code among them. */
  addressLines: string[];
  email: string | null;
  phone: string | null;
  website: string | null;
  /** Tax id with the country's label. */
  details: LabelledText[];
};

export type SheetLine = {
  description: string;
  quantity: string;
  price: string;
  /** The rate, for example `9.975%`; the tax amount stands under the subtotal. */
  taxRate: string;
  /** The line before tax. */
  total: string;
};

export type SheetTotal = LabelledText & { kind: 'subtotal' | 'discount' | 'tax' | 'total' };

/** A link that was checked by the payment-link rules and may be printed as a button. */
export type SheetPaymentLink = { kind: 'paypal' | 'stripe' | 'other'; label: string; url: string };

/** What stands around the invoice's own texts; in `page` are `{number}` and `{count}`, known when the pages are. */
export type SheetWords = DocumentWords['fixed'] & {
  /** What the pictures show. */
  logo: string;
  signatureOf: string;
};

/**
 * Everything an invoice shows, formatted once, for the sheet on screen, the public pages and the PDF alike.
 * Holds no ids and no owner: it may leave the server as it is.
 */
export type InvoiceSheet = {
  template: InvoiceTemplate;
  country: CountryCode;
  /** BCP 47, of all its words. */
  language: string;
  /** For example `Invoice INV-001`. */
  title: string;
  number: string;
  paid: boolean;
  dates: LabelledText[];
  from: SheetParty;
  to: SheetParty;
  /** Where the goods go, when that is somewhere else; a block of its own below `to`. */
  shipTo: { heading: string; addressLines: string[] } | null;
  columns: { description: string; quantity: string; price: string; tax: string; total: string };
  lines: SheetLine[];
  totals: SheetTotal[];
  /** `Payment Options`; of a paid invoice `Paid on 21/11/2026`, or `Paid`. */
  paymentHeading: string;
  /** PayPal, Stripe and other links; none of a paid invoice. */
  paymentLinks: SheetPaymentLink[];
  /** The links of a paid invoice, as texts that lead nowhere. */
  usedLinks: LabelledText[];
  /** The PayPal link to draw as a QR code, when the seller asked for it. */
  paypalQrUrl: string | null;
  /** Bank fields with the country's labels, then PayID and Interac e-mail. */
  bankDetails: LabelledText[];
  /** To whom a check is made out, and where it is sent. */
  checkDetails: LabelledText[];
  paymentNotes: string | null;
  notes: string | null;
  /** `Thank you for your business!` */
  thanks: string;
  /** The seller's address for questions, printed as a `mailto:` link. */
  contactEmail: string | null;
  logo: SheetImage | null;
  signature: SheetImage | null;
  words: SheetWords;
};

// @covers invoices-3.4
