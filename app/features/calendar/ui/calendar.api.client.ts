import type { CalendarAnswer, CalendarStart } from '#app/domain/calendar/calendar-answer.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/calendar';

/** Fetches the owner's calendar, or why it can't be shown; never rejects. */
export const fetchCalendar = () => fetchStart<CalendarStart>(path);

/** A command of the dialog; `since` is when the address to replace was created. */
export type CalendarCommand =
  | { intent: 'create' | 'turn-off' }
  | { intent: 'replace'; since: number };

/** Posts a command; `unreachable` if no server answered. A retry changes nothing more. */
export function postCalendar(press: CalendarCommand): Promise<CalendarAnswer> {
  return postCommand<CalendarAnswer>(path, press);
}
