/**
 * Writes a cookie that the server reads, too.
 * @param pair its name, an equals sign and its encoded value; further attributes may follow
 * @param seconds how long it is kept; 0 removes it
 */
export function writeCookie(pair: string, seconds: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${pair}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure`;
}

/** The cookies that scripts may read, by name. */
export function parseCookies(): Map<string, string> {
  const pairs = document.cookie.split('; ').map((pair): [name: string, value: string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return new Map(pairs);
}
