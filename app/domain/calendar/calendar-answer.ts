import type { ChangeFailure } from '../change-failure.ts';

/** The address of the owner's calendar feed, and since when (ms) it has been valid. */
export type ShownCalendar = { address: string; since: number };

/** Initial data of the dialog; `calendar` is null while the feed is off. */
export type CalendarStart = { calendar: ShownCalendar | null };

/** The outcome of a calendar command. */
export type CalendarAnswer = ({ outcome: 'saved' } & CalendarStart) | ChangeFailure;
