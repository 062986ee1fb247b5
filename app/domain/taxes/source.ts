import { daysBetween } from '../dates.ts';

/** The source of a legal fact, and when someone last checked it. */
export type Source = {
  /** Its title, in the publisher's language. */
  readonly title: string;
  readonly url: string;
  /** `YYYY-MM-DD`; null when it couldn't be confirmed, which the product shows as "not checked". */
  readonly checkedOn: string | null;
};

const freshDays = 180;

/**
 * Whether a source was last checked more than 180 days ago, so that the product shows the date. Never for one that
 * couldn't be confirmed, which is shown differently. Throws RangeError when `today` isn't a calendar date.
 */
export function isStale({ checkedOn }: Source, today: string): boolean {
  return checkedOn !== null && daysBetween(checkedOn, today) > freshDays;
}
