import * as z from 'zod';
import { providerTimeoutMs } from './identity-client.server.ts';

const tokensShape = z.object({
  id_token: z.string(),
  refresh_token: z.string().min(1).max(4000).optional(),
});

/** What a provider gives for a code; the ID token isn't checked yet. */
type RedeemedTokens = { idToken: string; refreshToken: string | undefined };

/**
 * Exchanges a code for tokens (OpenID Connect Core 3.1.3.1). It follows no redirect: code and secret go to the
 * configured address alone.
 * @param form the client's own fields, and the secret where the provider takes it in the form
 * @param headers the secret where the provider takes it there
 * @throws when the provider refuses, is silent for `providerTimeoutMs` or answers something else
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
