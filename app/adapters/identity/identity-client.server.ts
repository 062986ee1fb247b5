import * as z from 'zod';

/** Secrets of the browser that started a sign-in, which the response must match. */
type SignInSecrets = {
  /** Returned together with the code. */
  state: string;
  /** Returned inside the signed token. */
  nonce: string;
  /** Sent to the provider when redeeming the code (PKCE, RFC 7636), if it supports that. */
  codeVerifier: string;
};

/** A user's identity according to a provider. */
export type ProviderIdentity = {
  /** The provider's permanent id of the user. */
  subject: string;
  /** Lower case; null when the provider sent none or hasn't verified it. */
  verifiedEmail: string | null;
  /** Revokes the provider's grant when the account is deleted, if the provider requires that. */
  grant?: ProviderGrant | undefined;
};

/** A provider's permission to share a user's identity with one of our clients. */
export type ProviderGrant = {
  /** The client for which the code was redeemed. */
  clientId: string;
  /** Useless without our key at the provider. */
  refreshToken: string;
};

/** An identity provider's client. */
export type IdentityClient = {
  /** Returns the address where the browser signs in. */
  startUrl: (secrets: SignInSecrets) => URL;
  /**
   * Redeems the code of a finished sign-in and verifies the identity.
   * @param now milliseconds since the epoch
   * @throws ProviderSignInError for any failure
   */
  identify: (code: string, secrets: SignInSecrets, now: number) => Promise<ProviderIdentity>;
};

const failureName = 'ProviderSignInError';

/** A failed sign-in. Its message names the kind of failure, and contains neither code nor token. */
export class ProviderSignInError extends Error {
  override name = failureName;

  constructor(provider: string, failure: unknown) {
    super(`Sign-in with ${provider} failed: ${describeFailure(failure)}`);
  }
}

/**
 * Checks the name instead of the class, because the worker and the Remix build inside it each bundle a copy of this
 * file.
 */
export function isProviderSignInError(error: unknown): boolean {
  return error instanceof Error && error.name === failureName;
}

/** Uses only fixed words of the libraries: their messages and other fields may quote a response. */
function describeFailure(failure: unknown): string {
  if (!(failure instanceof Error)) return 'unknown';
  const { code, claim, status } = failure as { code?: unknown; claim?: unknown; status?: unknown };
  const words = [code, claim].filter((word) => typeof word === 'string' && /^\w{1,60}$/.test(word));
  const numbers = [status].filter((number) => typeof number === 'number');
  return [failure.name, ...words, ...numbers].join(' ');
}

/** Timeout of requests to a provider. */
export const providerTimeoutMs = 8_000;

const tokensSchema = z.object({
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
  const tokens = tokensSchema.parse(await answer.json());
  return { idToken: tokens.id_token, refreshToken: tokens.refresh_token };
}
