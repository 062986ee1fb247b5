import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type AllowanceAccount, allowanceOf } from '#app/domain/billing/allowance.ts';
import { emptyListView, type ListView } from '#app/domain/invoices/list-view.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { toColumns } from '#app/domain/lists/columns.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { FilterForm } from '#app/features/invoice-list/ui/filter-form.tsx';
import {
  type InvoiceList,
  InvoiceListPage,
} from '#app/features/invoice-list/ui/invoice-list-page.tsx';
import { ClientActivity } from '#app/features/invoice-list/ui/invoice-table.tsx';
import { freeAccount } from '#tests/support/free-account.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

/** When the list is rendered (ms). */
const now = Date.UTC(2026, 2, 15);
/** The only invoice in the list. */
const invoice: ListedInvoice = {
  id: 'a',
  invoiceNumber: 'INV-001',
  invoiceDate: '2026-03-01',
  dueDate: '2026-03-31',
  status: 'unpaid',
  currency: 'GBP',
  totalMinor: 123_450,
  clientName: 'Finch & Sons',
  archived: false,
};
const counts = { all: 1234, unpaid: 30, due_soon: 3, overdue: 9, paid: 1204 };

const currencies: CurrencyCode[] = ['EUR', 'GBP'];

type Drawn = Partial<Omit<InvoiceList, 'view' | 'invoices'>> & {
  invoices?: ListedInvoice[];
  view?: Partial<ListView>;
  account?: Partial<AllowanceAccount>;
  failure?: string;
};

/** Renders a British seller's list to HTML. */
function draw({ view, account, failure, invoices = [invoice], ...list }: Drawn = {}) {
  return renderScreen(
    <InvoiceListPage
      notice={null}
      noticePlan={null}
      country="uk"
      list={{
        view: { ...emptyListView, ...view },
        invoices: toColumns(invoices),
        next: null,
        after: null,
        counts,
        owed: [],
        hasArchived: true,
        currencies,
        today: '2026-03-15',
        ...list,
      }}
      failure={failure ?? null}
      allowance={allowanceOf(freeAccount({ totalInvoicesCreated: 1, ...account }), now)}
      renewing={[]}
      publicOrigin="https://billwren.example"
    />,
    { path: '/uk/invoices' },
  );
}

/** Renders the fields of the filter panel, which the page contains once it is opened. */
function drawFilters(view: Partial<ListView>) {
  return renderScreen(
    <FilterForm
      listPath="/uk/invoices"
      country="uk"
      view={{ ...emptyListView, ...view }}
      today="2026-03-15"
      currencies={currencies}
      onApply={() => undefined}
    />,
    { path: '/uk/invoices' },
  );
}

/** Renders a list without invoices to HTML. */
const drawEmpty = (view: Partial<ListView> = {}, account: Partial<AllowanceAccount> = {}) =>
  draw({ view, account, invoices: [] });

it('shows the currency of an invoice if it differs from the list’s', async () => {
  expect(await draw()).toContain('<td>£1,234.50</td>');
  const foreign = await draw({ invoices: [{ ...invoice, currency: 'DKK' }] });
  expect(foreign).toContain('<td>kr 1,234.50 DKK</td>');
});

/** The link targets for a text, as a browser reads them. */
function linksTo(html: string, text: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)]
    .filter(([, , inside = '']) => inside.replace(/<[^>]+>/g, '') === text)
    .map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

