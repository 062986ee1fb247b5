/**
 * An inline script's or style's name in a content-security policy (CSP 3, hash-source): its SHA-256.
 * @param hasher Web Crypto's
 */
export async function policyHashOf(text: string, hasher: Pick<SubtleCrypto, 'digest'>) {
  const digest = await hasher.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
