import { invalidEmailMessage, longestEmail } from '../account/email.ts';
import type { PaymentMethodId } from '../bank/payment-methods.ts';
import { type CountryCode, countries } from '../country/country.ts';

// The texts of every form, each with its rule in one row: draft types, empty drafts, readers, checks, rows of the
// forms, settings, columns and the labels of the sheet follow from it. README.md says how a field is added.

/** The groups of "Issues found in:", in their order (`invoices.md` section 5). */
export const issueGroups = [
  'invoice details',
  'business info',
  'client info',
  'items',
  'payment methods',
] as const;
export type IssueGroup = (typeof issueGroups)[number];

/** What one text of a form is called, how long it may be, and what is said of it. */
export type TextRule = {
  /** Its name in messages, and in the form unless the country has another (`labels`). */
  label: string;
  labels?: Readonly<Record<CountryCode, string>>;
  /** What it is: `line` when absent; see `read-texts.ts` for the shape that each kind asks for. */
  kind?: 'line' | 'lines' | 'reference' | 'date' | 'email' | 'phone' | 'website' | 'iban' | 'swift';
  /** Said of a text that has not the shape of its kind; the bank's codes have sentences of their own. */
  message?: string;
  /** Most UTF-16 units after cleaning; without it another rule bounds the text. */
  max?: number;
  /** Said when it is empty; `true`: "{label} is required". */
  required?: true | string;
  group: IssueGroup;
};

const taxNumberLabels = labelsOf('taxNumberLabel');
const postalCodeLabels = labelsOf('postalCodeLabel');

/** `invoices.md` section 5, Checks run on save; a date that is no day has our own sentence. */
const invalidDate = 'Enter a valid date';
const invalidFormat = 'Invalid email format';

/** An e-mail address of an invoice. */
const email = { kind: 'email', message: 'Enter a valid email', max: longestEmail } as const;
/** A text of several lines. */
const lines = { kind: 'lines', max: 500 } as const;

/** Rules that belong to one group. */
function inGroup<
  const Group,
  const Rules extends Record<string, Omit<TextRule, 'group'> & Partial<PaymentRule>>,
>(group: Group, rules: Rules) {
  const entries = Object.entries(rules).map(([field, rule]) => [field, { ...rule, group }]);
  return Object.fromEntries(entries) as {
    readonly [Field in keyof Rules]: Rules[Field] & { readonly group: Group };
  };
}

/** The texts of an invoice that stand above its items, in the form's order (`invoices.md` section 5, Schema limits). */
export const headRules = {
  ...inGroup('invoice details', {
    invoiceNumber: { label: 'Invoice number', kind: 'reference', max: 50, required: true },
    invoiceDate: { label: 'Invoice date', kind: 'date', message: invalidDate, required: true },
    dueDate: { label: 'Due date', kind: 'date', message: invalidDate, required: true },
  }),
  ...inGroup('business info', {
    businessName: { label: 'Business name', max: 200, required: true },
    businessEmail: { label: 'Business email', ...email, required: email.message },
    businessPhone: { label: 'Business phone', max: 50 },
    businessWebsite: { label: 'Business website', max: 500 },
    businessAddress: { label: 'Business address', ...lines, required: true },
    postalCode: { label: 'Business postal code', labels: postalCodeLabels, max: 20 },
    taxNumber: { label: 'Tax number', labels: taxNumberLabels, max: 50 },
  }),
  ...inGroup('client info', {
    clientName: { label: 'Client name', max: 200, required: true },
    clientEmail: { label: 'Client email', ...email },
    clientAddress: { label: 'Client address', ...lines, required: true },
    shippingAddress: { label: 'Shipping address', ...lines },
    shippingPostalCode: { label: 'Shipping postal code', max: 20 },
  }),
} as const satisfies Record<string, TextRule>;

/** The invoice's notes, below its items. */
export const notesRules = inGroup('invoice details', {
  notes: { label: 'Notes', kind: 'lines', max: 5000 },
});

