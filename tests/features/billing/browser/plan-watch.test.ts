import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPlan, watchPortalReturn } from '#app/features/billing/ui/plan-watch.client.ts';

let asked: number[];
let word: unknown;
let page: EventTarget & { visibilityState: 'visible' | 'hidden' };

function look(visibility: 'visible' | 'hidden') {
  page.visibilityState = visibility;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  word = { plan: 'free' };
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/check-subscription') throw new Error(`Not expected: ${path}`);
    asked.push(Date.now());
    if (word === null) throw new TypeError('Failed to fetch');
    return Response.json(word);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const watch = (onWord = vi.fn(), onEnd = vi.fn()) => {
  const end = watchPlan({ onWord, onEnd });
  return { onWord, onEnd, end };
};

describe('after a checkout has started', () => {
  it('the plan is polled every 3 seconds for 2 minutes', async () => {
    const { onEnd } = watch();
    await vi.advanceTimersByTimeAsync(9000);
    expect(asked).toEqual([3000, 6000, 9000]);
    await vi.advanceTimersByTimeAsync(10 * 60 * 1000);
    expect(asked).toHaveLength(40);
    expect(asked.at(-1)).toBe(120_000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('a hidden page pauses, and polls at once when it becomes visible', async () => {
    watch();
    await vi.advanceTimersByTimeAsync(3000);
    look('hidden');
    await vi.advanceTimersByTimeAsync(5 * 60 * 1000);
    expect(asked).toEqual([3000]);
    look('visible');
    await vi.advanceTimersByTimeAsync(3000);
    expect(asked).toEqual([3000, 303_000, 306_000]);
    await vi.advanceTimersByTimeAsync(10 * 60 * 1000);
    expect(asked).toHaveLength(40);
  });

  it('the first response and every different one are reported; a network failure is not', async () => {
    word = null;
    const { onWord } = watch();
    await vi.advanceTimersByTimeAsync(6000);
    expect(onWord).not.toHaveBeenCalled();
    word = { plan: 'free' };
    await vi.advanceTimersByTimeAsync(9000);
    expect(onWord).toHaveBeenCalledTimes(1);
    word = { plan: 'Basic' };
    await vi.advanceTimersByTimeAsync(9000);
    expect(onWord).toHaveBeenCalledTimes(2);
  });

  it('nothing is polled after it has stopped', async () => {
    const { end } = watch();
    await vi.advanceTimersByTimeAsync(3000);
    end();
    look('visible');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([3000]);
  });
});

describe('after the customer portal was opened', () => {
  it('the plan is checked after 2 seconds, and on each return', async () => {
    const onWord = vi.fn();
    const end = watchPortalReturn(onWord);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([2000]);
    look('hidden');
    word = { plan: 'Pro' };
    look('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([2000, 60_000]);
    expect(onWord).toHaveBeenCalledTimes(2);
    end();
    look('visible');
    expect(asked).toHaveLength(2);
  });
});
