import type { Page } from 'playwright-core';

type Point = [x: number, y: number];

/** Touches the screen, moves and lifts the finger, in CSS pixels; the events' timestamps span these milliseconds. */
export async function swipe(
  page: Page,
  [x, y]: Point,
  [toX, toY]: Point,
  milliseconds = 300,
): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const endsAt = Date.now() / 1000;
  const startsAt = endsAt - milliseconds / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', timestamp: number, at?: Point) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      timestamp,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  await touch('touchStart', startsAt, [x, y]);
  await touch('touchMove', (startsAt + endsAt) / 2, [(x + toX) / 2, (y + toY) / 2]);
  await touch('touchMove', endsAt, [toX, toY]);
  await touch('touchEnd', endsAt);
  await devTools.detach();
}
