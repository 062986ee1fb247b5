import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { parseSignOutMark } from '#app/domain/account/session-lifetimes.ts';
import { answerSecurityPost } from '#app/features/account/server/security-action.api.server.ts';
import { getPublicInvoice } from '#app/features/invoice-sheet/queries/invoice-rows.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { credentials, users } from '#db/account-schema.ts';
import { userSettings } from '#db/schema.ts';
import { openStripeHarness, seconds } from '#tests/fakes/stripe/stripe-harness.ts';
import { noFaults } from '#tests/fakes/stripe/stripe-state.ts';
import { startSubscription } from '#tests/fakes/stripe/subscription-life.ts';
import {
  oldPassword,
  openAccountHarness,
  type Person,
  refused,
} from '#tests/support/account-harness.ts';
import { databaseFaults, faultyFetch } from '#tests/support/fault-database.ts';
import { createFinishedContext } from '#tests/support/finished-context.ts';
import { cookiesOf, formPost } from '#tests/support/request-context.ts';
import {
  columnsOf,
  dayMs,
  storeSnapshot,
  webSnapshot,
} from '#tests/support/sample-subscription.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { saveSample } from '#tests/support/save-sample.ts';
import { connectStripe } from '#tests/support/stripe-client.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const harness = await openStripeHarness();
afterAll(() => harness.stop());
const stripe = connectStripe(harness.registration);
const { enter, createTestUser, viewerOf } = openAccountHarness(database);

async function remove(
  cookie: string,
  fields: Record<string, string> = { current: oldPassword },
  over: Partial<RequestContext> = {},
) {
  const { context, finish } = createFinishedContext(over.db ?? database.open(), over);
  const request = formPost('/uk/settings', { intent: 'delete-account', ...fields }, cookie);
  const { body, status } = await answerSecurityPost(request, context, 'uk');
  await finish();
  return { body, status, context };
}

const userIdOf = async ({ cookie }: Person) => (await viewerOf(cookie))?.user.id ?? '';
const setSettings = (userId: string, columns: Partial<typeof userSettings.$inferInsert>) =>
  db.update(userSettings).set(columns).where(eq(userSettings.userId, userId));
const endMs = Date.now() + 20 * dayMs;

/** A user with a Stripe customer and a paid plan. */
async function subscriber() {
  const person = await createTestUser();
  const userId = await userIdOf(person);
  const order = { userId, email: person.email, idempotencyKey: crypto.randomUUID() };
  const customerId = await stripe.createCustomer(order);
  const price = harness.state.objects.price.get('price_us_basic_monthly');
  if (!price) throw new Error('The price is not sold');
  const start = { customerId, price, metadata: { user_id: userId } };
  const subscription = startSubscription(harness.state, start, seconds());
  await setSettings(userId, { ...columnsOf(webSnapshot({ endMs })), stripeCustomerId: customerId });
  return { ...person, userId, customerId, subscription };
}

describe('a deleted account', () => {
  it('is closed at once: sessions, sign-in methods and public links stop working', async () => {
    const { email, cookie } = await createTestUser();
    const elsewhere = await enter('sign-in', email);
    const userId = await userIdOf({ email, cookie });
    const invoiceId = await saveSample(db, await settingsOf(db, userId));
    const { body, status, context } = await remove(cookie);
    expect([status, body]).toEqual([200, { outcome: 'deleted' }]);
    expect([await viewerOf(cookie), await viewerOf(elsewhere)]).toEqual([null, null]);
    expect(await enter('sign-in', email)).toBe('');
    expect(await enter('sign-up', email)).toBe('');
    expect(await getPublicInvoice(db, invoiceId)).toBeNull();
    expect(context.told).toEqual([[{ except: [] }, userId]]);
  });

  it('leaves nothing in the browser', async () => {
    const { cookie } = await createTestUser();
    const { context } = await remove(cookie);
    const { answerHeaders } = context;
    expect(answerHeaders.get('Clear-Site-Data')).toBe('"cache"');
    expect(parseSignOutMark(cookiesOf(context))).toBe('done');
    expect(answerHeaders.get('Set-Cookie')).toMatch(/^__Host-session=;.*Max-Age=0/);
  });

  it('is confirmed by email with the date of the wipe', async () => {
    const { email, cookie } = await createTestUser();
    const now = Date.UTC(2026, 10, 21, 18);
    const { context } = await remove(cookie, undefined, { now });
    expect(context.emails).toMatchObject([
      { to: email, subject: 'Your Billwren account was deleted' },
    ]);
    expect(context.emails[0]?.text).toContain(
      'On December 21, 2026, in 30 days, we’ll start permanently deleting',
    );
    expect(context.emails[0]?.text).not.toContain('Apple');
  });
});

test('Apple’s grant is revoked, and an unavailable Apple does not delay the deletion', async () => {
  for (const isAway of [false, true]) {
    const { cookie, email } = await createTestUser();
    const userId = await userIdOf({ email, cookie });
    const subject = crypto.randomUUID();
    const stored = { kind: 'apple', subject, userId, createdAt: 1, updatedAt: 1 } as const;
    const grant = { grantClient: 'example.app', grantToken: `token of ${subject}` };
    await db.insert(credentials).values({ ...stored, ...grant });
    const revoked: string[] = [];
    const { status } = await remove(cookie, undefined, {
      revokeAppleGrant: async ({ refreshToken }) => {
        if (isAway) throw new Error('Apple is away');
        revoked.push(refreshToken);
      },
    });
    expect([status, await viewerOf(cookie)]).toEqual([200, null]);
    expect(revoked).toEqual(isAway ? [] : [`token of ${subject}`]);
    const [left] = await db.select().from(credentials).where(eq(credentials.subject, subject));
    expect(left?.grantToken).toBe(isAway ? `token of ${subject}` : null);
  }
});

