import { sql } from 'drizzle-orm';
import { addDays } from '#app/domain/dates.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { type Columns, toRows } from '#app/domain/lists/columns.ts';
import { monthsUntil } from '#app/domain/overview/overview.ts';
import { listDifferences } from '#app/features/operations/queries/check-sums.server.ts';
import { getOverviewFigures } from '#app/features/overview/server/overview-page.api.server.ts';
import type { OwnersView } from '#app/features/public-invoice/words/owners-view.ts';
import { getTaxReport } from '#app/features/reports/server/get-tax-report.server.ts';
import { getStatement } from '#app/features/statements/server/statement-page.api.server.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import type { Database } from '#db/client.server.ts';
import { overviewByHand } from '#tests/support/overview-model.ts';
import { invoicedByHand, movedByHand } from '#tests/support/report-model.ts';
import { type DataAnswer, newVisitor } from '#tests/support/visitor.ts';
import type { Dice } from '../dice.ts';
import { linkOf, type Rows } from '../rows.ts';
import { ask, type Seller } from '../seller.ts';
import { productOrigin, type World } from '../world.ts';

type Asked = { world: World; db: Database; rows: Rows; seller: Seller; today: string };

const plain = (value: unknown) =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each));
const same = (what: string, shown: unknown, expected: unknown) =>
  plain(shown) === plain(expected) ? [] : [`${what}: ${plain(shown)}, expected ${plain(expected)}`];

/** Lists figures of the overview, report and statement that differ from those added up from all rows. */
export async function sumFaults({ db, rows, seller, today }: Asked): Promise<string[]> {
  const { userId } = seller;
  const own = {
    documents: rows.documents.filter((row) => row.userId === userId),
    entries: rows.entries.filter((row) => row.userId === userId),
  };
  const since = `${monthsUntil(today)[0]}-01`;
  const period = { from: addDays(today, -30), to: today };
  const [overview, invoiced, received] = await Promise.all([
    getOverviewFigures(db, { userId, today, since, listed: null }),
    getTaxReport(db, { userId, ...period, basis: 'invoice' }),
    getTaxReport(db, { userId, ...period, basis: 'payment' }),
  ]);
  const byHand = overviewByHand(own, { today, since, listed: null });
  const inOrder = <Row extends { currency: string }>(all: Row[]) =>
    all.toSorted((one, other) => (one.currency < other.currency ? -1 : 1));
  const months = overview.months
    .flatMap(({ currency, months: each }) =>
      each.map(({ month, minor, count }) => `${currency} ${month} ${minor} ${count}`),
    )
    .sort();
  const nonZero = (ledger: Iterable<readonly [string, bigint]>) =>
    [...ledger]
      .filter(([, minor]) => minor !== 0n)
      .map(([key, minor]) => `${key} ${minor}`)
      .sort();
  const { moved } = movedByHand(own, period);
  const open = sql`(SELECT id FROM users WHERE deleted_at IS NULL)`;
  return [
    ...same('differences of stored sums', await listDifferences(db, open), {}),
    ...same('overview owed', inOrder(overview.owed), byHand.owed),
    ...same('overview months', months, byHand.months),
    ...same('overview days', overview.days, byHand.days),
    ...same(
      'report by invoice date',
      nonZero(
        invoiced.currencies.flatMap(({ currency, total }) => [
          [`${currency} net`, total.netMinor] as const,
          [`${currency} tax`, total.taxMinor] as const,
        ]),
      ),
      nonZero([...invoicedByHand(own, period)].filter(([key]) => /^\w+ (net|tax)$/.test(key))),
    ),
    ...same(
      'report by payment date',
      nonZero(
        received.currencies.map(
          ({ currency, total }) =>
            [currency, total.netMinor + total.taxMinor + total.beyondMinor] as const,
        ),
      ),
      nonZero(moved),
    ),
    ...(await statementFaults({ db, seller }, own.documents)),
  ];
}

async function statementFaults(
  { db, seller }: Pick<Asked, 'db' | 'seller'>,
  documents: Rows['documents'],
): Promise<string[]> {
  const faults: string[] = [];
  const { userId } = seller;
  for (const { id: clientId } of seller.clients) {
    const found = await getStatement(db, {
      userId,
      clientId,
      from: '2000-01-01',
      to: '2999-12-31',
    });
    const own = documents.filter((row) => row.clientId === clientId && row.kind === 'invoice');
    for (const currency of new Set(own.map((row) => row.currency))) {
      const open = own
        .filter((row) => row.currency === currency)
        .map((row) => BigInt((row.status === 'void' ? 0 : row.totalMinor) - row.paidMinor))
        .reduce((sum, minor) => sum + minor, 0n);
      const shown = found?.statement.find((each) => each.currency === currency);
      faults.push(...same(`statement in ${currency}`, shown?.closingMinor ?? 0n, open));
    }
  }
  return faults;
}

