import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import { isEmail } from '#app/domain/account/email.ts';
import { type ProviderIdentity, providerTimeoutMs } from './identity-client.server.ts';

const keepMs = 60 * 60_000;

/** Tokens that name unknown keys make us ask again no more often than this. */
const unknownKeyPauseMs = 60_000;

const keySet = z.lazy(() => z.object({ keys: z.array(z.looseObject({ kty: z.string() })) }));

// Values and not promises: on Workers a promise of one request must not be awaited in another.
const keptByUrl = new Map<string, KeptKeys>();

/** Clocks differ a little. */
const toleranceSeconds = 60;
const maxSubjectLength = 255;

const claimsShape = z.lazy(() =>
  z.object({
    sub: z.string().min(1).max(maxSubjectLength),
    email: z.string().optional(),
    // Apple writes it as text. Any other value proves nothing.
    email_verified: z.unknown().optional(),
  }),
);

/**
 * Reads an ID token after checking its signature with the provider's published keys, and `iss`, `aud`, `exp`, `nonce`
 * (OpenID Connect Core 3.1.3.7). Only RS256 counts, which both providers sign with: neither `none` nor a shared secret.
 * @param expected.issuers the spellings under which the provider signs
 * @param expected.nonce null for a token that came straight from the provider for a code of ours
 * @param now milliseconds since the epoch
 * @throws when anything of it does not hold
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
  // One that is also for another user was perhaps given to them.
  const audiences = [payload.aud].flat();
  if (audiences.length !== 1) throw refusal('aud', payload);
  if (expected.nonce !== null && payload.nonce !== expected.nonce) throw refusal('nonce', payload);
  const { sub, email, email_verified } = claimsShape.parse(payload);
  const address = (email ?? '').trim().toLowerCase();
  const isVerified = email_verified === true || email_verified === 'true';
  return { subject: sub, verifiedEmail: isVerified && isEmail(address) ? address : null };
}

function refusal(claim: string, payload: JWTPayload) {
  return new errors.JWTClaimValidationFailed('unexpected claim value', payload, claim);
}

type KeptKeys = { keys: JSONWebKeySet; fetchedAt: number };

type LocalKeys = ReturnType<typeof createLocalJWKSet>;

/**
 * Runs a check with a provider's published keys: kept for an hour, and fetched anew when the check meets a key that is
 * not among them (providers exchange theirs without notice), at most once a minute.
 * @param now milliseconds since the epoch
 * @throws what `check` throws, and an error when the keys cannot be had
 */
async function withProviderKeys<Result>(
  url: string,
  now: number,
  check: (keys: LocalKeys) => Promise<Result>,
): Promise<Result> {
  const kept = keptByUrl.get(url);
  const keys = kept && now - kept.fetchedAt < keepMs ? kept : await fetchKeys(url, now);
  try {
    return await check(createLocalJWKSet(keys.keys));
  } catch (error) {
    const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
    if (!isUnknownKey || now - keys.fetchedAt < unknownKeyPauseMs) throw error;
    const newer = await fetchKeys(url, now);
    return check(createLocalJWKSet(newer.keys));
  }
}

async function fetchKeys(url: string, now: number): Promise<KeptKeys> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`The provider's keys were answered with ${answer.status}.`);
  const kept = { keys: keySet.parse(await answer.json()) as JSONWebKeySet, fetchedAt: now };
  keptByUrl.set(url, kept);
  return kept;
}
