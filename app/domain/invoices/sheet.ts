import type { CountryCode } from '#app/domain/country/country.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import type { Column } from '#app/domain/looks/columns.ts';
import type { LookStyle } from '#app/domain/looks/look.ts';
import type { ClosedStatus } from './status.ts';

/** Paper sizes of documents. */
export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** Returns the default paper size: Letter in the USA and Canada, A4 elsewhere. */
export function usualPaper(country: CountryCode): Paper {
  return country === 'us' || country === 'ca' ? 'letter' : 'a4';
}

/** A text in both languages of a bilingual document. */
export type BilingualText = { first: string; second: string; secondLanguage: LanguageCode };

/** A document text: in its language, or in both languages of a bilingual document when they differ. */
export type Wording = string | BilingualText;

/** Returns the text in the document's first language. */
export function firstWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.first;
}

/** Returns the text as one plain line: `Facture / Invoice`. */
export function plainWording(wording: Wording): string {
  return typeof wording === 'string' ? wording : `${wording.first} / ${wording.second}`;
}

export const invoiceTemplates = ['classic', 'modern', 'compact'] as const;
export type InvoiceTemplate = (typeof invoiceTemplates)[number];

/** A label with its formatted value. */
export type LabelledText<Text = Wording> = { label: Text; value: string };

/** A picture on the sheet, already decoded and validated. */
export type SheetImage = { type: 'png' | 'jpeg'; base64: string };

/** Seller or client: every text is formatted, empty ones are left out. */
export type SheetParty<Text = Wording> = {
  heading: Text;
  name: string;
  /** Address lines in order, without empty lines, including the postal code. */
  addressLines: string[];
  email: string | null;
  phone: string | null;
  website: string | null;
  /** Tax id with the country's label. */
  details: LabelledText<Text>[];
};

/** A column of the lines with its header. */
export type SheetColumn<Text = Wording> = { key: Column; label: Text };

/**
 * A line with its texts by column. `tax` has the rates, for example `5% + 9.975%`; the tax amounts are below the
 * subtotal. `amount` is the line before tax, or including it when prices do.
 */
export type SheetLine<Text = Wording> = {
  description: Text;
  /** Below the description: why there is no tax, the line discount, the net amount, custom fields. */
  notes?: Text[];
} & { [Key in Exclude<Column, 'description'>]?: string };

/** Returns the text of a line in a column besides the description. */
export function cellText(line: SheetLine, column: Column): string {
  return column === 'description' ? '' : (line[column] ?? '');
}

export type SheetTotal<Text = Wording> = LabelledText<Text> & {
  kind: 'subtotal' | 'discount' | 'net' | 'tax' | 'total' | 'paid' | 'credited' | 'balance';
  /** The seller's registration number for the tax. */
  note?: Text;
};

/** The invoice's installments; `about` says when each is due and how much is open. */
export type SheetSchedule<Text = Wording> = {
  heading: Text;
  steps: { label: string; about: Text; amount: string }[];
};

/** A validated payment link that may be printed as a button. */
export type SheetPaymentLink<Text = Wording> = {
  kind: 'paypal' | 'stripe' | 'other';
  label: Text;
  url: string;
  /** The amount due now, if the link may ask for a different one. */
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
  | 'terms'
  | 'signature'
  | 'questions'
  | 'page';

/** Texts for screen readers, and the separator between label and value. */
type PlainWord = 'paypalQr' | 'verifyQr' | 'newTab' | 'colon';

/** The labels around the invoice's own texts; `{number}` and `{count}` of `page` are filled in after the layout. */
export type SheetWords<Text = Wording> = Record<FixedWord, Text> &
  Record<PlainWord, string> & {
    /** Alternative texts of the pictures. */
    logo: string;
    signatureOf: string;
  };

/**
 * Everything an invoice shows, formatted once for the sheet on screen, the public pages and the PDF. Contains no ids
 * and no owner, so it may leave the server unchanged.
 */
export type InvoiceSheet<Text = Wording> = {
  template: InvoiceTemplate;
  /** Color, type and logo; null: the default look. */
  look: LookStyle | null;
  paper: Paper;
  country: CountryCode;
  /** BCP 47 language of its texts; for a bilingual one, the first language. */
  language: string;
  /** For example `Invoice INV-001`, or `Tax Invoice INV-001`. */
  title: string;
  number: string;
  /** The document date, `YYYY-MM-DD`, also used in file names. */
  date: string;
  /** The stamp shown when nothing is due any more. */
  mark: ClosedStatus | null;
  dates: LabelledText<Text>[];
  from: SheetParty<Text>;
  to: SheetParty<Text>;
  /** The shipping address if it differs; a separate block below `to`. */
  shipTo: { heading: Text; addressLines: string[] } | null;
  /** The seller's own text above the lines. */
  opening: Text | null;
  /** In reading order. */
  columns: SheetColumn<Text>[];
  lines: SheetLine<Text>[];
  totals: SheetTotal<Text>[];
  /** Remarks about taxes required by law, below the totals. */
  remarks: Text[];
  /** Null when it is paid as a whole. */
  schedule: SheetSchedule<Text> | null;
  /** `Payment Options`; for a paid invoice `Paid on 21/11/2026` or `Paid`. */
  paymentHeading: Text;
  /** PayPal, Stripe and other links; empty for a paid or void invoice. */
  paymentLinks: SheetPaymentLink<Text>[];
  /** The links of a paid invoice as plain text. */
  usedLinks: LabelledText<Text>[];
  /** The PayPal link to draw as a QR code, if the seller enabled it. */
  paypalQrUrl: string | null;
  /** Bank fields with the country's labels, then PayID and Interac email. */
  bankDetails: LabelledText<Text>[];
  /** The payee of a check and where to send it. */
  checkDetails: LabelledText<Text>[];
  paymentNotes: Text | null;
  /** Custom fields above the notes; absent without any. */
  fields?: LabelledText<Text>[];
  notes: Text | null;
  /** The seller's own terms, below everything else. */
  terms: Text | null;
  /** `Thank you for your business!`, or the seller's own footer text. */
  thanks: Text;
  /** The seller's contact address, printed as a `mailto:` link. */
  contactEmail: string | null;
  /** The verification link and how it is printed; null for an unsaved document. */
  verify: { label: Text; url: string; shown: string } | null;
  logo: SheetImage | null;
  signature: SheetImage | null;
  /** What the recipient fills in by hand, each below a line; absent on sheets that nobody signs. */
  toSign?: Text[];
  words: SheetWords<Text>;
};
