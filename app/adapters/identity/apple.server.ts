import { OAuth2Client } from 'arctic';
import { importPKCS8, SignJWT } from 'jose';
import {
  type IdentityClient,
  type ProviderGrant,
  type ProviderIdentity,
  ProviderSignInError,
  parseIdToken,
  providerTimeoutMs,
  redeemCode,
} from './identity-client.server.ts';

/** The Sign in with Apple key, shared by the iOS app's id and its Services IDs. */
type AppleKey = {
  teamId: string;
  keyId: string;
  /** The downloaded `.p8` file: PKCS #8 as PEM; its line breaks may be written as `\n`. */
  privateKey: string;
  tokenUrl: string;
  keysUrl: string;
  issuer: string;
};

/** Values from Apple's developer pages, and Apple's addresses. */
export type AppleSettings = AppleKey & {
  /** The Services ID. */
  clientId: string;
  authorizationUrl: string;
};

const clientSecretSeconds = 5 * 60;

/**
 * Creates the client for Sign in with Apple: OpenID Connect with a nonce; the browser posts the response to us as a
 * form. Apple doesn't support PKCE.
 * @param redirectUri our callback, as registered with Apple
 */
export function createApple(settings: AppleSettings, redirectUri: string): IdentityClient {
  const { clientId, issuer, keysUrl } = settings;
  const client = new OAuth2Client(clientId, null, redirectUri);
  return {
    startUrl: ({ state, nonce }) => {
      const scopes = ['openid', 'email'];
      const url = client.createAuthorizationURL(settings.authorizationUrl, state, scopes);
      // Apple requires this when the email scope is requested.
      url.searchParams.set('response_mode', 'form_post');
      url.searchParams.set('nonce', nonce);
      return url;
    },
    identify: async (code, { nonce }, now) => {
      try {
        const form = { ...(await appleClient(settings, clientId, now)), redirect_uri: redirectUri };
        const { idToken, refreshToken } = await redeemCode(settings.tokenUrl, code, form);
        const expected = { issuers: [issuer], audience: clientId, nonce, keysUrl };
        const identity = await parseIdToken(idToken, expected, now);
        return { ...identity, grant: appleGrant(clientId, refreshToken) };
      } catch (error) {
        throw new ProviderSignInError('Apple', error);
      }
    },
  };
}

/** Returns a grant that can be revoked; undefined without a refresh token. */
function appleGrant(clientId: string, refreshToken: string | undefined): ProviderGrant | undefined {
  return refreshToken === undefined ? undefined : { clientId, refreshToken };
}

/**
 * Returns the form fields that authenticate one of our clients; Apple only documents the form. The secret is a signed
 * statement valid for five minutes.
 * @param clientId the Services ID or the app's bundle id
 */
export async function appleClient(
  settings: AppleKey,
  clientId: string,
  now: number,
): Promise<{ client_id: string; client_secret: string }> {
  const key = await importPKCS8(settings.privateKey.replaceAll('\\n', '\n'), 'ES256');
  const seconds = Math.floor(now / 1000);
  const secret = await new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: settings.keyId })
    .setIssuer(settings.teamId)
    .setSubject(clientId)
    .setAudience(settings.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + clientSecretSeconds)
    .sign(key);
  return { client_id: clientId, client_secret: secret };
}

/** The result of the native Apple sign-in sheet, not yet verified. */
type AppleAppAnswer = { idToken: string; code: string };

/** Sign in with Apple inside the iOS app. */
export type AppleAppClient = {
  /**
   * Verifies the sheet's token and redeems its code.
   * @param nonce the one issued to the app for this sign-in
   * @param now milliseconds since the epoch
   * @throws ProviderSignInError for any failure
   */
  identify: (answer: AppleAppAnswer, nonce: string, now: number) => Promise<ProviderIdentity>;
};

/**
 * Creates the client for Sign in with Apple by the native sheet. The token contains our nonce and the app as its
 * audience (https://developer.apple.com/documentation/signinwithapple/verifying-a-user). Redeeming the code limits the
 * response to one sign-in, and returns the token that revokes the grant when the account is deleted; it uses no
 * redirect address.
 * @param bundleId the app's id, which is its client id with Apple
 */
export function createAppleApp(settings: AppleKey, bundleId: string): AppleAppClient {
  const { issuer, keysUrl, tokenUrl } = settings;
  const expected = { issuers: [issuer], audience: bundleId, keysUrl };
  return {
    identify: async ({ idToken, code }, nonce, now) => {
      try {
        const identity = await parseIdToken(idToken, { ...expected, nonce }, now);
        const redeemed = await redeemCode(
          tokenUrl,
          code,
          await appleClient(settings, bundleId, now),
        );
        const ofCode = await parseIdToken(redeemed.idToken, { ...expected, nonce: null }, now);
        if (ofCode.subject !== identity.subject)
          throw new Error('The code belongs to another user');
        return { ...identity, grant: appleGrant(bundleId, redeemed.refreshToken) };
      } catch (error) {
        throw new ProviderSignInError('Apple', error);
      }
    },
  };
}

/** Revokes a grant at Apple; a grant that has already ended isn't an error. Throws when Apple doesn't confirm. */
export type RevokeAppleGrant = (grant: ProviderGrant) => Promise<void>;

/**
 * Creates the function that revokes refresh tokens, which Apple requires of apps that offer account deletion
 * (https://developer.apple.com/documentation/signinwithapplerestapi/revoke-tokens).
 * @param now milliseconds since the epoch
 */
export function createAppleRevoker(
  settings: AppleKey & { revokeUrl: string },
  now: number,
): RevokeAppleGrant {
  return async ({ clientId, refreshToken }) => {
    const client = await appleClient(settings, clientId, now);
    const answer = await fetch(settings.revokeUrl, {
      redirect: 'manual',
      method: 'POST',
      body: new URLSearchParams({
        ...client,
        token: refreshToken,
        token_type_hint: 'refresh_token',
      }),
      signal: AbortSignal.timeout(providerTimeoutMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`Apple returned ${answer.status} for a revocation.`);
  };
}
