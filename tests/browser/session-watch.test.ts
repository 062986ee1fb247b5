import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announcePerson,
  announceReturn,
  watchForSignIn,
} from '#app/browser/session-watch.client.ts';

let person: string;
/** What `/api/session` says. */
let session: { person: string | null } | 'away';
const heard = vi.fn();
const stops: (() => void)[] = [];
/** A page of nobody. */
const watch = (hear = heard) => stops.push(watchForSignIn(hear));
const asked = () => vi.mocked(fetch).mock.calls.length;

beforeEach(() => {
  // The page remembers of whom it was told.
  person = crypto.randomUUID();
  session = { person };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'fetch',
    vi.fn(async () =>
      session === 'away' ? new Response(null, { status: 503 }) : Response.json(session),
    ),
  );
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  heard.mockReset();
  vi.unstubAllGlobals();
});

describe('a page of nobody', () => {
  it('hears of a sign-in in another tab, once the server has said so', async () => {
    watch();
    announcePerson(person);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });

  it('hears of one that came back from elsewhere', async () => {
    watch();
    announceReturn();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });

  it.each([[{ person: null }], ['away' as const]])(
    'hears nothing when the server says %j',
    async (says) => {
      session = says;
      watch();
      announcePerson(person);
      await vi.waitFor(() => expect(asked()).toBe(1));
      await new Promise((soon) => setTimeout(soon, 20));
      expect(heard).not.toHaveBeenCalled();
    },
  );

  it('asks, too, when the browser brings it back from where it was put aside', async () => {
    watch();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(asked()).toBe(0);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  });

  it('does not pass on what it was told, but its own next sign-in', async () => {
    watch();
    announcePerson(person);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
    announcePerson(person);
    await new Promise((soon) => setTimeout(soon, 20));
    expect(heard).toHaveBeenCalledOnce();
    announcePerson(person);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  it('hears nothing once its watch is over', async () => {
    watch();
    stops.pop()?.();
    announcePerson(person);
    await new Promise((soon) => setTimeout(soon, 20));
    expect(asked()).toBe(0);
  });
});
