import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServiceWorker } from '#app/browser/service-worker.client.ts';

// The browser's part is played here; tests/journeys/install-and-update.test.ts goes through it for real.

const hour = 60 * 60 * 1000;

/** A registration whose worker the test moves on. */
function fakeRegistration(waiting: object | null) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as (EventTarget & { state: string; postMessage: () => void }) | null,
    update: vi.fn(async () => undefined),
  });
  return registration;
}

function inBrowser(register: () => Promise<unknown>, controller: object | null) {
  const serviceWorker = Object.assign(new EventTarget(), { register: vi.fn(register), controller });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { readyState: 'complete' });
  return serviceWorker;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker is registered for the whole site, and looks for a new version every hour', async () => {
  const registration = fakeRegistration(null);
  const { register } = inBrowser(async () => registration, {});
  await startServiceWorker(() => undefined);
  expect(register.mock.calls).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + 2 * hour);
  expect(registration.update).toHaveBeenCalledTimes(3);
});

test.each([
  ['asks', {}, 1],
  ['is the first of all and asks nothing', null, 0],
])('a version that is ready %s', async (_, controller, questions) => {
  const registration = fakeRegistration(null);
  inBrowser(async () => registration, controller);
  const ask = vi.fn();
  await startServiceWorker(ask);
  const coming = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  registration.installing = coming;
  registration.dispatchEvent(new Event('updatefound'));
  expect(ask).not.toHaveBeenCalled();
  coming.state = 'installed';
  coming.dispatchEvent(new Event('statechange'));
  expect(ask).toHaveBeenCalledTimes(questions);
});

test('a version that waited since an earlier visit asks at once', async () => {
  inBrowser(async () => fakeRegistration({ postMessage: vi.fn() }), {});
  const ask = vi.fn();
  await startServiceWorker(ask);
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each([
  ['installed', 'activate', 0],
  ['activating', null, 1],
  ['activated', null, 1],
  ['redundant', null, 1],
])('the reload of a version that is %s', async (state, message, reloads) => {
  const waiting = { state: 'installed', postMessage: vi.fn() };
  const serviceWorker = inBrowser(async () => fakeRegistration(waiting), {});
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { reload } });
  const ask = vi.fn();
  await startServiceWorker(ask);
  waiting.state = state;
  ask.mock.lastCall?.[0]();
  expect(waiting.postMessage.mock.calls).toEqual(message === null ? [] : [[message]]);
  expect(reload).toHaveBeenCalledTimes(reloads);
  serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser that refuses is left without, and the log says so', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  inBrowser(() => Promise.reject(new Error('not here')), null);
  await startServiceWorker(() => undefined);
  expect(log).toHaveBeenCalledTimes(1);
  const registration = fakeRegistration(null);
  registration.update.mockRejectedValue(new Error('offline'));
  inBrowser(async () => registration, {});
  await startServiceWorker(() => undefined);
  await vi.advanceTimersByTimeAsync(hour);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
