import type { Adapter, DatabaseSession } from 'lucia';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOfUser,
  extendSession,
  getSessionWithUser,
  insertSession,
  listSessionsOfUser,
} from '#app/features/account/public.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';

/** The signed-in user with session and settings row, from one query. */
export type Viewer = NonNullable<Awaited<ReturnType<typeof getSessionWithUser>>>;

/** A stored session; instants in ms. */
export type SessionRow = Parameters<typeof insertSession>[1];

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
