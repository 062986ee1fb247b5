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
  /** When what is on screen was read, by the server's clock in ms. */
  asOf: () => number;
  hear: (message: LiveMessage) => void;
  /** Something may have been missed, and the server answers again. */
  refresh: () => void;
};

/** How often a page asks whether the line is alive, and how long it waits to hear. */
const beatEveryMs = 45_000;
const beatWithinMs = 10_000;
/** A page that was hidden for so long is not told any more; it comes back when it is looked at. */
const hiddenForMs = 5 * 60_000;
/** A channel that has stood for so long has worked. */
const stoodForMs = 30_000;
/** A cookie that is being replaced has come by then. */
const cookieMs = 1500;

type TimerName = 'retry' | 'hiding' | 'standing' | 'beat';

/**
 * Listens to what is told to the person on this page, over one WebSocket that is opened again whenever it breaks. While it
 * cannot be opened, each return to the page refreshes it instead. A page whose person is signed out is loaded anew, as
 * after a sign-out in another tab.
 * @returns ends it
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
      // One that is still opening cannot be closed without an error on the console.
      if (socket !== opened) return opened.close();
      isReturn = false;
      timers.standing = setTimeout(() => {
        failures = 0;
      }, stoodForMs);
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

  /** What follows when the server or the network has closed it. */
  const recover = async (code: number) => {
    close();
    // The page that signs out is on its way already.
    if (code === liveEnds.tooMany || (code === liveEnds.signedOut && isSignOutBegun())) return;
    if (code === liveEnds.askAnew) await new Promise((resolve) => setTimeout(resolve, cookieMs));
    if (isOver || socket) return;
    // A refused socket does not say why: a session that is over looks like a server that is away.
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

  /** Asks whether the line is alive; one that died in a sleep says nothing. */
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
  // A browser keeps no page for its back button that has a socket.
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