describe('an account is not deleted', () => {
  const stays = async (cookie: string) => expect(await viewerOf(cookie)).not.toBeNull();

  it.each([
    [{}, 400, { current: "This isn't your current password." }],
    [{ current: 'wrong' }, 400, { current: "This isn't your current password." }],
    [{ confirmation: 'delete my account' }, 400, { current: "This isn't your current password." }],
  ])('with %o', async (fields, status, errors) => {
    const { cookie } = await createTestUser();
    const answer = await remove(cookie, fields as Record<string, string>);
    expect([answer.status, answer.body]).toEqual([status, refused(errors)]);
    expect(answer.context.emails).toEqual([]);
    await stays(cookie);
  });

  it('by guessing the password', async () => {
    const { cookie } = await createTestUser();
    const { limit } = attemptLimits.passwordChangePerUser;
    for (let tried = 0; tried < limit; tried += 1) await remove(cookie, { current: `${tried}` });
    const { body } = await remove(cookie);
    expect(body).toEqual(refused({ form: 'Too many attempts. Try again in 15 minutes.' }));
    await stays(cookie);
  });

  it('by a guest', async () => {
    expect((await remove('')).body).toEqual(refused({ form: 'Not authenticated' }));
  });

  it.each(databaseFaults.filter((fault) => fault !== 'busy once'))(
    'partly while the database is unavailable (%s), and a retry deletes it',
    async (fault) => {
      const { cookie } = await createTestUser();
      for (const failAt of [1, 2, 3, 4, 5]) {
        const faulty = faultyFetch(fault, failAt);
        const answer = await remove(cookie, undefined, { db: database.open(faulty) });
        if (answer.status === 200) continue;
        const failed = { form: "We couldn't delete your account. Try again." };
        const isOver = (await viewerOf(cookie)) === null;
        expect([
          [503, { ...refused(failed), isUnknown: true }],
          [401, refused({ form: 'Not authenticated' })],
        ]).toContainEqual([answer.status, answer.body]);
        if (isOver) return;
      }
      await remove(cookie);
      expect(await viewerOf(cookie)).toBeNull();
    },
  );
});

test('an account without a password is deleted with a confirmation phrase', async () => {
  const person = await createTestUser();
  const userId = await userIdOf(person);
  await db.delete(credentials).where(eq(credentials.userId, userId));
  const { body } = await remove(person.cookie, { confirmation: 'yes' });
  expect(body).toEqual(refused({ confirmation: 'Type "delete my account" to confirm.' }));
  const typed = { confirmation: ' Delete my account' };
  expect((await remove(person.cookie, typed)).body).toEqual({ outcome: 'deleted' });
});

test('an account without an address is deleted without an email', async () => {
  const person = await createTestUser();
  const userId = await userIdOf(person);
  await db.update(users).set({ email: null }).where(eq(users.id, userId));
  const { body, context } = await remove(person.cookie);
  expect([body, context.emails]).toEqual([{ outcome: 'deleted' }, []]);
});

describe('a web plan', () => {
  it('is canceled at Stripe before anything is closed', async () => {
    const { cookie, subscription } = await subscriber();
    expect((await remove(cookie, undefined, { stripe })).body).toEqual({ outcome: 'deleted' });
    expect(subscription.status).toBe('canceled');
  });

  it('keeps the account open if Stripe does not cancel it, with a message why', async () => {
    const { cookie, subscription } = await subscriber();
    harness.state.faults = { ...noFaults(), failCalls: 9 };
    const { body, status, context } = await remove(cookie, undefined, { stripe });
    harness.state.faults = noFaults();
    const form =
      "We couldn't cancel your plan with Stripe, so your account wasn't deleted. Try again in a few minutes.";
    expect([status, body]).toEqual([502, refused({ form })]);
    expect(context.reported).toHaveLength(1);
    expect(subscription.status).toBe('active');
    expect(await viewerOf(cookie)).not.toBeNull();
  });

  it('is not left running where no keys are configured', async () => {
    const { cookie } = await subscriber();
    expect((await remove(cookie)).status).toBe(502);
  });
});

describe('an App Store plan', () => {
  const buyer = async (snapshot = storeSnapshot({ endMs })) => {
    const person = await createTestUser();
    await setSettings(await userIdOf(person), columnsOf(snapshot));
    return person;
  };

  it('continues at Apple, which its owner has to acknowledge', async () => {
    const { cookie } = await buyer();
    const { body } = await remove(cookie);
    expect(body).toEqual(refused({ apple: 'Confirm that you understand to continue.' }));
    const known = { current: oldPassword, apple: 'known' };
    const { body: second, context } = await remove(cookie, known);
    expect(second).toEqual({ outcome: 'deleted' });
    expect(context.emails[0]?.text).toContain('Apple will keep charging you');
  });

  it('that no longer renews needs no acknowledgment', async () => {
    const { cookie } = await buyer(storeSnapshot({ status: 'cancelled', endMs }));
    expect((await remove(cookie)).body).toEqual({ outcome: 'deleted' });
  });
});
