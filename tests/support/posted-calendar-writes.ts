import { action as answerCalendarPost } from '#app/features/calendar/calendar.route.ts';
import { createFeed } from '#app/features/calendar/queries/calendar-feed.server.ts';
import { postedCall } from './posted-call.ts';
import type { Person, PostedWrite } from './posted-writes.ts';
import type { TestDatabase } from './test-database.ts';

/** Lists the posts to the calendar of due dates. */
export function listPostedCalendarWrites(database: TestDatabase): PostedWrite[] {
  const ask = (sql: string) => async (person: Person) => {
    const { rows } = await database.open().$client.execute({ sql, args: [person.userId] });
    return rows[0]?.[0] ?? null;
  };
  const turnOn = ({ userId }: Person) =>
    createFeed(database.open(), { userId, token: userId, now: 1 });
  const opened = new Set<string>();
  const turnOnOnce = async (person: Person) => {
    if (!opened.has(person.userId)) await turnOn(person);
    opened.add(person.userId);
  };
  const feeds = ask('SELECT count(*) FROM calendar_feeds WHERE user_id = ?');
  const replaced = ask(
    'SELECT count(*) FROM calendar_feeds WHERE user_id = ? AND token <> user_id',
  );
  return [
    {
      name: 'the calendar is turned on',
      act: postedCall(answerCalendarPost, () => ({ intent: 'create' })),
      effect: replaced,
    },
    {
      name: 'the calendar is turned off',
      act: postedCall(answerCalendarPost, () => ({ intent: 'turn-off' }), turnOnOnce),
      // Before it is posted for the first time, nothing is turned on.
      effect: async (person) => !opened.has(person.userId) || (await feeds(person)) !== 0,
    },
    {
      name: "the calendar's address is replaced",
      act: postedCall(answerCalendarPost, () => ({ intent: 'replace', since: 1 }), turnOn),
      effect: replaced,
    },
  ];
}
