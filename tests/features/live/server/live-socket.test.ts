import { describe, expect, it } from 'vitest';
import type { LiveChannels, LiveListener } from '#app/adapters/live-channel.server.ts';
import { answerLiveSocket } from '#app/features/live/server/live-socket.api.server.ts';
import { openDatabase } from '#db/client.server.ts';
import { createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { openWorld } from '#tests/support/world.ts';

const { database, seller: newSeller } = await openWorld();
const seller = await newSeller();

function channels(listeners: LiveListener[] = []): LiveChannels {
  return {
    open: async (listener) => {
      listeners.push(listener);
      // A 101 response can only be created in the workers.
      return new Response('a socket', { status: 200 });
    },
    tell: async () => undefined,
    endSessions: async () => undefined,
    forget: async () => undefined,
  };
}

type Asked = { headers?: Record<string, string>; path?: string; method?: string };

async function ask(
  { headers, path = '/api/live', method = 'GET' }: Asked = {},
  given: LiveChannels | null = channels(),
  db = database.open(),
) {
  const context = createTestContext(db);
  const own = { Upgrade: 'websocket', Origin: testOrigin, Cookie: seller.cookie };
  const request = new Request(testOrigin + path, { method, headers: { ...own, ...headers } });
  const answer = await answerLiveSocket(request, context, given);
  return { answer, reported: context.reported, now: context.now, trips: context.db.stats.trips };
}

describe('the live channel', () => {
  it('opens for a page of ours with a session, and passes the session on', async () => {
    const listeners: LiveListener[] = [];
    const given = channels(listeners);
    expect((await ask({ path: '/api/live?since=12' }, given)).answer?.status).toBe(200);
    const { now } = await ask({ path: '/api/live?since=soon' }, given);
    const { userId } = seller;
    expect(listeners).toMatchObject([
      { userId, sessionId: expect.stringMatching(/^[0-9a-f]{64}$/), since: 12 },
      { userId, since: now },
    ]);
    expect(listeners[0]?.expiresAt).toBeGreaterThan(now);
  });

  it('exists only at its own address', async () => {
    expect((await ask({ path: '/api/live/' })).answer).toBeNull();
    expect((await ask({ path: '/us/invoices' })).answer).toBeNull();
  });

  it.each([
    ['no WebSocket', { headers: { Upgrade: 'h2c' } }, 426, 'upgrade-required'],
    ['a POST', { method: 'POST' }, 426, 'upgrade-required'],
    ['another origin', { headers: { Origin: 'https://evil.example' } }, 403, 'cross-site'],
    ['a page without an origin', { headers: { Origin: 'null' } }, 403, 'cross-site'],
    ['a program without an origin', { headers: { Origin: '' } }, 403, 'cross-site'],
  ])('refuses %s before it queries the database', async (_, asked: Asked, status, code) => {
    const { answer, trips } = await ask(asked);
    expect([answer?.status, await answer?.json(), trips]).toMatchObject([status, { code }, 0]);
  });

  it('refuses a guest and an unknown session', async () => {
    for (const Cookie of ['', '__Host-session=unknown']) {
      expect((await ask({ headers: { Cookie } })).answer?.status).toBe(401);
    }
  });

  it('is unavailable without the object, when it fails and without a database; the latter two are reported', async () => {
    const failing = { ...channels(), open: () => Promise.reject(new Error('overloaded')) };
    const away = openDatabase({ url: 'http://127.0.0.1:1' });
    const none = await ask({}, null);
    expect([none.answer?.status, none.reported]).toEqual([503, []]);
    for (const { answer, reported } of [await ask({}, failing), await ask({}, channels(), away)]) {
      expect([answer?.status, reported.length]).toEqual([503, 1]);
    }
  });
});
