import { cleanLine } from '../invoice/clean-text.ts';

/** As much of a search as is looked at. */
export const longestClientSearch = 200;

/** The search of the client list's address, trimmed and cut at its limit; empty for none. */
export function readClientSearch(parameters: URLSearchParams): string {
  const text = cleanLine(parameters.get('q') ?? '');
  return [...text].slice(0, longestClientSearch).join('').trim();
}
