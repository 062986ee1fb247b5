import {
  heartbeat,
  type LiveMessage,
  liveEnds,
  livePath,
  parseLiveMessage,
  reconnectDelay,
} from '#app/domain/live/live-wire.ts';
import { checkUserId } from '#app/features/account/public.ts';
import { isSignOutBegun } from '#app/ui/browser/session/sign-out-intent.client.ts';

export type LiveListening = {
  person: string;
  /** When the data on screen was read, by the server's clock in ms. */
  asOf: () => number;
  hear: (message: LiveMessage) => void;
  /** The connection is back, but messages may have been missed. */
  refresh: () => void;
};

/** The heartbeat interval, and how long to wait for an answer. */
const beatEveryMs = 45_000;
const beatWithinMs = 10_000;
/** A page that was hidden this long disconnects; it reconnects when it is visible again. */
const hiddenForMs = 5 * 60_000;
/** A connection that lasted this long counts as successful. */
const stableAfterMs = 30_000;
/** Enough time for a session cookie that is being replaced. */
const cookieMs = 1500;

type TimerName = 'retry' | 'hiding' | 'standing' | 'beat';

/**
 * Listens for messages to the user over one WebSocket, which reconnects whenever it breaks. If the socket can't be
 * opened, the page refreshes each time the user returns to it. Reloads the page when its user is signed out, as after a
 * sign-out in another tab.
 * @returns stops listening
 */
export function listenLive({ person, asOf, hear, refresh }: LiveListening): () => void {
  let socket: WebSocket | null = null;
  let failures = 0;
  let isReturn = false;
  let isPutAway = false;
  let isOver = false;
  const timers: Partial<Record<TimerName, ReturnType<typeof setTimeout>>> = {};

  const open = () => {
    clearTimeout(timers.retry);
    if (isOver || isPutAway || socket || !navigator.onLine) return;
    const address = new URL(`${livePath}?since=${asOf()}`, window.location.href);
    const opened = new WebSocket(address.href.replace(/^http/, 'ws'));
    socket = opened;
    opened.addEventListener('open', () => {
      // Closing a socket that is still connecting would log an error in the console.
      if (socket !== opened) return opened.close();
      isReturn = false;
      timers.standing = setTimeout(() => {
        failures = 0;
      }, stableAfterMs);
    });
    opened.addEventListener('message', ({ data }) => {
      if (socket !== opened) return;
      clearTimeout(timers.beat);
      const message = parseLiveMessage(data);
      if (message) hear(message);
    });
    opened.addEventListener('close', ({ code }) => {
      if (socket === opened) void recover(code);
    });
  };

  const close = () => {
    clearTimeout(timers.retry);
    clearTimeout(timers.standing);
    clearTimeout(timers.beat);
    const closing = socket;
    socket = null;
    if (closing?.readyState === WebSocket.OPEN) closing.close();
  };

  /** Handles a close by the server or the network. */
  const recover = async (code: number) => {
    close();
    // This page is already signing out.
    if (code === liveEnds.tooMany || (code === liveEnds.signedOut && isSignOutBegun())) return;
    if (code === liveEnds.reconnect) await new Promise((resolve) => setTimeout(resolve, cookieMs));
    if (isOver || socket) return;
    // A refused socket gives no reason: an expired session looks like a server that is down.
    const fits = await checkUserId(person, () => isOver);
    if (isOver || socket || fits === false) return;
    if (fits && isReturn) refresh();
    isReturn = false;
    failures += 1;
    timers.retry = setTimeout(open, reconnectDelay(failures, Math.random()));
  };

  const comeBack = () => {
    isPutAway = false;
    if (socket) return beat();
    isReturn = true;
    failures = 0;
    open();
  };

  /** Checks that the connection is alive; one that died while the device slept reports no close. */
  const beat = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(heartbeat.asks);
    clearTimeout(timers.beat);
    timers.beat = setTimeout(() => {
      close();
      comeBack();
    }, beatWithinMs);
  };

  const putAway = () => {
    isPutAway = true;
    close();
  };
  const reconnect = () => {
    if (!isPutAway) comeBack();
  };
  const seeOrHide = () => {
    clearTimeout(timers.hiding);
    if (document.visibilityState === 'visible') comeBack();
    else timers.hiding = setTimeout(putAway, hiddenForMs);
  };
  const showAgain = async ({ persisted }: PageTransitionEvent) => {
    if (persisted && (await checkUserId(person, () => isOver)) !== false) comeBack();
  };

  const beating = setInterval(beat, beatEveryMs);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', seeOrHide, { signal });
  window.addEventListener('online', reconnect, { signal });
  window.addEventListener('offline', close, { signal });
  // Browsers don't keep a page with an open socket in the back/forward cache.
  window.addEventListener('pagehide', putAway, { signal });
  window.addEventListener('pageshow', showAgain, { signal });
  if (document.visibilityState === 'hidden') seeOrHide();
  open();

  return () => {
    isOver = true;
    listening.abort();
    clearInterval(beating);
    clearTimeout(timers.hiding);
    close();
  };
}