/** Where a payment text stands in the forms, and what it is worth. */
export type PaymentRule = TextRule & {
  /** The method of each country that asks for it; the other countries have no such field. */
  methods: Partial<Record<CountryCode, PaymentMethodId>>;
  /** It alone is a way to pay (`invoices.md` section 5; `decisions.md`). */
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
// `invoices.md` section 5, Country labels.
const routingNumberLabels = {
  us: 'Routing Number',
  ca: 'Transit Number',
  uk: 'Sort Code',
  au: 'BSB Number',
};
const localBank = { ...everyBank, uk: 'bacs' } as const;

/**
 * Bank and payment texts that settings and invoices share, in the order of forms and sheets (`platform.md` section 3, Bank
 * fields by country, and section 9; lengths of `decisions.md`). Its names are those of the columns, in snake case.
 */
export const paymentRules = inGroup('payment methods', {
  bankName: { label: 'Bank name', max: 200, methods: everyBank },
  accountHolder: { label: 'Account holder', max: 200, methods: everyBank },
  accountNumber: { label: 'Account number', max: 50, methods: localBank, pays: true },
  routingNumber: {
    label: routingNumberLabels.us,
    labels: routingNumberLabels,
    max: 20,
    methods: localBank,
    pays: true,
  },
  institutionNumber: { label: 'Institution number', max: 20, methods: { ca: 'bank_transfer' } },
  iban: { label: 'IBAN', kind: 'iban', max: 60, methods: { uk: 'bank_transfer' }, pays: true },
  swiftBic: { label: 'SWIFT/BIC', kind: 'swift', max: 30, methods: everyBank, pays: true },
  bankAddress: { label: 'Bank address', ...lines, methods: everyBank, wide: true },
  payid: { label: 'PayID', max: 255, methods: { au: 'payid' }, pays: true, wide: true },
  interacEmail: {
    label: 'Interac e-Transfer email',
    ...email,
    methods: { ca: 'interac' },
    pays: true,
    wide: true,
  },
  checkPayeeName: { label: 'Check payee name', max: 200, methods: { us: 'check' }, pays: true },
  checkMailingAddress: {
    label: 'Check mailing address',
    ...lines,
    methods: { us: 'check' },
    pays: true,
    wide: true,
  },
}) satisfies Record<string, PaymentRule>;

/** What is said of the ways to pay as a whole, in settings and on invoices. */
export const paymentNotesRules = inGroup('payment methods', {
  paymentNotes: { label: 'Payment instructions', kind: 'lines', max: 5000 },
});

/** Every text of an invoice. */
export const textRules = {
  ...headRules,
  ...notesRules,
  ...paymentRules,
  ...paymentNotesRules,
} as const;
export type TextField = keyof typeof textRules;

/**
 * The texts of the settings outside the payment details, in the order of their checks (`invoices.md` section 5, Settings
 * save; sentences for phone, website and starting number are ours).
 */
export const settingsRules = inGroup('business info', {
  businessName: { label: 'Business name', max: 200, required: true },
  email: { label: 'Business email', ...email, message: invalidFormat, required: invalidFormat },
  phone: {
    label: 'Phone',
    kind: 'phone',
    message: 'Phone can only have digits, spaces and + ( ) -',
    max: 50,
    required: true,
  },
  website: {
    label: 'Website',
    kind: 'website',
    message: 'Website must start with http:// or https://',
    max: 500,
  },
  address: { label: 'Business address', ...lines, required: true },
  postalCode: { label: 'Postal code', labels: postalCodeLabels, max: 20, required: true },
  taxRate: { label: 'Tax rate' },
  taxNumber: { label: 'Tax number', labels: taxNumberLabels, max: 50 },
  invoicePrefix: { label: 'Invoice prefix', kind: 'reference', max: 20, required: true },
  startingNumber: {
    label: 'Starting number',
    required: 'Starting number must be a whole number from 1 to 999999',
  },
});
export type SettingsText = keyof typeof settingsRules;

/** The texts of a saved client; all of them may end up on an invoice (`invoices.md` section 5, Client form). */
export const clientRules = inGroup('client info', {
  name: { label: 'Name', max: headRules.clientName.max, required: true },
  email: { label: 'Email', ...email, message: invalidEmailMessage },
  phone: { label: 'Phone', max: headRules.businessPhone.max },
  address: { label: 'Address', ...lines },
});

/** What a country's form calls a text. */
export function fieldLabel({ label, labels }: TextRule, country: CountryCode): string {
  return labels?.[country] ?? label;
}

function labelsOf(label: 'taxNumberLabel' | 'postalCodeLabel'): Record<CountryCode, string> {
  const { us, ca, uk, au } = countries;
  return { us: us[label], ca: ca[label], uk: uk[label], au: au[label] };
}

// @covers V2.1.1 invoices-5.1 invoices-5.10 platform-3.3
