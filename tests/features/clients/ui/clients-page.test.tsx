import { describe, expect, test } from 'vitest';
import { ClientPage, type ClientPageProps } from '#app/features/clients/ui/client-page.tsx';
import { ClientsPage, type ClientsPageProps } from '#app/features/clients/ui/clients-page.tsx';
import { customField } from '#tests/fixtures/custom-fields.ts';
import { listedRow } from '#tests/support/listed-invoice.ts';
import { savedClient } from '#tests/support/plain-client.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const finch = savedClient({
  id: 'c1',
  name: 'Finch & Sons',
  email: 'post@finch.example',
  phone: '+1 (555) 010-2000 ext. 5, 030/12.34',
  address: '2 High Street\nSpringfield',
  country: 'ca',
  language: 'fr-CA+en-CA',
  region: 'CA',
});
const kite = savedClient({ id: 'c2', name: 'Kite' });

function drawList(list: Partial<ClientsPageProps['list']>, failure: string | null = null) {
  const whole = { clients: [], total: 0, search: '', after: null, next: null, ...list };
  return renderScreen(
    <ClientsPage
      country="uk"
      businessCountry="us"
      customFields={[]}
      list={whole}
      failure={failure}
    />,
    { path: '/uk/clients' },
  );
}

test('the clients are cards that open the detail page, continued on the next page', async () => {
  const html = await drawList({ clients: [kite, finch], total: 51, next: '1.c2' });
  expect(textsOf(html, 'h2')).toEqual(['Kite', 'Finch & Sons']);
  expect(html).toContain('href="/uk/clients/c1"');
  expect(html).toContain('href="/uk/clients?shown=100"');
  for (const text of ['post@finch.example', '+1 (555) 010-2000 ext. 5', 'Canada', '51 clients']) {
    expect(html).toContain(text);
  }
  expect(textsOf(html, 'p')).not.toContain('USA');
});

function drawClient(over: Partial<ClientPageProps> = {}) {
  const props: ClientPageProps = {
    country: 'uk',
    client: finch,
    invoices: [],
    total: 0,
    totals: [],
    after: null,
    next: null,
    today: '2026-03-10',
    failure: null,
    isBounced: false,
    paymentTerms: null,
    customFields: [],
    ...over,
  };
  return renderScreen(<ClientPage {...props} />, { path: '/uk/clients/c1' });
}

describe('a client', () => {
  test('shows the known details, and nothing that is unknown', async () => {
    const html = await drawClient();
    expect(textsOf(html, 'h1')).toEqual(['Finch & Sons']);
    const facts = ['Email', 'Phone', 'Address', 'Country', 'Language'];
    expect(textsOf(html, 'dt')).toEqual(facts);
    expect(html).toContain('<span lang="fr-CA">Français (Canada) + English</span>');
    expect(html).toContain('href="mailto:post@finch.example"');
    expect(html.match(/tel:[^"]*/g)).toEqual(['tel:+15550102000', 'tel:0301234']);
    expect(html).toContain('No invoices for this client yet');
    const bounced = 'Bounced: this address doesn’t accept email';
    expect(html).not.toContain(bounced);
    expect(textsOf(await drawClient({ client: kite }), 'dt')).toEqual([]);
    const more = { client: { ...kite, ccEmails: 'b@c.example' }, paymentTerms: '14 days' };
    const full = await drawClient(more);
    expect(textsOf(full, 'dt')).toEqual(['Cc recipients', 'Payment terms']);
    expect(textsOf(full, 'dd')).toEqual(['b@c.example', '14 days']);
    expect(await drawClient({ isBounced: true })).toContain(bounced);
  });

  test('shows custom fields as documents print them, without empty ones', async () => {
    const since = customField({ owner: 'client', kind: 'day', label: 'Since', id: 'since' });
    const seats = customField({ owner: 'client', kind: 'number', label: 'Seats', id: 'seats' });
    const none = customField({ owner: 'client', label: 'Project', id: 'none' });
    const fields = JSON.stringify({ since: '2026-03-02', seats: '1250.5', gone: 'x' });
    const html = await drawClient({
      client: { ...kite, fields },
      customFields: [since, seats, none],
    });
    expect(textsOf(html, 'dt')).toEqual(['Since', 'Seats']);
    expect(textsOf(html, 'dd')).toEqual(['02/03/2026', '1,250.5']);
    const damaged = { ...kite, fields: JSON.stringify({ since: 'yesterday' }) };
    expect(textsOf(await drawClient({ client: damaged, customFields: [since] }), 'dt')).toEqual([]);
  });

  test('shows what they owe and have paid per currency, and their invoices', async () => {
    const html = await drawClient({
      total: 51,
      invoices: [listedRow({ invoiceDate: '2026-02-01', archived: true })],
      next: '2026-02-01.1.i',
      totals: [
        { currency: 'USD', outstanding: 123_456n, paid: 0n, credit: 0n },
        { currency: 'JPY', outstanding: 0n, paid: 900n, credit: 30n },
      ],
    });
    expect(textsOf(html, 'dt').slice(-3)).toEqual(['Outstanding', 'Paid', 'Credit']);
    expect(textsOf(html, 'dd').slice(-3)).toEqual(['$1,234.56 USD', '¥900 JPY', '¥30 JPY']);
    for (const text of ['1 Feb 2026', 'Archived', 'href="/uk/clients/c1?shown=100"']) {
      expect(html).toContain(text);
    }
  });
});
