import { consumeFlash } from '#app/http/session/flash.server.ts';
import { testOrigin } from './request-context.ts';

/** Returns the flash message that a response sets for the next page, in English; null if there is none. */
export function flashOf({ headers }: { headers: Headers }) {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith('__Host-flash='));
  const page = new Request(testOrigin, { headers: { Cookie: set?.split(';')[0] ?? '' } });
  return consumeFlash(page, new Headers());
}
