import * as z from 'zod';
import { providerTimeoutMs } from './identity-client.server.ts';

const tokensShape = z.object({
  id_token: z.string(),
  refresh_token: z.string().min(1).max(4000).optional(),
});

/** A provider's response to a code; the ID token isn't verified yet. */
type RedeemedTokens = { idToken: string; refreshToken: string | undefined };

/**
 * Exchanges a code for tokens (OpenID Connect Core 3.1.3.1). Follows no redirects, so that code and secret are only
 * sent to the configured address.
 * @param form the client's own fields, including the secret if the provider expects it there
 * @param headers contain the secret if the provider expects it there
 * @throws when the provider refuses, times out after `providerTimeoutMs` or sends an unexpected response
 */
export async function redeemCode(
  tokenUrl: string,
  code: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<RedeemedTokens> {
  const answer = await fetch(tokenUrl, {
    redirect: 'manual',
    method: 'POST',
    headers: { Accept: 'application/json', ...headers },
    body: new URLSearchParams({ grant_type: 'authorization_code', code, ...form }),
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!answer.ok) throw Object.assign(new Error('Refused'), { status: answer.status });
  const tokens = tokensShape.parse(await answer.json());
  return { idToken: tokens.id_token, refreshToken: tokens.refresh_token };
}
