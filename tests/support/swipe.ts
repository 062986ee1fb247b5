import type { Page } from 'playwright-core';

type Point = [x: number, y: number];

/** Puts a finger on the screen, moves it in a few steps and lifts it, in CSS pixels. */
export async function swipe(page: Page, [x, y]: Point, [toX, toY]: Point): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', { x, y });
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', { x: x + (toX - x) * part, y: y + (toY - y) * part });
  }
  await touch('touchEnd');
  await devTools.detach();
}