describe('a row', () => {
  it('shows number, client, both dates with the month in letters, total and status', async () => {
    const html = await draw();
    expect(textsOf(html, 'h1')).toEqual(['All Invoices']);
    const row = html.slice(html.indexOf('<tbody'));
    const cells = ['Finch & Sons', '1 Mar 2026', 'Due 31 Mar 2026', '£1,234.50', 'Unpaid'];
    expect(textsOf(row, 'td').slice(1, 6)).toEqual(cells);
    expect(textsOf(row, 'th')).toEqual(['INV-001']);
    for (const name of ['View', 'PDF of', 'Copy link to', 'Mark paid:', 'More actions for']) {
      expect(row).toContain(`aria-label="${name} INV-001"`);
    }
    for (const name of ['Select', 'Unpaid:']) expect(row).toContain(`aria-label="${name} INV-001"`);
    expect(linksTo(row, 'INV-001')).toEqual(['/view-invoice/a']);
  });

  it.each([
    ['paid', 'Paid', 'unpaid'],
    ['unpaid', 'Unpaid', 'paid'],
    ['due_soon', 'Due soon', 'paid'],
  ] as const)('with status %s says %s and marks as %s', async (status, label, next) => {
    const html = await draw({ invoices: [{ ...invoice, status }] });
    expect(html).toMatch(
      new RegExp(`<button[^>]*title="Mark as ${next}"[^>]*><span[^>]*>${label}`),
    );
  });

  it('is small: a page has fifty of them', async () => {
    const fifty = Array.from({ length: 50 }, () => ({ ...invoice, id: crypto.randomUUID() }));
    // In production the icon file has a short URL.
    const lengthOf = (html: string) => html.replaceAll(/href="data:[^"]*"/g, '').length;
    const added = lengthOf(await draw({ invoices: fifty })) - lengthOf(await draw());
    expect(added / 49).toBeLessThan(1100);
  });

  it('shows when the client opened the invoice, then when they clicked to pay', () => {
    const lineOf = (openedOn: string | null, payClickedOn: string | null) => {
      const activity = <ClientActivity invoice={{ openedOn, payClickedOn }} />;
      return textsOf(renderToStaticMarkup(activity), 'span');
    };
    expect(lineOf(null, null)).toEqual([]);
    expect(lineOf('2026-03-01', null)).toEqual(['Opened 1 Mar 2026']);
    expect(lineOf('2026-03-01', '2026-03-02')).toEqual(['Clicked Pay on 2 Mar 2026']);
  });
});

it('the amount owed on the invoices shown is shown per currency, with its overdue part', async () => {
  const owed = [
    { currency: 'USD', owed: 9_007_199_254_740_993_00n, overdue: 0n },
    { currency: 'GBP', owed: 123_450n, overdue: 100n },
  ] satisfies InvoiceList['owed'];
  const html = await draw({ owed });
  const said = html.slice(html.indexOf('<dl'), html.indexOf('</dl>'));
  expect(textsOf(said, 'dt')).toEqual(['Owed', 'Overdue']);
  const amounts = textsOf(said, 'dd').filter(Boolean);
  expect(amounts).toEqual(['$9,007,199,254,740,993.00 USD', '£1,234.50', '£1.00']);
  expect(await draw()).not.toContain('Owed');
  expect(html).not.toContain('currencies');
  expect(await draw({ owed: [...owed, { currency: 'CAD', owed: 1n, overdue: 0n }] })).toMatch(
    /<details[^>]*><summary>Owed in 3 currencies<\/summary><dl/,
  );
});

it('the quick ranges keep the rest of the view', async () => {
  const html = await drawFilters({ search: 'finch', from: '2026-02-01', to: '2026-02-28' });
  expect(linksTo(html, 'This quarter')).toEqual([
    '/uk/invoices?q=finch&from=2026-01-01&to=2026-03-31',
  ]);
  expect(html).toMatch(/<a (?=[^>]*aria-current="true")[^>]*>Last month/);
});

it('a filter’s badge removes only that filter, and a selected client stays selectable', async () => {
  const view = { from: '2026-01-02', max: '500', client: 'Old & Co', status: 'paid' } as const;
  const html = await draw({ view });
  expect(linksTo(html, 'From 2 Jan 2026')).toEqual([
    '/uk/invoices?status=paid&max=500&client=Old+%26+Co',
  ]);
  const filters = await drawFilters(view);
  for (const drawn of [html, filters]) {
    expect(linksTo(drawn, 'Clear All')).toEqual(['/uk/invoices']);
  }
  expect(filters).toContain('<option value="Old &amp; Co" selected="">Old &amp; Co</option>');
});

