import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret of 256 random bits as base64url, for cookies and links. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * A second secret that only who holds the first one can make, always the same for the same purpose; neither the one
 * nor its stored hash can be told from the other (HMAC-SHA-256, base64url).
 */
export function deriveToken(token: string, purpose: string): string {
  return createHmac('sha256', token).update(purpose).digest('base64url');
}

/** SHA-256 as hex: what is stored of a token, so that the database never holds one that works. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
