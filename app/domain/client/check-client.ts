import { invalidEmailMessage, isEmail } from '../account/email.ts';
import { cleanLine, cleanLines } from '../invoice/clean-text.ts';
import { type TextRule, textRules } from '../invoice/limits.ts';
import type { ClientColumns, ClientText } from './client.ts';

type TypedField = 'name' | 'email' | 'phone' | 'address';

/** One sentence for each field that is wrong. */
export type ClientErrors = Partial<Record<TypedField, string>>;

/** The limits of an invoice, on which all of it may end up (`invoices.md` section 5, Schema limits). */
const rules: Record<TypedField, Pick<TextRule, 'label' | 'max' | 'lines'>> = {
  name: { label: 'Name', max: textRules.clientName.max },
  email: { label: 'Email', max: textRules.clientEmail.max },
  phone: { label: 'Phone', max: textRules.businessPhone.max },
  address: { label: 'Address', max: textRules.clientAddress.max, lines: true },
};

export type ClientCheck<Columns> =
  | { ok: true; columns: Columns }
  | { ok: false; errors: ClientErrors };

/**
 * The client form's rules, the same in browser and server: a name, and an email in email format where there is one
 * (`invoices.md` section 5, Client form). Empty optional fields become null.
 */
export function checkClient(text: ClientText): ClientCheck<ClientColumns> {
  return checkClientChanges(text) as ClientCheck<ClientColumns>;
}

/** The same for the fields that an edit has changed; the columns are those of these fields alone. */
export function checkClientChanges(
  changes: Partial<ClientText>,
): ClientCheck<Partial<ClientColumns>> {
  const { country, ...typed } = changes;
  const errors: ClientErrors = {};
  const columns: Partial<ClientColumns> = country ? { country } : {};
  for (const [field, given] of Object.entries(typed) as [TypedField, string][]) {
    const text = rules[field].lines ? cleanLines(given) : cleanLine(given);
    const error = errorOf(field, text);
    if (error) errors[field] = error;
    else if (field === 'name') columns.name = text;
    else columns[field] = text === '' ? null : text;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, columns };
}

function errorOf(field: TypedField, text: string): string | null {
  const { label, max } = rules[field];
  if (text === '') return field === 'name' ? `${label} is required` : null;
  if (text.length > max) return `${label} must be ${max} characters or less`;
  return field === 'email' && !isEmail(text) ? invalidEmailMessage : null;
}
