import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceUserId, waitForSignIn } from '#app/features/account/ui/session-watch.client.ts';

let person: string | null;
let asked: number;
let visibilityState: string;
let page: EventTarget;
let stop: () => void;
let signedIn: number;

/** Another tab of the browser. */
const otherTab = new BroadcastChannel('billwren_session');

beforeEach(() => {
  [person, asked, visibilityState, signedIn] = [null, 0, 'visible', 0];
  page = new EventTarget();
  Object.defineProperty(page, 'visibilityState', { get: () => visibilityState });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json({ person });
  });
  stop = waitForSignIn(() => {
    signedIn += 1;
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const turn = (to: string) => {
  visibilityState = to;
  page.dispatchEvent(new Event('visibilitychange'));
};

it('checks again when the page becomes visible, for a tab that announced nothing', async () => {
  person = 'ann';
  turn('hidden');
  expect(asked).toBe(0);
  turn('visible');
  await vi.waitFor(() => expect(signedIn).toBe(1), 20_000);
});

it('announces only its own sign-ins, not those it was notified of', async () => {
  let told = 0;
  const hear = () => {
    told += 1;
  };
  otherTab.addEventListener('message', hear);
  person = 'ann';
  turn('visible');
  await vi.waitFor(() => expect(signedIn).toBe(1), 20_000);
  announceUserId('ann');
  announceUserId('ann');
  await vi.waitFor(() => expect(told).toBe(1), 20_000);
  await new Promise((settle) => setTimeout(settle, 10));
  expect(told).toBe(1);
  otherTab.removeEventListener('message', hear);
});
