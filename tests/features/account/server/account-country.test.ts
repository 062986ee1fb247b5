import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { action as answerSendCode } from '#app/features/account/send-otp.route.ts';
import { answerAuth } from '#app/features/account/server/auth-action.api.server.ts';
import {
  finishProviderSignIn,
  startProviderSignIn,
} from '#app/features/account/server/provider-sign-in.api.server.ts';
import { action as answerVerifyCode } from '#app/features/account/verify-otp.route.ts';
import { updatePreferredCountry } from '#app/features/settings/queries/settings-row.server.ts';
import { countryOfNewAccount } from '#app/http/request/country.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { users } from '#db/account-schema.ts';
import { userSettings } from '#db/schema.ts';
import {
  cookiesOf,
  createTestContext,
  formPost,
  jsonPost,
  testOrigin,
} from '#tests/support/request-context.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import '#tests/support/quick-scrypt.ts';

// The country of a new account whose owner signed up at /us/auth or /app/ios/auth.

const database = await createTestDatabase();
const db = database.open();
const newEmail = () => `${crypto.randomUUID()}@example.com`;

async function countriesOf(email: string) {
  return db
    .select({ own: userSettings.country, preferred: userSettings.preferredCountry })
    .from(userSettings)
    .innerJoin(users, eq(users.id, userSettings.userId))
    .where(eq(users.email, email))
    .get();
}

const password = async (request: Request, over: Partial<RequestContext>, native = false) => {
  const context = createTestContext(database.open(), over);
  const answer = await answerAuth(request, context, 'us', native ? 'native' : 'web');
  return answer instanceof Response ? answer.headers.get('Location') : null;
};

function signUp(path: string, fields: Record<string, string> = {}, cookie = '') {
  const email = newEmail();
  const all = { intent: 'sign-up', email, password: 'a long password', ...fields };
  return { email, request: formPost(path, all, cookie) };
}

describe.each(countryCodes)('a new visitor from %s', (country) => {
  const { region } = countries[country];
  const origin = `/${country}/pricing`;

  test('gets the page’s country with a password', async () => {
    const { email, request } = signUp('/us/auth', { redirectTo: origin });
    expect(await password(request, { edgeRegions: ['US'] })).toBe(origin);
    expect(await countriesOf(email)).toEqual({ own: country, preferred: country });
  });

  test('gets the edge’s country with a password, and lands on that country’s pricing', async () => {
    const { email, request } = signUp('/us/auth');
    expect(await password(request, { edgeRegions: [region] })).toBe(origin);
    expect(await countriesOf(email)).toEqual({ own: country, preferred: country });
  });

  test('gets the edge’s country with a password in the native app', async () => {
    const { email, request } = signUp('/app/ios/auth');
    await password(request, { edgeRegions: [region] }, true);
    expect(await countriesOf(email)).toEqual({ own: country, preferred: country });
  });

  test('gets the auth page’s country with a provider', async () => {
    const email = newEmail();
    const client: IdentityClient = {
      startUrl: ({ state }) => new URL(`https://provider.example/auth?state=${state}`),
      identify: async () => ({ subject: crypto.randomUUID(), verifiedEmail: email }),
    };
    const over = { identityClients: { google: client, apple: client } };
    const page = new Request(`${testOrigin}/us/auth?redirectTo=${origin}`);
    const account = countryOfNewAccount(page, { edgeRegions: ['US'] }, { origin, page: 'us' });
    const query = new URLSearchParams({ country: account, redirectTo: origin });
    const begun = await startProviderSignIn('google', {
      request: new Request(`${testOrigin}/oauth/google?${query}`),
      context: createTestContext(db, over),
    });
    const state = new URL(begun.headers.get('Location') ?? '').searchParams.get('state') ?? '';
    const Cookie = (begun.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    const done = await finishProviderSignIn(
      'google',
      new URLSearchParams({ state, code: 'the-code' }),
      new Request(`${testOrigin}/oauth/google/callback`, { headers: { Cookie } }),
      createTestContext(db, over),
    );
    expect(done.headers.get('Location')).toBe(origin);
    expect(await countriesOf(email)).toEqual({ own: country, preferred: country });
  });

  test.each([
    ['of the page where it was requested', { country }, ['US']],
    ['of the edge, if no page is named', {}, [region]],
  ])('with a code, gets the country %s', async (_, named, edgeRegions) => {
    const email = newEmail();
    const asked = createTestContext(db, { edgeRegions });
    await answerSendCode({ request: jsonPost('/api/send-otp', { email }), context: asked });
    const code = /\d{6}/.exec(asked.emails[0]?.subject ?? '')?.[0];
    const proof = jsonPost('/api/verify-otp', { email, code, ...named }, cookiesOf(asked));
    const context = createTestContext(db, { edgeRegions });
    expect((await answerVerifyCode({ request: proof, context })).status).toBe(200);
    expect(await countriesOf(email)).toEqual({ own: country, preferred: country });
  });
});

test('the order is: origin page, stored choice, edge, the auth page’s own country, USA', () => {
  const of = (
    origin: string | null,
    cookie: string,
    edgeRegions: (string | null)[],
    page: 'us' | 'ca',
  ) =>
    countryOfNewAccount(
      new Request(testOrigin, { headers: { Cookie: cookie } }),
      { edgeRegions },
      { origin, page },
    );
  const stored = '__Host-country=uk';
  expect(of('/au/invoices?x=1', stored, ['CA'], 'us')).toBe('au');
  expect(of('/app/ios/invoices', stored, ['CA'], 'us')).toBe('uk');
  expect(of('//au/invoices', '', ['CA'], 'us')).toBe('ca');
  expect(of(null, '', ['DE', 'AU'], 'us')).toBe('au');
  expect(of(null, '', ['DE'], 'ca')).toBe('ca');
  expect(of(null, '', [], 'us')).toBe('us');
});

describe('a country that is chosen later', () => {
  test('becomes the business’s country while the business has no details', async () => {
    const { userId } = await createSampleUser(db);
    await updatePreferredCountry(db, userId, 'au', Date.now());
    expect(await settingsOf(db, userId)).toMatchObject({ country: 'au', preferredCountry: 'au' });
  });

  test.each([
    ['an invoice', { totalInvoicesCreated: 1 }],
    ['a name', { businessName: 'Wren' }],
    ['an address', { address: '1 Road' }],
  ])('keeps the country of a business that has %s', async (_, settings) => {
    const { userId } = await createSampleUser(db, settings);
    await updatePreferredCountry(db, userId, 'au', Date.now());
    expect(await settingsOf(db, userId)).toMatchObject({ country: 'us', preferredCountry: 'au' });
  });
});
