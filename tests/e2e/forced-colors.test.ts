import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

/** What a user can see of a control: colors, borders, decoration. */
const stylesOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderColor, borderTopWidth, outlineStyle, outlineWidth } =
      getComputedStyle(element);
    return { color, backgroundColor, borderColor, borderTopWidth, outlineStyle, outlineWidth };
  });

async function expectDifferent(chosen: Locator, other: Locator): Promise<void> {
  const [one, two] = [await stylesOf(chosen.first()), await stylesOf(other.first())];
  expect({ ...one }).not.toEqual({ ...two });
  // A different border color alone isn't enough where the system has few colors.
  expect(one.backgroundColor).not.toBe(two.backgroundColor);
}

async function openForced(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScreen(page, path);
}

journey(
  'with forced colors, controls, what is selected and the focus are visible',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openForced(page, '/us/auth');
    await expectDifferent(
      page.getByRole('tab', { selected: true }),
      page.getByRole('tab', { selected: false }),
    );
    await openForced(page, '/us/create-invoice');
    await expectDifferent(
      page.locator('label:has(input[name="template"]:checked)'),
      page.locator('label:has(input[name="template"]:not(:checked))'),
    );

    await signUpOnPage(page);
    await openForced(page, '/us/reports');
    await expectDifferent(
      page.locator('.chip[aria-current]'),
      page.locator('.chip:not([aria-current])'),
    );
    await openForced(page, '/us/pricing');
    await expectDifferent(
      page.locator('label:has(input[type="radio"]:checked)'),
      page.locator('label:has(input[type="radio"]:not(:checked))'),
    );

    await openForced(page, '/us/settings');
    const toggle = page.getByRole('switch').first();
    await toggle.scrollIntoViewIfNeeded();
    const off = await toggle.screenshot();
    await toggle.click();
    expect(Buffer.compare(off, await toggle.screenshot())).not.toBe(0);

    const buttons = page.locator('.button:visible');
    expect(await buttons.count()).toBeGreaterThan(2);
    for (const button of await buttons.all()) {
      const look = await stylesOf(button);
      expect(Number.parseFloat(look.borderTopWidth)).toBeGreaterThan(0);
      expect(look.borderColor).not.toBe(look.backgroundColor);
    }
    const button = buttons.first();
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const focused = await stylesOf(button);
    expect(focused.outlineStyle).not.toBe('none');
    expect(Number.parseFloat(focused.outlineWidth)).toBeGreaterThanOrEqual(2);
  },
);
