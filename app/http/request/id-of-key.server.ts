import { createHash } from 'node:crypto';

/**
 * The id (UUID) of what a browser's key makes: the same key makes it once. It comes from key and owner together, so
 * that no client can aim at, or feel for, something of another user.
 */
export function idOfKey(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId} ${key}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
