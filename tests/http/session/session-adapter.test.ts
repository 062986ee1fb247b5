import { Lucia } from 'lucia';
import { expect, test } from 'vitest';
import { createSessionAdapter } from '#app/http/session/session.server.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// Lucia's own adapter tests against our tables.

const database = await createTestDatabase();
const dayMs = 24 * 60 * 60 * 1000;

async function openLucia() {
  const db = database.open();
  const { userId } = await createSampleUser(db);
  const now = Date.now();
  const { context, finish } = createFinishedContext(db, { now });
  const attributes = { remember: true, createdAt: now, lastSeenAt: now, userAgent: 'Tests' };
  const lucia = () => new Lucia(createSessionAdapter(context));
  const start = (sessionId: string = crypto.randomUUID()) =>
    lucia().createSession(userId, attributes, { sessionId });
  return { db, userId, now, context, finish, lucia, start, attributes };
}

test('after half of its lifetime it is renewed, and after all of it removed, once the response is sent', async () => {
  const { userId, lucia, context, finish, attributes, now } = await openLucia();
  const { setSession } = createSessionAdapter(context);
  const at = (days: number) => new Date(now + days * dayMs);
  await setSession({ id: `old-${userId}`, userId, expiresAt: at(10), attributes });
  await setSession({ id: `over-${userId}`, userId, expiresAt: at(-1), attributes });
  expect((await lucia().validateSession(`old-${userId}`)).session?.fresh).toBe(true);
  expect((await lucia().validateSession(`over-${userId}`)).session).toBeNull();
  await finish();
  const [session, ...others] = await createSessionAdapter(context).getUserSessions(userId);
  expect(others).toEqual([]);
  expect(session?.expiresAt.getTime()).toBeGreaterThanOrEqual(at(30).getTime());
  expect(session).toMatchObject({ id: `old-${userId}`, userId, attributes });
});
