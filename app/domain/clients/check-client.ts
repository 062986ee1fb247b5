import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { FieldIssue } from '#app/domain/fields/field-issue.ts';
import { email, headRules, inGroup, lines } from '#app/domain/fields/field-rules.ts';
import { blankTexts } from '#app/domain/fields/parse-fields.ts';
import { parseTexts } from '#app/domain/fields/parse-texts.ts';
import { parsePaymentTerms } from '#app/domain/payments/terms.ts';
import type { ClientColumns, ClientText } from './client.ts';

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

/** The issue of each invalid field. */
export type ClientIssues = Partial<Record<ClientField, FieldIssue>>;

/** The same in sentences. */
export type ClientErrors = Partial<Record<ClientField, string>>;

type ClientCheck<Columns> = { ok: true; columns: Columns } | { ok: false; issues: ClientIssues };

/**
 * Validates the client form, in browser and server alike: a name, and a valid email if there is one. Empty optional
 * fields become null.
 */
export function checkClient(text: ClientText): ClientCheck<ClientColumns> {
  return checkClientChanges(text) as ClientCheck<ClientColumns>;
}

/** Validates only the fields that an edit has changed, and returns only their columns. */
export function checkClientChanges(
  changes: Partial<ClientText>,
): ClientCheck<Partial<ClientColumns>> {
  const { country, language, region, ...typed } = changes;
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
  if (Object.keys(issues).length > 0) return { ok: false, issues };
  return {
    ok: true,
    columns: {
      ...columns,
      ...(country && { country }),
      ...(language !== undefined && { language: language || null }),
      ...(region !== undefined && { region: region || null }),
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
