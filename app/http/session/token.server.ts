/** A secret of 256 random bits as base64url, for cookies and links. */
export function randomToken(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * A second secret that only who holds the first one can make, always the same for the same purpose; neither the one
 * nor its stored hash can be told from the other (HMAC-SHA-256, base64url).
 */
export async function deriveToken(token: string, purpose: string): Promise<string> {
  const bytes = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes.encode(token), algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, bytes.encode(purpose));
  return toBase64Url(new Uint8Array(signature));
}

/** SHA-256 as hex: what is stored of a token, so that the database never holds one that works. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

// @covers V7.2.3 V11.2.1 V11.4.1 V11.4.3 V11.5.1
