import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { parseSignOutMark } from '#app/domain/account/session-lifetimes.ts';
import { credentials } from '#db/account-schema.ts';
import { userSettings } from '#db/schema.ts';
import { openStripeHarness, seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { startSubscription } from '#tests/fakes/stripe/subscription-life.ts';
import {
  oldPassword,
  openAccountWorld,
  refused,
  type Visit,
} from '#tests/support/account-world.ts';
import { databaseFaults, faultyFetch } from '#tests/support/fault-database.ts';
import {
  columnsOf,
  dayMs,
  storeSnapshot,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';

const world = await openAccountWorld();
const { db, createUser, signIn, signUp, viewerOf, run } = world;
const harness = await openStripeHarness();
afterAll(() => harness.stop());
const stripe = connectStripe(harness.registration);

const remove = (cookie: string, fields: object = { current: oldPassword }, by?: Visit) =>
  world.settings(cookie, { intent: 'delete-account', ...fields }, by);

const deleted = { outcome: 'deleted' };
const setSettings = (userId: string, columns: Partial<typeof userSettings.$inferInsert>) =>
  db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));
const endMs = Date.now() + 20 * dayMs;

async function subscriber() {
  const user = await createUser();
  const { userId, email } = user;
  const order = { userId, email, idempotencyKey: crypto.randomUUID() };
  const customerId = await stripe.createCustomer(order);
  const price = harness.state.objects.price.get('price_us_basic_monthly');
  if (!price) throw new Error('The price is not sold');
  const start = { customerId, price, metadata: { user_id: userId } };
  const subscription = startSubscription(harness.state, start, seconds());
  await setSettings(userId, { ...columnsOf(webSnapshot({ endMs })), stripeCustomerId: customerId });
  return { ...user, subscription };
}

describe('a deleted account', () => {
  it('is closed at once: sessions, sign-in methods and public links stop working', async () => {
    const { email, cookie, userId } = await createUser();
    const elsewhere = (await signIn(email)).cookie;
    const invoiceId = await saveSample(db, await settingsOf(db, userId));
    const { body, status, context } = await remove(cookie);
    expect([status, body]).toEqual([200, deleted]);
    expect([await viewerOf(cookie), await viewerOf(elsewhere)]).toEqual([null, null]);
    expect([(await signIn(email)).cookie, (await signUp(email)).cookie]).toEqual(['', '']);
    expect((await world.visit(`/view-invoice/${invoiceId}`)).status).toBe(404);
    expect(context.told).toEqual([[{ except: [] }, userId]]);
    // Nothing is left in the browser.
    const { answerHeaders } = context;
    expect(answerHeaders.get('Clear-Site-Data')).toBe('"cache"');
    expect(answerHeaders.get('Set-Cookie')).toMatch(/^__Host-session=;.*Max-Age=0/);
    const marks = answerHeaders.getSetCookie().map((each) => each.split(';')[0]);
    expect(parseSignOutMark(marks.join('; '))).toBe('done');
  });

  it('is confirmed by email with the date of the wipe', async () => {
    const { email, cookie } = await createUser();
    const { context } = await remove(cookie, undefined, { now: Date.UTC(2026, 10, 21, 18) });
    const [letter] = context.emails;
    expect(letter).toMatchObject({ to: email, subject: 'Your Billwren account was deleted' });
    expect(letter?.text).toContain(
      'On December 21, 2026, in 30 days, we’ll start permanently deleting',
    );
    expect(letter?.text).not.toContain('Apple');
  });

  it('needs a confirmation phrase if it has no password, and gets no email if it has no address', async () => {
    const { cookie, userId } = await createUser();
    await db.delete(credentials).where(eq(credentials.userId, userId));
    await run('UPDATE users SET email = NULL WHERE id = ?', userId);
    const { body } = await remove(cookie, { confirmation: 'yes' });
    expect(body).toEqual(refused({ confirmation: 'Type "delete my account" to confirm.' }));
    const typed = await remove(cookie, { confirmation: ' Delete my account' });
    expect([typed.body, typed.context.emails]).toEqual([deleted, []]);
  });
});

