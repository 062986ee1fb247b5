import { errors, type JWTPayload, jwtVerify } from 'jose';
import * as z from 'zod';
import { isEmail, normalizeEmail } from '#app/domain/account/email.ts';
import type { ProviderIdentity } from './identity-client.server.ts';
import { withProviderKeys } from './provider-keys.server.ts';

/** Clocks differ a little. */
const toleranceSeconds = 60;
const longestSubject = 255;

const claimsShape = z.object({
  sub: z.string().min(1).max(longestSubject),
  email: z.string().optional(),
  // Apple writes it as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
});

/**
 * Reads an ID token after checking its signature with the provider's published keys, and `iss`, `aud`, `exp`, `nonce`
 * (OpenID Connect Core 3.1.3.7). Only RS256 counts, which both providers sign with: neither `none` nor a shared secret.
 * @param expected.issuers the spellings under which the provider signs
 * @param now milliseconds since the epoch
 * @throws when anything of it does not hold
 */
export async function readIdToken(
  token: string,
  expected: { issuers: string[]; audience: string; nonce: string; keysUrl: string },
  now: number,
): Promise<ProviderIdentity> {
  const { payload } = await withProviderKeys(expected.keysUrl, now, (keys) =>
    jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: expected.issuers,
      audience: expected.audience,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      clockTolerance: toleranceSeconds,
      currentDate: new Date(now),
    }),
  );
  // One that is also for another user was perhaps given to them.
  const audiences = [payload.aud].flat();
  if (audiences.length !== 1) throw refusal('aud', payload);
  if (payload.nonce !== expected.nonce) throw refusal('nonce', payload);
  const { sub, email, email_verified } = claimsShape.parse(payload);
  const address = normalizeEmail(email ?? '');
  const isVerified = email_verified === true || email_verified === 'true';
  return { subject: sub, verifiedEmail: isVerified && isEmail(address) ? address : null };
}

function refusal(claim: string, payload: JWTPayload) {
  return new errors.JWTClaimValidationFailed('unexpected claim value', payload, claim);
}

// @covers V6.8.2 V9.1.1 V10.5.3 V11.2.1 V11.6.1
