import ICAL from 'ical.js';
import type { CalendarAnswer } from '#app/domain/calendar/calendar-answer.ts';
import { action as answerCalendarPost } from '#app/features/calendar/calendar.route.ts';
import { loader as answerCalendarFeed } from '#app/features/calendar/calendar-feed.route.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import type { Database } from '#db/client.server.ts';
import { createTestContext, jsonPost } from './request-context.ts';

/** Posts an action of the calendar section, and returns the response. */
export async function postCalendarCommand(
  db: Database,
  cookie: string,
  press: object,
  over: Partial<RequestContext> = {},
) {
  const context = createTestContext(db, over);
  const request = jsonPost('/api/calendar', press, cookie);
  const answer = await answerCalendarPost({ request, context });
  return { status: answer.status, body: (await answer.json()) as CalendarAnswer, context };
}

/** Posts an action that must succeed, and returns the calendar's address and version. */
export async function calendarOf(db: Database, cookie: string, press: object) {
  const { body } = await postCalendarCommand(db, cookie, press);
  if (body.outcome !== 'saved' || !body.calendar) throw new Error(JSON.stringify(body));
  return body.calendar;
}

/** Requests a calendar feed as a calendar app does. */
export function fetchFeed(
  db: Database,
  address: string,
  { headers = {}, ...over }: Partial<RequestContext> & { headers?: HeadersInit } = {},
): Promise<Response> {
  const request = new Request(address, { headers });
  const file = new URL(address).pathname.split('/').at(-1) ?? '';
  const context = createTestContext(db, over);
  return answerCalendarFeed({ request, params: { file }, context });
}

/** Returns a feed's events in order, parsed by an independent library. */
export async function readEvents(answer: Response) {
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      isAllDay: event.startDate.isDate,
      url: component.getFirstPropertyValue('url')?.toString(),
    };
  });
}
