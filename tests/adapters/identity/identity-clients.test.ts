import { exportPKCS8, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createApple,
  createAppleApp,
  createAppleRevoker,
} from '#app/adapters/identity/apple.server.ts';
import { createGoogle } from '#app/adapters/identity/google.server.ts';
import type { IdentityClient } from '#app/adapters/identity/identity-client.server.ts';
import { type HostileIssuer, startHostileIssuer } from '#tests/support/hostile-issuer.ts';

// ID token checks (OpenID Connect Core 3.1.3.7), against an issuer that signs anything.

const now = Date.UTC(2026, 4, 4, 12);
const seconds = now / 1000;
const secrets = { state: 's', nonce: 'the nonce', codeVerifier: 'v'.repeat(43) };
const clientId = 'our-client';
let issuer: HostileIssuer;

beforeEach(async () => {
  issuer = await startHostileIssuer();
});

afterEach(() => issuer.close());

const places = () => ({
  authorizationUrl: `${issuer.origin}/auth`,
  tokenUrl: `${issuer.origin}/token`,
  keysUrl: `${issuer.origin}/jwks`,
  issuer: 'https://issuer.example',
});

const appleKeys = await generateKeyPair('ES256', { extractable: true });
const privateKey = await exportPKCS8(appleKeys.privateKey);
const appleKey = { teamId: 'TEAM', keyId: 'KEY', privateKey };

const clients: Record<'google' | 'apple', () => IdentityClient> = {
  google: () =>
    createGoogle({ clientId, clientSecret: 'hush', ...places() }, 'https://us.example/cb'),
  apple: () => createApple({ clientId, ...appleKey, ...places() }, 'https://us.example/cb'),
};

const goodClaims = {
  iss: 'https://issuer.example',
  aud: clientId,
  sub: 'subject-1',
  nonce: 'the nonce',
  iat: seconds,
  exp: seconds + 600,
  email: 'Person@Example.com',
  email_verified: true as unknown,
};

function identify(provider: keyof typeof clients, idToken: string, at = now) {
  issuer.answerWith(200, { access_token: 'a', token_type: 'Bearer', id_token: idToken });
  return clients[provider]().identify('the code', secrets, at);
}

