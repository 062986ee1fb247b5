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
export type ForgetUser = (userId: string) => void;
