import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ListView } from '#app/domain/invoices/list-view.ts';
import type { InvoiceList } from '#app/features/invoice-list/ui/invoice-list-page.tsx';
import { ClientActivity } from '#app/features/invoice-list/ui/invoice-table.tsx';
import { ZipProgressBar } from '#app/features/invoice-list/ui/selection-bar.tsx';
import { draw, drawEmpty, invoice, now } from '#tests/support/draw-invoice-list.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

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
      expect(row).toContain(`aria-label="${name} INV-001" title="${name} INV-001"`);
    }
    for (const name of ['Select', 'Unpaid:']) expect(row).toContain(`aria-label="${name} INV-001"`);
    expect(linksTo(row, 'INV-001')).toEqual(['/view-invoice/a']);
  });

  it.each([
    ['paid', 'Paid', 'unpaid'],
    ['unpaid', 'Unpaid', 'paid'],
    ['overdue', 'Overdue', 'paid'],
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
    expect(added / 49).toBeLessThan(2200);
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

describe('the amount owed on the invoices shown', () => {
  it('is shown per currency, with its overdue part', async () => {
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
});

it('the quick ranges keep the rest of the view', async () => {
  const html = await draw({ view: { search: 'finch', from: '2026-02-01', to: '2026-02-28' } });
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
  expect(linksTo(html, 'Clear All')).toEqual(['/uk/invoices', '/uk/invoices']);
  expect(html).toContain('<option value="Old &amp; Co" selected="">Old &amp; Co</option>');
});

describe('the order', () => {
  it('is chosen by the column headers: sorted, reversed, and back to the newest', async () => {
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
});

it('the archive has its own heading and links there and back, if something is archived', async () => {
  expect(linksTo(await draw(), 'Show Archived')).toEqual(['/uk/invoices?archived=true']);
  expect(await draw({ hasArchived: false })).not.toContain('Show Archived');
  const html = await draw({ hasArchived: false, view: { archived: true, search: 'x' } });
  expect(textsOf(html, 'h1')).toEqual(['Archived']);
  expect(linksTo(html, 'Hide Archived')).toEqual(['/uk/invoices?q=x']);
  expect(textsOf(html, 'button')).toContain('Unarchive');
  const empty = await drawEmpty({ archived: true });
  expect(textsOf(empty, 'h2')).toEqual(['No archived invoices']);
  expect(linksTo(empty, 'Hide Archived')).toEqual(['/uk/invoices']);
});

describe('nothing to list', () => {
  it('because nothing was saved: a message and a link to the form', async () => {
    const html = await drawEmpty();
    expect(textsOf(html, 'h2')).toEqual(['No invoices yet']);
    expect(html).toContain(
      'Create your first invoice in seconds. You can edit, save to PDF, or send it to your client.',
    );
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
    expect(html).toContain('Try adjusting your filters or search query');
    const all = 'archived' in view ? '/uk/invoices?archived=true' : '/uk/invoices';
    expect(linksTo(html, 'Clear search and filters')).toEqual([all]);
    expect(html).toContain('type="search"');
  });

  it('because it could not be loaded: says why and offers to try again', async () => {
    const html = await draw({ failure: 'no connection' });
    expect(html).toMatch(/role="alert"[\s\S]*Error loading invoices: no connection/);
    expect(textsOf(html, 'button')).toContain('Try again');
    expect(html).not.toContain('INV-001');
  });
});

it('more than a page continues with a link, and has one back to its start, within the same view', async () => {
  const html = await draw({ view: { status: 'paid' }, next: 'next', after: 'cursor' });
  expect(linksTo(html, 'Load more')).toEqual(['/uk/invoices?status=paid&after=next']);
  expect(linksTo(html, 'Back to the start of the list')).toEqual(['/uk/invoices?status=paid']);
  expect(linksTo(await draw(), 'Load more')).toEqual([]);
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

describe('the progress of a zip', () => {
  const drawZip = (progress: { files: number; wanted: number } | null) =>
    renderScreen(<ZipProgressBar progress={progress} onCancel={() => undefined} />);

  it('is announced once, by a live region that is already mounted', async () => {
    const none = await drawZip(null);
    expect(none).toContain('role="status"');
    expect(none).not.toContain('<progress');
    for (const files of [0, 12]) {
      const [announced] = textsOf(await drawZip({ files, wanted: 300 }), 'p');
      expect(announced).toBe('Creating archive of 300 invoices');
    }
  });
});