/** The form that Apple's client posted, with its secret's claims apart. */
async function redeemedForm() {
  const [{ form } = { form: null }] = issuer.redeemed;
  const { client_secret: secret = '', ...rest } = Object.fromEntries(form ?? []);
  const currentDate = new Date(now);
  const { payload, protectedHeader } = await jwtVerify(secret, appleKeys.publicKey, {
    currentDate,
  });
  return { rest, payload, protectedHeader };
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe.each(['google', 'apple'] as const)('%s', (provider) => {
  test('accepts a valid token', async () => {
    expect(await identify(provider, await issuer.sign(goodClaims))).toEqual({
      subject: 'subject-1',
      verifiedEmail: 'person@example.com',
    });
  });

  test.each([
    ['another audience', { aud: 'another-client' }],
    ['our audience among others', { aud: [clientId, 'another-client'] }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an issuer with the same prefix', { iss: 'https://issuer.example.evil.example' }],
    ['another nonce', { nonce: 'another nonce' }],
    ['no nonce', { nonce: undefined }],
    ['an expiry in the past', { exp: seconds - 61 }],
    ['no expiry', { exp: undefined }],
    ['a not-before time in the future', { nbf: seconds + 3600 }],
    ['an empty subject', { sub: '' }],
  ])('rejects one with %s', async (_title, changes) => {
    const forged = await issuer.sign({ ...goodClaims, ...changes });
    await expect(identify(provider, forged)).rejects.toThrow(/^Sign-in with (Google|Apple) failed/);
  });

  test('rejects a signature by another key with the right id, and claims changed after signing', async () => {
    const [head, , signature] = (await issuer.sign(goodClaims)).split('.');
    const changed = [head, encode({ ...goodClaims, sub: 'victim' }), signature].join('.');
    for (const forged of [await issuer.signWithOther(goodClaims), changed]) {
      await expect(identify(provider, forged)).rejects.toThrow('ERR_JWS_SIGNATURE');
    }
  });

  test.each(['none', 'NONE'])('rejects the algorithm %s', async (alg) => {
    const forged = `${encode({ alg, kid: 'published' })}.${encode(goodClaims)}.`;
    await expect(identify(provider, forged)).rejects.toThrow('ERR_J');
  });

  test('rejects HS256 with the published key as the secret, and with the client’s', async () => {
    const published = JSON.stringify(issuer.publishedKey());
    for (const secret of [published, 'hush'.repeat(10)]) {
      const forged = await new SignJWT(goodClaims)
        .setProtectedHeader({ alg: 'HS256', kid: 'published' })
        .sign(new TextEncoder().encode(secret));
      await expect(identify(provider, forged)).rejects.toThrow('ERR_JOSE_ALG_NOT_ALLOWED');
    }
  });

  test.each([
    ['a rejected code', 400, { error: 'invalid_grant', error_description: 'the code was used' }],
    ['a failing server', 500, 'oops'],
    ['a response without a token', 200, { access_token: 'oops', token_type: 'Bearer' }],
  ])('includes neither code nor response in the error for %s', async (_title, status, body) => {
    issuer.answerWith(status, body);
    const asked = clients[provider]().identify('a-secret-code', secrets, now);
    const failure = await asked.catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderSignInError' });
    const told = String((failure as Error).stack) + JSON.stringify(failure);
    expect(told).not.toMatch(/a-secret-code|the code was used|oops|the nonce|vvvv/);
    expect((failure as Error).cause).toBeUndefined();
  });

  test.each([
    ['true', 'person@example.com'],
    [false, null],
    ['false', null],
    ['unknown', null],
    [undefined, null],
  ])('with email_verified %j has the address %j', async (email_verified, verifiedEmail) => {
    const token = await issuer.sign({ ...goodClaims, email_verified });
    expect((await identify(provider, token)).verifiedEmail).toBe(verifiedEmail);
  });
});

describe('the published keys', () => {
  const good = () => issuer.sign(goodClaims);

  test('are fetched once an hour', async () => {
    const requests: number[] = [];
    for (const minutes of [0, 59, 61]) {
      const at = now + minutes * 60_000;
      const claims = { ...goodClaims, exp: at / 1000 + 600 };
      await identify('google', await issuer.sign(claims), at);
      requests.push(issuer.keyRequests());
    }
    expect(requests).toEqual([1, 1, 2]);
  });

  test('are fetched again when a token names a new one', async () => {
    await identify('google', await good());
    issuer.publishOther();
    const token = await issuer.signWithOther(goodClaims, { kid: 'newer' });
    const at = now + 61_000;
    expect((await identify('google', token, at)).subject).toBe('subject-1');
    expect(issuer.keyRequests()).toBe(2);
  });

  test('are not fetched over and over for tokens with unknown key ids', async () => {
    await identify('google', await good());
    const forged = await issuer.signWithOther(goodClaims, { kid: 'unknown' });
    for (let times = 0; times < 5; times += 1) {
      await expect(identify('google', forged, now + 1000)).rejects.toThrow('ERR_JWKS_NO_MATCHING');
    }
    expect(issuer.keyRequests()).toBe(1);
  });
});

const asked = {
  response_type: 'code',
  client_id: clientId,
  redirect_uri: 'https://us.example/cb',
  scope: 'openid email',
  state: 's',
  nonce: 'the nonce',
};
const redeemed = {
  grant_type: 'authorization_code',
  code: 'the code',
  redirect_uri: 'https://us.example/cb',
};

test('redirects to Google with PKCE, a nonce and the account chooser', () => {
  const url = clients.google().startUrl(secrets);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    ...asked,
    prompt: 'select_account',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(url.href).not.toContain(secrets.codeVerifier);
});

test('redeems Google’s code with the verifier and the client’s secret', async () => {
  await identify('google', await issuer.sign(goodClaims));
  const [{ form, authorization } = { form: null, authorization: null }] = issuer.redeemed;
  expect(Object.fromEntries(form ?? [])).toEqual({
    ...redeemed,
    code_verifier: secrets.codeVerifier,
  });
  expect(authorization).toBe(`Basic ${btoa(`${clientId}:hush`)}`);
});

test('accepts Google’s issuer without the scheme', async () => {
  const token = await issuer.sign({ ...goodClaims, iss: 'issuer.example' });
  expect((await identify('google', token)).subject).toBe('subject-1');
  await expect(identify('apple', token)).rejects.toThrow('ERR_JWT_CLAIM_VALIDATION_FAILED iss');
});

test('redirects to Apple with a nonce, requesting a form post', () => {
  const { searchParams } = clients.apple().startUrl(secrets);
  expect(Object.fromEntries(searchParams)).toEqual({ ...asked, response_mode: 'form_post' });
});

test('redeems Apple’s code with a five-minute JWT signed with our key', async () => {
  await identify('apple', await issuer.sign(goodClaims));
  const { rest, payload, protectedHeader } = await redeemedForm();
  expect(rest).toEqual({ ...redeemed, client_id: clientId });
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
  expect(payload).toEqual({
    iss: 'TEAM',
    sub: clientId,
    aud: 'https://issuer.example',
    iat: seconds,
    exp: seconds + 300,
  });
});

const bundleId = 'example.app';

const appleSettings = () => ({ ...appleKey, ...places(), revokeUrl: `${issuer.origin}/revoke` });

const appClaims = {
  ...goodClaims,
  aud: bundleId,
  email: 'abc123@privaterelay.appleid.com',
  email_verified: 'true',
  is_private_email: 'true',
};

/** Signs in with a token from the sheet; Apple redeems the code for another token. */
async function identifyInApp(ofSheet: object = {}, ofCode: object = { nonce: undefined }) {
  const redeemed = await issuer.sign({ ...appClaims, ...ofCode });
  issuer.answerWith(200, { id_token: redeemed, refresh_token: 'the refresh token' });
  const idToken = await issuer.sign({ ...appClaims, ...ofSheet });
  const answer = { idToken, code: 'the code' };
  return createAppleApp(appleSettings(), bundleId).identify(answer, 'the nonce', now);
}

test('in the app a private relay address is verified, and the code is redeemed without a redirect address', async () => {
  expect(await identifyInApp()).toEqual({
    subject: 'subject-1',
    verifiedEmail: 'abc123@privaterelay.appleid.com',
    grant: { clientId: bundleId, refreshToken: 'the refresh token' },
  });
  const { rest, payload } = await redeemedForm();
  const { grant_type, code } = redeemed;
  expect(rest).toEqual({ grant_type, code, client_id: bundleId });
  expect(payload).toMatchObject({ iss: 'TEAM', sub: bundleId, aud: 'https://issuer.example' });
});

describe('rejects', () => {
  test.each([
    ['a token for the website', { aud: 'example.app.web' }],
    ['a hashed nonce', { nonce: 'a3f5' }],
  ])('%s, and redeems no code', async (_title, changes) => {
    await expect(identifyInApp(changes)).rejects.toThrow(/^Sign-in with Apple failed/);
    expect(issuer.redeemed).toEqual([]);
  });

  test('a token whose code Apple rejects, or that is another user’s', async () => {
    const failed = /^Sign-in with Apple failed/;
    await expect(identifyInApp({}, { sub: 'subject-2' })).rejects.toThrow(failed);
    const idToken = await issuer.sign(appClaims);
    issuer.answerWith(400, { error: 'invalid_grant' });
    const app = createAppleApp(appleSettings(), bundleId);
    const asked = app.identify({ idToken, code: 'a-secret-code' }, 'the nonce', now);
    const failure = await asked.catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderSignInError' });
    expect(String(failure)).not.toContain('a-secret-code');
  });
});

test('a grant is revoked by the client that it was issued to', async () => {
  issuer.answerWith(200, '');
  const grant = { clientId: 'example.app.web', refreshToken: 'the refresh token' };
  await createAppleRevoker(appleSettings(), now)(grant);
  const { rest, payload } = await redeemedForm();
  expect(rest).toEqual({
    client_id: 'example.app.web',
    token: 'the refresh token',
    token_type_hint: 'refresh_token',
  });
  expect(payload.sub).toBe('example.app.web');
});

test('a rejected revocation is an error that does not contain the token', async () => {
  issuer.answerWith(400, { error: 'invalid_client' });
  const grant = { clientId: bundleId, refreshToken: 'the refresh token' };
  const failure = await createAppleRevoker(appleSettings(), now)(grant).catch(String);
  expect(failure).toContain('400');
  expect(failure).not.toContain('refresh token');
});
