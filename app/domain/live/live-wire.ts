import { type LiveEvent, liveEvents } from './live-events.ts';

/** Address of the live channel; `since` is the `asOf` of the page's data. */
export const livePath = '/api/live';

/**
 * A message on the wire. `at`: when it was published, server time in ms; data loaded later already includes the change.
 */
export type LiveMessage = { news: LiveEvent; at: number };

/** WebSocket close codes for why the server ended a channel. */
export const liveEnds = {
  /** The session may have ended or changed; the page reconnects shortly after. */
  askAnew: 4000,
  /** The session has ended. */
  signedOut: 4001,
  /** The user has more pages open than allowed; the oldest one is disconnected. */
  tooMany: 4002,
} as const;

/** The page's ping and the edge's automatic reply; neither wakes the server. */
export const heartbeat = { asks: 'ping', answers: 'pong' } as const;

/** Parses a message from the wire; null for anything else. */
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
 * Returns the delay before reconnecting, in ms: doubled after each failure, at most a minute, and randomly reduced by
 * up to half so that pages disconnected together don't reconnect together.
 * @param failures failed attempts since the last connection, from 1
 * @param chance from 0 up to 1
 */
export function reconnectDelay(failures: number, chance: number): number {
  const whole = Math.min(maxMs, firstMs * 2 ** (failures - 1));
  return whole * (1 - chance / 2);
}
