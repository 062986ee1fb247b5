import type { Page } from 'playwright-core';

/**
 * Moves the focus by keyboard until it is on the field or button with that name. Every element on the way must show a
 * focus ring.
 */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const seen: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    const here = await readFocus(page);
    if (!here.isShown) throw new Error(`Nothing shows that the focus is on ${here.name}`);
    if (here.name === name) return;
    seen.push(here.name);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${name}, but to: ${seen.join(', ')}`);
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, label);
  await page.keyboard.type(text);
}

/** Returns the accessible name of the focused element: a field's label, or a button's text. */
export async function focusName(page: Page): Promise<string> {
  return (await readFocus(page)).name;
}

function readFocus(page: Page): Promise<{ name: string; isShown: boolean }> {
  return page.evaluate(() => {
    const here = document.activeElement;
    const isField = here instanceof HTMLInputElement || here instanceof HTMLTextAreaElement;
    const named = isField ? here.labels?.[0]?.textContent : here?.textContent;
    const name = (here?.getAttribute('aria-label') ?? named ?? '').trim();
    const isPage = !here || here === document.body || here.id === 'main';
    // The browser itself highlights the focused segment of a date field.
    const isMarked = here instanceof HTMLInputElement && here.type === 'date';
    const marks = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      return hasOutline || (boxShadow !== 'none' && !/^rgba\(0, 0, 0, 0\)/.test(boxShadow));
    };
    // A switch or radio button shows its focus on the element around it.
    const isShown =
      isPage ||
      isMarked ||
      [here, here.nextElementSibling, here.parentElement].some((one) => one && marks(one));
    return { name, isShown };
  });
}
