import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The group with that label in Settings: logo or signature. */
export const groupOf = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true });

/** Picks a file under the given name. */
export function pick(group: Locator, name: string, file: Uint8Array): Promise<void> {
  const picked = { name, mimeType: 'image/png', buffer: Buffer.from(file) };
  return group.locator('input[type=file]').setInputFiles(picked);
}

/** Returns the natural width and height of a picture once it has loaded. */
export async function sizeOf(scope: Page | Locator, name: string): Promise<[number, number]> {
  const picture = scope.getByRole('img', { name, exact: true });
  await picture.waitFor();
  const read = () =>
    picture.evaluate((img: HTMLImageElement): [number, number] => [
      img.naturalWidth,
      img.naturalHeight,
    ]);
  await expect.poll(async () => (await read())[0]).toBeGreaterThan(0);
  return read();
}

/** Strokes on the drawing area, as fractions of its size. */
const strokes = [
  [
    [0.3, 0.4],
    [0.4, 0.6],
    [0.5, 0.4],
    [0.6, 0.6],
  ],
  [
    [0.35, 0.5],
    [0.65, 0.5],
  ],
];

async function pathsOf(page: Page, stroke: number[][]) {
  const area = page.getByRole('img', { name: /^Drawing area/ });
  // Waits for the end of the dialog's opening animation.
  await area.click({ trial: true });
  const box = await area.boundingBox();
  if (!box) throw new Error('There is nothing to draw on');
  return stroke.map(([x = 0, y = 0]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
}

/** Draws a zigzag with a line through it on the open drawing area. */
export async function drawByMouse(page: Page): Promise<void> {
  for (const stroke of strokes) {
    const [start, ...others] = await pathsOf(page, stroke);
    if (!start) continue;
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
  }
}

/** Draws the same by touch. */
export async function drawByFinger(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const stroke of strokes) {
    const [start, ...others] = await pathsOf(page, stroke);
    if (!start) continue;
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    let before = start;
    for (const place of others) {
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const x = before.x + (place.x - before.x) * part;
        const y = before.y + (place.y - before.y) * part;
        await devTools.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x, y }],
        });
      }
      before = place;
    }
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

/** For Playwright's `evaluate`. */
export const isFocused = (element: Element) => element === document.activeElement;

type Dropped = { file?: string; type?: string; text?: string };

/** Drops a file (base64, a JPEG by default), or a text as a dragged link would be, on the drop zone with that text. */
export async function drop(
  group: Page | Locator,
  what: Dropped,
  words = 'Drop a picture here',
): Promise<void> {
  const page = 'goto' in group ? group : group.page();
  const dataTransfer = await page.evaluateHandle(({ file, type = 'image/jpeg', text }) => {
    const transfer = new DataTransfer();
    if (text) transfer.setData('text/uri-list', text);
    if (file) {
      const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'dropped', { type }));
    }
    return transfer;
  }, what);
  await group.getByText(words).dispatchEvent('drop', { dataTransfer });
}
