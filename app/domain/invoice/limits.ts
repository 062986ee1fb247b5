import type { InvoiceContent } from './content.ts';

/** The groups of "Issues found in:", in their order (`invoices.md` section 5). */
export const issueGroups = [
  'invoice details',
  'business info',
  'client info',
  'items',
  'payment methods',
] as const;
export type IssueGroup = (typeof issueGroups)[number];

/** Longest link that is looked at. */
export const longestLink = 500;

/** `invoices.md` section 5, Schema limits. */
export const itemLimits = {
  mostItems: 100,
  longestDescription: 500,
  /** Hundredths of a piece: 100,000 pieces. */
  quantityHundredths: 100_000 * 100,
  /** Whole units of the currency: 1e9. */
  unitPrice: 1_000_000_000,
  /** Thousandths of a percent: 100%. */
  taxRateThousandths: 100_000,
} as const;

/** Hundredths of a percent: 100%. */
export const largestDiscountHundredths = 10_000;

/** As many links of the seller's own choice as an invoice may list. */
export const mostOtherLinks = 10;
export const longestLinkName = 200;

type TextContentField = {
  [Field in keyof InvoiceContent]: string extends NonNullable<InvoiceContent[Field]>
    ? Field
    : never;
}[keyof InvoiceContent];

export type TextField = Exclude<
  TextContentField,
  'invoiceDate' | 'dueDate' | 'clientId' | 'stripePaymentLink' | 'paypalPaymentLink'
>;

export type TextRule = { label: string; max: number; group: IssueGroup; lines?: true };

/** Every free text of the form with its longest length; `lines` texts keep their line breaks. */
export const textRules: Record<TextField, TextRule> = {
  invoiceNumber: { label: 'Invoice number', max: 50, group: 'invoice details' },
  businessName: { label: 'Business name', max: 200, group: 'business info' },
  businessEmail: { label: 'Business email', max: 255, group: 'business info' },
  businessPhone: { label: 'Business phone', max: 50, group: 'business info' },
  businessWebsite: { label: 'Business website', max: 500, group: 'business info' },
  businessAddress: { label: 'Business address', max: 500, group: 'business info', lines: true },
  postalCode: { label: 'Business postal code', max: 20, group: 'business info' },
  taxNumber: { label: 'Tax number', max: 50, group: 'business info' },
  clientName: { label: 'Client name', max: 200, group: 'client info' },
  clientEmail: { label: 'Client email', max: 255, group: 'client info' },
  clientAddress: { label: 'Client address', max: 500, group: 'client info', lines: true },
  shippingAddress: { label: 'Shipping address', max: 500, group: 'client info', lines: true },
  shippingPostalCode: { label: 'Shipping postal code', max: 20, group: 'client info' },
  notes: { label: 'Notes', max: 5000, group: 'invoice details', lines: true },
  bankName: { label: 'Bank name', max: 200, group: 'payment methods' },
  accountHolder: { label: 'Account holder', max: 200, group: 'payment methods' },
  iban: { label: 'IBAN', max: 60, group: 'payment methods' },
  swiftBic: { label: 'SWIFT/BIC', max: 30, group: 'payment methods' },
  accountNumber: { label: 'Account number', max: 50, group: 'payment methods' },
  routingNumber: { label: 'Routing Number', max: 20, group: 'payment methods' },
  institutionNumber: { label: 'Institution number', max: 20, group: 'payment methods' },
  bankAddress: { label: 'Bank address', max: 500, group: 'payment methods', lines: true },
  payid: { label: 'PayID', max: 255, group: 'payment methods' },
  interacEmail: { label: 'Interac e-Transfer email', max: 255, group: 'payment methods' },
  checkPayeeName: { label: 'Check payee name', max: 200, group: 'payment methods' },
  checkMailingAddress: {
    label: 'Check mailing address',
    max: 500,
    group: 'payment methods',
    lines: true,
  },
  paymentNotes: { label: 'Payment instructions', max: 5000, group: 'payment methods', lines: true },
};
