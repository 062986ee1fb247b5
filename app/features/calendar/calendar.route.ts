import * as z from 'zod';
import type { CalendarAnswer, CalendarStart } from '#app/domain/calendar/calendar-answer.ts';
import {
  type CalendarFeed,
  createFeed,
  deleteFeed,
  getOwnFeed,
  replaceFeed,
} from '#app/features/calendar/queries/calendar-feed.server.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';
import { withUser, withViewer } from '#app/http/responses/with-user.server.ts';
import { randomToken } from '#app/http/session/token.server.ts';

const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('create') }),
    z.object({ intent: z.literal('replace'), since: z.int() }),
    z.object({ intent: z.literal('turn-off') }),
  ]),
);

/**
 * Handles `GET /api/calendar`: the address of the owner's calendar. Only the dialog loads it, so that no page stored
 * for offline use contains it.
 */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ user }) =>
    apiAnswer(startOf(await getOwnFeed(context.db, user.id), context)),
  );
}

/** Turns the owner's calendar on or off, or replaces its address. Idempotent. */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = postSchema.safeParse(await parseOwnersJson(request, context));
  const { body, status } = await withUser<CalendarAnswer>(request, context, async (userId) => {
    if (!posted.success) return { body: unreadableForm(), status: 400 };
    const feed = await carryOut(posted.data, userId, context);
    context.publishToUser(userId, 'settings');
    return { body: { outcome: 'saved', ...startOf(feed, context) }, status: 200 };
  });
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

async function carryOut(
  posted: z.infer<typeof postSchema>,
  userId: string,
  { db, now }: RequestContext,
): Promise<CalendarFeed | null> {
  switch (posted.intent) {
    case 'create':
      return createFeed(db, { userId, token: randomToken(), now });
    case 'replace':
      return replaceFeed(db, { userId, since: posted.since, token: randomToken(), now });
    case 'turn-off':
      await deleteFeed(db, userId);
      return null;
    default:
      return posted satisfies never;
  }
}

function startOf(feed: CalendarFeed | null, { config }: RequestContext): CalendarStart {
  if (!feed) return { calendar: null };
  const address = `${config.publicOrigin}/calendar/${feed.token}.ics`;
  return { calendar: { address, since: feed.since } };
}
