import { type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia';
import { serializeSignOutMark } from '#app/domain/account/sign-out-mark.ts';
import {
  deleteSession,
  extendSession,
  insertSession,
  readSessionWithUser,
  touchSession,
} from '#db/queries/sessions.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { hashToken, randomToken } from './token.server.ts';

/** The signed-in person of a request with the settings row, from one query. */
export type Viewer = NonNullable<Awaited<ReturnType<typeof readSessionWithUser>>>;

type SessionRow = Parameters<typeof insertSession>[1];

export const sessionCookieName = '__Host-session';

const day = 'd' as const;
/** 24 hours where Remember me was left unticked, else 30 days (`decisions.md`, Accounts). */
const lifetimes = { remembered: new TimeSpan(30, day), short: new TimeSpan(1, day) };
/** How exactly the list of sessions knows when one was last used. */
const lastSeenStepMs = 60 * 60 * 1000;
const longestUserAgent = 300;

/**
 * Reads the session's owner, at most once per request and with one query.
 * A session past half its life is renewed after the answer, and its cookie set again.
 *
 * @returns null for nobody
 * @throws when the database cannot be asked
 */
export function readViewer(request: Request, context: RequestContext): Promise<Viewer | null> {
  context.viewer ??= validate(request, context);
  return context.viewer;
}

/** Like `readViewer`, but a database that is away means nobody: public pages stay up. */
export async function readViewerOrNobody(
  request: Request,
  context: RequestContext,
): Promise<Viewer | null> {
  try {
    return await readViewer(request, context);
  } catch (error) {
    context.reportError(error);
    return null;
  }
}

/**
 * The id of the session that the request's cookie names, living or not; null without a cookie. For a query that looks
 * for the session itself: nothing is read here and nothing renewed.
 */
export async function readSessionId(
  request: Request,
  context: RequestContext,
): Promise<string | null> {
  const token = readToken(request, context);
  return token ? hashToken(token) : null;
}

/**
 * Whose session it is: a user's id, null for nobody, undefined while the database cannot say, or for a page that is kept
 * for whoever opens it.
 */
export async function readPerson(
  request: Request,
  context: RequestContext,
): Promise<string | null | undefined> {
  if (context.isShell) return undefined;
  return readViewer(request, context).then(
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
  const { session, handOver } = await prepareSession(request, context, userId, remember);
  if (!(await insertSession(context.db, session, provedHash))) return false;
  handOver();
  return true;
}

/**
 * Makes a session for somebody else to store, in one write with the account it belongs to.
 * @param options.token a secret of 256 bits, for a session that must be the same when its answer is given again
 * @returns the row, and what gives the browser its cookie and ends its older session once the row is stored
 */
export async function prepareSession(
  request: Request,
  context: RequestContext,
  userId: string,
  remember: boolean,
  { token = randomToken() }: { token?: string } = {},
): Promise<{ session: SessionRow; handOver: () => void }> {
  const older = readToken(request, context);
  const sessionId = await hashToken(token);
  const { expiresAt } = await luciaFor(context, remember, null).createSession(
    userId,
    {},
    { sessionId },
  );
  return {
    session: {
      id: sessionId,
      userId,
      expiresAt: expiresAt.getTime(),
      remember,
      createdAt: context.now,
      lastSeenAt: context.now,
      userAgent: (request.headers.get('User-Agent') ?? '').slice(0, longestUserAgent),
    },
    handOver: () => {
      context.answerHeaders.append('Set-Cookie', sessionCookie(token, remember));
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
  const token = readToken(request, context);
  if (token) await endSessionOf(token, context, 'only');
  clearBrowser(context);
}

/**
 * Takes the cookie of a session that has ended back, and has the browser forget what it kept of the answers. Not
 * "storage": guest drafts and the country choice are the visitor's own. What is the person's there is taken by scripts,
 * of this page or of the next one that has any.
 */
export function clearBrowser({ answerHeaders }: Pick<RequestContext, 'answerHeaders'>): void {
  answerHeaders.append(
    'Set-Cookie',
    `${sessionCookieName}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
  );
  answerHeaders.append('Set-Cookie', serializeSignOutMark('done'));
  answerHeaders.set('Clear-Site-Data', '"cache"');
}

/** Says that a deletion that the page asked for was refused: nothing of the person leaves the browser. */
export function keepBrowser({ answerHeaders }: Pick<RequestContext, 'answerHeaders'>): void {
  answerHeaders.append('Set-Cookie', serializeSignOutMark(null));
}

/** Ends a token's session and tells its pages. */
async function endSessionOf(
  token: string,
  context: RequestContext,
  how: 'only' | 'replaced',
): Promise<void> {
  const sessionId = await hashToken(token);
  const userId = await deleteSession(context.db, sessionId);
  if (userId === null) return;
  context.tellSignedOut(userId, how === 'only' ? { only: sessionId } : { replaced: sessionId });
}

async function validate(request: Request, context: RequestContext): Promise<Viewer | null> {
  const token = readToken(request, context);
  if (!token) return null;
  const viewer = await readSessionWithUser(context.db, await hashToken(token));
  if (!viewer) return null;
  const { session } = await luciaFor(context, viewer.session.remember, viewer).validateSession(
    viewer.session.id,
  );
  if (!session) return null;
  if (session.fresh) {
    context.answerHeaders.append('Set-Cookie', sessionCookie(token, viewer.session.remember));
  }
  if (viewer.session.lastSeenAt < context.now - lastSeenStepMs) {
    context.waitUntil(touchSession(context.db, viewer.session.id, context.now));
  }
  return viewer;
}

function readToken(request: Request, context: RequestContext): string | null {
  return luciaFor(context, true, null).readSessionCookie(request.headers.get('Cookie') ?? '');
}

/** One Lucia instance stretches every session to one lifetime, so there are two, chosen by the session's column. */
function luciaFor(context: RequestContext, remember: boolean, viewer: Viewer | null): Lucia {
  const { db, waitUntil } = context;
  return new Lucia(
    {
      getSessionAndUser: async () => (viewer ? toLuciaPair(viewer) : [null, null]),
      getUserSessions: async () => [],
      // Stored by whoever prepares a session: alone, or in one write with a new account.
      setSession: async () => {},
      updateSessionExpiration: async (id, expiresAt) =>
        waitUntil(extendSession(db, id, expiresAt.getTime())),
      deleteSession: async (id) => waitUntil(deleteSession(db, id)),
      deleteUserSessions: async () => {},
      deleteExpiredSessions: async () => {},
    },
    {
      sessionExpiresIn: remember ? lifetimes.remembered : lifetimes.short,
      sessionCookie: { name: sessionCookieName },
    },
  );
}

function toLuciaPair({ session, user }: Viewer): [DatabaseSession, DatabaseUser] {
  const { id, userId, expiresAt } = session;
  return [
    { id, userId, expiresAt: new Date(expiresAt), attributes: {} },
    { id: user.id, attributes: {} },
  ];
}

function sessionCookie(token: string, remember: boolean): string {
  const age = remember ? `; Max-Age=${lifetimes.remembered.seconds()}` : '';
  return `${sessionCookieName}=${token}; Path=/; HttpOnly; Secure; SameSite=Lax${age}`;
}
