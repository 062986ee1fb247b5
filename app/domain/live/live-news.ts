/**
 * What the open pages of a signed-in person are told to have changed (`design.md`, the live channel): a word, never data.
 * `plan`: plan, status or allowance; `invoices`: invoices and what is counted of them; the rest by their names.
 */
export const liveNews = ['plan', 'invoices', 'clients', 'products', 'settings'] as const;

export type LiveNews = (typeof liveNews)[number];

/**
 * Tells every open page of a user, on all of their devices, that something of theirs has changed; to be called once it is
 * written. Goes on after the answer, never throws, and does nothing where there is no live channel.
 */
export type TellUser = (userId: string, news: LiveNews) => void;

/** Sessions that have ended, by id: some of a user's, or all of them except the one that stays (null: none stays). */
export type EndedSessions = { only: readonly string[] } | { except: string | null };

/** Tells exactly the pages of ended sessions that they are over, and closes their channels; as `TellUser` otherwise. */
export type TellSignedOut = (userId: string, ended: EndedSessions) => void;
