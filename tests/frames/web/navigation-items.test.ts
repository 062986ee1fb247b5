import { describe, expect, test } from 'vitest';
import { breadcrumbsOf } from '#app/frames/web/breadcrumbs.tsx';
import { hasCreateButton } from '#app/frames/web/create-button.tsx';

describe('breadcrumbs', () => {
  test('show the path from home', () => {
    expect(breadcrumbsOf('/us/create-invoice', '/us')).toEqual([
      { label: 'Home', to: '/us' },
      { label: 'Create Invoice', to: '/us/create-invoice' },
    ]);
  });

  test('show that a saved invoice is being edited', () => {
    const crumbs = breadcrumbsOf('/us/create-invoice', '/us', '?edit=i1');
    expect(crumbs.at(-1)).toEqual({ label: 'Edit Invoice', to: '/us/create-invoice' });
  });

  test('show that an estimate is being edited', () => {
    const crumbs = breadcrumbsOf('/us/create-invoice', '/us', '?edit=e1', {
      name: 'Edit Estimate',
    });
    expect(crumbs.at(-1)).toEqual({ label: 'Edit Estimate', to: '/us/create-invoice' });
  });

  test('show a client under the clients, with a link to the second level', () => {
    expect(breadcrumbsOf('/us/clients/7', '/us', '', { leaf: 'Finch & Sons' })).toEqual([
      { label: 'Home', to: '/us' },
      { label: 'Clients', to: '/us/clients' },
      { label: 'Finch & Sons', to: '/us/clients/7' },
    ]);
  });

  test.each(['/us', '/us/welcome', '/us/constructor', '/nowhere'])('none on %s', (path) => {
    expect(breadcrumbsOf(path, '/us')).toEqual([]);
  });
});

describe('the floating Create Invoice button', () => {
  test.each(['/us/settings', '/us/terms', '/us/imprint'])('is on %s', (path) => {
    expect(hasCreateButton(path)).toBe(true);
  });

  test.each([
    // Pages that already create an invoice.
    '/us',
    '/us/create-invoice',
    // Pages where it would cover the row actions.
    '/us/invoices',
    '/us/clients',
    '/us/clients/7',
    '/us/products',
    '/payment/1',
    '/invoice-payment/1',
    '/public-invoice/1',
    '/invoice/1',
    '/view-invoice/1',
    '/us/auth',
    '/us/forgot-password',
    '/us/reset-password',
    '/us/pricing',
  ])('is hidden on %s', (path) => {
    expect(hasCreateButton(path)).toBe(false);
  });
});
