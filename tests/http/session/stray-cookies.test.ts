import { expect, test } from 'vitest';
import { redeemAttempt } from '#app/features/account/server/provider-session.api.server.ts';
import { loader as sessionLoader } from '#app/features/account/session.route.ts';
import { guessVisitorCountry } from '#app/http/request/country.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { consumeFlash } from '#app/http/session/flash.server.ts';
import {
  endSession,
  getSessionId,
  getViewer,
  startSession,
} from '#app/http/session/session.server.ts';
import { cookiesOf, createTestContext, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

// A browser sends every cookie that any page on the host has set. We read only our own, and treat unreadable ones as
// missing.

const db = (await createTestDatabase()).open();
const asking = (cookie: string) => new Request(testOrigin, { headers: { Cookie: cookie } });
/** A sign-in gives this browser a readable session, whatever other cookies it sends. */
async function expectSignIn(cookie: string): Promise<void> {
  const { userId } = await createSampleSeller(db);
  const context = createTestContext(db);
  expect(await startSession(asking(cookie), context, userId, true)).toBe(true);
  const [own] = cookiesOf(context).split('; ');
  const viewer = await getViewer(asking(`foo=100%; ${own}`), createTestContext(db));
  expect(viewer?.user.id).toBe(userId);
}

const unexpected = ['foo=100%', '%=1', '100%', 'foo=%E0%A4; bar=%zz'];

test.each(unexpected)(
  'a stray cookie %s keeps its user signed in, and a guest may sign in',
  async (stray) => {
    const { cookie, userId } = await createSampleSeller(db);
    for (const sent of [`${stray}; ${cookie}`, `${cookie}; ${stray}`]) {
      const context = createTestContext(db);
      const answer = await sessionLoader({ request: asking(sent), params: {}, context });
      expect([answer.status, await answer.json()]).toEqual([200, { person: userId }]);
      expect(context.reported).toEqual([]);
    }
    expect(await getViewer(asking(stray), createTestContext(db))).toBeNull();
    expect(getSessionId(asking(stray))).toBeNull();
    await expectSignIn(stray);
  },
);

test.each(['__Host-session=%E0%A4', '__Host-session=100%'])(
  'an unreadable session cookie, %s, counts as none, and is replaced by signing in and out',
  async (broken) => {
    await expectSignIn(broken);
    expect(await getViewer(asking(broken), createTestContext(db))).toBeNull();
    const context = createTestContext(db);
    await endSession(asking(broken), context);
    expect(context.answerHeaders.getSetCookie()[0]).toMatch(/^__Host-session=;.*Max-Age=0/);
  },
);

test('our other cookies do no harm if they can’t be read', async () => {
  const broken = (name: string) => asking(`__Host-${name}=100%`);
  const context = createTestContext(db);
  expect(await guessVisitorCountry(broken('country'), context)).toMatchObject({ isGuess: true });
  expect(getTimeZone(broken('tz'))).toBeNull();
  expect(await redeemAttempt('google', broken('google-attempt'), context)).toBeNull();
  const answerHeaders = new Headers();
  expect(await consumeFlash(broken('flash'), answerHeaders)).toBeNull();
  expect(answerHeaders.getSetCookie()[0]).toMatch(/^__Host-flash=;.*Max-Age=0/);
});

test('if two cookies have the same name and one is unreadable, the other counts', async () => {
  const country = asking('__Host-country=100%; __Host-country=uk');
  const guessed = await guessVisitorCountry(country, createTestContext(db));
  expect(guessed).toEqual({ country: 'uk', isGuess: false });
});
