import { type LiveEvent, liveEvents } from './live-events.ts';

/** Where a page opens its channel; `since` is the `asOf` of what it shows. */
export const livePath = '/api/live';

/** One word on the wire. `at`: when it was told, by the server's clock in ms; what was read later knows of it already. */
export type LiveMessage = { news: LiveEvent; at: number };

/** Why the server ends a channel, as WebSocket close codes. */
export const liveEnds = {
  /** The session may be over or another by now: the page asks anew, a moment later. */
  askAnew: 4000,
  /** The session was ended. */
  signedOut: 4001,
  /** The person has more pages open than are told; the one that was opened first gives way. */
  tooMany: 4002,
} as const;

/** What a page sends now and then, and what it hears back from the edge; neither wakes anything up. */
export const heartbeat = { asks: 'ping', answers: 'pong' } as const;

/** Reads a word from the wire; null for everything else. */
export function parseLiveMessage(text: unknown): LiveMessage | null {
  if (typeof text !== 'string') return null;
  try {
    const { news, at } = JSON.parse(text) as Partial<LiveMessage>;
    const isKnown = liveEvents.some((known) => known === news);
    return isKnown && typeof at === 'number' ? ({ news, at } as LiveMessage) : null;
  } catch {
    return null;
  }
}

const firstMs = 1000;
const maxMs = 60_000;

/**
 * How long a page waits before it tries the live channel again, in ms: twice as long after each failure, at most a
 * minute, and by chance down to the half of it, so that pages which were cut off together do not come back together.
 * @param failures how many tries have failed since it worked, from 1
 * @param chance from 0 up to 1
 */
export function reconnectDelay(failures: number, chance: number): number {
  const whole = Math.min(maxMs, firstMs * 2 ** (failures - 1));
  return whole * (1 - chance / 2);
}
