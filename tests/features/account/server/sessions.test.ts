import { describe, expect, it } from 'vitest';
import { describeDevice, listSessions } from '#app/features/account/server/list-sessions.server.ts';
import { oldPassword, openAccountHarness, refused } from '#tests/support/account-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();

const { enter, createTestUser, post, viewerOf, idOf } = openAccountHarness(database);

describe('the list of sessions', () => {
  it('lists each browser, this one first, and no expired session', async () => {
    const { email, cookie } = await createTestUser();
    await enter('sign-in', email);
    const userId = (await viewerOf(cookie))?.user.id ?? '';
    const sessionId = await idOf(cookie);
    const now = Date.now();
    const { hasPassword, sessions } = await listSessions(database.open(), {
      userId,
      sessionId,
      now,
    });
    expect(hasPassword).toBe(true);
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ id: sessionId, device: 'Unknown browser' });
    const year = 365 * 24 * 60 * 60 * 1000;
    const later = await listSessions(database.open(), { userId, sessionId, now: now + year });
    expect(later.sessions).toEqual([]);
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      'Chrome on macOS',
    ],
    ['', 'Unknown browser'],
    ['<script>', 'Unknown browser'],
  ])('calls %j %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it('ends one other session, and only of the user’s own', async () => {
    const { email, cookie } = await createTestUser();
    const other = await enter('sign-in', email);
    const stranger = await createTestUser();
    const end = (session: string, by = cookie) => post(by, { intent: 'end-session', session });
    const gone = refused({ form: 'That device is already signed out.' });
    for (const session of [await idOf(stranger.cookie), 'f'.repeat(64), '', await idOf(cookie)]) {
      const answer = await end(session);
      expect([answer.status, answer.body]).toEqual([404, gone]);
    }
    expect(await viewerOf(stranger.cookie)).not.toBeNull();
    const id = await idOf(other);
    expect((await end(id)).body).toEqual({
      outcome: 'changed',
      message: 'The device has been signed out.',
    });
    expect((await end(id)).status).toBe(404);
    expect(await viewerOf(other)).toBeNull();
    expect(await viewerOf(cookie)).not.toBeNull();
    expect((await end(id, '')).status).toBe(401);
  });

  it('ends all others at once', async () => {
    const { email, cookie } = await createTestUser();
    const others = [await enter('sign-in', email), await enter('sign-in', email)];
    const stranger = await createTestUser();
    const { body } = await post(cookie, { intent: 'end-other-sessions' });
    expect(body).toEqual({
      outcome: 'changed',
      message: 'All your other devices have been signed out.',
    });
    for (const other of others) expect(await viewerOf(other)).toBeNull();
    expect(await viewerOf(cookie)).not.toBeNull();
    expect(await viewerOf(stranger.cookie)).not.toBeNull();
  });

  it('reports an unavailable database and an unknown request', async () => {
    const { cookie } = await createTestUser();
    const away = database.open({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const sentence = refused({ form: "Your request didn't go through. Try again." });
    const lost = await post(cookie, { intent: 'end-other-sessions' }, away);
    expect([lost.status, lost.body]).toEqual([503, sentence]);
    const odd = await post(cookie, { intent: 'anything' });
    expect([odd.status, odd.body]).toEqual([400, sentence]);
  });
});

describe('session fixation', () => {
  it('a sign-in starts a session with a token of its own and ends the previous one', async () => {
    const attacker = await createTestUser();
    const victim = await createTestUser();
    const cookie = await enter('sign-in', victim.email, oldPassword, attacker.cookie);
    expect(cookie).not.toBe(attacker.cookie);
    await expect.poll(() => viewerOf(attacker.cookie)).toBeNull();
    expect((await viewerOf(cookie))?.user.email).toBe(victim.email);
  });

  it('a made-up token is not accepted', async () => {
    const { email } = await createTestUser();
    const planted = `__Host-session=${'a'.repeat(43)}`;
    const cookie = await enter('sign-in', email, oldPassword, planted);
    expect(cookie).not.toBe(planted);
    expect(await viewerOf(planted)).toBeNull();
  });
});
