import { createLocalJWKSet, errors, type JSONWebKeySet } from 'jose';
import * as z from 'zod';
import { providerTimeoutMs } from './identity-client.server.ts';

const keepMs = 60 * 60_000;
/** Tokens that name unknown keys make us ask again no more often than this. */
const unknownKeyPauseMs = 60_000;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

type KeptKeys = { keys: JSONWebKeySet; fetchedAt: number };
type LocalKeys = ReturnType<typeof createLocalJWKSet>;

// Values and not promises: on Workers a promise of one request must not be awaited in another.
const keptByUrl = new Map<string, KeptKeys>();

/**
 * Runs a check with a provider's published keys: kept for an hour, and fetched anew when the check meets a key that is
 * not among them (providers exchange theirs without notice), at most once a minute.
 * @param now milliseconds since the epoch
 * @throws what `check` throws, and an error when the keys cannot be had
 */
export async function withProviderKeys<Result>(
  url: string,
  now: number,
  check: (keys: LocalKeys) => Promise<Result>,
): Promise<Result> {
  const kept = keptByUrl.get(url);
  const keys = kept && now - kept.fetchedAt < keepMs ? kept : await fetchKeys(url, now);
  try {
    return await check(createLocalJWKSet(keys.keys));
  } catch (error) {
    const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
    if (!isUnknownKey || now - keys.fetchedAt < unknownKeyPauseMs) throw error;
    const newer = await fetchKeys(url, now);
    return check(createLocalJWKSet(newer.keys));
  }
}

async function fetchKeys(url: string, now: number): Promise<KeptKeys> {
  const answer = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!answer.ok) throw new Error(`The provider's keys were answered with ${answer.status}.`);
  const kept = { keys: keySet.parse(await answer.json()) as JSONWebKeySet, fetchedAt: now };
  keptByUrl.set(url, kept);
  return kept;
}

// @covers V15.3.2
