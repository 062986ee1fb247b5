import { type AppleKey, appleClient, appleGrant } from './apple.server.ts';
import { parseIdToken } from './id-token.server.ts';
import { type ProviderIdentity, ProviderSignInError } from './identity-client.server.ts';
import { redeemCode } from './redeem-code.server.ts';

/** What the iPhone's own sheet gives the app, all of it unchecked. */
export type AppleAppAnswer = { idToken: string; code: string };

/** Sign in with Apple inside the iOS app. */
export type AppleAppClient = {
  /**
   * Checks the token of the sheet and redeems its code.
   * @param nonce the one that the app was given for this sign-in
   * @param now milliseconds since the epoch
   * @throws ProviderSignInError whatever goes wrong
   */
  identify: (answer: AppleAppAnswer, nonce: string, now: number) => Promise<ProviderIdentity>;
};

/**
 * Sign in with Apple by the iPhone's sheet. The token carries our nonce and names the app as its audience
 * (https://developer.apple.com/documentation/signinwithapple/verifying-a-user). Redeeming the code makes the answer good for
 * one sign-in, and gives what revokes the grant when the account is deleted; no redirect address belongs to it.
 * @param bundleId the app's id, its client id with Apple
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
