import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendProducts } from '#app/features/products/ui/import-products.client.ts';

/** A request whose body is sent on demand and that never gets a response. */
class SilentRequest extends EventTarget {
  static last: SilentRequest;
  upload = new EventTarget();
  isAborted = false;
  constructor() {
    super();
    SilentRequest.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
}

const send = (signal = new AbortController().signal) =>
  sendProducts({ key: crypto.randomUUID(), products: [], onProgress: () => undefined, signal });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an import without an answer ends a minute after it was sent, not before', async () => {
  const ended = vi.fn();
  const sent = send().then(ended);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(ended).not.toHaveBeenCalled();
  SilentRequest.last.upload.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sent;
  expect(ended).toHaveBeenCalledWith({ outcome: 'unanswered' });
  expect(SilentRequest.last.isAborted).toBe(true);
});

test('an import that is stopped while it is sent is canceled', async () => {
  const stop = new AbortController();
  const sent = send(stop.signal);
  stop.abort();
  expect(await sent).toEqual({ outcome: 'cancelled' });
  expect(vi.getTimerCount()).toBe(0);
});

test('an import whose connection breaks is not saved while it is sent, and may be saved afterwards', async () => {
  const broken = () => SilentRequest.last.dispatchEvent(new Event('error'));
  const leaving = send();
  broken();
  expect(await leaving).toEqual({ outcome: 'failed', message: 'no connection' });
  const left = send();
  SilentRequest.last.upload.dispatchEvent(new Event('load'));
  broken();
  expect(await left).toEqual({ outcome: 'unanswered' });
});
