import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import { networkOf } from '#app/domain/account/network-address.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { hashToken } from '#app/http/session/token.server.ts';
import {
  type AttemptLimit,
  claimAttempt,
  forgetAttempt,
  forgetAttempts,
  isLimitReached,
} from '#db/queries/account/attempts.server.ts';

type LimitName = keyof typeof attemptLimits;

/** What is counted: the limit's name, and the account (an e-mail address or a user's id) where it counts one. */
export type Throttled = { limit: LimitName; account?: string };

/**
 * Counts a try under each of the given limits before it is made, so that many at once cannot slip through.
 * Limits whose name says `Network` are counted for the request's network address.
 * @returns false when one of them is reached: refuse, and do nothing else
 * @throws when the database cannot be asked
 */
export async function mayTry(context: RequestContext, throttled: Throttled[]): Promise<boolean> {
  return (await claimTry(context, throttled)) === null;
}

/**
 * The same for a caller that says which limit it was.
 * @returns the first of the limits that is reached: refuse, and do nothing else; null when the try may go on
 * @throws when the database cannot be asked
 */
export async function claimTry(
  context: RequestContext,
  throttled: Throttled[],
): Promise<LimitName | null> {
  const limits = throttled.map((each) => describeLimit(context, each));
  const reached = await claimAttempt(context.db, limits, context.now);
  return reached?.name ?? null;
}

/**
 * Whether the next try would be refused; counts none.
 * @throws when the database cannot be asked
 */
export function isReached(context: RequestContext, throttled: Throttled): Promise<boolean> {
  return isLimitReached(context.db, describeLimit(context, throttled), context.now);
}

/** Takes one counted try back after the answer: it was none of those that the limit is for. */
export function takeTryBack(context: RequestContext, throttled: Throttled): void {
  const { key } = describeLimit(context, throttled);
  context.waitUntil(forgetAttempt(context.db, key, context.now));
}

/** Forgets the counted tries of one limit after the answer, because the last one succeeded. */
export function forgetTries(context: RequestContext, throttled: Throttled): void {
  const { key } = describeLimit(context, throttled);
  context.waitUntil(forgetAttempts(context.db, key));
}

function describeLimit(
  context: RequestContext,
  { limit, account = '' }: Throttled,
): AttemptLimit & { name: LimitName } {
  const network = limit.includes('Network') ? networkOf(context.networkAddress) : '';
  const key = hashToken(`${limit}\n${account}\n${network}`);
  return { name: limit, key, ...attemptLimits[limit] };
}

// @covers decisions-6.9 platform-9.12
