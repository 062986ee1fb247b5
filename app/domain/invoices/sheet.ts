import type { CountryCode } from '../country/country.ts';
import type { Paper } from './paper.ts';
import type { ClosedStatus } from './status.ts';
import type { Wording } from './wording.ts';

/** The three looks of an invoice. */
export const invoiceTemplates = ['classic', 'modern', 'compact'] as const;
export type InvoiceTemplate = (typeof invoiceTemplates)[number];

/** A label with its ready-to-print value. */
export type LabelledText<Text = Wording> = { label: Text; value: string };

/** A picture on the sheet: decoded and checked by content before it gets here. */
export type SheetImage = { type: 'png' | 'jpeg'; base64: string };

/** One side of the invoice: every text is ready to print, empty ones are left out. */
export type SheetParty<Text = Wording> = {
  heading: Text;
  name: string;
  /** Address lines, in order, without empty lines; the postal code among them. */
  addressLines: string[];
  email: string | null;
  phone: string | null;
  website: string | null;
  /** Tax id with the country's label. */
  details: LabelledText<Text>[];
};

export type SheetLine<Text = Wording> = {
  description: Text;
  /** Below the description: why there is no tax, what its own discount takes off, what it is without tax. */
  notes?: Text[];
  quantity: string;
  price: string;
  /** The rates, for example `5% + 9.975%`; the tax amount stands under the subtotal. */
  taxRate: string;
  /** The line before tax, or with it where prices include it. */
  total: string;
};

export type SheetTotal<Text = Wording> = LabelledText<Text> & {
  kind: 'subtotal' | 'discount' | 'net' | 'tax' | 'total' | 'paid' | 'credited' | 'balance';
  /** The number under which the seller is registered for a tax. */
  note?: Text;
};

/** In which steps the invoice is to be paid: `about` says when each is due and what of it is open. */
export type SheetSchedule<Text = Wording> = {
  heading: Text;
  steps: { label: string; about: Text; amount: string }[];
};

/** A link that was checked by the payment-link rules and may be printed as a button. */
export type SheetPaymentLink<Text = Wording> = {
  kind: 'paypal' | 'stripe' | 'other';
  label: Text;
  url: string;
  /** What is due now, where the link's own amount may be another. */
  note?: Text;
};

type FixedWord =
  | 'invoice'
  | 'paid'
  | 'paidMark'
  | 'credited'
  | 'creditedMark'
  | 'void'
  | 'voidMark'
  | 'bankDetails'
  | 'checkDetails'
  | 'otherLinks'
  | 'paymentNotes'
  | 'scanToPay'
  | 'notes'
  | 'signature'
  | 'questions'
  | 'page';

/** What those who listen are told, and what parts a label from its value. */
type PlainWord = 'paypalQr' | 'verifyQr' | 'newTab' | 'colon';

/** What stands around the invoice's own texts; in `page` are `{number}` and `{count}`, known when the pages are. */
export type SheetWords<Text = Wording> = Record<FixedWord, Text> &
  Record<PlainWord, string> & {
    /** What the pictures show. */
    logo: string;
    signatureOf: string;
  };

/**
 * Everything an invoice shows, formatted once, for the sheet on screen, the public pages and the PDF alike.
 * Holds no ids and no owner: it may leave the server as it is.
 */
export type InvoiceSheet<Text = Wording> = {
  template: InvoiceTemplate;
  paper: Paper;
  country: CountryCode;
  /** BCP 47, of all its words; of a bilingual one, of the first of each. */
  language: string;
  /** For example `Invoice INV-001`, or `Tax Invoice INV-001`. */
  title: string;
  number: string;
  /** The invoice's own day, `YYYY-MM-DD`: that of its files, too. */
  date: string;
  /** What is stamped on it when nothing is to be paid any more. */
  mark: ClosedStatus | null;
  dates: LabelledText<Text>[];
  from: SheetParty<Text>;
  to: SheetParty<Text>;
  /** Where the goods go, when that is somewhere else; a block of its own below `to`. */
  shipTo: { heading: Text; addressLines: string[] } | null;
  columns: Record<'description' | 'quantity' | 'price' | 'tax' | 'total', Text>;
  /** Whether any line has a tax; else there is no such column. */
  hasTax: boolean;
  lines: SheetLine<Text>[];
  totals: SheetTotal<Text>[];
  /** What the law wants said of the taxes, below the totals. */
  remarks: Text[];
  /** Null where it is paid as a whole. */
  schedule: SheetSchedule<Text> | null;
  /** `Payment Options`; of a paid invoice `Paid on 21/11/2026`, or `Paid`. */
  paymentHeading: Text;
  /** PayPal, Stripe and other links; none of a paid or void invoice. */
  paymentLinks: SheetPaymentLink<Text>[];
  /** The links of a paid invoice, as texts that lead nowhere. */
  usedLinks: LabelledText<Text>[];
  /** The PayPal link to draw as a QR code, when the seller asked for it. */
  paypalQrUrl: string | null;
  /** Bank fields with the country's labels, then PayID and Interac e-mail. */
  bankDetails: LabelledText<Text>[];
  /** To whom a check is made out, and where it is sent. */
  checkDetails: LabelledText<Text>[];
  paymentNotes: Text | null;
  notes: Text | null;
  /** `Thank you for your business!` */
  thanks: Text;
  /** The seller's address for questions, printed as a `mailto:` link. */
  contactEmail: string | null;
  /** Where everybody can check the document, and how its address is printed; null of one that is not saved. */
  verify: { label: Text; url: string; shown: string } | null;
  logo: SheetImage | null;
  signature: SheetImage | null;
  words: SheetWords<Text>;
};
