import { timeZoneCookieName } from '#app/domain/cookies.ts';
import { dayInTimeZone, isTimeZone } from '#app/domain/zone-days.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { getCookie } from './cookies.server.ts';
import type { RequestContext } from './request-context.server.ts';

/** Returns the visitor's IANA time zone from the cookie that scripts write; null when absent or unknown. */
export function getTimeZone(request: Request): string | null {
  const zone = getCookie(request, timeZoneCookieName);
  return zone && isTimeZone(zone) ? zone : null;
}

/** Returns the seller-local date, `YYYY-MM-DD`: by the stored time zone, else the cookie's, else UTC. */
export function sellersToday(request: Request, context: RequestContext, viewer: Viewer | null) {
  return dayInTimeZone(context.now, sellersTimeZone(request, viewer));
}

/**
 * Returns the seller's IANA time zone: the stored one, else the cookie's; null on a first visit, before a browser has
 * reported it.
 */
export function sellersTimeZone(request: Request, viewer: Viewer | null): string | null {
  return viewer?.user.timeZone ?? getTimeZone(request);
}
