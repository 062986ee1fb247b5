import { expect, test } from 'vitest';
import { isSwipeBack, type Swipe } from '#app/domain/navigation/way-back.ts';

// Starts within 24 px of the left edge, travels over 100 px, drifts under 50 px vertically, and moves faster than 0.2
// px/ms.
const good: Swipe = { startX: 12, startY: 400, endX: 212, endY: 410, milliseconds: 300 };

test.each<[name: string, change: Partial<Swipe>, goesBack: boolean]>([
  ['a swipe from the edge', {}, true],
  ['from the very edge', { startX: 0 }, true],
  ['from 24 px', { startX: 24 }, true],
  ['from 24.5 px', { startX: 24.5 }, false],
  ['from 25 px', { startX: 25 }, false],
  ['over 100 px', { startX: 12, endX: 112 }, false],
  ['over 100.5 px', { startX: 12, endX: 112.5 }, true],
  ['over 101 px', { startX: 12, endX: 113 }, true],
  ['to the left', { startX: 12, endX: -200 }, false],
  ['49 px down', { endY: 449 }, true],
  ['50 px down', { endY: 450 }, false],
  ['49 px up', { endY: 351 }, true],
  ['50 px up', { endY: 350 }, false],
  ['200 px in 999 ms', { milliseconds: 999 }, true],
  ['200 px in a second, which is 0.2 px/ms', { milliseconds: 1000 }, false],
  ['200 px in 1001 ms', { milliseconds: 1001 }, false],
  ['in zero time', { milliseconds: 0 }, true],
])('%s', (_, change, goesBack) => {
  expect(isSwipeBack({ ...good, ...change })).toBe(goesBack);
});
