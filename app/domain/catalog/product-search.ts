import { cleanLine } from '../invoice/clean-text.ts';

/** As much of a search as is looked at. */
export const longestProductSearch = 200;

/** The search of the product list's address, trimmed and cut at its limit; empty for none. */
export function readProductSearch(parameters: URLSearchParams): string {
  const text = cleanLine(parameters.get('q') ?? '');
  return [...text].slice(0, longestProductSearch).join('').trim();
}
