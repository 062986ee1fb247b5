import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts/documents.ts';
import { fieldTexts } from '#app/i18n/fields.ts';
import { maxEmailLength } from '../account/max-email-length.ts';
import type { PaymentMethodId } from '../bank/payment-methods.ts';
import type { CountryCode } from '../country/country.ts';

// The texts of every form, each with its rule in one row: draft types, empty drafts, readers, checks, rows of the
// forms, settings, columns and the labels of the sheet follow from it. README.md says how a field is added.

/** The groups of "Issues found in:", in their order. */
export const issueGroups = ['invoice', 'business', 'client', 'items', 'payment'] as const;
export type IssueGroup = (typeof issueGroups)[number];

/** What one text of a form is called, how long it may be, and what is said of it. */
export type TextRule = {
  /** Its name in messages, and in the form of a country, which may have another. */
  label: (country?: CountryCode) => string;
  /** What it is: `line` when absent; see `read-texts.ts` for the shape that each kind asks for. */
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
  /** Said of a text that has not the shape of its kind; the bank's codes have sentences of their own. */
  message?: () => string;
  /** Most UTF-16 units after cleaning; without it another rule bounds the text. */
  max?: number;
  /** Said when it is empty; `true`: "{label} is required". */
  required?: true | (() => string);
  group: IssueGroup;
};

type Label = TextRule['label'];

/** A label that is called the same everywhere. */
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
/** An e-mail address of an invoice. */
export const email = {
  kind: 'email',
  message: () => fieldTexts.messages.validEmail,
  max: maxEmailLength,
} as const;
/** A text of several lines. */
export const lines = { kind: 'lines', max: 500 } as const;

/** Rules that belong to one group. */
export function inGroup<
  const Group,
  const Rules extends Record<string, Omit<TextRule, 'group'> & Partial<PaymentRule>>,
>(group: Group, rules: Rules) {
  const entries = Object.entries(rules).map(([field, rule]) => [field, { ...rule, group }]);
  return Object.fromEntries(entries) as {
    readonly [Field in keyof Rules]: Rules[Field] & { readonly group: Group };
  };
}

/** The texts of an invoice that stand above its items, in the form's order. */
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

/** The invoice's notes, below its items. */
export const notesRules = inGroup('invoice', {
  notes: { label: named('notes'), kind: 'lines', max: 5000 },
});

/**
 * What a foreign invoice says of its tax in the seller's own currency: what one unit of its currency is worth, on which day
 * and according to whom (UK reg. 14(1)(l), ATO GSTR 2001/2).
 */
export const homeRateRules = inGroup('invoice', {
  homeRate: { label: named('homeRate'), max: 30 },
  homeRateDate: { label: named('homeRateDate'), ...date },
  homeRateSource: { label: named('homeRateSource'), max: 100 },
});

/** Where a payment text stands in the forms, and what it is worth. */
export type PaymentRule = TextRule & {
  /** The method of each country that asks for it; the other countries have no such field. */
  methods: Partial<Record<CountryCode, PaymentMethodId>>;
  /** It alone is a way to pay. */
  pays?: true;
  /** As wide as the form. */
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
 * Bank and payment texts that settings and invoices share, in the order of forms and sheets. Its names are those of the
 * columns, in snake case.
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

/** What is said of the ways to pay as a whole, in settings and on invoices. */
export const paymentNotesRules = inGroup('payment', {
  paymentNotes: { label: named('paymentNotes'), kind: 'lines', max: 5000 },
});

/** What of a bilingual invoice stands there in its second language, too. */
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

/** Every text of an invoice. */
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

/**
 * The texts of the settings outside the payment details, in the order of their checks.
 */
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
    ...({ kind: 'reference', max: 20, required: true } as const),
  },
  creditNoteStart: {
    label: named('creditNoteStart'),
    required: () => fieldTexts.messages.startingNumber,
  },
  paymentTerms: { label: named('paymentTerms'), max: 20 },
});
export type SettingsText = keyof typeof settingsRules;

/** What a payment text is called on an invoice of a country. */
export function paymentLabel(
  labels: DocumentWords['paymentDetails'],
  field: keyof DocumentWords['paymentDetails'],
  country: CountryCode,
): string {
  const label = labels[field];
  return typeof label === 'string' ? label : label[country];
}
