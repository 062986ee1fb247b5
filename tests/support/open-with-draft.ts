import type { Page } from 'playwright-core';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { openScreen } from './screen.ts';

/** Opens the form on a device that already has this text as the guest's draft. */
export async function openWithDraft(page: Page, text: string): Promise<void> {
  await page.goto('/us/auth');
  const kept = [guestDraftKey, text] as const;
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), kept);
  await openScreen(page, '/us/create-invoice');
}
