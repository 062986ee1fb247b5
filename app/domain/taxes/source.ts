import { daysBetween } from '../dates.ts';

/** Where a fact of the law stands, and when somebody last read it there. */
export type Source = {
  /** What its publisher calls it, in the publisher's language. */
  readonly title: string;
  readonly url: string;
  /** `YYYY-MM-DD`; null of what could not be confirmed, which the product says as "not checked". */
  readonly checkedOn: string | null;
};

const freshDays = 180;

/**
 * Whether a source was read more than 180 days ago, so that the product says when. Never of one that nobody could
 * confirm: that is said otherwise. Throws RangeError when `today` is no calendar date.
 */
export function isStale({ checkedOn }: Source, today: string): boolean {
  return checkedOn !== null && daysBetween(checkedOn, today) > freshDays;
}
