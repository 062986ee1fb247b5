import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// This test plays the browser's part; tests/e2e/install-and-update.test.ts uses a real one.

const hour = 60 * 60 * 1000;

/** A registration whose worker state the test controls. */
function fakeRegistration(waiting: object | null) {
  const registration = Object.assign(new EventTarget(), {
    waiting,
    installing: null as EventTarget | null,
    update: vi.fn(async () => undefined),
  });
  return registration;
}

function fakeWorker(state: string, language = 'en-US') {
  const scriptURL = `https://billwren.example/sw.js?lang=${language}`;
  return Object.assign(new EventTarget(), { state, scriptURL, postMessage: vi.fn() });
}

function inBrowser(register: () => Promise<unknown>, controller: object | null) {
  const serviceWorker = Object.assign(new EventTarget(), { register: vi.fn(register), controller });
  const location = { reload: vi.fn() };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', { location });
  return { serviceWorker, location };
}

/** Runs what a freshly loaded document runs; the module state starts over with it. */
async function newDocument() {
  vi.resetModules();
  return (await import('#app/features/offline/ui/service-worker.client.ts')).watchForUpdate;
}

/** Waits for the registration. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Installs a new version while the page is open. */
function bringVersion(registration: ReturnType<typeof fakeRegistration>) {
  const coming = fakeWorker('installing');
  registration.installing = coming;
  registration.dispatchEvent(new Event('updatefound'));
  coming.state = 'installed';
  coming.dispatchEvent(new Event('statechange'));
  return coming;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads a document whose browser has a registration with this waiting worker; returns what its pages do and hear. */
async function openDocument(
  waiting: object | null = null,
  controller: object | null = fakeWorker('activated'),
) {
  const registration = fakeRegistration(waiting);
  const browser = inBrowser(async () => registration, controller);
  const watch = await newDocument();
  const hear = vi.fn();
  const stop = watch(hear);
  await settle();
  return { ...browser, registration, watch, hear, stop };
}

test('the worker is registered for the whole site, and checks for a new version every hour', async () => {
  const { serviceWorker, registration } = await openDocument();
  const { calls } = serviceWorker.register.mock;
  expect(calls).toEqual([['/sw.js?lang=en-US', { scope: '/', updateViaCache: 'none' }]]);
  await vi.advanceTimersByTimeAsync(hour - 1);
  expect(registration.update).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + 2 * hour);
  expect(registration.update).toHaveBeenCalledTimes(3);
});

test('a page that is left and opened again in the same document starts nothing again', async () => {
  const { serviceWorker, registration, watch, hear, stop } = await openDocument();
  const second = vi.fn();
  stop();
  watch(second);
  await vi.advanceTimersByTimeAsync(hour);
  expect(serviceWorker.register).toHaveBeenCalledTimes(1);
  expect(registration.update).toHaveBeenCalledTimes(1);
  hear.mockClear();
  second.mockClear();
  bringVersion(registration);
  expect(hear).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test.each([
  ['asks the user', fakeWorker('activated'), expect.anything()],
  ['asks nothing if it is the first', null, null],
])('a version that is ready %s', async (_, controller, question) => {
  const { hear, registration } = await openDocument(null, controller);
  expect(hear).toHaveBeenLastCalledWith(null);
  bringVersion(registration);
  expect(hear).toHaveBeenLastCalledWith(question);
});

test('a version waiting since an earlier visit asks at once, also on the next page, until it is postponed', async () => {
  const { registration, watch, hear, stop } = await openDocument(fakeWorker('installed'));
  expect(hear).toHaveBeenLastCalledWith(expect.anything());
  stop();
  const next = vi.fn();
  const stopNext = watch(next);
  expect(next).toHaveBeenLastCalledWith(expect.anything());
  next.mock.lastCall?.[0].putOff();
  expect(next).toHaveBeenLastCalledWith(null);
  stopNext();
  watch(next);
  expect(next).toHaveBeenLastCalledWith(null);
  // The user hasn't answered for this version yet.
  bringVersion(registration);
  expect(next).toHaveBeenLastCalledWith(expect.anything());
});

test.each(['activating', 'activated', 'redundant'])(
  'a version that is %s because another tab activated it only needs a reload',
  async (state) => {
    const waiting = fakeWorker('installed');
    const { serviceWorker, location, hear } = await openDocument(waiting);
    waiting.state = state;
    hear.mock.lastCall?.[0].apply();
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(waiting.postMessage).not.toHaveBeenCalled();
    // An update that is applied later in another tab doesn't concern this one.
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(location.reload).toHaveBeenCalledTimes(1);
  },
);

test('a browser that refuses has no worker, which is logged', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  inBrowser(() => Promise.reject(new Error('not here')), null);
  (await newDocument())(() => undefined);
  await settle();
  expect(log).toHaveBeenCalledTimes(1);
  const { registration } = await openDocument();
  registration.update.mockRejectedValue(new Error('offline'));
  await vi.advanceTimersByTimeAsync(hour);
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

test('a version in the newly chosen language is activated without a question', async () => {
  const waiting = fakeWorker('installed', 'en-GB');
  const { hear } = await openDocument(waiting);
  expect(waiting.postMessage).toHaveBeenCalledWith('activate');
  expect(hear).not.toHaveBeenCalledWith(expect.anything());
});
