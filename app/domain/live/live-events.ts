/**
 * What the open pages of a signed-in user are told has changed: a word, never data.
 * `plan`: plan, status or allowance; `invoices`: invoices and what is counted of them; the rest by their names.
 */
export const liveEvents = ['plan', 'invoices', 'clients', 'products', 'settings'] as const;

export type LiveEvent = (typeof liveEvents)[number];

/**
 * Tells every open page of a user, on all of their devices, that something of theirs has changed; to be called once it is
 * written. Goes on after the answer, never throws, and does nothing where there is no live channel.
 */
export type PublishToUser = (userId: string, news: LiveEvent) => void;

/**
 * Sessions of a user that have ended, by id: one, one whose browser is given another with this very answer, or all except
 * those that stay.
 */
export type EndedSessions = { only: string } | { replaced: string } | { except: readonly string[] };

/** Closes the channels of exactly the pages whose sessions have ended; as `PublishToUser` otherwise. */
export type EndChannels = (userId: string, ended: EndedSessions) => void;

/** Has the live channel forget a user whose account is wiped; as `PublishToUser` otherwise. */
export type ForgetUser = (userId: string) => void;
