import { beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import type { getReportPage } from '#app/features/reports/server/report-page.api.server.ts';
import { loader } from '#app/features/reports/tax-report.route.ts';
import { getPage } from '#tests/support/card-calls.ts';
import { plainLine } from '#tests/support/plain-line.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';
import { writeEntry } from '#tests/support/write-entry.ts';

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 6, 9, 12);

const line = (net: number, rate: number) =>
  plainLine({
    description: 'Work',
    quantityHundredths: 100,
    unitPriceMinor: net,
    taxRateThousandths: rate * 1000,
  });

let seller: Seller;
let first: string;

beforeAll(async () => {
  seller = await world.seller({ ...unlimitedColumns, businessName: 'Wren Studio' });
  const save = (
    invoiceNumber: string,
    invoiceDate: string,
    items: InvoiceContent['items'],
    more: Partial<InvoiceContent> = {},
  ) =>
    seller.invoice({ country: 'uk', currency: 'GBP', invoiceNumber, invoiceDate, items, ...more });
  const finch = { clientName: '=Finch' };
  first = await save('INV-1', '2026-04-01', [line(10_000, 20), line(5000, 5)], finch);
  const second = await save('INV-2', '2026-06-30', [line(20_000, 20)]);
  await save('INV-3', '2026-07-01', [line(900, 20)]);
  await save('INV-4', '2026-05-05', [line(700, 0)], { currency: 'EUR' });
  const mark = { userId: seller.userId, status: 'paid' as const, now };
  await markInvoice(db, { ...mark, invoiceId: first, today: '2026-07-02' });
  await pay(second, 30_000, '2026-08-03');
  const owl = { currency: 'CAD', clientName: 'Owl' } as const;
  const old = await save('INV-0', '2019-03-01', [line(10_000, 20)], owl);
  await pay(old, 12_000, null);
});

/** A payment in the ledger; without a date it is an imported one. */
async function pay(invoiceId: string, amountMinor: number, day: string | null) {
  await writeEntry(db, {
    id: crypto.randomUUID(),
    userId: seller.userId,
    invoiceId,
    at: now,
    kind: 'payment',
    origin: day ? 'hand' : 'taken-over',
    method: 'other',
    amountMinor,
    day,
  });
}

const open = async (query: string): ReturnType<typeof getReportPage> =>
  (await world.get(`/uk/reports?${query}`, { as: seller, now })).body;

const file = (query: string, cookie = seller.cookie) => {
  const request = getPage(`/api/tax-report?${query}`, cookie);
  return loader({ request, params: {}, context: createTestContext(db, { now }) });
};
/** The text of each page of a PDF. */
const pagesOf = async (query: string) => {
  const response = await file(`${query}&format=pdf&country=uk`);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  const { pages } = readPdf(new Uint8Array(await response.arrayBuffer()));
  return pages.map(({ text }) => text.replace(/\s+/g, ' '));
};
/** The lines of a CSV. */
const linesOf = async (query: string) => (await (await file(query)).text()).trim().split('\r\n');

/** The lines that a figure links to. */
const behind = async (to: string | null | undefined) =>
  (await open(to?.split('?')[1]?.split('#')[0] ?? '')).view?.shown;

const texts = (
  rows: { label: string; count: string; net: string; tax: string; total: string }[] = [],
) => rows.map(({ label, count, net, tax, total }) => [label, count, net, tax, total].join(' | '));

describe('the tax report', () => {
  test('covers the last quarter, with each currency separate', async () => {
    const { asked, view, fault } = await open('');
    expect({ asked, fault }).toEqual({
      asked: { from: '2026-04-01', to: '2026-06-30', basis: 'invoice' },
      fault: null,
    });
    const [euros, pounds] = view?.currencies ?? [];
    expect(texts(pounds?.rows)).toEqual([
      'Invoices | 2 | £350.00 | £62.50 | £412.50',
      'Total | 2 | £350.00 | £62.50 | £412.50',
    ]);
    expect(texts(pounds?.taxes.rows)).toEqual([
      'VAT (20%) | 2 | £300.00 | £60.00 | £360.00',
      'VAT (5%) | 1 | £50.00 | £2.50 | £52.50',
    ]);
    expect(texts(euros?.rows)[0]).toBe('Invoices | 1 | €7.00 EUR | €0.00 EUR | €7.00 EUR');
  });

  test('links each figure to its documents', async () => {
    const { view } = await open('');
    const pounds = view?.currencies.find(({ currency }) => currency === 'GBP');
    const sales = await behind(pounds?.rows[0]?.to);
    expect(sales?.rows.map(({ number, day, tax }) => [number, day, tax])).toEqual([
      ['INV-1', '1 Apr 2026', '£22.50'],
      ['INV-2', '30 Jun 2026', '£40.00'],
    ]);
    const reduced = await behind(pounds?.taxes.rows[1]?.to);
    expect(reduced).toMatchObject({
      title: 'VAT (5%), GBP',
      range: { text: '1–1 of 1', previous: null, next: null },
      rows: [{ number: 'INV-1', to: `/view-invoice/${first}`, net: '£50.00', tax: '£2.50' }],
    });
  });

  test('links what exceeds the invoices to its payments', async () => {
    const { view } = await open('from=2026-08-01&to=2026-08-31&basis=payment');
    const rows = view?.currencies[0]?.rows;
    expect(texts(rows)).toEqual([
      'Payments | 1 | £200.00 | £40.00 | £300.00',
      'Total | 1 | £200.00 | £40.00 | £300.00',
      'Overpayments included | 1 |  |  | £60.00',
    ]);
    const beyond = await behind(rows?.at(-1)?.to);
    expect(beyond?.title).toBe('Overpayments, GBP');
    expect(beyond?.rows.map(({ number, net, tax, total }) => [number, net, tax, total])).toEqual([
      ['INV-2', '', '', '£60.00'],
    ]);
  });

  test('links to payments without a known day, which it lists separately', async () => {
    const { view } = await open('from=2020-01-01&to=2020-12-31&basis=payment');
    expect(view?.currencies).toEqual([]);
    const undated = await behind(view?.undated[0]?.to);
    expect(undated?.rows).toMatchObject([
      { day: '', kind: 'Payment with no date', number: 'INV-0', total: 'C$120.00 CAD' },
    ]);
  });

  test('by payment date counts the money received in the period', async () => {
    const { view } = await open('from=2026-07-01&to=2026-07-31&basis=payment');
    expect(view?.currencies.map(({ rows }) => texts(rows))).toEqual([
      ['Payments | 1 | £150.00 | £22.50 | £172.50', 'Total | 1 | £150.00 | £22.50 | £172.50'],
    ]);
  });

  test.each([
    ['from=2026-07-01&to=2026-06-01', 'order'],
    ['from=2026-02-30&to=2026-06-01', 'days'],
    ['from=2026-02-01', 'days'],
  ])('for %s has no figures and says why', async (query, fault) => {
    expect(await open(query)).toMatchObject({ fault, view: null });
  });
});

