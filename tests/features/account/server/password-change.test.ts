import { describe, expect, it, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { describeDevice } from '#app/features/account/server/list-sessions.server.ts';
import {
  newPassword,
  oldPassword,
  openAccountWorld,
  refused,
} from '#tests/support/account-world.ts';
import { databaseFaults, forEachDatabaseFault } from '#tests/support/fault-database.ts';

// The Security section of Settings.

const world = await openAccountWorld();
const { createUser, changePassword, settings, signIn, viewerOf, away, run } = world;

const enters = async (email: string, password: string) =>
  (await signIn(email, { password })).cookie !== '';
const tooMany = refused({ form: 'Too many attempts. Try again in 15 minutes.' });
const securityOf = async (cookie: string) =>
  (await world.visit('/us/settings', { cookie })).body.account.security;

describe('a changed password', () => {
  it('ends all other sessions, gives this one a new token, and notifies the owner', async () => {
    const { email, cookie } = await createUser();
    const elsewhere = (await signIn(email)).cookie;
    const changed = await changePassword(cookie);
    const body = { outcome: 'changed', message: 'Password updated successfully!' };
    expect([changed.status, changed.body]).toEqual([200, body]);
    expect([await viewerOf(elsewhere), await viewerOf(cookie)]).toEqual([null, null]);
    expect((await viewerOf(changed.cookie))?.user.email).toBe(email);
    const [letter, ...others] = changed.context.emails;
    expect(letter).toMatchObject({ to: email, subject: 'Your Billwren password was changed' });
    expect(letter?.text).toContain('/uk/forgot-password');
    expect(others).toEqual([]);
    expect(await enters(email, oldPassword)).toBe(false);
    expect(await enters(email, newPassword)).toBe(true);
  });

  it.each([
    [{ remember: 'on' }, true],
    [{}, false],
  ])('keeps the Remember me setting: %o', async (remember, lasts) => {
    const { email } = await createUser();
    const { context } = await changePassword((await signIn(email, { ...remember })).cookie);
    expect(context.answerHeaders.get('Set-Cookie')?.includes('Max-Age=2592000')).toBe(lasts);
  });

  it('can be the first one, for a user without a password', async () => {
    const { email, cookie, userId } = await createUser();
    expect((await securityOf(cookie)).hasPassword).toBe(true);
    await run('DELETE FROM credentials WHERE user_id = ?', userId);
    expect((await securityOf(cookie)).hasPassword).toBe(false);
    expect((await changePassword(cookie, { current: '' })).status).toBe(200);
    expect(await enters(email, newPassword)).toBe(true);
  });
});

describe('a password is not changed', () => {
  const short = { password: '1234567', confirmation: '1234567' };
  it.each([
    [short, { password: 'New password must be at least 8 characters' }],
    [{ confirmation: 'something else' }, { confirmation: "Passwords don't match" }],
    [{ current: 'wrong' }, { current: "This isn't your current password." }],
    [{ current: '' }, { current: "This isn't your current password." }],
  ])('with %o', async (fields, errors) => {
    const { cookie, email } = await createUser();
    const { status, body, context } = await changePassword(cookie, { ...fields });
    expect([status, body, context.emails]).toEqual([400, refused(errors), []]);
    expect(await viewerOf(cookie)).not.toBeNull();
    expect(await enters(email, oldPassword)).toBe(true);
  });

  it('if it was found in breaches', async () => {
    const { cookie } = await createUser();
    const { body } = await changePassword(cookie, {}, { countBreaches: async () => 12345 });
    const password =
      'This password has been compromised in 12,345 data breaches. Please choose a different password.';
    expect(body).toEqual(refused({ password }));
  });

  it('by a guest, or for an account that has lost its address', async () => {
    const { status, body } = await changePassword('');
    expect([status, body]).toEqual([401, refused({ form: 'Not authenticated' })]);
    const { cookie, userId } = await createUser();
    await run('UPDATE users SET email = NULL WHERE id = ?', userId);
    expect((await changePassword(cookie)).body).toEqual(refused({ form: 'User email not found' }));
  });

  it('by guessing: five wrong current passwords in fifteen minutes, from any network', async () => {
    const { cookie } = await createUser();
    for (let tried = 0; tried < attemptLimits.passwordChangePerUser.limit; tried += 1) {
      await changePassword(cookie, { current: `wrong ${tried}` });
    }
    expect((await changePassword(cookie)).body).toEqual(tooMany);
  });

  it('twice at once: one of two wins, and one session is left', async () => {
    const { cookie, userId } = await createUser();
    const answers = await Promise.all(
      ['winner one long', 'winner two long'].map((password) =>
        changePassword(cookie, { password, confirmation: password }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await viewerOf(won[0]?.cookie ?? '')).not.toBeNull();
    expect(await run('SELECT id FROM sessions WHERE user_id = ?', userId)).toHaveLength(1);
  });
});

test('a fourth password change within fifteen minutes is refused, sends no email and changes nothing; refused attempts are not counted', async () => {
  let { cookie } = await createUser();
  let current = oldPassword;
  for (const password of ['long password 1', 'long password 2', 'long password 3']) {
    expect((await changePassword(cookie, { current: 'wrong' })).status).toBe(400);
    const changed = await changePassword(cookie, { current, password, confirmation: password });
    expect([changed.status, changed.context.emails.length]).toEqual([200, 1]);
    ({ cookie } = changed);
    current = password;
  }
  const { status, body, context } = await changePassword(cookie, { current });
  expect([status, body, context.emails]).toEqual([429, tooMany, []]);
  expect(await viewerOf(cookie)).not.toBeNull();
});

test('a failing database changes the password completely or not at all, and the message says which', async () => {
  const met = await forEachDatabaseFault({
    open: world.database.open,
    prepare: createUser,
    action: (db, { cookie }) => changePassword(cookie, {}, { db }),
    check: async (_db, { email, cookie }, outcome) => {
      if (outcome.outcome === 'threw') throw outcome.error;
      const { status, body, cookie: next } = outcome.answer;
      if (status === 200) {
        expect(await viewerOf(cookie)).toBeNull();
        expect((await viewerOf(next))?.user.email).toBe(email);
      } else {
        expect([status, body]).toEqual([503, refused({ form: 'Failed to update password' })]);
        expect((await viewerOf(cookie))?.user.email).toBe(email);
        expect((await changePassword(cookie)).status).toBe(200);
      }
      expect(await enters(email, newPassword)).toBe(true);
    },
  });
  expect(met).toBeGreaterThan(databaseFaults.length);
});

describe('the list of sessions', () => {
  const sessionOf = async (cookie: string) => (await viewerOf(cookie))?.session.id ?? '';

  it('lists each browser, this one first, and no expired session', async () => {
    const { email, cookie } = await createUser();
    await signIn(email);
    const { sessions } = await securityOf(cookie);
    expect(sessions).toMatchObject([
      { id: await sessionOf(cookie), isThis: true, device: 'Unknown browser' },
      { isThis: false },
    ]);
    await run('UPDATE sessions SET expires_at = 1 WHERE id = ?', sessions[1].id);
    expect((await securityOf(cookie)).sessions).toHaveLength(1);
  });

  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      'Chrome on macOS',
    ],
    ['<script>', 'Unknown browser'],
  ])('calls %j %s', (userAgent, device) => {
    expect(describeDevice(userAgent)).toBe(device);
  });

  it('ends one other session, and only of the user’s own', async () => {
    const { email, cookie } = await createUser();
    const other = (await signIn(email)).cookie;
    const stranger = (await createUser()).cookie;
    const end = (session: string, by = cookie) => settings(by, { intent: 'end-session', session });
    const gone = refused({ form: 'That device is already signed out.' });
    for (const session of [await sessionOf(stranger), 'f'.repeat(64), await sessionOf(cookie)]) {
      const { status, body } = await end(session);
      expect([status, body]).toEqual([404, gone]);
    }
    const id = await sessionOf(other);
    const message = 'The device has been signed out.';
    expect((await end(id)).body).toEqual({ outcome: 'changed', message });
    expect((await end(id)).status).toBe(404);
    const viewers = await Promise.all([stranger, cookie, other].map(viewerOf));
    expect(viewers.map((viewer) => viewer !== null)).toEqual([true, true, false]);
    expect((await end(id, '')).status).toBe(401);
  });

  it('ends all others at once', async () => {
    const { email, cookie } = await createUser();
    const others = [(await signIn(email)).cookie, (await signIn(email)).cookie];
    const stranger = (await createUser()).cookie;
    const { body } = await settings(cookie, { intent: 'end-other-sessions' });
    const message = 'All your other devices have been signed out.';
    expect(body).toEqual({ outcome: 'changed', message });
    const viewers = await Promise.all([...others, cookie, stranger].map(viewerOf));
    expect(viewers.map((viewer) => viewer !== null)).toEqual([false, false, true, true]);
  });

  it('reports an unavailable database and an unknown request', async () => {
    const { cookie } = await createUser();
    const sentence = refused({ form: "Your request didn't go through. Try again." });
    const lost = await settings(cookie, { intent: 'end-other-sessions' }, { db: away() });
    expect([lost.status, lost.body]).toEqual([503, sentence]);
    const odd = await settings(cookie, { intent: 'anything' });
    expect([odd.status, odd.body]).toEqual([400, sentence]);
  });
});

test('a user sets their time zone, which must be a known one', async () => {
  const { cookie } = await createUser();
  const choose = (zone: string, by = cookie) =>
    settings(by, { intent: 'set-time-zone', 'time-zone': zone });
  const message = 'Your time zone is now Pacific/Auckland.';
  expect((await choose('Pacific/Auckland')).body).toEqual({ outcome: 'changed', message });
  for (const zone of ['', 'Mars/Olympus_Mons']) {
    const { status, body } = await choose(zone);
    expect([status, body]).toEqual([400, refused({ form: 'Choose a time zone from the list.' })]);
  }
  expect((await viewerOf(cookie))?.user.timeZone).toBe('Pacific/Auckland');
  expect((await choose('UTC', '')).status).toBe(401);
});
