import { appleSheetUrl } from '#tests/fakes/identity-provider.ts';
import { type ProviderUser, passProvider } from './provider-visit.ts';

/**
 * Signs a user in at Apple's fake, and returns what the sign-in sheet gives the iOS app: a code, and a token for the
 * app that contains the nonce.
 * @param fakesOrigin origin of Apple's fake
 */
export async function signInAtAppleSheet(
  fakesOrigin: string,
  nonce: string,
  person: ProviderUser,
): Promise<{ idToken: string; authorizationCode: string }> {
  const start = new URL(`${fakesOrigin}/apple/auth`);
  start.search = String(
    new URLSearchParams({
      client_id: 'example.billwren',
      redirect_uri: appleSheetUrl,
      response_type: 'code id_token',
      response_mode: 'form_post',
      scope: 'openid email',
      state: 'none',
      nonce,
    }),
  );
  const answer = await passProvider(start, person);
  return {
    idToken: answer.get('id_token') ?? '',
    authorizationCode: answer.get('code') ?? '',
  };
}
