/**
 * The id (UUID) of what a browser's key makes: the same key makes it once. It comes from key and owner together, so
 * that no client can aim at, or feel for, something of another user.
 */
export async function idOfKey(userId: string, key: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${userId} ${key}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 16);
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
