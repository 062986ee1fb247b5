import { cleanLine } from '#app/domain/invoices/clean-text.ts';

/** Maximum search length; the rest is ignored. */
export const maxSearchLength = 200;

/** Parses the search of a list's URL (`q`), trimmed and truncated; empty for none. */
export function parseSearch(parameters: URLSearchParams): string {
  const text = cleanLine(parameters.get('q') ?? '');
  return [...text].slice(0, maxSearchLength).join('').trim();
}
