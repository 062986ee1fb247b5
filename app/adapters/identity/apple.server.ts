import { OAuth2Client } from 'arctic';
import { importPKCS8, SignJWT } from 'jose';
import { readIdToken } from './id-token.server.ts';
import { type IdentityClient, ProviderSignInError } from './identity-client.server.ts';
import { redeemCode } from './redeem-code.server.ts';

/** What Apple's developer pages give, and where Apple answers. */
export type AppleSettings = {
  /** The Services ID. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** The downloaded `.p8` file: PKCS #8 as PEM; its line breaks may be written `\n`. */
  privateKey: string;
  authorizationUrl: string;
  tokenUrl: string;
  keysUrl: string;
  issuer: string;
};

const clientSecretSeconds = 5 * 60;

/**
 * Sign-in with Apple: OpenID Connect with a nonce; the answer is a form that the browser posts to us. Apple knows no
 * PKCE.
 * @param redirectUri our callback, as it is registered with Apple
 */
export function createApple(settings: AppleSettings, redirectUri: string): IdentityClient {
  const { clientId, issuer, keysUrl } = settings;
  const client = new OAuth2Client(clientId, null, redirectUri);
  return {
    startUrl: ({ state, nonce }) => {
      const scopes = ['openid', 'email'];
      const url = client.createAuthorizationURL(settings.authorizationUrl, state, scopes);
      // Apple insists on it wherever the e-mail is asked for.
      url.searchParams.set('response_mode', 'form_post');
      url.searchParams.set('nonce', nonce);
      return url;
    },
    identify: async (code, { nonce }, now) => {
      try {
        const client_secret = await makeClientSecret(settings, now);
        // In the form, the only place that Apple documents.
        const form = { redirect_uri: redirectUri, client_id: clientId, client_secret };
        const token = await redeemCode(settings.tokenUrl, code, form);
        const expected = { issuers: [issuer], audience: clientId, nonce, keysUrl };
        return await readIdToken(token, expected, now);
      } catch (error) {
        throw new ProviderSignInError('Apple', error);
      }
    },
  };
}

/** The signed statement that stands for a password, made anew for each sign-in. */
async function makeClientSecret(settings: AppleSettings, now: number): Promise<string> {
  const key = await importPKCS8(settings.privateKey.replaceAll('\\n', '\n'), 'ES256');
  const seconds = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: settings.keyId })
    .setIssuer(settings.teamId)
    .setSubject(settings.clientId)
    .setAudience(settings.issuer)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + clientSecretSeconds)
    .sign(key);
}
