import { StripeRefusal } from './refusal.ts';
import type { StripeState } from './stripe-state.ts';

/** The response for a key and the request it belongs to; the body is null while in progress. */
export type KeptAnswer = { request: string; body: string | null; keptAt: number };

const cookieMaxAge = 86_400;

/**
 * Runs a request once per key; repeats get the same response for a day. Errors aren't stored, since
 * nothing was done.
 * @param request what makes two requests equal: path and body
 * @param now seconds
 * @throws StripeRefusal for a key that another request used or that is in progress
 */
export async function onceForKey(
  { answers }: Pick<StripeState, 'answers'>,
  { key, request, now }: { key: string; request: string; now: number },
  run: () => Promise<string>,
): Promise<{ body: string; isReplayed: boolean }> {
  const kept = answers.get(key);
  if (kept && kept.keptAt > now - cookieMaxAge) {
    if (kept.request !== request) throw otherRequest;
    if (kept.body === null) throw stillAtWork;
    return { body: kept.body, isReplayed: true };
  }
  const entry: KeptAnswer = { request, body: null, keptAt: now };
  answers.set(key, entry);
  try {
    entry.body = await run();
  } catch (error) {
    answers.delete(key);
    throw error;
  }
  return { body: entry.body, isReplayed: false };
}

const otherRequest = new StripeRefusal(400, {
  type: 'idempotency_error',
  message:
    'Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than the one you sent if you meant to execute a different request.',
});

const stillAtWork = new StripeRefusal(409, {
  type: 'idempotency_error',
  code: 'idempotency_key_in_use',
  message:
    'There is currently another in-progress request using this Idempotent Key. Please try again later.',
});
