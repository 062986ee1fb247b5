import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#app/domain/dates.ts';
import { signedMinor } from '#app/domain/payments/payment.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import {
  getStatement,
  type getStatementPage,
} from '#app/features/statements/server/statement-page.api.server.ts';
import { loader } from '#app/features/statements/statement-file.route.ts';
import { invoices } from '#db/schema.ts';
import { getPage } from '#tests/support/card-calls.ts';
import { flashOf } from '#tests/support/flash-of.ts';
import { insertListed, listedRow } from '#tests/support/listed-invoice.ts';
import { readAllRows } from '#tests/support/overview-model.ts';
import { queryPlansOf } from '#tests/support/query-plan.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { randomReportAccount, reportMiddle } from '#tests/support/report-account.ts';
import { standing } from '#tests/support/report-model.ts';
import { createTestContext } from '#tests/support/request-context.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { createSampleClient } from '#tests/support/sample-client.ts';
import { createSeededRandom } from '#tests/support/seeded-random.ts';
import { unlimitedColumns } from '#tests/support/series-harness.ts';
import { openWorld, type Seller } from '#tests/support/world.ts';

type StatementView = NonNullable<Awaited<ReturnType<typeof getStatementPage>>['view']>[number];

const world = await openWorld();
const { db, database } = world;
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

const file = (query: string, { cookie } = seller) => {
  const request = getPage(`/api/client-statement?${query}`, cookie);
  return loader({ request, params: {}, context: createTestContext(db, { now }) });
};

describe('a client’s statement', () => {
  test('shows the opening balance, what happened, and what is owed by age', async () => {
    const { view } = (await open('from=2026-04-01&to=2026-07-31')).body;
    expect(view).toHaveLength(1);
    const [of] = view as StatementView[];
    expect(of?.opening).toBe('$165.01');
    const lines = of?.lines.map((line) =>
      [line.day, line.what, line.number, line.amount, line.balance].join(' | '),
    );
    expect(lines).toEqual([
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
    const closing = 'Balance due as of 07/31/2026 $495.03';
    for (const said of ['Kite & Co', 'Opening balance', 'Payment INV-2', closing]) {
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

const accounts = isFullStrain ? 1000 : 20;

type Rows = Awaited<ReturnType<typeof readAllRows>>;

async function accountWithClient(random: ReturnType<typeof createSeededRandom>) {
  const userId = await randomReportAccount(db, random);
  const clientId = await createSampleClient(db, userId, 'Kite');
  await db.update(invoices).set({ clientId }).where(eq(invoices.userId, userId));
  return { userId, clientId };
}

/** The open balance of each invoice in a currency at the end of a day, added up from all rows. */
function openOn({ documents, entries }: Rows, currency: string, day: string) {
  return documents
    .filter((row) => row.kind === 'invoice' && row.currency === currency)
    .map((row) => {
      const paid = standing(entries)
        .filter(({ invoiceId }) => invoiceId === row.id)
        .filter((entry) => (entry.day ?? row.invoiceDate) <= day)
        .reduce((sum, entry) => sum + signedMinor(entry), 0);
      const isThere = row.status !== 'void' && row.invoiceDate <= day;
      const total = isThere ? row.totalMinor : 0;
      return { due: row.nextDue ?? row.dueDate, minor: BigInt(total - paid) };
    });
}

const sumOf = (parts: { minor: bigint }[]) => parts.reduce((all, { minor }) => all + minor, 0n);

test(`the statements of ${accounts} random accounts are sums of all their rows, in one round trip`, async () => {
  const random = createSeededRandom(93);
  for (let account = 0; account < accounts; account += 1) {
    const { userId, clientId } = await accountWithClient(random);
    const from = addDays(reportMiddle, random(120) - 150);
    const to = addDays(from, random(250));
    const asked = database.open();
    const found = await getStatement(asked, { userId, clientId, from, to });
    expect(asked.stats.trips).toBe(1);
    const rows = await readAllRows(db, userId);
    for (const currency of ['USD', 'GBP', 'JPY'] as const) {
      const told = found?.statement.find((of) => of.currency === currency);
      const before = openOn(rows, currency, addDays(from, -1));
      const open = openOn(rows, currency, to);
      expect(told?.openingMinor ?? 0n).toBe(sumOf(before));
      expect(told?.closingMinor ?? 0n).toBe(sumOf(open));
      if (!told) continue;
      const { invoicedMinor, paidMinor, creditedMinor, lines } = told;
      const moved = invoicedMinor - paidMinor - creditedMinor;
      expect(told.openingMinor + moved).toBe(told.closingMinor);
      expect(lines.at(-1)?.balanceMinor ?? told.openingMinor).toBe(told.closingMinor);
      const days = lines.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
      const aged = (fewest: number, most: number) =>
        sumOf(
          open.filter(({ due, minor }) => {
            const late = daysBetween(due, to);
            return minor > 0n && late >= fewest && late <= most;
          }),
        );
      const never = 1_000_000;
      expect([told.notDueMinor, ...told.agesMinor]).toEqual([
        aged(-never, 0),
        aged(1, 30),
        aged(31, 60),
        aged(61, 90),
        aged(91, never),
      ]);
      expect(told.inCreditMinor).toBe(-sumOf(open.filter(({ minor }) => minor < 0n)));
    }
  }
});

test('an email with it links to the latest issued invoice', async () => {
  const { userId, client } = await world.seller();
  const clientId = await client('Kite');
  const days = ['2026-01-05', '2026-02-05', '2026-03-05', '2026-04-05'];
  const rows = days.map((invoiceDate) => listedRow({ invoiceDate }));
  await insertListed(db, userId, rows);
  await db.update(invoices).set({ clientId }).where(eq(invoices.userId, userId));
  const [first, second, third, unseen] = rows.map(({ id }) => id);
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const latest = async () => (await getStatement(db, { userId, clientId, ...period }))?.latestId;
  expect(await latest()).toBe(unseen);
  for (const invoiceId of [first, second, third] as string[]) {
    await issueServed(db, { invoiceId, version: 1, now: 2 });
  }
  expect(await latest()).toBe(third);
});

test('no query scans an entire table', async () => {
  const plans = await queryPlansOf(db, () =>
    getStatement(db, { userId: 'u', clientId: 'c', from: '2026-01-01', to: '2026-12-31' }),
  );
  const read = plans.filter((plan) => /(SCAN|SEARCH) (invoices|payments|clients)/.test(plan));
  expect(read.length).toBeGreaterThan(3);
  expect(read.filter((plan) => plan.startsWith('SCAN'))).toEqual([]);
});
