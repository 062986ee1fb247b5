import { createHash } from 'node:crypto';

/**
 * Derives the id (UUID) of a new record from a browser's idempotency key: the same key creates it once. It depends on
 * both key and owner, so a client can't target or probe another user's records.
 */
export function idOfKey(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
