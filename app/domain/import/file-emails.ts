import { importTexts } from '#app/features/imports/texts/import.ts';
import { fill } from '#app/i18n/fill.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';
import { splitAddresses } from '../sending/addresses.ts';

/**
 * The addresses of a cell, which may hold several: the first is the client's email. A cell that holds anything else is one text,
 * so that it is refused where emails are checked.
 */
export function readFileEmails(cell: string): { email: string; others: string[] } {
  const parts = splitAddresses(cell);
  if (!parts.every(isEmail)) return { email: cell, others: [] };
  const unique = new Map<string, string>();
  for (const part of parts) {
    const key = normalizeEmail(part);
    if (!unique.has(key)) unique.set(key, part);
  }
  const [email = '', ...others] = unique.values();
  return { email, others };
}

/** What is reported of a cell with several addresses; the others of a client's are kept as who gets copies. */
export function moreAddresses(
  email: string,
  others: readonly string[],
  kept: 'copiedAddresses' | 'moreAddresses',
): string {
  return fill(importTexts.rows[kept], { email, others: others.join(', ') });
}
