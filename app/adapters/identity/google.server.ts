import { CodeChallengeMethod, OAuth2Client } from 'arctic';
import {
  type IdentityClient,
  ProviderSignInError,
  parseIdToken,
  redeemCode,
} from './identity-client.server.ts';

/** Values from Google's console, and Google's addresses. */
export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  keysUrl: string;
  issuer: string;
};

/**
 * Creates the client for Sign in with Google: OpenID Connect with PKCE (S256) and a nonce.
 * @param redirectUri our callback, as registered with Google
 */
export function createGoogle(settings: GoogleSettings, redirectUri: string): IdentityClient {
  const { clientId, clientSecret, issuer } = settings;
  const client = new OAuth2Client(clientId, null, redirectUri);
  return {
    startUrl: ({ state, nonce, codeVerifier }) => {
      const url = client.createAuthorizationURLWithPKCE(
        settings.authorizationUrl,
        state,
        CodeChallengeMethod.S256,
        codeVerifier,
        ['openid', 'email'],
      );
      url.searchParams.set('nonce', nonce);
      // Otherwise a user who is signed in with one of several accounts can't choose another.
      url.searchParams.set('prompt', 'select_account');
      return url;
    },
    identify: async (code, { nonce, codeVerifier }, now) => {
      try {
        const form = { redirect_uri: redirectUri, code_verifier: codeVerifier };
        const Authorization = `Basic ${btoa(`${clientId}:${clientSecret}`)}`;
        const { idToken } = await redeemCode(settings.tokenUrl, code, form, { Authorization });
        // Google signs with and without the scheme.
        const issuers = [issuer, issuer.replace(/^https:\/\//, '')];
        const expected = { issuers, audience: clientId, nonce, keysUrl: settings.keysUrl };
        return await parseIdToken(idToken, expected, now);
      } catch (error) {
        throw new ProviderSignInError('Google', error);
      }
    },
  };
}
