import { describe, expect, test } from 'vitest';
import { countries, countryCodes } from '#app/domain/country/country.ts';
import { updatePreferredCountry } from '#app/features/settings/queries/settings-row.server.ts';
import { countryOfNewAccount } from '#app/http/request/country.server.ts';
import { newEmail, oldPassword, openAccountWorld } from '#tests/support/account-world.ts';
import { testOrigin } from '#tests/support/request-context.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';

// The country of a new account whose owner signed up at /us/auth or /app/ios/auth.

const world = await openAccountWorld();
const { db, signUp, submit, requestCode, sendCode, viewerOf } = world;

describe.each(countryCodes)('a new visitor from %s', (country) => {
  const edge = { edgeRegions: [countries[country].region] };
  const american = { edgeRegions: ['US'] };
  const redirectTo = `/${country}/pricing`;

  test.each([
    ['the page’s, with a password', () => signUp(newEmail(), { redirectTo }, american), redirectTo],
    ['the edge’s, with a password', () => signUp(newEmail(), {}, edge), redirectTo],
    [
      'the edge’s, with a password in the native app',
      () => {
        const fields = { intent: 'sign-up', email: newEmail(), password: oldPassword };
        return submit('/app/ios/auth', fields, edge);
      },
      '/app/ios/home',
    ],
    ['the page’s, with a code', () => byCode({ country }, american), null],
    ['the edge’s, with a code', () => byCode({}, edge), null],
  ])('gets a country: %s', async (_, signUpThere, to) => {
    const answer = await signUpThere();
    expect(answer.to).toBe(to);
    const { settings } = (await viewerOf(answer.cookie)) ?? {};
    expect(settings).toMatchObject({ country, preferredCountry: country });
  });
});

async function byCode(named: { country?: string }, by: { edgeRegions: string[] }) {
  const email = newEmail();
  const { code, cookie } = await requestCode(email, by);
  return sendCode({ email, code, ...named }, { ...by, cookie });
}

test.each([
  ['/au/invoices?x=1', '__Host-country=uk', ['CA'], 'us', 'au'],
  ['/app/ios/invoices', '__Host-country=uk', ['CA'], 'us', 'uk'],
  ['//au/invoices', '', ['CA'], 'us', 'ca'],
  [null, '', ['DE', 'AU'], 'us', 'au'],
  [null, '', ['DE'], 'ca', 'ca'],
  [null, '', [], 'us', 'us'],
] as const)(
  'origin page %s, stored choice %s, edge %j and auth page %s: %s',
  (origin, cookie, regions, page, country) => {
    const request = new Request(testOrigin, { headers: { Cookie: cookie } });
    const edge = { edgeRegions: [...regions] };
    expect(countryOfNewAccount(request, edge, { origin, page })).toBe(country);
  },
);

test.each([
  ['has no details', {}, 'au'],
  ['has an invoice', { totalInvoicesCreated: 1 }, 'us'],
  ['has a name', { businessName: 'Wren' }, 'us'],
  ['has an address', { address: '1 Road' }, 'us'],
])('a country that is chosen later, if the business %s', async (_, columns, country) => {
  const { userId } = await createSampleUser(db, columns);
  await updatePreferredCountry(db, userId, 'au', Date.now());
  expect(await settingsOf(db, userId)).toMatchObject({ country, preferredCountry: 'au' });
});
