import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server.js';
import { expect, it } from 'vitest';
import type { EditBlockReason } from '#app/domain/invoices/status.ts';
import { ClosedInvoicePage } from '#app/features/invoice-form/ui/closed-invoice-page.tsx';
import { textsOf } from '#tests/support/render-screen.tsx';

const closedPage = (bar: EditBlockReason) =>
  renderToString(
    <StaticRouter location="/us/create-invoice?edit=i1">
      <ClosedInvoicePage
        country="us"
        listCountry="uk"
        invoice={{ id: 'i1', invoiceNumber: 'INV-003', bar }}
      />
    </StaticRouter>,
  );

it('a paid invoice can’t be edited: it says so and offers to clone', () => {
  const html = closedPage('paid');
  expect(textsOf(html, 'h1')).toEqual(['Invoice INV-003 is paid']);
  expect(html).toContain(
    'Paid invoices can’t be edited. Mark this one as unpaid first, or clone it to send a new invoice',
  );
  expect(html).toMatch(/href="\/us\/create-invoice\?clone=i1"[^>]*>Clone invoice</);
  expect(html).toMatch(/href="\/uk\/invoices\?highlight=i1"[^>]*>Back to invoices</);
});

it('neither can a void one', () => {
  const html = closedPage('void');
  expect(textsOf(html, 'h1')).toEqual(['Invoice INV-003 is void']);
  expect(html).toContain('Void invoices can’t be edited. Clone this one to send a new invoice.');
  expect(html).toMatch(/href="\/us\/create-invoice\?clone=i1"[^>]*>Clone invoice</);
});

it('neither can one with payments', () => {
  const html = closedPage('part-paid');
  expect(textsOf(html, 'h1')).toEqual(['Invoice INV-003 has payments']);
  expect(html).toContain(
    'Invoices with payments can’t be edited. Clone this one or issue a credit note.',
  );
});
