import { maxEmailLength } from '#app/domain/limits.ts';
import type { CountryCode } from '../country/country.ts';
import type { FieldLabel, PlainIssueCode } from './field-issue.ts';
import type { PaymentMethodId } from './payment-fields.ts';

// The text fields of every form, one row each: draft types, empty drafts, parsers, validation, form rows, settings
// and columns are derived from them. README.md explains how to add a field.

/** The groups of "Issues found in:", in order. */
export const issueGroups = ['invoice', 'business', 'client', 'items', 'payment'] as const;
export type IssueGroup = (typeof issueGroups)[number];

/** A text field's format, maximum length and label in messages. */
export type TextRule = {
  /** The key of its label; defaults to the field's own name. */
  label?: FieldLabel;
  /** The country of the label, if it differs by country. */
  country?: CountryCode;
  /** The format; defaults to `line`. See `parse-texts.ts` for what each kind accepts. */
  kind?:
    | 'line'
    | 'lines'
    | 'reference'
    | 'date'
    | 'email'
    | 'emails'
    | 'phone'
    | 'website'
    | 'iban'
    | 'swift';
  /** The issue of a wrong format; defaults to the kind's own. */
  wrong?: PlainIssueCode;
  /** Maximum UTF-16 code units after cleaning; without it, another rule limits the text. */
  max?: number;
  /** The issue of an empty text; `true`: "{label} is required". */
  required?: true | PlainIssueCode;
  group: IssueGroup;
};

/** An email address on an invoice. */
export const email = { kind: 'email', max: maxEmailLength } as const;
/** A multi-line text. */
export const lines = { kind: 'lines', max: 500 } as const;

/** Assigns rules to one group. */
export function inGroup<
  const Group,
  const Rules extends Record<string, Omit<TextRule, 'group'> & Partial<PaymentRule>>,
>(group: Group, rules: Rules) {
  const entries = Object.entries(rules).map(([field, rule]) => [field, { ...rule, group }]);
  return Object.fromEntries(entries) as {
    readonly [Field in keyof Rules]: Rules[Field] & { readonly group: Group };
  };
}

/** The text fields above an invoice's items, in form order. */
export const headRules = {
  ...inGroup('invoice', {
    invoiceNumber: { kind: 'reference', max: 50, required: true },
    invoiceDate: { kind: 'date', required: true },
    dueDate: { kind: 'date', required: true },
    supplyDate: { kind: 'date' },
  }),
  ...inGroup('business', {
    businessName: { max: 200, required: true },
    businessEmail: { ...email, required: 'email' },
    businessPhone: { max: 50 },
    businessWebsite: { max: 500 },
    businessAddress: { ...lines, required: true },
    postalCode: { label: 'businessPostalCode', max: 20 },
    taxNumber: { max: 50 },
  }),
  ...inGroup('client', {
    clientName: { max: 200, required: true },
    clientEmail: email,
    clientAddress: { ...lines, required: true },
    clientContact: { max: 200 },
    clientTaxNumber: { max: 50 },
    clientReference: { max: 100 },
    shippingAddress: lines,
    shippingPostalCode: { max: 20 },
  }),
} as const satisfies Record<string, TextRule>;

/** The notes below an invoice's items. */
export const notesRules = inGroup('invoice', {
  notes: { kind: 'lines', max: 5000 },
});

/**
 * The exchange rate for tax amounts in the seller's own currency on a foreign-currency invoice: rate, date and source
 * (UK reg. 14(1)(l), ATO GSTR 2001/2).
 */
export const homeRateRules = inGroup('invoice', {
  homeRate: { max: 30 },
  homeRateDate: { kind: 'date' },
  homeRateSource: { max: 100 },
});

/** The form position of a payment field, and whether it is sufficient to pay. */
export type PaymentRule = TextRule & {
  /** The method that uses the field, by country; other countries don't have it. */
  methods: Partial<Record<CountryCode, PaymentMethodId>>;
  /** This field alone makes payment possible. */
  pays?: true;
  /** Spans the full form width. */
  wide?: true;
};

const everyBank = {
  us: 'ach',
  ca: 'bank_transfer',
  uk: 'bank_transfer',
  au: 'bank_transfer',
} as const;
const localBank = { ...everyBank, uk: 'bacs' } as const;

/**
 * Bank and payment fields shared by settings and invoices, in the order of forms and sheets. Their names in snake case
 * are the column names.
 */
export const paymentRules = inGroup('payment', {
  bankName: { max: 200, methods: everyBank },
  accountHolder: { max: 200, methods: everyBank },
  accountNumber: { max: 50, methods: localBank, pays: true },
  routingNumber: { max: 20, methods: localBank, pays: true },
  institutionNumber: { max: 20, methods: { ca: 'bank_transfer' } },
  iban: { kind: 'iban', max: 60, methods: { uk: 'bank_transfer' }, pays: true },
  swiftBic: { kind: 'swift', max: 30, methods: everyBank, pays: true },
  bankAddress: { ...lines, methods: everyBank, wide: true },
  payid: { max: 255, methods: { au: 'payid' }, pays: true, wide: true },
  interacEmail: { ...email, methods: { ca: 'interac' }, pays: true, wide: true },
  checkPayeeName: { max: 200, methods: { us: 'check' }, pays: true },
  checkMailingAddress: { ...lines, methods: { us: 'check' }, pays: true, wide: true },
}) satisfies Record<string, PaymentRule>;

/** Notes about all payment methods, in settings and on invoices. */
export const paymentNotesRules = inGroup('payment', {
  paymentNotes: { kind: 'lines', max: 5000 },
});

/** Texts of a bilingual invoice that also exist in its second language. */
export const secondRules = {
  ...inGroup('invoice', { secondNotes: { kind: 'lines', max: 5000 } }),
  ...inGroup('payment', {
    secondPaymentNotes: { kind: 'lines', max: 5000 },
  }),
} as const;

/** The code of its payment terms, see `parsePaymentTerms`. */
export const termsRules = inGroup('invoice', {
  paymentTerms: { max: 20 },
});

/** All text fields of an invoice. */
export const textRules = {
  ...headRules,
  ...termsRules,
  ...homeRateRules,
  ...notesRules,
  ...paymentRules,
  ...paymentNotesRules,
  ...secondRules,
} as const;
export type TextField = keyof typeof textRules;

/** The text fields of the settings outside the payment details, in validation order. */
export const settingsRules = inGroup('business', {
  businessName: { max: 200, required: true },
  email: { label: 'businessEmail', ...email, wrong: 'emailFormat', required: 'emailFormat' },
  phone: { kind: 'phone', max: 50, required: true },
  website: { kind: 'website', max: 500 },
  address: { label: 'businessAddress', ...lines, required: true },
  postalCode: { max: 20, required: true },
  taxRate: {},
  taxNumber: { max: 50 },
  invoicePrefix: { kind: 'reference', max: 20, required: true },
  startingNumber: { required: 'startingNumber' },
  estimatePrefix: { kind: 'reference', max: 20, required: true },
  estimateStart: { required: 'startingNumber' },
  creditNotePrefix: { kind: 'reference', max: 20, required: true },
  creditNoteStart: { required: 'startingNumber' },
  paymentTerms: { max: 20 },
});
export type SettingsText = keyof typeof settingsRules;
