import { describe, expect, it } from 'vitest';
import { parseLiveMessage, reconnectDelay } from '#app/domain/live/live-wire.ts';

describe('a live message', () => {
  it('is a known one with its timestamp', () => {
    expect(parseLiveMessage('{"news":"plan","at":5}')).toEqual({ news: 'plan', at: 5 });
  });

  it.each([
    ['{"news":"weather","at":5}'],
    ['{"news":"plan","at":"5"}'],
    ['null'],
    [new ArrayBuffer(2)],
  ])('is nothing else: %s', (text) => {
    expect(parseLiveMessage(text)).toBeNull();
  });
});

describe('the delay before a retry', () => {
  it('doubles up to a minute', () => {
    const pauses = [1, 2, 3, 6, 7, 8, 50, 2000].map((failures) => reconnectDelay(failures, 0));
    expect(pauses).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000, 60_000, 60_000]);
  });

  it('is randomly reduced by up to half', () => {
    expect(reconnectDelay(3, 0.5)).toBe(3000);
    expect(reconnectDelay(3, 0.999)).toBeGreaterThan(2000);
  });
});
