import { cleanLine } from '../invoices/clean-text.ts';

/** Returns a key that is equal for products with the same name; case is ignored for A to Z only, as in the database. */
export function nameKey(name: string): string {
  return `name ${plainCase(cleanLine(name))}`;
}

/** Lower-cases a text like SQLite's `lower`. */
export function plainCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
