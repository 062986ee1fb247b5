/** How many lines behind a figure are on one page. */
export const linesOnPage = 50;

/** The page that an address asks for, counted from 0. */
export function parsePageNumber(parameters: URLSearchParams): number {
  return Number(/^\d{1,6}$/.exec(parameters.get('page') ?? '')?.[0] ?? 0);
}
