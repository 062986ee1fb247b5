import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import { isEmail } from '#app/domain/account/email.ts';

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

/** A failed sign-in. Its message names the kind of failure, and contains neither code nor token. */
export class ProviderSignInError extends Error {
  override name = 'ProviderSignInError';

  constructor(provider: string, failure: unknown) {
    super(`Sign-in with ${provider} failed: ${describeFailure(failure)}`);
  }
}

/** Whether an error is a failed sign-in at a provider. */
export function isProviderSignInError(error: unknown): boolean {
  return error instanceof ProviderSignInError;
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

const keyCacheMs = 60 * 60_000;

/** Tokens with unknown keys trigger a new fetch at most this often. */
const unknownKeyPauseMs = 60_000;

const keySet = z.lazy(() => z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }));

// Stores values instead of promises: on Workers, a promise of one request must not be awaited in another.
const keysByUrl = new Map<string, CachedKeys>();

/** Tolerated clock difference. */
const toleranceSeconds = 60;
const maxSubjectLength = 255;

const claimsSchema = z.lazy(() =>
  z.object({
    sub: z.string().min(1).max(maxSubjectLength),
    email: z.string().optional(),
    // Apple sends it as text. Any other value counts as unverified.
    email_verified: z.unknown().optional(),
  }),
);

/**
 * Parses an ID token after checking its signature with the provider's published keys, and `iss`, `aud`, `exp`, `nonce`
 * (OpenID Connect Core 3.1.3.7). Only RS256 is accepted, which both providers use: neither `none` nor a shared secret.
 * @param expected.issuers the spellings that the provider signs with
 * @param expected.nonce null for a token received directly from the provider in exchange for our code
 * @param now milliseconds since the epoch
 * @throws when any check fails
 */
export async function parseIdToken(
  token: string,
  expected: { issuers: string[]; audience: string; nonce: string | null; keysUrl: string },
  now: number,
): Promise<ProviderIdentity> {
  const { payload } = await withProviderKeys(expected.keysUrl, now, (keys) =>
    jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: expected.issuers,
      audience: expected.audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      clockTolerance: toleranceSeconds,
      currentDate: new Date(now),
    }),
  );
  // A token with additional audiences may have been issued to another client.
  const audiences = [payload.aud].flat();
  if (audiences.length !== 1) throw refusal('aud', payload);
  if (expected.nonce !== null && payload.nonce !== expected.nonce) throw refusal('nonce', payload);
  const { sub, email, email_verified } = claimsSchema.parse(payload);
  const address = (email ?? '').trim().toLowerCase();
  const isVerified = email_verified === true || email_verified === 'true';
  return { subject: sub, verifiedEmail: isVerified && isEmail(address) ? address : null };
}

function refusal(claim: string, payload: JWTPayload) {
  return new errors.JWTClaimValidationFailed('unexpected claim value', payload, claim);
}

type CachedKeys = { keys: JSONWebKeySet; fetchedAt: number };

type LocalKeys = ReturnType<typeof createLocalJWKSet>;

/**
 * Runs a check with a provider's published keys. They are cached for an hour and fetched again, at most once a minute,
 * when the check meets an unknown key, because providers rotate keys without notice.
 * @param now milliseconds since the epoch
 * @throws what `check` throws, and an error when the keys can't be fetched
 */
async function withProviderKeys<Result>(
  url: string,
  now: number,
  check: (keys: LocalKeys) => Promise<Result>,
): Promise<Result> {
  const kept = keysByUrl.get(url);
  const keys = kept && now - kept.fetchedAt < keyCacheMs ? kept : await fetchKeys(url, now);
  try {
    return await check(createLocalJWKSet(keys.keys));
  } catch (error) {
    const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
    if (!isUnknownKey || now - keys.fetchedAt < unknownKeyPauseMs) throw error;
    const newer = await fetchKeys(url, now);
    return check(createLocalJWKSet(newer.keys));
  }
}

async function fetchKeys(url: string, now: number): Promise<CachedKeys> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`The request for the provider's keys returned ${answer.status}.`);
  const kept = { keys: keySet.parse(await answer.json()) as JSONWebKeySet, fetchedAt: now };
  keysByUrl.set(url, kept);
  return kept;
}
