import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { maxEmailLength } from '../account/max-email-length.ts';
import type { PaymentMethodId } from '../bank/payment-methods.ts';
import type { CountryCode } from '../country/country.ts';

// The text fields of every form, one row each: draft types, empty drafts, parsers, validation, form rows, settings,
// columns and sheet labels are derived from them. README.md explains how to add a field.

/** The groups of "Issues found in:", in order. */
export const issueGroups = ['invoice', 'business', 'client', 'items', 'payment'] as const;
export type IssueGroup = (typeof issueGroups)[number];

/** A text field's label, maximum length, format and messages. */
export type TextRule = {
  /** Its label in messages and in the form; may differ by country. */
  label: (country?: CountryCode) => string;
  /** The format; defaults to `line`. See `read-texts.ts` for what each kind accepts. */
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
  /** Message for a wrong format; bank codes have their own messages. */
  message?: () => string;
  /** Maximum UTF-16 code units after cleaning; without it, another rule limits the text. */
  max?: number;
  /** Message when empty; `true`: "{label} is required". */
  required?: true | (() => string);
  group: IssueGroup;
};

type Label = TextRule['label'];

/** Creates a label that is the same in every country. */
export const named =
  (key: keyof typeof fieldTexts.labels): Label =>
  () =>
    fieldTexts.labels[key];
const printed =
  (field: keyof DocumentWords['paymentDetails']): Label =>
  (country = 'us') =>
    paymentLabel(documentTexts.paymentDetails, field, country);
const postalCode =
  (key: keyof typeof fieldTexts.labels): Label =>
  (country) =>
    country ? fieldTexts.postalCodes[country] : fieldTexts.labels[key];
const taxNumber: Label = (country) =>
  country ? documentTexts.taxNumbers[country] : fieldTexts.labels.taxNumber;

const date = { kind: 'date', message: () => fieldTexts.messages.validDate } as const;
/** An email address on an invoice. */
export const email = {
  kind: 'email',
  message: () => fieldTexts.messages.validEmail,
  max: maxEmailLength,
} as const;
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
    invoiceNumber: { label: named('invoiceNumber'), kind: 'reference', max: 50, required: true },
    invoiceDate: { label: () => documentTexts.invoiceDate, ...date, required: true },
    dueDate: { label: () => documentTexts.dueDate, ...date, required: true },
    supplyDate: { label: () => documentTexts.supplyDate, ...date },
  }),
  ...inGroup('business', {
    businessName: { label: named('businessName'), max: 200, required: true },
    businessEmail: { label: named('businessEmail'), ...email, required: email.message },
    businessPhone: { label: named('businessPhone'), max: 50 },
    businessWebsite: { label: named('businessWebsite'), max: 500 },
    businessAddress: { label: named('businessAddress'), ...lines, required: true },
    postalCode: {
      label: postalCode('businessPostalCode'),
      max: 20,
    },
    taxNumber: { label: taxNumber, max: 50 },
  }),
  ...inGroup('client', {
    clientName: { label: named('clientName'), max: 200, required: true },
    clientEmail: { label: named('clientEmail'), ...email },
    clientAddress: { label: named('clientAddress'), ...lines, required: true },
    clientContact: { label: named('clientContact'), max: 200 },
    clientTaxNumber: { label: named('clientTaxNumber'), max: 50 },
    clientReference: { label: named('clientReference'), max: 100 },
    shippingAddress: { label: named('shippingAddress'), ...lines },
    shippingPostalCode: { label: named('shippingPostalCode'), max: 20 },
  }),
} as const satisfies Record<string, TextRule>;

/** The notes below an invoice's items. */
export const notesRules = inGroup('invoice', {
  notes: { label: named('notes'), kind: 'lines', max: 5000 },
});

/**
 * The exchange rate for tax amounts in the seller's own currency on a foreign-currency invoice: rate, date and source
 * (UK reg. 14(1)(l), ATO GSTR 2001/2).
 */
