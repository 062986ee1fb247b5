import { type AppleKey, appleClient } from './apple.server.ts';
import { type ProviderGrant, providerTimeoutMs } from './identity-client.server.ts';

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
    if (!answer.ok) throw new Error(`Apple answered a revocation with ${answer.status}.`);
  };
}
