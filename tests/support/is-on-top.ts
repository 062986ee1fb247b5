import type { Locator } from 'playwright-core';

/** Whether a click in the middle of an element would hit it, with nothing on top. */
export function isOnTop(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
    return pressed !== null && (element.contains(pressed) || pressed.contains(element));
  });
}