it('the order is chosen by the column headers: sorted, reversed, and back to the newest', async () => {
  const heads = (html: string) => html.slice(html.indexOf('<thead'), html.indexOf('</thead'));
  expect(linksTo(heads(await draw()), 'Total')).toEqual(['/uk/invoices?sort=total']);
  const sorted = heads(await draw({ view: { sort: 'total', descending: true } }));
  expect(sorted).toContain('aria-sort="descending"');
  expect(linksTo(sorted, 'Total')).toEqual(['/uk/invoices?sort=total&dir=asc']);
  expect(linksTo(sorted, 'Client')).toEqual(['/uk/invoices?sort=client']);
  const turned = heads(await draw({ view: { sort: 'total', descending: false } }));
  expect(turned).toContain('aria-sort="ascending"');
  expect(linksTo(turned, 'Total')).toEqual(['/uk/invoices']);
});

it('the archive has its own heading, and is linked if something is archived', async () => {
  expect(await draw({ hasArchived: false })).not.toContain('Show Archived');
  const html = await draw({ view: { archived: true, search: 'x' } });
  expect(textsOf(html, 'h1')).toEqual(['Archived']);
  expect(linksTo(html, 'Hide Archived')).toEqual(['/uk/invoices?q=x']);
  const empty = await drawEmpty({ archived: true });
  expect(textsOf(empty, 'h2')).toEqual(['No archived invoices']);
});

describe('nothing to list', () => {
  it('because nothing was saved: a message and a link to the form', async () => {
    const html = await drawEmpty();
    expect(textsOf(html, 'h2')).toEqual(['No invoices yet']);
    expect(html).toMatch(/<a [^>]*href="\/uk\/create-invoice"/);
    expect(html).not.toContain('type="search"');
  });

  it.each([
    [{ search: 'not listed' }],
    [{ status: 'paid' }],
    [{ min: '5', archived: true }],
  ] satisfies [Partial<ListView>][])('because nothing matches %o', async (view) => {
    const html = await drawEmpty(view);
    expect(textsOf(html, 'h2')).toEqual(['No matching invoices']);
    const all = 'archived' in view ? '/uk/invoices?archived=true' : '/uk/invoices';
    expect(linksTo(html, 'Clear search and filters')).toEqual([all]);
    expect(html).toContain('type="search"');
  });
});

it('a later page has a link back to the start, within the same view', async () => {
  const html = await draw({ view: { status: 'paid' }, next: 'next', after: 'cursor' });
  expect(linksTo(html, 'Back to the start of the list')).toEqual(['/uk/invoices?status=paid']);
});

describe('the banner of remaining free invoices', () => {
  it.each([
    [1, '2 of 3 free invoices remaining.', false],
    [2, '1 of 3 free invoices remaining.', true],
    [5, 'You’ve used all 3 free invoices.', true],
  ])('after %i invoices says: %s Urgent: %s', async (totalInvoicesCreated, sentence, isUrgent) => {
    const html = await drawEmpty({}, { totalInvoicesCreated });
    expect(html).toContain(sentence);
    expect(html).toContain('href="/uk/pricing"');
    expect(html.includes('bg-warn-soft')).toBe(isUrgent);
  });

  it('is hidden on a paid plan and returns when it has ended', async () => {
    const paid = { subscriptionStatus: 'active', invoiceLimit: 50 } as const;
    expect(await drawEmpty({}, paid)).not.toContain('free invoices');
    const ended = { ...paid, subscriptionEndMs: now - 1, totalInvoicesCreated: 60 };
    expect(await drawEmpty({}, ended)).toContain('You’ve used all 3 free invoices.');
  });
});
