import { type AppleKey, appleClient, appleGrant } from './apple.server.ts';
import { parseIdToken } from './id-token.server.ts';
import { type ProviderIdentity, ProviderSignInError } from './identity-client.server.ts';
import { redeemCode } from './redeem-code.server.ts';

/** The result of the native Apple sign-in sheet, not yet verified. */
export type AppleAppAnswer = { idToken: string; code: string };

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
        if (ofCode.subject !== identity.subject) throw new Error('The code is of another user');
        return { ...identity, grant: appleGrant(bundleId, redeemed.refreshToken) };
      } catch (error) {
        throw new ProviderSignInError('Apple', error);
      }
    },
  };
}
