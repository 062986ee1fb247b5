import { beforeAll, describe, expect, test } from 'vitest';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import type { getStatementPage } from '#app/features/statements/server/statement-page.api.server.ts';
import { loader } from '#app/features/statements/statement-file.route.ts';
import { getPage } from '#tests/support/card-calls.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

type StatementView = NonNullable<Awaited<ReturnType<typeof getStatementPage>>['view']>[number];

const world = await openWorld();
const { db } = world;
const now = Date.UTC(2026, 6, 9, 12);

let seller: Seller;
let clientId: string;

beforeAll(async () => {
  seller = await world.seller(unlimitedColumns);
  clientId = await seller.client('Kite & Co');
  const save = (invoiceNumber: string, invoiceDate: string, dueDate: string) =>
    seller.invoice({ clientId, invoiceNumber, invoiceDate, dueDate });
  await save('INV-1', '2026-01-10', '2026-02-10');
  const paid = await save('INV-2', '2026-05-01', '2026-05-31');
  await save('INV-3', '2026-06-01', '2026-06-30');
  await save('INV-4', '2026-07-05', '2026-08-05');
  const mark = { userId: seller.userId, status: 'paid' as const, now };
  await markInvoice(db, { ...mark, invoiceId: paid, today: '2026-06-03' });
});

const open = (query: string, of = clientId) =>
  world.get(`/us/clients/${of}/statement?${query}`, { as: seller, now });

const file = (query: string, { cookie } = seller) =>
  loader({
    request: getPage(`/api/client-statement?${query}`, cookie),
    params: {},
    context: createTestContext(db, { now }),
  });

describe('a client’s statement', () => {
  test('shows the opening balance, what happened, and what is owed by age', async () => {
    const { view } = (await open('from=2026-04-01&to=2026-07-31')).body;
    expect(view).toHaveLength(1);
    const [of] = view as StatementView[];
    expect(of?.opening).toBe('$165.01');
    expect(
      of?.lines.map(({ day, what, number, amount, balance }) =>
        [day, what, number, amount, balance].join(' | '),
      ),
    ).toEqual([
      '1 May 2026 | Invoice | INV-2 | $165.01 | $330.02',
      '1 Jun 2026 | Invoice | INV-3 | $165.01 | $495.03',
      '3 Jun 2026 | Payment | INV-2 | -$165.01 | $330.02',
      '5 Jul 2026 | Invoice | INV-4 | $165.01 | $495.03',
    ]);
    expect(of?.closing).toEqual({ label: 'Balance due as of 31 Jul 2026', value: '$495.03' });
    expect(of?.sums).toEqual([
      { label: 'Invoiced', value: '$495.03' },
      { label: 'Paid, less refunds', value: '$165.01' },
    ]);
    expect(of?.ages).toEqual([
      { label: 'Not yet due', value: '$165.01' },
      { label: '31–60 days late', value: '$165.01' },
      { label: 'Over 90 days late', value: '$165.01' },
    ]);
  });

  test('covers the last and the current quarter by default; without a valid period it says why it is empty', async () => {
    expect((await open('')).body.asked).toEqual({ from: '2026-04-01', to: '2026-07-09' });
    expect((await open('from=2026-07-01&to=2026-06-01')).body).toMatchObject({
      fault: 'order',
      view: null,
      client: { name: 'Kite & Co' },
    });
  });

  test('of an unknown client, or another user’s, redirects to the list with a message', async () => {
    const theirs = await (await world.seller()).client('Theirs');
    for (const of of [theirs, 'none']) {
      const { headers } = await open('', of);
      expect(headers.get('Location')).toBe('/us/clients');
      expect((await flashOf({ headers }))?.message).toBe('Client not found');
    }
  });

  test('exists as a PDF', async () => {
    const response = await file(`client=${clientId}&from=2026-04-01&to=2026-07-31&country=us`);
    expect(response.headers.get('Content-Disposition')).toContain(
      'filename="Statement Kite & Co 2026-04-01 2026-07-31.pdf"',
    );
    const { pages } = readPdf(new Uint8Array(await response.arrayBuffer()));
    const text = pages.map((page) => page.text.replace(/\s+/g, ' ')).join(' ');
    for (const said of [
      'Kite & Co',
      'Opening balance',
      'Payment INV-2',
      'Balance due as of 07/31/2026 $495.03',
    ]) {
      expect(text).toContain(said);
    }
  });

  test.each([
    ['from=2026-12-31&to=2026-01-01', 400],
    ['from=2020-01-01&to=2020-01-31', 404],
    ['client=none&from=2026-04-01&to=2026-07-31', 404],
  ])('of %s has no file', async (query, status) => {
    const asked = query.includes('client=') ? query : `client=${clientId}&${query}`;
    expect((await file(asked)).status).toBe(status);
    expect((await file(asked, { ...seller, cookie: '' })).status).toBe(401);
  });
});
