import type {
  ClearUser,
  EndChannels,
  EndedSessions,
  LiveEvent,
  PublishToUser,
} from '#app/domain/live/live-wire.ts';

/** A page that subscribes to changes; every value has been checked by the server. */
export type LiveListener = {
  userId: string;
  /** The id of the page's session, which is a hash. */
  sessionId: string;
  /** When that session expires, ms. */
  expiresAt: number;
  /** Changes published after this time (ms) are repeated. */
  since: number;
};

/** A user's Durable Object, as the workers call it (`workers/live.ts`). */
type LiveObject = {
  fetch(address: string, init: RequestInit): Promise<Response>;
  tell(news: LiveEvent, at: number): Promise<void>;
  endSessions(ended: EndedSessions): Promise<void>;
  forget(): Promise<void>;
};

type LiveBinding = {
  idFromName(name: string): unknown;
  get(id: unknown): LiveObject;
};

/** The live channels of all users. Every call throws while the platform can't be reached. */
export type LiveChannels = {
  /** @returns status 101 with the page's end of a WebSocket */
  open(listener: LiveListener): Promise<Response>;
  tell(userId: string, news: LiveEvent): Promise<void>;
  endSessions(userId: string, ended: EndedSessions): Promise<void>;
  /** Deletes all stored data of a user's channel. */
  forget(userId: string): Promise<void>;
};

/** Headers that pass a listener to the object, which only our workers can reach. */
export const listenerHeaders = {
  sessionId: 'X-Live-Session',
  expiresAt: 'X-Live-Expires',
  since: 'X-Live-Since',
} as const;

/** Opens the channels of the `LIVE` binding; null where the environment has none. */
export function openLiveChannels(env: unknown): LiveChannels | null {
  const binding = (env as { LIVE?: LiveBinding }).LIVE;
  if (!binding) return null;
  const channelOf = (userId: string) => binding.get(binding.idFromName(userId));
  return {
    open: ({ userId, sessionId, expiresAt, since }) =>
      channelOf(userId).fetch('https://live.invalid/', {
        headers: {
          Upgrade: 'websocket',
          [listenerHeaders.sessionId]: sessionId,
          [listenerHeaders.expiresAt]: String(expiresAt),
          [listenerHeaders.since]: String(since),
        },
      }),
    tell: (userId, news) => channelOf(userId).tell(news, Date.now()),
    endSessions: (userId, ended) => channelOf(userId).endSessions(ended),
    forget: (userId) => channelOf(userId).forget(),
  };
}

/**
 * Creates the functions with which a request publishes changes after its response.
 * @param waitUntil reports failures: publishing never fails its caller
 */
export function createLivePublisher(
  channels: LiveChannels | null,
  waitUntil: (work: Promise<unknown>) => void,
): { publishToUser: PublishToUser; endChannels: EndChannels; forgetUser: ClearUser } {
  // A broken binding may throw synchronously.
  const tell = (work: (open: LiveChannels) => Promise<void>) => {
    if (channels) waitUntil((async () => work(channels))());
  };
  return {
    publishToUser: (userId, news) => tell((open) => open.tell(userId, news)),
    endChannels: (userId, ended) => tell((open) => open.endSessions(userId, ended)),
    forgetUser: (userId) => tell((open) => open.forget(userId)),
  };
}
