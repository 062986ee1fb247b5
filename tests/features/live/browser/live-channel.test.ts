import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LiveMessage } from '#app/domain/live/live-wire.ts';
import { listenLive } from '#app/features/live/ui/live-channel.client.ts';
import {
  consumeSignOutIntent,
  setSignOutIntent,
} from '#app/ui/browser/session/sign-out-intent.client.ts';

/** A fake `WebSocket` and its connection: records what the page opened, sent and closed, and plays the server. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: string[] = [];
  isDead = false;
  constructor(readonly url: string) {
    super();
    FakeSocket.all.push(this);
  }
  accept() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(data: string) {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  /** Closes the connection from the server's or the network's side. */
  end(code = 1006) {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  send(text: string) {
    this.said.push(text);
    if (!this.isDead) queueMicrotask(() => this.tell('pong'));
  }
  close() {
    if (this.readyState === 0) throw new Error('An error on the console');
    this.end(1005);
  }
}

class FakeDocument extends EventTarget {
  visibilityState = 'visible';
}

let stop: () => void;
let heard: LiveMessage[];
let refreshes: number;
let reloads: number;
let person: string | null | 'away';
let page: FakeDocument;
let network: { onLine: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeSocket.all = [];
  [heard, refreshes, reloads, person] = [[], 0, 0, 'u1'];
  page = new FakeDocument();
  network = { onLine: true };
  const location = { href: 'https://billwren.example/us/invoices', reload: () => reloads++ };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async () => {
    if (person === 'away') throw new TypeError('Failed to fetch');
    return Response.json({ person });
  });
  stop = listenLive({
    person: 'u1',
    asOf: () => 77,
    hear: (message) => heard.push(message),
    refresh: () => refreshes++,
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sockets = () => FakeSocket.all.length;

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('No socket');
  return socket;
}

/** Ends the channel and lets time pass; a code means that the server ended it. */
async function endThen(ms: number, code?: number) {
  last().end(code);
  await pass(ms);
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function see(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}

describe('a page', () => {
  it('opens one channel, says from when it needs messages, and receives them', () => {
    expect(last().url).toBe('wss://billwren.example/api/live?since=77');
    last().accept();
    last().tell('{"news":"plan","at":80}');
    last().tell('pong');
    last().tell('<script>');
    expect(heard).toEqual([{ news: 'plan', at: 80 }]);
    expect(sockets()).toBe(1);
  });

  it('reconnects after a break, with growing delays', async () => {
    for (const pause of [1000, 2000, 4000]) {
      const before = sockets();
      last().end();
      await pass(pause - 1);
      expect(sockets()).toBe(before);
      await pass(1);
      expect(sockets()).toBe(before + 1);
    }
    expect(refreshes).toBe(0);
  });

  it('resets the delay once a channel was open for half a minute', async () => {
    await endThen(1000);
    last().accept();
    await pass(30_000);
    await endThen(1000);
    expect(sockets()).toBe(3);
  });

  it('drops a connection that has gone silent', async () => {
    last().accept();
    await pass(45_000);
    expect(last().said).toEqual(['ping']);
    last().isDead = true;
    await pass(45_000);
    expect(sockets()).toBe(1);
    await pass(10_000);
    expect(sockets()).toBe(2);
  });

  it('does not connect without a network, and connects at once when it is back', async () => {
    last().accept();
    network.onLine = false;
    window.dispatchEvent(new Event('offline'));
    await pass(600_000);
    expect(sockets()).toBe(1);
    network.onLine = true;
    window.dispatchEvent(new Event('online'));
    expect(sockets()).toBe(2);
  });
});

describe('a hidden page', () => {
  it('disconnects after five minutes and reconnects when it is visible again', async () => {
    last().accept();
    await see('hidden');
    await pass(299_000);
    expect(last().readyState).toBe(1);
    await pass(1000);
    expect(last().readyState).toBe(3);
    await pass(600_000);
    // A computer that wakes up fires this in every page.
    window.dispatchEvent(new Event('online'));
    expect(sockets()).toBe(1);
    await see('visible');
    expect(sockets()).toBe(2);
  });

  it('keeps the channel when it is visible sooner, and checks that the connection is alive', async () => {
    last().accept();
    await see('hidden');
    await pass(10_000);
    await see('visible');
    expect([sockets(), last().said]).toEqual([1, ['ping']]);
    await pass(300_000);
    expect([sockets(), last().readyState]).toEqual([1, 1]);
  });

  it('is refreshed when it is visible again but the channel cannot be opened', async () => {
    await endThen(0);
    await see('hidden');
    await see('visible');
    expect(refreshes).toBe(0);
    await endThen(0);
    expect(refreshes).toBe(1);
    await pass(1000);
    await endThen(0);
    expect(refreshes).toBe(1);
  });

  it('does not change while nothing can be loaded', async () => {
    last().end();
    await see('visible');
    person = 'away';
    await endThen(0);
    expect([refreshes, reloads]).toEqual([0, 0]);
    await pass(1000);
    expect(sockets()).toBe(3);
  });

  it('is put into the back/forward cache without a socket', async () => {
    last().accept();
    window.dispatchEvent(new Event('pagehide'));
    expect(last().readyState).toBe(3);
    const shown = () => Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(shown());
    await pass(0);
    expect(sockets()).toBe(2);
    last().accept();
    window.dispatchEvent(new Event('pagehide'));
    person = null;
    window.dispatchEvent(shown());
    await pass(0);
    expect([sockets(), reloads]).toEqual([2, 1]);
  });
});

describe('when a session ends', () => {
  afterEach(() => void consumeSignOutIntent());

  it.each([
    ['ended reloads the page, which stops listening', 4001, null, false, 1],
    ['replaced by another user’s reloads the page', 4000, 'u2', false, 1],
    ['ended reloads no page that is signing out itself', 4001, null, true, 0],
    ['refused reloads the page', undefined, null, false, 1],
    ['refused reloads no page that is signing out', undefined, null, true, 0],
  ])('a channel that is %s', async (_, code, viewer, isLeaving, expected) => {
    if (code) last().accept();
    if (isLeaving) setSignOutIntent();
    person = viewer;
    await endThen(code ? 120_000 : 0, code);
    expect([reloads, sockets()]).toEqual([expected, 1]);
  });

  it('and the page has navigated away, a late answer does not reload the new page', async () => {
    let answer = () => {};
    const late = new Promise<Response>((resolve) => {
      answer = () => resolve(Response.json({ person: null }));
    });
    vi.stubGlobal('fetch', () => late);
    await endThen(0);
    stop();
    answer();
    await pass(120_000);
    expect([reloads, sockets()]).toEqual([0, 1]);
  });

  it('and the browser has another session of the same user, the page reconnects', async () => {
    last().accept();
    await endThen(1499, 4000);
    expect(sockets()).toBe(1);
    await pass(1 + 1000);
    expect([reloads, sockets()]).toEqual([0, 2]);
  });
});

it('a page too many waits until it is visible', async () => {
  last().accept();
  await endThen(600_000, 4002);
  expect(sockets()).toBe(1);
  await see('visible');
  expect(sockets()).toBe(2);
});

it('a channel that is no longer needed is closed without an error, even while it is opening', async () => {
  const opening = last();
  stop();
  opening.accept();
  expect(opening.readyState).toBe(3);
  await pass(600_000);
  await see('visible');
  expect(sockets()).toBe(1);
});
