import { fieldTexts } from '#app/i18n/texts.ts';
import { clientRules } from '../fields/client-rules.ts';
import { blankTexts } from '../fields/parse-fields.ts';
import { parseTexts } from '../fields/parse-texts.ts';
import { parsePaymentTerms } from '../payments/terms.ts';
import type { ClientColumns, ClientText } from './client.ts';

/** One message for each invalid field. */
export type ClientErrors = Partial<Record<keyof typeof clientRules, string>>;

export type ClientCheck<Columns> =
  | { ok: true; columns: Columns }
  | { ok: false; errors: ClientErrors };

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
  const errors: ClientErrors = {};
  const collector = {
    add: (field: string, _: unknown, message: string) => {
      errors[field as keyof ClientErrors] = message;
    },
  };
  const columns = parseTexts({ ...blankTexts(clientRules), ...typed }, rules, collector, {
    paymentTerms: (code) => (parsePaymentTerms(code) ? null : fieldTexts.messages.termDays),
  });
  if (Object.keys(errors).length > 0) return { ok: false, errors };
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
