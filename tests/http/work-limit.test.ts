import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limitWork } from '#app/http/work-limit.server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('work is ended', () => {
  test('when the asker goes away, with the reason', () => {
    const asker = new AbortController();
    const { signal } = limitWork(asker.signal, 1_000);
    expect(signal.aborted).toBe(false);
    asker.abort('gone');
    expect(signal.reason).toBe('gone');
  });

  test('at once when the asker is gone already', () => {
    expect(limitWork(AbortSignal.abort('gone'), 1_000).signal.reason).toBe('gone');
  });

  test('when the time is up, not before', () => {
    const { signal } = limitWork(new AbortController().signal, 1_000);
    vi.advanceTimersByTime(999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
  });
});

test('work that is over is left alone, and nothing of it waits', () => {
  const asker = new AbortController();
  const { signal, release } = limitWork(asker.signal, 1_000);
  release();
  expect(vi.getTimerCount()).toBe(0);
  asker.abort('gone');
  expect(signal.aborted).toBe(false);
});
