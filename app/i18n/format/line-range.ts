import { linesOnPage } from '#app/domain/lists/page-window.ts';
import { fill } from '../fill.ts';
import { listTexts } from '../texts.ts';
import { formatCount } from './number.ts';

/** The range of lines on a page of a figure's details, as text, with the addresses of the previous and next page. */
export type LineRange = { text: string; previous: string | null; next: string | null };

/**
 * Describes the lines on a page.
 * @param page counted from 0
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
