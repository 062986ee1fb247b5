import type { ChangeFailure } from '../change-failure.ts';

/** The address of the owner's calendar, and since when (ms) it is that. */
export type ShownCalendar = { address: string; since: number };

/** What the dialog begins with; `calendar` is null while it is off. */
export type CalendarStart = { calendar: ShownCalendar | null };

/** What became of a press on the calendar. */
export type CalendarAnswer = ({ outcome: 'saved' } & CalendarStart) | ChangeFailure;
