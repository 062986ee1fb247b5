import { linesOnPage } from '#app/domain/lists/page-window.ts';
import { fill } from '../fill.ts';
import { listTexts } from '../texts.ts';
import { formatCount } from './number.ts';

/** Which of the lines behind a figure are on a page, in the language of the page, and the addresses of the pages beside it. */
export type LineRange = { text: string; previous: string | null; next: string | null };

/**
 * @param page counts from 0
 * @param shown lines on it
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
