/**
 * Returns the content security policy hash source (CSP 3) of an inline script or style: its SHA-256.
 * @param hasher Web Crypto's
 */
export async function policyHashOf(text: string, hasher: Pick<SubtleCrypto, 'digest'>) {
  const digest = await hasher.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
