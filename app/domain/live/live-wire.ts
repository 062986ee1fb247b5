/**
 * Events that tell a signed-in user's open pages what has changed, without any data. `plan`: plan, status or allowance;
 * `invoices`: invoices and their counts; the rest are named after their data.
 */
export const liveEvents = ['plan', 'invoices', 'clients', 'products', 'settings'] as const;

export type LiveEvent = (typeof liveEvents)[number];

/**
 * Publishes a change to every open page of a user on all devices; call it after the write. Runs after the response,
 * never throws, and does nothing without a live channel.
 */
export type PublishToUser = (userId: string, news: LiveEvent) => void;

/**
 * A user's sessions that have ended, by id: one, one that this response replaces in its browser, or all except the
 * remaining ones.
 */
export type EndedSessions = { only: string } | { replaced: string } | { except: readonly string[] };

/** Closes the channels of pages whose sessions have ended; otherwise like `PublishToUser`. */
export type EndChannels = (userId: string, ended: EndedSessions) => void;

/** Makes the live channel forget a user whose account is wiped; otherwise like `PublishToUser`. */
export type ClearUser = (userId: string) => void;

/** Address of the live channel; `since` is the `asOf` of the page's data. */
export const livePath = '/api/live';

/**
 * A message on the wire. `at`: when it was published, server time in ms; data loaded later already includes the change.
 */
export type LiveMessage = { news: LiveEvent; at: number };

/** WebSocket close codes for why the server ended a channel. */
export const liveEnds = {
  /** The session may have ended or changed; the page reconnects shortly after. */
  reconnect: 4000,
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