test.each([false, true])(
  'Apple’s grant is revoked, now or later (Apple away: %s)',
  async (isAway) => {
    const { cookie, userId } = await createUser();
    const subject = crypto.randomUUID();
    const grantToken = `token of ${subject}`;
    const stored = { kind: 'apple', subject, userId, createdAt: 1, updatedAt: 1 } as const;
    await db.insert(credentials).values({ ...stored, grantClient: 'example.app', grantToken });
    const revoked: string[] = [];
    const { status } = await remove(cookie, undefined, {
      revokeAppleGrant: async ({ refreshToken }) => {
        if (isAway) throw new Error('Apple is away');
        revoked.push(refreshToken);
      },
    });
    expect([status, await viewerOf(cookie)]).toEqual([200, null]);
    expect(revoked).toEqual(isAway ? [] : [grantToken]);
    const [left] = await db.select().from(credentials).where(eq(credentials.subject, subject));
    expect(left?.grantToken).toBe(isAway ? grantToken : null);
  },
);

describe('an account is not deleted', () => {
  it.each([{}, { current: 'wrong' }, { confirmation: 'delete my account' }])(
    'with %o',
    async (fields) => {
      const { cookie } = await createUser();
      const { status, body, context } = await remove(cookie, fields);
      const errors = { current: "This isn't your current password." };
      expect([status, body, context.emails]).toEqual([400, refused(errors), []]);
      expect(await viewerOf(cookie)).not.toBeNull();
    },
  );

  it('by guessing the password, or by a guest', async () => {
    const { cookie } = await createUser();
    const { limit } = attemptLimits.passwordChangePerUser;
    for (let tried = 0; tried < limit; tried += 1) await remove(cookie, { current: `${tried}` });
    const form = 'Too many attempts. Try again in 15 minutes.';
    expect((await remove(cookie)).body).toEqual(refused({ form }));
    expect(await viewerOf(cookie)).not.toBeNull();
    expect((await remove('')).body).toEqual(refused({ form: 'Not authenticated' }));
  });

  it.each(databaseFaults.filter((fault) => fault !== 'busy once'))(
    'partly while the database is unavailable (%s), and a retry deletes it',
    async (fault) => {
      const { cookie } = await createUser();
      for (const failAt of [1, 2, 3, 4, 5]) {
        const faulty = faultyFetch(fault, failAt);
        const db = world.database.open(faulty);
        const { status, body } = await remove(cookie, undefined, { db });
        if (status === 200) continue;
        const failed = { form: "We couldn't delete your account. Try again." };
        expect([
          [503, { ...refused(failed), isUnknown: true }],
          [401, refused({ form: 'Not authenticated' })],
        ]).toContainEqual([status, body]);
        if ((await viewerOf(cookie)) === null) return;
      }
      await remove(cookie);
      expect(await viewerOf(cookie)).toBeNull();
    },
  );
});

describe('a web plan', () => {
  it('is canceled at Stripe before anything is closed', async () => {
    const { cookie, subscription } = await subscriber();
    expect((await remove(cookie, undefined, { stripe })).body).toEqual(deleted);
    expect(subscription.status).toBe('canceled');
  });

  it('keeps the account open if Stripe does not cancel it, with a message why', async () => {
    const { cookie, subscription } = await subscriber();
    harness.state.faults = { ...noFaults(), failCalls: 9 };
    const { body, status, context } = await remove(cookie, undefined, { stripe });
    harness.state.faults = noFaults();
    const form =
      "We couldn't cancel your plan with Stripe, so your account wasn't deleted. Try again in a few minutes.";
    expect([status, body, context.reported.length]).toEqual([502, refused({ form }), 1]);
    expect(subscription.status).toBe('active');
    expect(await viewerOf(cookie)).not.toBeNull();
    // Where no keys are configured.
    expect((await remove(cookie)).status).toBe(502);
  });
});

describe('an App Store plan', () => {
  it('continues at Apple, which its owner has to acknowledge while it renews', async () => {
    const { cookie, userId } = await createUser();
    await setSettings(userId, columnsOf(storeSnapshot({ endMs })));
    const apple = 'To continue, confirm that you understand.';
    expect((await remove(cookie)).body).toEqual(refused({ apple }));
    const { body, context } = await remove(cookie, { current: oldPassword, apple: 'known' });
    expect(body).toEqual(deleted);
    expect(context.emails[0]?.text).toContain('Apple will keep charging you');
    const other = await createUser();
    await setSettings(other.userId, columnsOf(storeSnapshot({ status: 'cancelled', endMs })));
    expect((await remove(other.cookie)).body).toEqual(deleted);
  });
});
