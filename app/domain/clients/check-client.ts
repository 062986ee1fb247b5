import { clientRules } from '../fields/client-rules.ts';
import type { FieldIssue } from '../fields/field-issue.ts';
import { blankTexts } from '../fields/parse-fields.ts';
import { parseTexts } from '../fields/parse-texts.ts';
import { parsePaymentTerms } from '../payments/terms.ts';
import type { ClientColumns, ClientText } from './client.ts';

type ClientField = keyof typeof clientRules;

/** The issue of each invalid field. */
export type ClientIssues = Partial<Record<ClientField, FieldIssue>>;

/** The same in sentences. */
export type ClientErrors = Partial<Record<ClientField, string>>;

export type ClientCheck<Columns> =
  | { ok: true; columns: Columns }
  | { ok: false; issues: ClientIssues };

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
