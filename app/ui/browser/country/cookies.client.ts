/**
 * Writes a cookie that the server can read too.
 * @param pair name, equals sign and encoded value; more attributes may follow
 * @param seconds lifetime; 0 deletes the cookie
 */
export function writeCookie(pair: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure`;
}

/** Returns the cookies that scripts can read, by name. */
export function parseCookies(): Map<string, string> {
  const pairs = document.cookie.split('; ').map((pair): [name: string, value: string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return new Map(pairs);
}
