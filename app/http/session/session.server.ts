import { type Adapter, Cookie, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import {
  serializeSignOutMark,
  sessionDays,
  shortSessionHours,
} from '#app/domain/account/session-lifetimes.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  extendSession,
  getSessionWithUser,
  insertSession,
  listSessionsOfUser,
  touchSession,
} from '#app/features/account/public.server.ts';
import { getCookie } from '#app/http/request/cookies.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { hashToken, randomToken } from './token.server.ts';

/** The signed-in user with session and settings row, from one query. */
export type Viewer = NonNullable<Awaited<ReturnType<typeof getSessionWithUser>>>;

/** A stored session; instants in ms. */
type SessionRow = Parameters<typeof insertSession>[1];

declare module 'lucia' {
  interface Register {
    DatabaseSessionAttributes: Omit<SessionRow, 'id' | 'userId' | 'expiresAt'>;
    DatabaseUserAttributes: { viewer: Viewer };
  }
}

/**
 * Creates Lucia's adapter (https://v3.lucia-auth.com/reference/main/Adapter) for our tables, for one request: a session
 * is loaded once, however often Lucia asks, and changes that Lucia makes while validating are written after the
 * response.
 */
export function createSessionAdapter({
  db,
  now,
  waitUntil,
}: Pick<RequestContext, 'db' | 'now' | 'waitUntil'>): Adapter {
  const loads = new Map<string, ReturnType<typeof getSessionWithUser>>();
  return {
    getSessionAndUser: async (id) => {
      const load = loads.get(id) ?? getSessionWithUser(db, id);
      loads.set(id, load);
      const viewer = await load;
      if (!viewer) return [null, null];
      return [fromRow(viewer.session), { id: viewer.user.id, attributes: { viewer } }];
    },
    getUserSessions: async (userId) => (await listSessionsOfUser(db, userId)).map(fromRow),
    setSession: async ({ id, userId, expiresAt, attributes }) => {
      await insertSession(db, { ...attributes, id, userId, expiresAt: expiresAt.getTime() });
    },
    updateSessionExpiration: async (id, expiresAt) =>
      waitUntil(extendSession(db, id, expiresAt.getTime())),
    deleteSession: async (id) => waitUntil(deleteSession(db, id)),
    deleteUserSessions: (userId) => deleteSessionsOfUser(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, now),
  };
}

function fromRow({ id, userId, expiresAt, ...attributes }: SessionRow): DatabaseSession {
  return { id, userId, expiresAt: new Date(expiresAt), attributes };
}

export const sessionCookieName = '__Host-session';

/** Session lifetime from its start or last renewal. */
const lifetimeOf = (remember: boolean) =>
  remember ? new TimeSpan(sessionDays, 'd') : new TimeSpan(shortSessionHours, 'h');
/** Precision of the last use in the list of sessions. */
const lastSeenStepMs = 60 * 60 * 1000;
const maxUserAgentLength = 300;

/**
 * Loads the session's owner, at most once per request and with one query. A session past half its lifetime is renewed
 * after the response, and its cookie set again. \n
 * @returns null for a guest
 * @throws when the database is down
 */
export function getViewer(request: Request, context: RequestContext): Promise<Viewer | null> {
  context.viewer ??= validate(request, context);
  return context.viewer;
}

/** Like `getViewer`, but returns null while the database is down, so that public pages stay available. */
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
 * Returns the session id in the request's cookie, valid or not; null without a cookie. For queries that look up the
 * session themselves: nothing is loaded or renewed here.
 */
export function getSessionId(request: Request): string | null {
  const token = getToken(request);
  return token ? hashToken(token) : null;
}

/**
 * Returns the session's user id, null for a guest, undefined while the database is down or for a page cached for all
 * visitors.
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
 * Starts a session with a new token and sets its cookie; the browser's previous session ends. Only the token's SHA-256
 * is stored.
 * @param remember 30 days when true, else 24 hours and a cookie that ends with the browser
 * @param provedHash the password hash that was matched
 * @returns false, and no session, when the password was changed concurrently
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
 * Prepares a session for the caller to store, in the same write as its account.
 * @param options.token a 256-bit secret, for a session that must be the same when the response is repeated
 * @returns the row, and a function that sets the cookie and ends the browser's previous session once the row is stored
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
        context.waitUntil(endSessionOfToken(older, context, 'replaced'));
      }
    },
  };
}

/**
 * Ends the request's session, if any, and removes the cookie. While the database is down both stay, so that a retry
 * ends the session everywhere: a copied cookie must not outlive it.
 * @throws when the database is down
 */
export async function endSession(request: Request, context: RequestContext): Promise<void> {
  const token = getToken(request);
  if (token) await endSessionOfToken(token, context, 'only');
  clearBrowser(context);
}

/**
 * Removes the cookie of an ended session and clears the browser's cache of responses. Not "storage": guest drafts and
 * the country choice belong to the visitor. The user's own data there is removed by scripts, of this page or the next
 * one that has any.
 */
export function clearBrowser({ answerHeaders }: Pick<RequestContext, 'answerHeaders'>): void {
  answerHeaders.append('Set-Cookie', serializeCookie('', 0));
  answerHeaders.append('Set-Cookie', serializeSignOutMark('done'));
  answerHeaders.set('Clear-Site-Data', '"cache"');
}

/** Signals that a requested deletion was refused, so that the browser keeps the user's data. */
export function renewBrowserCookie({ answerHeaders }: Pick<RequestContext, 'answerHeaders'>): void {
  answerHeaders.append('Set-Cookie', serializeSignOutMark(null));
}

/** Ends a token's session and notifies its pages. */
async function endSessionOfToken(token: string, context: RequestContext, how: 'only' | 'replaced') {
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
  // A Lucia instance renews all sessions to the same lifetime, so each session gets its own instance.
  const lucia = new Lucia(adapter, { sessionExpiresIn: lifetimeOf(remember) });
  const { session } = await lucia.validateSession(id);
  if (!session) return null;
  if (session.fresh) context.answerHeaders.append('Set-Cookie', cookieOf(token, remember));
  if (viewer.session.lastSeenAt < context.now - lastSeenStepMs) {
    context.waitUntil(touchSession(context.db, id, context.now));
  }
  return viewer;
}

/** Not by Lucia, which decodes every cookie of the host and throws on malformed foreign ones. */
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