export const homeRateRules = inGroup('invoice', {
  homeRate: { label: named('homeRate'), max: 30 },
  homeRateDate: { label: named('homeRateDate'), ...date },
  homeRateSource: { label: named('homeRateSource'), max: 100 },
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
  bankName: { label: printed('bankName'), max: 200, methods: everyBank },
  accountHolder: { label: printed('accountHolder'), max: 200, methods: everyBank },
  accountNumber: { label: printed('accountNumber'), max: 50, methods: localBank, pays: true },
  routingNumber: {
    label: printed('routingNumber'),
    max: 20,
    methods: localBank,
    pays: true,
  },
  institutionNumber: {
    label: printed('institutionNumber'),
    max: 20,
    methods: { ca: 'bank_transfer' },
  },
  iban: {
    label: printed('iban'),
    kind: 'iban',
    max: 60,
    methods: { uk: 'bank_transfer' },
    pays: true,
  },
  swiftBic: { label: printed('swiftBic'), kind: 'swift', max: 30, methods: everyBank, pays: true },
  bankAddress: { label: printed('bankAddress'), ...lines, methods: everyBank, wide: true },
  payid: { label: printed('payid'), max: 255, methods: { au: 'payid' }, pays: true, wide: true },
  interacEmail: {
    label: printed('interacEmail'),
    ...email,
    methods: { ca: 'interac' },
    pays: true,
    wide: true,
  },
  checkPayeeName: {
    label: printed('checkPayeeName'),
    max: 200,
    methods: { us: 'check' },
    pays: true,
  },
  checkMailingAddress: {
    label: printed('checkMailingAddress'),
    ...lines,
    methods: { us: 'check' },
    pays: true,
    wide: true,
  },
}) satisfies Record<string, PaymentRule>;

/** Notes about all payment methods, in settings and on invoices. */
export const paymentNotesRules = inGroup('payment', {
  paymentNotes: { label: named('paymentNotes'), kind: 'lines', max: 5000 },
});

/** Texts of a bilingual invoice that also exist in its second language. */
export const secondRules = {
  ...inGroup('invoice', { secondNotes: { label: named('secondNotes'), kind: 'lines', max: 5000 } }),
  ...inGroup('payment', {
    secondPaymentNotes: { label: named('secondPaymentNotes'), kind: 'lines', max: 5000 },
  }),
} as const;

/** The code of its payment terms, see `parsePaymentTerms`. */
export const termsRules = inGroup('invoice', {
  paymentTerms: { label: named('paymentTerms'), max: 20 },
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

const invalidFormat = () => fieldTexts.messages.emailFormat;

/** The text fields of the settings outside the payment details, in validation order. */
export const settingsRules = inGroup('business', {
  businessName: { label: named('businessName'), max: 200, required: true },
  email: {
    label: named('businessEmail'),
    ...email,
    message: invalidFormat,
    required: invalidFormat,
  },
  phone: {
    label: named('phone'),
    kind: 'phone',
    message: () => fieldTexts.messages.phone,
    max: 50,
    required: true,
  },
  website: {
    label: named('website'),
    kind: 'website',
    message: () => fieldTexts.messages.website,
    max: 500,
  },
  address: { label: named('businessAddress'), ...lines, required: true },
  postalCode: {
    label: postalCode('postalCode'),
    max: 20,
    required: true,
  },
  taxRate: { label: named('taxRate') },
  taxNumber: { label: taxNumber, max: 50 },
  invoicePrefix: { label: named('invoicePrefix'), kind: 'reference', max: 20, required: true },
  startingNumber: {
    label: named('startingNumber'),
    required: () => fieldTexts.messages.startingNumber,
  },
  estimatePrefix: { label: named('estimatePrefix'), kind: 'reference', max: 20, required: true },
  estimateStart: {
    label: named('estimateStart'),
    required: () => fieldTexts.messages.startingNumber,
  },
  creditNotePrefix: {
    label: named('creditNotePrefix'),
    kind: 'reference',
    max: 20,
    required: true,
  },
  creditNoteStart: {
    label: named('creditNoteStart'),
    required: () => fieldTexts.messages.startingNumber,
  },
  paymentTerms: { label: named('paymentTerms'), max: 20 },
});
export type SettingsText = keyof typeof settingsRules;

/** Returns the label of a payment field on an invoice of a country. */
export function paymentLabel(
  labels: DocumentWords['paymentDetails'],
  field: keyof DocumentWords['paymentDetails'],
  country: CountryCode,
): string {
  const label = labels[field];
  return typeof label === 'string' ? label : label[country];
}
