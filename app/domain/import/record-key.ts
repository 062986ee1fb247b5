import { cleanLine } from '../invoices/clean-text.ts';

/** The same for two products of one name; only A to Z are compared without case, as the database does it. */
export function nameKey(name: string): string {
  return `name ${plainCase(cleanLine(name))}`;
}

/** A text as SQLite's `lower` writes it. */
export function plainCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
