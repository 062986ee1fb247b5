import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Creates a 256-bit random secret as base64url, for cookies and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Derives a second secret that only the holder of the first one can compute, always the same for the same purpose;
 * neither reveals the first one or its stored hash (HMAC-SHA-256, base64url).
 */
export function deriveToken(token: string, purpose: string): string {
  return createHmac('sha256', token).update(purpose).digest('base64url');
}

/** Returns the SHA-256 of a token as hex. Only this hash is stored, so that the database contains no working tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
