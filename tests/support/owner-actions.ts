import type { Locator, Page } from 'playwright-core';

/** The owner's actions above their document. */
export const ownersBar = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your invoice' });

/** The payments, emails, reminders and history below it. */
export const ownersDetails = (page: Page): Locator =>
  page.getByRole('region', { name: /^Only you/ });

/** The button of the menu with the less common actions. */
export const moreActions = (page: Page): Locator =>
  ownersBar(page).locator('summary[aria-label="More actions"]');

/** Opens the menu, and leaves it open if it was. */
export async function openActions(page: Page): Promise<void> {
  const button = moreActions(page);
  if (!(await button.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))))
    await button.click();
}

/** Selects an action in the menu. */
export async function pressAction(page: Page, name: string): Promise<void> {
  await openActions(page);
  await ownersBar(page).getByRole('button', { name, exact: true }).click();
}
