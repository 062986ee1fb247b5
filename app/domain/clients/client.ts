import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkFieldValues } from '#app/domain/custom-fields/check-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { controlOf, type FieldControl } from '#app/domain/custom-fields/document-fields.ts';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { email, headRules, inGroup, lines } from '#app/domain/fields/field-rules.ts';
import { blankTexts } from '#app/domain/fields/parse-fields.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import { type CurrencyCode, currencyCodes } from '#app/domain/money/money.ts';
import { parsePaymentTerms } from '#app/domain/payments/terms.ts';

/** The texts of a client; their rules are in `clientRules`. */
type ClientTextField = keyof typeof clientRules;

/** Texts that few clients need, in display order; a form shows them together. */
export const extraClientFields = ['contact', 'taxNumber', 'reference'] as const;
export type ExtraClientField = (typeof extraClientFields)[number];

/** A client as edited in the form: texts as typed, empty where unknown. */
export type ClientText = Record<ClientTextField, string> & {
  country: CountryCode;
  /** Language of their invoices; empty: the seller's. */
  language: DocumentLanguage | '';
  /** ISO 3166 alpha-2; empty: unknown. */
  region: string;
  /** The saved look of their documents; empty: the seller's default. */
  lookId: string;
  /** Values of custom fields as JSON, see `parseFieldValues`; empty: none. */
  fields: string;
};

/** A client's validated values; empty fields are null. */
export type ClientColumns = {
  [Field in ClientTextField]: Field extends 'name' ? string : string | null;
} & {
  country: CountryCode;
  /** Language of their invoices; null: the seller's. */
  language: DocumentLanguage | null;
  /** ISO 3166 alpha-2; null: unknown. */
  region: string | null;
  /** The saved look of their documents; null: the seller's default. */
  lookId: string | null;
  /** Values of custom fields as JSON; null: none. */
  fields: string | null;
};

/** A saved client of the signed-in seller. */
export type SavedClient = ClientColumns & { id: string };

/** Converts a saved client to form texts. */
export function clientText(columns: ClientColumns): ClientText {
  const texts = Object.entries(columns).map(([field, value]) => [field, value ?? '']);
  return Object.fromEntries(texts);
}

/** A client's outstanding, received and credit amounts in one currency, in minor units; sums may exceed 2^53. */
export type ClientTotals = {
  currency: CurrencyCode;
  outstanding: bigint;
  paid: bigint;
  credit: bigint;
};

/** Outstanding and received amounts of a client's invoices in one currency and status. */
export type InvoiceSum = {
  currency: CurrencyCode;
  state: 'outstanding' | 'paid' | 'credited' | 'void';
  due: bigint;
  paid: bigint;
};

/**
 * Sums the totals by currency, in the fixed order of currencies. Outstanding includes all unpaid balances; void
 * invoices only add what was received.
 */
export function totalsByCurrency(
  sums: readonly InvoiceSum[],
  credits: readonly { currency: CurrencyCode; minor: bigint }[],
): ClientTotals[] {
  return currencyCodes.flatMap((currency) => {
    const own = sums.filter((sum) => sum.currency === currency);
    const owed = own.filter(({ state }) => state === 'outstanding');
    const outstanding = owed.reduce((all, { due }) => all + due, 0n);
    const paid = own.reduce((all, sum) => all + sum.paid, 0n);
    const credit = credits.find((each) => each.currency === currency)?.minor ?? 0n;
    const isAsked = own.some(({ state }) => state !== 'void');
    return isAsked || paid !== 0n || credit > 0n ? [{ currency, outstanding, paid, credit }] : [];
  });
}

/** Field rules of a saved client; all of these texts may appear on an invoice. */
export const clientRules = inGroup('client', {
  name: { max: headRules.clientName.max, required: true },
  email: { ...email, wrong: 'emailAddress' },
  ccEmails: { kind: 'emails', max: 1_000 },
  phone: { max: headRules.businessPhone.max },
  address: lines,
  contact: { label: 'clientContact', max: headRules.clientContact.max },
  taxNumber: { label: 'clientTaxNumber', max: headRules.clientTaxNumber.max },
  paymentTerms: { max: 20 },
  reference: { label: 'clientReference', max: headRules.clientReference.max },
});

type ClientField = keyof typeof clientRules;

/** The issue of each invalid field; that of a custom field is under the name of its control. */
export type ClientIssues = Partial<Record<ClientField, FieldIssue>> & {
  [control: FieldControl]: FieldIssue;
};

/** The same in sentences. */
export type ClientErrors = Partial<Record<ClientField, string>> & {
  [control: FieldControl]: string;
};

type ClientCheck<Columns> = { ok: true; columns: Columns } | { ok: false; issues: ClientIssues };

/**
 * Validates the client form, in browser and server alike: a name, and a valid email if there is one. Empty optional
 * fields become null.
 * @param customFields the seller's for clients that are in use
 */
export function checkClient(
  text: ClientText,
  customFields: readonly CustomField[] = [],
): ClientCheck<ClientColumns> {
  return checkClientChanges(text, customFields) as ClientCheck<ClientColumns>;
}

/** Validates only the fields that an edit has changed, and returns only their columns. */
export function checkClientChanges(
  changes: Partial<ClientText>,
  customFields: readonly CustomField[] = [],
): ClientCheck<Partial<ClientColumns>> {
  const { country, language, region, lookId, fields, ...typed } = changes;
  const rules = Object.fromEntries(
    Object.entries(clientRules).filter(([field]) => field in typed),
  ) as typeof clientRules;
  const issues: ClientIssues = {};
  const collector = {
    add: (field: string, _: unknown, issue: FieldIssue) => {
      issues[field as ClientField] = issue;
    },
  };
  const columns = parseTexts({ ...blankTexts(clientRules), ...typed }, rules, collector, {
    paymentTerms: (code) => (parsePaymentTerms(code) ? null : { code: 'termDays' }),
  });
  const values =
    fields !== undefined &&
    checkFieldValues(fields, customFields, ({ id, label }, issue) => {
      issues[controlOf(id)] = { code: 'customField', label, issue };
    });
  if (Object.keys(issues).length > 0) return { ok: false, issues };
  return {
    ok: true,
    columns: {
      ...columns,
      ...(values !== false && { fields: values }),
      ...(country && { country }),
      ...(language !== undefined && { language: language || null }),
      ...(region !== undefined && { region: region || null }),
      ...(lookId !== undefined && { lookId: lookId || null }),
    },
  };
}

/** The response to adding, editing or deleting a client, the same in browser and server. */
export type ClientAnswer =
  | { outcome: 'saved' }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ClientErrors }
  | ChangeFailure;

/** The result of undoing a client created by a first invoice; `kept`: the client has been changed or used since. */
export type ForgetClientAnswer = { outcome: 'gone' | 'kept' };
