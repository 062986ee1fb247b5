import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server.js';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  InvoiceFormScreen,
  type InvoiceFormScreenProps,
} from '#app/screens/invoice-form/invoice-form-screen.tsx';

function render(country: CountryCode, changes: Partial<InvoiceFormScreenProps> = {}): string {
  const never = () => new Promise<never>(() => undefined);
  return renderToString(
    <StaticRouter location={`/${country}/create-invoice`}>
      <InvoiceFormScreen
        country={country}
        today="2026-03-15"
        userId={null}
        defaults={{ invoiceNumber: 'INV-001', taxRate: null, template: 'classic' }}
        clients={[]}
        products={[]}
        providers={[]}
        allowance={null}
        save={never}
        saveProduct={never}
        submitAuth={never}
        onSaved={() => undefined}
        {...changes}
      />
    </StaticRouter>,
  );
}

function texts(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner.replace(/<[^>]+>/g, '').trim(),
  );
}

describe('the server’s page of the form', () => {
  it('has its sections in their order', () => {
    expect(texts(render('us'), 'h2')).toEqual([
      'Invoice Details',
      'From (Seller)',
      'To (Client)',
      'Items',
      'Totals',
      'Additional Notes',
      'Payment Methods',
    ]);
  });

  it('has Add Item, Add Discount and Save Invoice', () => {
    const buttons = texts(render('us'), 'button');
    expect(buttons).toEqual(expect.arrayContaining(['Add Item', 'Add Discount', 'Save Invoice']));
  });

  it('names its fields as the specification does', () => {
    const labels = texts(render('us'), 'label');
    expect(labels).toEqual(
      expect.arrayContaining([
        'Invoice number',
        'Invoice date',
        'Due date',
        'Currency',
        'Business name',
        'Business email',
        'Business address',
        'Client name',
        'Client address',
        'Description',
        'Quantity',
        'Price',
        'Tax',
        'Account number',
      ]),
    );
    expect(new Set(labels).size).toBe(labels.length);
  });

  it.each([
    ['us', 'EIN / Tax ID', 'Routing Number', 'Check payee name', 'IBAN'],
    ['ca', 'Business Number', 'Transit Number', 'Institution number', 'Sort Code'],
    ['uk', 'Company No.', 'Sort Code', 'IBAN', 'PayID'],
    ['au', 'ABN', 'BSB Number', 'PayID', 'IBAN'],
  ] as const)('in %s asks for %s, %s and %s, not for %s', (country, tax, routing, own, not) => {
    const labels = texts(render(country), 'label');
    expect(labels).toEqual(expect.arrayContaining([tax, routing, own]));
    expect(labels).not.toContain(not);
  });

  it('offers the saved clients and items to their owner', () => {
    const html = render('us', {
      userId: 'u1',
      clients: [{ id: 'c1', name: 'Acme', email: '', address: '' }],
      products: [{ id: 'p1', name: 'Consulting', unitPrice: '120', taxRate: '0' }],
    });
    expect(texts(html, 'option')).toEqual(
      expect.arrayContaining(['New Client', 'Acme', 'Choose a saved item', 'Consulting']),
    );
  });

  it('says Upgrade to Save on the bar when no invoice is left', () => {
    const allowance: InvoiceFormScreenProps['allowance'] = {
      state: 'free',
      counts: 'lifetime',
      periodStart: null,
      used: 3,
      limit: 3,
      isUnlimited: false,
      remaining: 0,
      mayCreate: false,
      badge: 'destructive',
    };
    expect(texts(render('us', { userId: 'u1', allowance }), 'button')).toContain('Upgrade to Save');
    expect(texts(render('us', { userId: 'u1' }), 'button')).not.toContain('Upgrade to Save');
  });

  it('says what it is a copy of', () => {
    const text = render('us', { userId: 'u1', copyOf: 'INV-003' }).replace(/<[^>]+>/g, '');
    expect(text).toContain(
      'This is a copy of invoice INV-003. Update the details and send it as a new invoice.',
    );
  });
});
