import { fill } from '#app/texts/fill.ts';
import { importTexts } from '#app/texts/import.ts';
import { isEmail, normalizeEmail } from '../account/email.ts';

/**
 * The addresses of a cell, which may hold several: the first is the client's email. A cell that holds anything else is one text,
 * so that it is refused where emails are checked.
 */
export function readFileEmails(cell: string): { email: string; others: string[] } {
  const parts = cell.split(/[,;\s]+/).filter(Boolean);
  if (!parts.every(isEmail)) return { email: cell, others: [] };
  const unique = new Map<string, string>();
  for (const part of parts) {
    const key = normalizeEmail(part);
    if (!unique.has(key)) unique.set(key, part);
  }
  const [email = '', ...others] = unique.values();
  return { email, others };
}

/** What is reported of a cell with several addresses. */
export function moreAddresses(email: string, others: readonly string[]): string {
  return fill(importTexts.rows.moreAddresses, { email, others: others.join(', ') });
}
