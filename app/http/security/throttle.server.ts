import { attemptLimits, networkOf } from '#app/domain/account/attempt-limits.ts';
import {
  type AttemptLimit,
  claimAttempt,
  deleteAttempt,
  deleteAttempts,
  getLimitEnd,
  isLimitReached,
} from '#app/features/account/public.server.ts';
import { attemptTexts } from '#app/features/account/texts.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { hashToken } from '#app/http/session/token.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { plural } from '#app/i18n/plural.ts';

const minute = 60_000;

/**
 * Formats the message for every rate limit except one code per minute. Both figures are rounded up, so a user who comes
 * back at that time is let in.
 * @param endsAt when the next attempt is allowed, milliseconds since the epoch
 * @param timeZone the visitor's IANA time zone for the clock time; null leaves it out
 */
export function tooManyAttempts(endsAt: number, now: number, timeZone: string | null): string {
  const minutes = Math.ceil((endsAt - now) / minute);
  const areHours = minutes % 60 === 0;
  const count = areHours ? minutes / 60 : minutes;
  if (timeZone === null) {
    return plural(areHours ? attemptTexts.inHours : attemptTexts.inMinutes, count);
  }
  const hour = { hour: 'numeric', minute: '2-digit' } as const;
  const clock = new Intl.DateTimeFormat(currentLanguage(), { timeZone, ...hour });
  const time = clock.format(Math.ceil(endsAt / minute) * minute).replace(/\s/g, ' ');
  return plural(areHours ? attemptTexts.inHoursAt : attemptTexts.inMinutesAt, count, { time });
}

type LimitName = keyof typeof attemptLimits;

/** What is counted: the limit's name, and the account (an email address or a user id) if it is per account. */
export type Throttled = { limit: LimitName; account?: string };

/** What counting needs; scheduled jobs have no network address. */
type Counting = Pick<RequestContext, 'db' | 'now'> &
  Partial<Pick<RequestContext, 'networkAddress'>>;

/**
 * Counts an attempt under each of the given limits before it is made, so that concurrent ones can't slip through.
 * Limits with `Network` in their name are counted per network address.
 * @returns false when one of them is reached: refuse, and do nothing else
 * @throws when the database is down
 */
export async function canTry(context: RequestContext, throttled: Throttled[]): Promise<boolean> {
  return (await claimTry(context, throttled)) === null;
}

/** A reached limit, and when the next attempt is allowed (ms). */
export type Wait = { limit: LimitName; endsAt: number };

/** Formats the message for a wait, in the visitor's local time. */
export function formatRetryMessage(
  request: Request,
  { now }: RequestContext,
  { endsAt }: Wait,
): string {
  return tooManyAttempts(endsAt, now, getTimeZone(request));
}

/** Returns the seconds of a wait for `Retry-After`. */
export function secondsOf({ now }: RequestContext, { endsAt }: Wait): number {
  return Math.ceil((endsAt - now) / 1000);
}

/**
 * Returns the response of an API whose limit is reached.
 * @param code of the error
 */
export function answerWait({ request, context }: Call, wait: Wait, code: string): Response {
  const headers = { 'Retry-After': String(secondsOf(context, wait)) };
  return apiError(429, code, formatRetryMessage(request, context, wait), headers);
}

/**
 * Counts an attempt the same way, for callers that report how long to wait.
 * @returns the longest wait when limits are reached: refuse, and do nothing else; null when the attempt may continue
 * @throws when the database is down
 */
export async function claimTry(context: Counting, throttled: Throttled[]): Promise<Wait | null> {
  const limits = throttled.map((each) => describeLimit(context, each));
  const reached = await claimAttempt(context.db, limits, context.now);
  return reached && { limit: reached.limit.name, endsAt: reached.endsAt };
}

/**
 * Whether the next attempt would be refused; counts nothing.
 * @throws when the database is down
 */
export function isReached(context: RequestContext, throttled: Throttled): Promise<boolean> {
  return isLimitReached(context.db, describeLimit(context, throttled), context.now);
}

/**
 * Returns the wait before the next attempt if the last one used up the limit; counts nothing.
 * @throws when the database is down
 */
export async function nextWait(
  context: RequestContext,
  throttled: Throttled,
): Promise<Wait | null> {
  const limit = describeLimit(context, throttled);
  const endsAt = await getLimitEnd(context.db, limit, context.now);
  return endsAt === null ? null : { limit: limit.name, endsAt };
}

/** Removes one counted attempt after the response, because the limit doesn't apply to it. */
export function refundTry(context: RequestContext, throttled: Throttled): void {
  const { key } = describeLimit(context, throttled);
  context.waitUntil(deleteAttempt(context.db, key, context.now));
}

/** Removes the counted attempts of some limits after the response, because the last one succeeded. */
export function resetTries(context: RequestContext, ...throttled: Throttled[]): void {
  const keys = throttled.map((each) => describeLimit(context, each).key);
  context.waitUntil(deleteAttempts(context.db, keys));
}

function describeLimit(
  context: Counting,
  { limit, account = '' }: Throttled,
): AttemptLimit & { name: LimitName } {
  const network = limit.includes('Network') ? networkOf(context.networkAddress ?? '') : '';
  const key = hashToken(`${limit}\n${account}\n${network}`);
  return { name: limit, key, ...attemptLimits[limit] };
}
