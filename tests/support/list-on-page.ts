import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { type FilledRow, fillList } from './fill-list.ts';
import { openScreen } from './screen.ts';
import { signUpOnPage } from './session-on-page.ts';

const inDays = (days: number) => addDays(dayInTimeZone(Date.now(), null), days);

/** One invoice for each status filter, oldest first. */
export const fourInvoices: FilledRow[] = [
  {
    invoice_number: 'F-1',
    client_name: 'Finch & Sons',
    total: 10_000,
    invoice_date: '2026-01-10',
    due_date: inDays(60),
  },
  {
    invoice_number: 'W-2',
    client_name: 'Wren Ltd',
    total: 25_000,
    currency: 'EUR',
    invoice_date: '2026-02-10',
    due_date: inDays(-20),
    status: 'paid',
  },
  {
    invoice_number: 'W-3',
    client_name: 'Wren Ltd',
    total: 4000,
    invoice_date: '2026-03-10',
    due_date: inDays(-10),
  },
  {
    invoice_number: 'K-4',
    client_name: 'Kite GmbH',
    total: 90_000,
    currency: 'JPY',
    invoice_date: '2026-04-10',
    due_date: inDays(3),
  },
];

/** Opens the list of a new user with these invoices; returns their ids. */
export async function openFilledList(page: Page, rows = fourInvoices): Promise<string[]> {
  const member = await signUpOnPage(page);
  const ids = await fillList(inject('product').libsqlUrl, member, rows);
  await openScreen(page, '/us/invoices');
  return ids;
}

/** Waits until the list shows exactly these numbers, in this order. */
export async function expectListed(page: Page, ...numbers: string[]): Promise<void> {
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toEqual(numbers);
}

/** The filter with exactly this label, such as `Overdue 1`. */
export function statusChip(page: Page, name: string) {
  const chips = page.getByRole('navigation', { name: 'Filter by status' });
  return chips.getByRole('link', { name, exact: true });
}
