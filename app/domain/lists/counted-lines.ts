import { fill } from '#app/i18n/fill.ts';
import { listTexts } from '#app/i18n/lists.ts';
import { formatCount } from '../format-count.ts';

/** Lines per page of a figure's details. */
export const linesOnPage = 50;

/** A page of a figure's lines, described in the page's language, with the addresses of the neighboring pages. */
export type LineRange = { text: string; previous: string | null; next: string | null };

/** Parses the requested page, counted from 0. */
export function parsePageNumber(parameters: URLSearchParams): number {
  return Number(/^\d{1,6}$/.exec(parameters.get('page') ?? '')?.[0] ?? 0);
}

/**
 * @param page from 0
 * @param shown lines on this page
 * @param count lines on all pages
 */
export function describeRange(
  { page, shown, count }: { page: number; shown: number; count: number },
  addressOf: (page: number) => string,
): LineRange {
  const first = page * linesOnPage;
  const last = first + shown;
  return {
    text: fill(listTexts.range, {
      first: formatCount(Math.min(first + 1, last)),
      last: formatCount(last),
      count: formatCount(count),
    }),
    previous: page > 0 ? addressOf(page - 1) : null,
    next: last < count ? addressOf(page + 1) : null,
  };
}