describe('its files', () => {
  test('a CSV whose columns add up, and in which no text runs as a formula', async () => {
    const query = 'from=2026-04-01&to=2026-06-30';
    expect((await file(query)).headers.get('Content-Disposition')).toContain(
      'filename="Tax Report 2026-04-01 2026-06-30.csv"',
    );
    const [head, ...rows] = await linesOf(query);
    expect(head).toContain(
      'Document total before tax,Document tax,Document total,Overpayments,Tax,Rate (%),Reason,' +
        'Amount before tax,Tax amount,Tax payable by the client',
    );
    expect(rows).toEqual([
      "2026-04-01,Invoice,INV-1,'=Finch,GBP,150.00,22.50,172.50,0.00,VAT,20,,100.00,20.00,0.00",
      "2026-04-01,Invoice,INV-1,'=Finch,GBP,,,,,VAT,5,,50.00,2.50,0.00",
      expect.stringMatching(/^2026-05-05,Invoice,INV-4,.*,EUR,7\.00,0\.00,7\.00,0\.00,VAT,0,/),
      expect.stringMatching(/^2026-06-30,Invoice,INV-2,.*,GBP,200\.00,40\.00,240\.00,/),
    ]);
  });

  test('a CSV by payment date has payments without a known day after all others, marked as such', async () => {
    const period = 'from=2026-08-01&to=2026-08-31';
    const [, ...rows] = await linesOf(`${period}&basis=payment`);
    expect(rows).toEqual([
      expect.stringMatching(/^2026-08-03,Payment,INV-2,.*,GBP,200\.00,40\.00,300\.00,60\.00,/),
      ',Payment with no date,INV-0,Owl,CAD,100.00,20.00,120.00,0.00,VAT,20,,100.00,20.00,0.00',
    ]);
    expect(await linesOf(period)).toHaveLength(1);
  });

  test('a PDF by payment date has a page for payments without a known day', async () => {
    const alone = await pagesOf('from=2020-01-01&to=2020-12-31&basis=payment');
    expect(alone).toHaveLength(1);
    for (const said of ['Payments with no date', 'INV-0, Owl', 'aren’t included in any period.']) {
      expect(alone[0]).toContain(said);
    }
    const query = 'from=2026-08-01&to=2026-08-31&basis=payment';
    const [pounds, dollars, ...further] = await pagesOf(query);
    expect(further).toEqual([]);
    expect(pounds).toContain('INV-2');
    expect(pounds).not.toContain('no date');
    expect(dollars).toContain('VAT (20%) on C$100.00 CAD');
  });

  test('a PDF with a page for each currency', async () => {
    const [euros, pounds, ...further] = await pagesOf('from=2026-04-01&to=2026-06-30');
    expect(further).toEqual([]);
    expect(euros).toContain('EUR, Euro');
    for (const said of ['Wren Studio', 'INV-1, =Finch', 'VAT (5%) on £50.00', '£412.50']) {
      expect(pounds).toContain(said);
    }
  });

  test.each([
    ['from=2020-01-01&to=2020-12-31&format=pdf', 404, 'Nothing in this period'],
    ['from=2026-12-31&to=2026-01-01', 400, 'The end date can’t be before the start date'],
  ])('do not exist for %s', async (query, status, error) => {
    const response = await file(query);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error });
  });

  test('do not exist for guests, nor does the page', async () => {
    expect((await file('', '')).status).toBe(401);
    expect((await world.get('/uk/reports', { now })).status).toBe(302);
  });
});
