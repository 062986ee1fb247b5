import { fieldTexts } from '#app/i18n/fields.ts';
import { clientRules } from '../fields/client-rules.ts';
import { blankTexts } from '../fields/parse-fields.ts';
import { parseTexts } from '../fields/parse-texts.ts';
import { parsePaymentTerms } from '../payments/terms.ts';
import type { ClientColumns, ClientText } from './client.ts';

/** One sentence for each field that is wrong. */
export type ClientErrors = Partial<Record<keyof typeof clientRules, string>>;

export type ClientCheck<Columns> =
  | { ok: true; columns: Columns }
  | { ok: false; errors: ClientErrors };

/**
 * The client form's rules, the same in browser and server: a name, and an email in email format where there is one.
 * Empty optional fields become null.
 */
export function checkClient(text: ClientText): ClientCheck<ClientColumns> {
  return checkClientChanges(text) as ClientCheck<ClientColumns>;
}

/** The same for the fields that an edit has changed; the columns are those of these fields alone. */
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
