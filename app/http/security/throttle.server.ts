import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { networkOf } from '#app/domain/account/network-address.ts';
import {
  type AttemptLimit,
  claimAttempt,
  forgetAttempt,
  forgetAttempts,
  getLimitEnd,
  isLimitReached,
} from '#app/features/account/public.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { getTimeZone } from '#app/http/request/today.server.ts';
import { apiError } from '#app/http/responses/api-error.server.ts';
import { hashToken } from '#app/http/session/token.server.ts';
import { tooManyAttempts } from './attempt-wait.server.ts';

type LimitName = keyof typeof attemptLimits;

/** What is counted: the limit's name, and the account (an e-mail address or a user's id) where it counts one. */
export type Throttled = { limit: LimitName; account?: string };

/** What counting takes; a scheduled job has no network address. */
type Counting = Pick<RequestContext, 'db' | 'now'> &
  Partial<Pick<RequestContext, 'networkAddress'>>;

/**
 * Counts a try under each of the given limits before it is made, so that many at once cannot slip through.
 * Limits whose name says `Network` are counted for the request's network address.
 * @returns false when one of them is reached: refuse, and do nothing else
 * @throws when the database cannot be asked
 */
export async function mayTry(context: RequestContext, throttled: Throttled[]): Promise<boolean> {
  return (await claimTry(context, throttled)) === null;
}

/** A limit that is reached: which, and when the next try is counted again (ms). */
export type Wait = { limit: LimitName; endsAt: number };

/** What is said of a wait, in the visitor's clock. */
export function sayWait(request: Request, { now }: RequestContext, { endsAt }: Wait): string {
  return tooManyAttempts(endsAt, now, getTimeZone(request));
}

/** The seconds of a wait, of which a caller is told by `Retry-After`. */
export function secondsOf({ now }: RequestContext, { endsAt }: Wait): number {
  return Math.ceil((endsAt - now) / 1000);
}

/**
 * The answer of a call whose limit is reached.
 * @param code of the error
 */
export function answerWait({ request, context }: Call, wait: Wait, code: string): Response {
  const headers = { 'Retry-After': String(secondsOf(context, wait)) };
  return apiError(429, code, sayWait(request, context, wait), headers);
}

/**
 * The same for a caller that says how long to wait.
 * @returns the wait, where several limits are reached that of the last to end: refuse, and do nothing else; null when the
 *   try may go on
 * @throws when the database cannot be asked
 */
export async function claimTry(context: Counting, throttled: Throttled[]): Promise<Wait | null> {
  const limits = throttled.map((each) => describeLimit(context, each));
  const reached = await claimAttempt(context.db, limits, context.now);
  return reached && { limit: reached.limit.name, endsAt: reached.endsAt };
}

/**
 * Whether the next try would be refused; counts none.
 * @throws when the database cannot be asked
 */
export function isReached(context: RequestContext, throttled: Throttled): Promise<boolean> {
  return isLimitReached(context.db, describeLimit(context, throttled), context.now);
}

/**
 * The wait before the next try, where the last one used the limit up; counts none.
 * @throws when the database cannot be asked
 */
export async function nextWait(
  context: RequestContext,
  throttled: Throttled,
): Promise<Wait | null> {
  const limit = describeLimit(context, throttled);
  const endsAt = await getLimitEnd(context.db, limit, context.now);
  return endsAt === null ? null : { limit: limit.name, endsAt };
}

/** Takes one counted try back after the answer: it was none of those that the limit is for. */
export function takeTryBack(context: RequestContext, throttled: Throttled): void {
  const { key } = describeLimit(context, throttled);
  context.waitUntil(forgetAttempt(context.db, key, context.now));
}

/** Forgets the counted tries of some limits after the answer, because the last one succeeded. */
export function forgetTries(context: RequestContext, ...throttled: Throttled[]): void {
  const keys = throttled.map((each) => describeLimit(context, each).key);
  context.waitUntil(forgetAttempts(context.db, keys));
}

function describeLimit(
  context: Counting,
  { limit, account = '' }: Throttled,
): AttemptLimit & { name: LimitName } {
  const network = limit.includes('Network') ? networkOf(context.networkAddress ?? '') : '';
  const key = hashToken(`${limit}\n${account}\n${network}`);
  return { name: limit, key, ...attemptLimits[limit] };
}
