import type {
  EndChannels,
  EndedSessions,
  ForgetUser,
  LiveEvent,
  PublishToUser,
} from '#app/domain/live/live-events.ts';

/** A page that wants to be told; nothing in it comes from the page unchecked. */
export type LiveListener = {
  userId: string;
  /** The id of the page's session, which is a hash. */
  sessionId: string;
  /** When that session ends, ms. */
  expiresAt: number;
  /** What was told later than this (ms) is told again. */
  since: number;
};

/** The Durable Object of a user, as the workers reach it (`workers/live.ts`). */
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

/** The live channels of all users. Everything throws while the platform cannot reach them. */
export type LiveChannels = {
  /** @returns status 101 with the page's end of a WebSocket */
  open(listener: LiveListener): Promise<Response>;
  tell(userId: string, news: LiveEvent): Promise<void>;
  endSessions(userId: string, ended: EndedSessions): Promise<void>;
  /** Deletes all that the channel of a user keeps. */
  forget(userId: string): Promise<void>;
};

/** The names of the headers in which a listener travels; only our workers reach the object. */
export const listenerHeaders = {
  sessionId: 'X-Live-Session',
  expiresAt: 'X-Live-Expires',
  since: 'X-Live-Since',
} as const;

/** The channels behind the binding `LIVE`; null where the environment has none. */
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
 * What a request tells with, after its answer.
 * @param waitUntil reports what fails: publishing never fails its caller
 */
export function createLivePublisher(
  channels: LiveChannels | null,
  waitUntil: (work: Promise<unknown>) => void,
): { publishToUser: PublishToUser; endChannels: EndChannels; forgetUser: ForgetUser } {
  // A binding that is broken may throw at once.
  const tell = (work: (open: LiveChannels) => Promise<void>) => {
    if (channels) waitUntil((async () => work(channels))());
  };
  return {
    publishToUser: (userId, news) => tell((open) => open.tell(userId, news)),
    endChannels: (userId, ended) => tell((open) => open.endSessions(userId, ended)),
    forgetUser: (userId) => tell((open) => open.forget(userId)),
  };
}
