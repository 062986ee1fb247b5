import { Cookie, Lucia, TimeSpan } from 'lucia';
import { sessionDays, shortSessionHours } from '#app/domain/account/session-lifetimes.ts';
import { serializeSignOutMark } from '#app/domain/account/sign-out-mark.ts';
import { deleteSession, insertSession, touchSession } from '#app/features/account/public.server.ts';
import { getCookie } from '#app/http/request/cookies.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { createSessionAdapter, type SessionRow, type Viewer } from './session-adapter.server.ts';
import { hashToken, randomToken } from './token.server.ts';

export type { Viewer };

export const sessionCookieName = '__Host-session';

/** How long a session lasts from its start or its last renewal. */
const lifetimeOf = (remember: boolean) =>
  remember ? new TimeSpan(sessionDays, 'd') : new TimeSpan(shortSessionHours, 'h');
/** How exactly the list of sessions knows when one was last used. */
const lastSeenStepMs = 60 * 60 * 1000;
const maxUserAgentLength = 300;

/**
 * Reads the session's owner, at most once per request and with one query.
 * A session past half its life is renewed after the answer, and its cookie set again.
 *
 * @returns null for a guest
 * @throws when the database cannot be asked
 */
export function getViewer(request: Request, context: RequestContext): Promise<Viewer | null> {
  context.viewer ??= validate(request, context);
  return context.viewer;
}

/** Like `getViewer`, but a database that is away means a guest: public pages stay up. */
export async function getViewerOrGuest(
  request: Request,
  context: RequestContext,
): Promise<Viewer | null> {
  try {
    return await getViewer(request, context);
  } catch (error) {
    context.reportError(error);
    return null;
  }
}

/**
 * The id of the session that the request's cookie names, living or not; null without a cookie. For a query that looks
 * for the session itself: nothing is read here and nothing renewed.
 */
export function getSessionId(request: Request): string | null {
  const token = getToken(request);
  return token ? hashToken(token) : null;
}

/**
 * Whose session it is: a user's id, null for a guest, undefined while the database cannot say, or for a page that is kept
 * for any visitor.
 */
export async function getUserId(
  request: Request,
  context: RequestContext,
): Promise<string | null | undefined> {
  if (context.isOfflinePage) return undefined;
  return getViewer(request, context).then(
    (viewer) => viewer?.user.id ?? null,
    () => undefined,
  );
}

/**
 * Starts a session with a token of its own and gives the browser its cookie; the session that the browser had before
 * ends. Only the token's SHA-256 is stored.
 * @param remember 30 days when true, else 24 hours and a cookie that ends with the browser
 * @param provedHash the password's hash that was matched
 * @returns false, and no session, when the password was changed meanwhile
 */
export async function startSession(
  request: Request,
  context: RequestContext,
  userId: string,
  remember: boolean,
  provedHash?: string,
): Promise<boolean> {
  const { session, handOver } = prepareSession(request, context, userId, remember);
  if (!(await insertSession(context.db, session, provedHash))) return false;
  handOver();
  return true;
}

/**
 * Makes a session for the caller to store, in one write with the account it belongs to.
 * @param options.token a secret of 256 bits, for a session that must be the same when its answer is given again
 * @returns the row, and what gives the browser its cookie and ends its older session once the row is stored
 */
export function prepareSession(
  request: Request,
  context: RequestContext,
  userId: string,
  remember: boolean,
  { token = randomToken() }: { token?: string } = {},
): { session: SessionRow; handOver: () => void } {
  const older = getToken(request);
  return {
    session: {
      id: hashToken(token),
      userId,
      remember,
      createdAt: context.now,
      lastSeenAt: context.now,
      expiresAt: context.now + lifetimeOf(remember).milliseconds(),
      userAgent: (request.headers.get('User-Agent') ?? '').slice(0, maxUserAgentLength),
    },
    handOver: () => {
      context.answerHeaders.append('Set-Cookie', cookieOf(token, remember));
      if (older && older !== token) {
        context.waitUntil(endSessionOf(older, context, 'replaced'));
      }
    },
  };
}

/**
 * Ends the request's session, if any, and takes the cookie back. While the database is away both stay, so that trying
 * again ends the session everywhere: a cookie that was copied must not outlive it.
 * @throws when the database cannot be asked
 */
export async function endSession(request: Request, context: RequestContext): Promise<void> {
  const token = getToken(request);
  if (token) await endSessionOf(token, context, 'only');
  clearBrowser(context);
}

/**
 * Takes the cookie of a session that has ended back, and has the browser forget what it kept of the answers. Not
 * "storage": guest drafts and the country choice are the visitor's own. What is the person's there is taken by scripts,
 * of this page or of the next one that has any.
 */
export function clearBrowser({ answerHeaders }: Pick<RequestContext, 'answerHeaders'>): void {
  answerHeaders.append('Set-Cookie', serializeCookie('', 0));
  answerHeaders.append('Set-Cookie', serializeSignOutMark('done'));
  answerHeaders.set('Clear-Site-Data', '"cache"');
}

/** Says that a deletion that the page asked for was refused: nothing of the person leaves the browser. */
export function keepBrowser({ answerHeaders }: Pick<RequestContext, 'answerHeaders'>): void {
  answerHeaders.append('Set-Cookie', serializeSignOutMark(null));
}

/** Ends a token's session and tells its pages. */
async function endSessionOf(token: string, context: RequestContext, how: 'only' | 'replaced') {
  const sessionId = hashToken(token);
  const userId = await deleteSession(context.db, sessionId);
  if (userId === null) return;
  context.endChannels(userId, how === 'only' ? { only: sessionId } : { replaced: sessionId });
}

async function validate(request: Request, context: RequestContext): Promise<Viewer | null> {
  const token = getToken(request);
  if (!token) return null;
  const id = hashToken(token);
  const adapter = createSessionAdapter(context);
  const [, user] = await adapter.getSessionAndUser(id);
  if (!user) return null;
  const { viewer } = user.attributes;
  const { remember } = viewer.session;
  // One instance of Lucia renews every session to the same lifetime, so that each session gets its own.
  const lucia = new Lucia(adapter, { sessionExpiresIn: lifetimeOf(remember) });
  const { session } = await lucia.validateSession(id);
  if (!session) return null;
  if (session.fresh) context.answerHeaders.append('Set-Cookie', cookieOf(token, remember));
  if (viewer.session.lastSeenAt < context.now - lastSeenStepMs) {
    context.waitUntil(touchSession(context.db, id, context.now));
  }
  return viewer;
}

/** Not by Lucia, whose reader decodes every cookie of the host and throws at a foreign one that cannot be. */
function getToken(request: Request): string | null {
  return getCookie(request, sessionCookieName);
}

function cookieOf(token: string, remember: boolean): string {
  return serializeCookie(token, remember ? lifetimeOf(remember).seconds() : undefined);
}

/** Without `maxAge` (s) the cookie ends with the browser. */
function serializeCookie(value: string, maxAge?: number): string {
  const attributes = { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge } as const;
  return new Cookie(sessionCookieName, value, attributes).serialize();
}
