import { importPKCS8, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  appleClient,
  createApple,
  createAppleApp,
  createAppleRevoker,
} from '#app/adapters/identity/apple.server.ts';
import { createGoogle } from '#app/adapters/identity/google.server.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { signInAtAppleSheet } from '#tests/support/apple-sheet.ts';
import { findFreePorts } from '#tests/support/free-ports.ts';
import { createTestUser } from '#tests/support/provider-visit.ts';
import { parseConfig } from '#workers/env.ts';
import { createAppleFake, createGoogleFake } from './identity-provider.ts';
import { registerProduct } from './provider-registration.ts';

const appOrigin = 'http://localhost:1';
let origin: string;
let vars: Record<string, string>;
let close: () => void;

beforeAll(async () => {
  const [port = 0] = await findFreePorts(1);
  origin = `http://127.0.0.1:${port}`;
  const registered = await registerProduct(origin);
  vars = registered.vars;
  const nothing = async () => new Response(null, { status: 404 });
  const server = await serveRequests(nothing, port, {
    google: await createGoogleFake(origin, appOrigin, registered.registration),
    apple: await createAppleFake(origin, appOrigin, registered.registration),
  });
  close = () => server.close();
});
afterAll(() => close());

const base = {
  PRODUCT_NAME: 'P',
  OPERATOR_NAME: 'O',
  OPERATOR_ADDRESS: 'A',
  SUPPORT_EMAIL: 'a@b.example',
  PUBLIC_ORIGIN: appOrigin,
  LIBSQL_URL: 'http://127.0.0.1:1',
  MAIL_FROM: 'a@b.example',
  CLIENT_MAIL_FROM: 'c@b.example',
  PWNED_PASSWORDS_URL: 'http://127.0.0.1:1',
};

test('the product’s configuration has both providers, and neither when a key is missing', () => {
  const { google, apple } = parseConfig({ ...base, ...vars });
  expect(google?.issuer).toBe(`${origin}/google`);
  expect(apple?.issuer).toBe(`${origin}/apple`);
  const { GOOGLE_CLIENT_SECRET: _secret, ...incomplete } = vars;
  const partly = parseConfig({ ...base, ...incomplete, APPLE_KEY_ID: '' });
  expect([partly.google, partly.apple]).toEqual([null, null]);
});

test('in production the endpoints are Google’s and Apple’s own', () => {
  const keys = { ...vars };
  for (const name of Object.keys(keys)) if (/_(URL|ISSUER)$/.test(name)) delete keys[name];
  const { google, apple } = parseConfig({ ...base, ...keys });
  expect(google).toMatchObject({
    authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    tokenUrl: 'https://oauth2.googleapis.com/token',
    keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
    issuer: 'https://accounts.google.com',
  });
  expect(apple).toMatchObject({
    authorizationUrl: 'https://appleid.apple.com/auth/authorize',
    tokenUrl: 'https://appleid.apple.com/auth/token',
    revokeUrl: 'https://appleid.apple.com/auth/revoke',
    keysUrl: 'https://appleid.apple.com/auth/keys',
    issuer: 'https://appleid.apple.com',
  });
});

const secrets = {
  state: 's'.repeat(43),
  nonce: 'n'.repeat(43),
  codeVerifier: 'v'.repeat(43),
};

test('Google’s rejects a sign-in without PKCE', async () => {
  const { google } = parseConfig({ ...base, ...vars });
  if (!google) throw new Error('No Google');
  const url = createGoogle(google, `${appOrigin}/oauth/google/callback`).startUrl(secrets);
  expect((await fetch(url, { redirect: 'manual' })).headers.get('Location')).toMatch(
    /^\/google\/interaction\//,
  );
  url.searchParams.delete('code_challenge');
  url.searchParams.delete('code_challenge_method');
  const refused = await fetch(url, { redirect: 'manual' });
  expect(refused.headers.get('Location')).toMatch(/error=invalid_request.*PKCE/);
});

test('an unregistered callback is rejected', async () => {
  const { apple } = parseConfig({ ...base, ...vars });
  if (!apple) throw new Error('No Apple');
  const url = createApple(apple, 'https://evil.example/oauth/apple/callback').startUrl(secrets);
  expect((await fetch(url, { redirect: 'manual' })).status).toBe(400);
});

test('Apple’s accepts only an unexpired secret for Apple signed with our key', async () => {
  const { apple } = parseConfig({ ...base, ...vars });
  if (!apple) throw new Error('No Apple');
  const key = await importPKCS8(apple.privateKey.replaceAll('\\n', '\n'), 'ES256');
  const redeem = async (changes: { iss?: string; sub?: string; aud?: string; exp?: number }) => {
    const good = { iss: apple.teamId, sub: apple.clientId, aud: apple.issuer };
    const claims = { ...good, exp: Date.now() / 1000 + 300, ...changes };
    const secret = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
      .sign(key);
    const body = { grant_type: 'authorization_code', code: 'none', client_secret: secret };
    const place = { client_id: apple.clientId, redirect_uri: `${appOrigin}/oauth/apple/callback` };
    const form = new URLSearchParams({ ...body, ...place });
    const answer = await fetch(apple.tokenUrl, { method: 'POST', body: form });
    return ((await answer.json()) as { error: string }).error;
  };
  // The code is invalid, so an accepted secret only gets as far as the code check.
  expect(await redeem({})).toBe('invalid_grant');
  const wrong = [{ iss: 'OTHER' }, { sub: 'other' }, { aud: 'https://other.example' }, { exp: 1 }];
  for (const changes of wrong) expect(await redeem(changes)).toBe('invalid_client');
});

test('Apple’s sheet signs in to the app once, and the grant ends when it is revoked', async () => {
  const { apple } = parseConfig({ ...base, ...vars, APP_STORE_BUNDLE_ID: 'example.billwren' });
  if (!apple?.bundleId) throw new Error('No app');
  const person = createTestUser();
  const { idToken, authorizationCode: code } = await signInAtAppleSheet(
    origin,
    'n'.repeat(43),
    person,
  );
  const app = createAppleApp(apple, apple.bundleId);
  const identity = await app.identify({ idToken, code }, 'n'.repeat(43), Date.now());
  expect(identity).toMatchObject({ subject: person.subject, verifiedEmail: person.email });
  await expect(app.identify({ idToken, code }, 'n'.repeat(43), Date.now())).rejects.toThrow();

  const another = await signInAtAppleSheet(origin, 'm'.repeat(43), person);
  const next = { idToken: another.idToken, code: another.authorizationCode };
  const { grant } = await app.identify(next, 'm'.repeat(43), Date.now());
  if (!grant) throw new Error('No grant');
  const refresh = async () => {
    const form = { ...(await appleClient(apple, grant.clientId, Date.now())) };
    const body = new URLSearchParams({
      ...form,
      grant_type: 'refresh_token',
      refresh_token: grant.refreshToken,
    });
    return (await fetch(apple.tokenUrl, { method: 'POST', body })).status;
  };
  expect(await refresh()).toBe(200);
  await createAppleRevoker(apple, Date.now())(grant);
  expect(await refresh()).toBe(400);
});
