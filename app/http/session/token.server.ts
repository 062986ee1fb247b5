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

/**
 * Derives the id (UUID) of a new record from a browser's idempotency key: the same key creates it once. It depends on
 * both key and owner, so a client can't target or probe another user's records.
 */
export function idOfKey(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
