/** Binds a code to the browser that requested it. */
export const codeCookieName = '__Host-code';

/** Returns the `Set-Cookie` header of the code's token; `maxAge` in seconds. */
export function codeCookie(token: string, maxAge: number): string {
  return `${codeCookieName}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Lax`;
}