/** Lists rows of the invoice list that differ from the stored balances. */
export async function listFaults({ world, rows, seller, today }: Asked): Promise<string[]> {
  const path = `/${seller.country}/invoices.data`;
  const { status, body } = await ask(world, () => seller.visitor.get(path));
  const loaded = (body as DataAnswer | null)?.loaders?.['/:country/invoices']?.data as
    | {
        list: {
          invoices: Partial<Columns<ListedInvoice>>;
          total: number;
        };
      }
    | undefined;
  // Signed out.
  if (!loaded && status < 400) return [];
  if (!loaded) return [`the list answered ${status}`];
  const own = rows.documents.filter(
    ({ userId, kind, archived }) => userId === seller.userId && kind === 'invoice' && !archived,
  );
  return [
    ...same('rows of the list', loaded.list.total, own.length),
    ...toRows(loaded.list.invoices).flatMap((shown) => {
      const row = own.find(({ id }) => id === shown.id);
      if (!row) return [`the list shows an unknown invoice ${shown.id}`];
      const isOwed = row.status === 'unpaid' || row.status === 'overdue';
      const expected = [deriveStatus(row, today), row.totalMinor, isOwed ? row.paidMinor : 0];
      const found = [shown.status, shown.totalMinor, isOwed ? (shown.paidMinor ?? 0) : 0];
      return same(`list ${row.invoiceNumber}`, found, expected);
    }),
  ];
}

/** Sessions end, and sellers sign out. */
async function isSignedIn(world: World, seller: Seller): Promise<boolean> {
  const { body } = await ask(world, () => seller.visitor.get('/api/session'));
  return (body as { person: string | null }).person === seller.userId;
}

type Page = { invoice: { owner?: OwnersView; status: string } | null };

/** Lists figures of a document's pages, for its owner and for its client, that differ from the stored balances. */
export async function documentPageFaults(
  { world, rows, seller, today }: Asked,
  dice: Dice,
): Promise<string[]> {
  const row = dice.pick(rows.documents.filter(({ userId }) => userId === seller.userId));
  if (!row) return [];
  const faults: string[] = [];
  const owners = await ask(world, () => seller.visitor.get(`/view-invoice/${row.id}.data`));
  const owner = pageOf(owners.body, '/view-invoice/:id')?.invoice?.owner;
  if (owner) {
    faults.push(
      ...same(
        `owner's page of ${row.invoiceNumber}`,
        [owner.totalMinor, owner.paidMinor],
        [row.totalMinor, row.paidMinor],
      ),
    );
  } else if (await isSignedIn(world, seller)) {
    faults.push(`the owner's page of ${row.invoiceNumber} answered ${owners.status}`);
  }
  const link = linkOf(rows, row.id);
  const isIssued = rows.versions.some(({ invoiceId }) => invoiceId === row.id);
  // Opening the page issues a document.
  if (!isIssued) return faults;
  const client = newVisitor(productOrigin);
  const shown = await ask(world, () => client.get(`/invoice/${link ?? row.id}.data`));
  const page = pageOf(shown.body, '/invoice/:id')?.invoice;
  if ((page !== null && page !== undefined) !== (link !== null)) {
    return [
      ...faults,
      `the public page of ${row.invoiceNumber} with link ${link}: ${shown.status}`,
    ];
  }
  if (!page) return faults;
  if (page.owner) faults.push(`a client sees the owner's part of ${row.invoiceNumber}`);
  faults.push(
    ...same(`public page of ${row.invoiceNumber}`, page.status, deriveStatus(row, today)),
  );
  const due = row.totalMinor - row.paidMinor;
  const isOwed = row.kind === 'invoice' && (row.status === 'unpaid' || row.status === 'overdue');
  const amount = formatMoney(due, row.currency, row.country);
  if (isOwed && !plain(page).includes(amount)) {
    faults.push(`the public page of ${row.invoiceNumber} doesn't show ${amount}`);
  }
  return faults;
}

function pageOf(body: unknown, route: string): Page | undefined {
  return (body as DataAnswer | null)?.loaders?.[route]?.data as Page | undefined;
}

/** Lists what another seller sees of a document that isn't theirs. */
export async function strangerFaults(
  { world, rows }: Pick<Asked, 'world' | 'rows'>,
  { seller, dice }: { seller: Seller; dice: Dice },
): Promise<string[]> {
  const row = dice.pick(rows.documents.filter(({ userId }) => userId !== seller.userId));
  if (!row || linkOf(rows, row.id) !== null) return [];
  const { body, status } = await ask(world, () =>
    seller.visitor.get(`/view-invoice/${row.id}.data`),
  );
  const page = pageOf(body, '/view-invoice/:id');
  return page?.invoice ? [`${seller.name} sees ${row.invoiceNumber} (${status})`] : [];
}
