import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { saveInvoice } from '#tests/support/visitor.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Starts summing up layout shifts, as browsers measure them, that the user didn't cause. */
const countShifts = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value } of list.getEntries() as Shift[]) {
        if (!hadRecentInput)
          Object.assign(window, { shifted: Reflect.get(window, 'shifted') + value });
      }
    }).observe({ type: 'layout-shift' });
  });

const readShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
    return Reflect.get(window, 'shifted');
  });

for (const size of ['desktop', 'phone'] as const) {
  journey(`on a ${size} a late owner's bar shifts nothing`, async ({ openPage }) => {
    const page = await openPage(size);
    await saveInvoice(await signUpOnPage(page), { invoiceNumber: 'BAR-1' });
    await openScreen(page, '/us/invoices');
    await page.route('**/owner-bar-*.js', async (route) => {
      // Shifts within half a second of a click are attributed to the click.
      await page.waitForTimeout(700);
      await route.continue();
    });
    await countShifts(page);
    await page.locator('a[href*="/view-invoice/"]').filter({ visible: true }).first().click();
    await page.getByRole('region', { name: 'Your invoice' }).waitFor();
    await page.locator('.sheet').waitFor();
    expect(await readShifts(page)).toBeLessThan(0.02);
  });
}
