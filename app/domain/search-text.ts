import { cleanLine } from './invoices/clean-text.ts';

/** As much of a search as is looked at. */
export const maxSearchLength = 200;

/** The search of a list's address (`q`), trimmed and cut at its limit; empty for none. */
export function parseSearch(parameters: URLSearchParams): string {
  const text = cleanLine(parameters.get('q') ?? '');
  return [...text].slice(0, maxSearchLength).join('').trim();
}
