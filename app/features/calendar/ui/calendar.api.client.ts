import type { CalendarAnswer, CalendarStart } from '#app/domain/calendar/calendar-answer.ts';
import { failureTexts } from '#app/i18n/failures.ts';
import { fetchStart, hasOutcome } from '#app/ui/browser/requests/document-start.client.ts';
import { postCall } from '#app/ui/browser/requests/post-call.client.ts';
import { refusalIn } from '#app/ui/browser/requests/refusal.client.ts';

const path = '/api/calendar';

/** The owner's calendar, or why it cannot be shown; never rejects. */
export const fetchCalendar = () => fetchStart<CalendarStart>(path, {});

/** What is pressed; `since` is that of the address to replace. */
export type CalendarPress =
  | { intent: 'create' | 'turn-off' }
  | { intent: 'replace'; since: number };

/** Posts a press; what no server answered is `unreachable`, and sent again it is done once. */
export async function postCalendar(press: CalendarPress): Promise<CalendarAnswer> {
  const { body } = await postCall(path, press);
  if (hasOutcome<CalendarAnswer>(body)) return body;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
