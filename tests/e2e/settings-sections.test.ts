import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { journey } from '#tests/support/browser.ts';
import { openScreen, reloadScreen } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { field } from '#tests/support/type-invoice.ts';

/** Returns the ids of the open sections. */
const openSections = (page: Page) =>
  page
    .locator('.settings-part:has(> details[open])')
    .evaluateAll((sections) => sections.map(({ id }) => id));

journey(
  'on a phone, Settings opens the section that the seller comes from',
  async ({ openPage }) => {
    const page = await openPage('phone');
    await signUpOnPage(page);
    await openScreen(page, '/us/settings');
    expect(await openSections(page)).toEqual(['business']);

    await page.locator('#regional > details > summary').click();
    expect(await openSections(page)).toEqual(['regional']);
    await field(page, 'Language').selectOption({ label: 'French (Canada)' });
    await page.locator('html[lang=fr-CA]').waitFor();
    await expect.poll(() => openSections(page)).toEqual(['regional']);
    expect(await field(page, 'Langue').inputValue()).toBe('fr-CA');
    await reloadScreen(page);
    await expect.poll(() => openSections(page)).toEqual(['regional']);

    // A closed section is no longer in the address.
    await page.locator('#regional > details > summary').click();
    expect(new URL(page.url()).hash).toBe('');

    await openScreen(page, '/us/settings?portal=returned');
    expect(await openSections(page)).toEqual(['subscription']);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await openSections(page)).toEqual(['subscription']);
  },
);
