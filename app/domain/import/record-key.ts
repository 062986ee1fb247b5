import { cleanLine } from '../invoices/clean-text.ts';

/**
 * By what a client is found again: the e-mail, else the name; of a product, the name. Only A to Z are compared without case, as the
 * database does it.
 */
export function recordKey({ name, email = '' }: { name: string; email?: string | null }): string {
  const address = cleanLine(email ?? '');
  return address === '' ? `name ${plainCase(cleanLine(name))}` : `email ${plainCase(address)}`;
}

/** A text as SQLite's `lower` writes it. */
export function plainCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
