/** An inline script's or style's name in a content-security policy (CSP 3, hash-source): its SHA-256. */
export async function policyHashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
