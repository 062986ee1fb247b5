import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAppleApp, createAppleRevoker } from '#app/adapters/identity/apple.server.ts';
import { type HostileIssuer, startHostileIssuer } from '#tests/support/hostile-issuer.ts';

// Sign in with Apple in the iOS app, against an issuer that signs anything.

const now = Date.UTC(2026, 4, 4, 12);
const seconds = now / 1000;
const bundleId = 'example.app';
const keys = await generateKeyPair('ES256', { extractable: true });
const privateKey = await exportPKCS8(keys.privateKey);

let issuer: HostileIssuer;
beforeEach(async () => {
  issuer = await startHostileIssuer();
});
afterEach(() => issuer.close());

const settings = () => ({
  teamId: 'TEAM',
  keyId: 'KEY',
  privateKey,
  tokenUrl: `${issuer.origin}/token`,
  revokeUrl: `${issuer.origin}/revoke`,
  keysUrl: `${issuer.origin}/jwks`,
  issuer: 'https://issuer.example',
});

const goodClaims = {
  iss: 'https://issuer.example',
  aud: bundleId,
  sub: 'subject-1',
  nonce: 'the nonce',
  iat: seconds,
  exp: seconds + 600,
  email: 'abc123@privaterelay.appleid.com',
  email_verified: 'true',
  is_private_email: 'true',
};

/** Signs in with a token from the sheet; Apple redeems the code for another token. */
async function identify(ofSheet: object = {}, ofCode: object = { nonce: undefined }) {
  const redeemed = await issuer.sign({ ...goodClaims, ...ofCode });
  issuer.answerWith(200, { id_token: redeemed, refresh_token: 'the refresh token' });
  const idToken = await issuer.sign({ ...goodClaims, ...ofSheet });
  const answer = { idToken, code: 'the code' };
  return createAppleApp(settings(), bundleId).identify(answer, 'the nonce', now);
}

test('a private relay address that Apple vouches for is a verified address', async () => {
  expect(await identify()).toEqual({
    subject: 'subject-1',
    verifiedEmail: 'abc123@privaterelay.appleid.com',
    grant: { clientId: bundleId, refreshToken: 'the refresh token' },
  });
});

test('the code is redeemed with the app’s id and no redirect address', async () => {
  await identify();
  const [{ form } = { form: null }] = issuer.redeemed;
  const { client_secret: secret = '', ...rest } = Object.fromEntries(form ?? []);
  expect(rest).toEqual({
    grant_type: 'authorization_code',
    code: 'the code',
    client_id: bundleId,
  });
  const { payload } = await jwtVerify(secret, keys.publicKey, { currentDate: new Date(now) });
  expect(payload).toMatchObject({ iss: 'TEAM', sub: bundleId, aud: 'https://issuer.example' });
});

describe('rejects', () => {
  test.each([
    ['a token for the website', { aud: 'example.app.web' }],
    ['a token of another issuer', { iss: 'https://evil.example' }],
    ['another nonce', { nonce: 'another nonce' }],
    ['no nonce', { nonce: undefined }],
    ['a hashed nonce', { nonce: 'a3f5' }],
    ['an expired token', { exp: seconds - 61 }],
  ])('%s, and redeems no code', async (_title, changes) => {
    await expect(identify(changes)).rejects.toThrow(/^Sign-in with Apple failed/);
    expect(issuer.redeemed).toEqual([]);
  });

  test('the code of another user', async () => {
    await expect(identify({}, { sub: 'subject-2' })).rejects.toThrow(/^Sign-in with Apple failed/);
  });

  test('a code that was redeemed for another app', async () => {
    await expect(identify({}, { aud: 'another.app' })).rejects.toThrow(/^Sign-in with Apple/);
  });

  test('a token whose code Apple rejects, such as one already redeemed', async () => {
    const idToken = await issuer.sign(goodClaims);
    issuer.answerWith(400, { error: 'invalid_grant' });
    const answer = { idToken, code: 'a-secret-code' };
    const failure = await createAppleApp(settings(), bundleId)
      .identify(answer, 'the nonce', now)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'ProviderSignInError' });
    expect(String(failure)).not.toContain('a-secret-code');
  });
});

test('a grant is revoked by the client that it was issued to', async () => {
  issuer.answerWith(200, '');
  const grant = { clientId: 'example.app.web', refreshToken: 'the refresh token' };
  await createAppleRevoker(settings(), now)(grant);
  const [{ form } = { form: null }] = issuer.redeemed;
  const { client_secret: secret = '', ...rest } = Object.fromEntries(form ?? []);
  expect(rest).toEqual({
    client_id: 'example.app.web',
    token: 'the refresh token',
    token_type_hint: 'refresh_token',
  });
  const { payload } = await jwtVerify(secret, keys.publicKey, { currentDate: new Date(now) });
  expect(payload.sub).toBe('example.app.web');
});

test('a rejected revocation is an error that does not contain the token', async () => {
  issuer.answerWith(400, { error: 'invalid_client' });
  const grant = { clientId: bundleId, refreshToken: 'the refresh token' };
  const failure = await createAppleRevoker(settings(), now)(grant).catch(String);
  expect(failure).toContain('400');
  expect(failure).not.toContain('refresh token');
});
