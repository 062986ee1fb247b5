import type { Adapter, DatabaseSession, DatabaseUser } from 'lucia';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  extendSession,
  insertSession,
  readSessionsOfUser,
  readSessionWithUser,
} from '#app/features/account/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';

/** The signed-in user of a request with the session and the settings row, from one query. */
export type Viewer = NonNullable<Awaited<ReturnType<typeof readSessionWithUser>>>;

/** A session's row; instants in ms. */
export type SessionRow = Parameters<typeof insertSession>[1];

type SessionAttributes = Omit<SessionRow, 'id' | 'userId' | 'expiresAt'>;
type UserAttributes = { viewer: Viewer };

declare module 'lucia' {
  interface Register {
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/**
 * Lucia's sessions in our tables. An adapter belongs to one request: it reads a session once, however often it is asked, and
 * what Lucia renews or removes while it validates is written after the answer.
 */
export function createSessionAdapter({
  db,
  now,
  waitUntil,
}: Pick<RequestContext, 'db' | 'now' | 'waitUntil'>): Adapter {
  const read = new Map<string, ReturnType<typeof readSessionWithUser>>();
  return {
    getSessionAndUser: async (id) => {
      const reading = read.get(id) ?? readSessionWithUser(db, id);
      read.set(id, reading);
      const viewer = await reading;
      return viewer ? [fromRow(viewer.session), toUser(viewer)] : [null, null];
    },
    getUserSessions: async (userId) => (await readSessionsOfUser(db, userId)).map(fromRow),
    setSession: async (session) => void (await insertSession(db, toRow(session))),
    updateSessionExpiration: async (id, expiresAt) =>
      waitUntil(extendSession(db, id, expiresAt.getTime())),
    deleteSession: async (id) => waitUntil(deleteSession(db, id)),
    deleteUserSessions: (userId) => deleteSessionsOfUser(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db, now),
  };
}

/** A session of Lucia's as a row. */
export function toRow({ id, userId, expiresAt, attributes }: DatabaseSession): SessionRow {
  return { id, userId, expiresAt: expiresAt.getTime(), ...attributes };
}

function fromRow({ id, userId, expiresAt, ...attributes }: SessionRow): DatabaseSession {
  return { id, userId, expiresAt: new Date(expiresAt), attributes };
}

function toUser(viewer: Viewer): DatabaseUser {
  return { id: viewer.user.id, attributes: { viewer } };
}
