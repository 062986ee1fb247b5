import { describe, expect, it } from 'vitest';
import { type AllowanceAccount, allowanceOf } from '#app/domain/billing/allowance.ts';
import { InvoiceListPage } from '#app/screens/invoice-list/invoice-list-page.tsx';
import type { ListedInvoice } from '#app/screens/invoice-list/listed-invoice.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const now = Date.UTC(2026, 2, 15);
const free: AllowanceAccount = {
  subscriptionStatus: 'free',
  invoiceLimit: 3,
  totalInvoicesCreated: 1,
  subscriptionStart: null,
  subscriptionEndMs: null,
  periodStart: null,
  periodCount: 0,
};
const invoice: ListedInvoice = {
  id: 'a',
  invoiceNumber: 'INV-001',
  invoiceDate: '2026-03-01',
  dueDate: '2026-03-31',
  status: 'unpaid',
  country: 'uk',
  currency: 'GBP',
  totalMinor: 123_450,
  clientName: 'Finch & Sons',
};

const draw = (invoices: ListedInvoice[], account: Partial<AllowanceAccount> = {}) =>
  renderScreen(
    <InvoiceListPage
      country="uk"
      invoices={invoices}
      allowance={allowanceOf({ ...free, ...account }, now)}
      publicOrigin="https://billwren.example"
    />,
    { path: '/uk/invoices' },
  );

describe('the invoice list', () => {
  it('shows number, client, both dates in the invoice’s own order, total and status', async () => {
    const html = await draw([invoice]);
    expect(textsOf(html, 'h1')).toEqual(['All Invoices']);
    expect(textsOf(html, 'td').slice(0, 5)).toEqual([
      'Finch & Sons',
      '01/03/2026',
      'Due 31/03/2026',
      '£1,234.50',
      'Unpaid',
    ]);
    expect(html).toContain('INV-001');
    expect(html).toContain('href="/view-invoice/a"');
  });

  it.each([
    ['paid', 'Paid', 'unpaid'],
    ['unpaid', 'Unpaid', 'paid'],
    ['overdue', 'Overdue', 'paid'],
    ['due_soon', 'Due soon', 'paid'],
  ] as const)('a badge %s says %s and marks as %s', async (status, label, next) => {
    const html = await draw([{ ...invoice, status }]);
    expect(html).toMatch(
      new RegExp(`<button[^>]*title="Mark as ${next}"[^>]*><span[^>]*>${label}`),
    );
  });

  it('has words for an empty list, and the way to the form', async () => {
    const html = await draw([]);
    expect(textsOf(html, 'h2')).toEqual(['No invoices yet']);
    expect(html).toContain(
      'Create your first invoice in seconds. You can edit, save to PDF, or send it to your client.',
    );
    expect(html).toMatch(/<a [^>]*href="\/uk\/create-invoice"/);
  });
});

describe('the banner of remaining free invoices', () => {
  it.each([
    [0, '3 of 3 free invoices remaining.'],
    [2, '1 of 3 free invoices remaining.'],
    [3, 'You have used all 3 free invoices.'],
    [5, 'You have used all 3 free invoices.'],
  ])('after %i invoices says: %s', async (totalInvoicesCreated, sentence) => {
    const html = await draw([], { totalInvoicesCreated });
    expect(html).toContain(sentence);
    expect(html).toContain('href="/uk/pricing"');
  });

  it('is urgent from one down', async () => {
    expect(await draw([], { totalInvoicesCreated: 1 })).not.toContain('bg-warn-soft');
    expect(await draw([], { totalInvoicesCreated: 2 })).toContain('bg-warn-soft');
  });

  it('is hidden on a paid plan and comes back when it has ended', async () => {
    const paid = { subscriptionStatus: 'active', invoiceLimit: 50 } as const;
    expect(await draw([], paid)).not.toContain('free invoices');
    const ended = { ...paid, subscriptionEndMs: now - 1, totalInvoicesCreated: 60 };
    expect(await draw([], ended)).toContain('You have used all 3 free invoices.');
  });
});
