import { emptyListView } from '../../app/domain/invoices/list-view.ts';
import { findCredentials } from '../../app/features/account/queries/users.server.ts';
import { listInvoices } from '../../app/features/invoice-list/server/list-invoices.server.ts';
import { type Database, openDatabase } from '../../db/client.server.ts';
import { crowdEmails, seedCrowd, wholeCrowd } from '../../db/seed/crowd.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { createTestProduct, type RunningProduct } from '../support/product.ts';
import { type Member, newVisitor, signIn, type Visitor } from '../support/visitor.ts';
import { atMost, figureOf, format, ratioOf, units } from './figures.ts';
import { startRowCounter } from './row-counter.ts';
import type { BenchRow } from './table.ts';

const rounds = 60;
const warmUp = 10;
/** How many times as long a page may take with 20,000 invoices, and when it searches or filters all of them. */
const maxTimes = 1.3;
const maxTimesFiltered = 2;
const maxTrips = 2;
/** How many times as many rows a page may read with 20,000 invoices as with 120. */
const maxGrowth = 1.3;
/** The account with about 120 invoices, for the rows that a page reads. */
const seededEmail = 'standard@example.com';

/** The queries sent to both lists. */
const questions: { name: string; query: string; isFiltered?: true }[] = [
  { name: 'the list', query: '' },
  { name: 'a search that finds much', query: 'q=inv', isFiltered: true },
  { name: 'a search that finds nothing', query: 'q=zq', isFiltered: true },
  { name: 'a search beyond ASCII', query: 'q=%C3%BCrz', isFiltered: true },
  { name: 'chip Unpaid', query: 'status=unpaid' },
  { name: 'chip Due soon', query: 'status=due_soon' },
  { name: 'chip Overdue', query: 'status=overdue' },
  { name: 'chip Paid', query: 'status=paid' },
  { name: 'sorted by due date', query: 'sort=due' },
  { name: 'Overdue by total', query: 'status=overdue&sort=total' },
  { name: 'amounts and currency', query: 'min=100&max=2000&currency=USD', isFiltered: true },
];

/** The pages whose rows are counted, without filters, and the most that they may read of the seeded account. */
const countedPages: { name: string; path: string; most: number | null }[] = [
  { name: 'the list', path: '/us/invoices', most: 200 },
  { name: 'the overview', path: '/us/overview', most: 300 },
];

type Visit = { member: Visitor; path: string };

/** How long a page took, how much of that was the database (both ms), and the number of database round trips. */
type Asked = { took: number; database: number; trips: number };

/**
 * Measures the list page of an account with 20,000 invoices against one with 20, in a database with 200,000 invoices of
 * other accounts. Requests go in turn, one at a time, to the running workers and database.
 */
export async function benchList(): Promise<BenchRow[]> {
  const product = await createTestProduct();
  try {
    const now = Date.now();
    const db = openDatabase({ url: product.libsqlUrl, timeoutMilliseconds: 120_000 });
    await seed(db, now);
    await seedCrowd(db, wholeCrowd, now);
    const enter = (email: string) => signIn(product.origin, { email, password: demoPassword });
    const [busy, calm] = [await enter(crowdEmails.busy), await enter(crowdEmails.calm)];
    const rows: BenchRow[] = [];
    let trips = 0;
    const add = async (name: string, path: string, { calmPath = path, most = maxTimes } = {}) => {
      const visits = {
        busy: { member: busy, path },
        calm: { member: calm, path: calmPath },
      };
      const compared = await compare(name, visits, most);
      rows.push(compared.row);
      trips = Math.max(trips, compared.trips);
    };
    for (const { name, query, isFiltered } of questions) {
      const most = isFiltered ? maxTimesFiltered : maxTimes;
      await add(name, `/us/invoices?${query}`, { most });
    }
    await add('the second page beside a first', await secondPage(db), { calmPath: '/us/invoices' });
    await add('the overview', '/us/overview');
    // A day of the busy account has about as many invoices as all days of the calm one.
    const [busyDay, calmDays] = [reportPath(now, 60, 60), reportPath(now, 60, 20)];
    rows.push(tripsRow(trips));
    // One trip more: the days' documents are found first, then read a thousand at a time.
    await add('a tax report about 20 of them', busyDay, { calmPath: calmDays });
    const seeded = await enter(seededEmail);
    return [...rows, ...(await countRows(product, { db, busy, seeded }))];
  } finally {
    await product.stop();
  }
}

/** The address of a report about invoices of the days from one number of days ago to another. */
function reportPath(now: number, from: number, to: number): string {
  const day = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 10);
  return `/us/reports?from=${day(from)}&to=${day(to)}&basis=invoice`;
}

/** Counts the rows that pages read in the seeded account and in the busy one, with the session's. */
async function countRows(
  product: RunningProduct,
  { db, busy, seeded }: { db: Database; busy: Member; seeded: Member },
): Promise<BenchRow[]> {
  const counter = await startRowCounter(product.libsqlUrl);
  try {
    product.vars.LIBSQL_URL = counter.url;
    await product.killWorkers();
    await product.startWorkers();
    const rowsOf = async (member: Visitor, path: string) => {
      await ask({ member, path });
      counter.takeRows();
      await ask({ member, path });
      return counter.takeRows();
    };
    const rows: BenchRow[] = [];
    for (const { name, path, most } of countedPages) {
      const counts = { busy: await rowsOf(busy, path), seeded: await rowsOf(seeded, path) };
      rows.push(...rowsRows(name, counts, most));
    }
    const pageOf = async (email: string) => `/view-invoice/${await newestInvoice(db, email)}`;
    const visitor = newVisitor(product.origin);
    rows.push(
      ...rowsRows(
        'the public page',
        {
          busy: await rowsOf(visitor, await pageOf(crowdEmails.busy)),
          seeded: await rowsOf(visitor, await pageOf(seededEmail)),
        },
        null,
      ),
    );
    return rows;
  } finally {
    counter.stop();
  }
}

function rowsRows(
  name: string,
  { busy, seeded }: { busy: number; seeded: number },
  most: number | null,
): BenchRow[] {
  const growth = busy / seeded;
  return [
    {
      figure: `rows read by ${name}, about 120 invoices`,
      ours: String(seeded),
      ...(most !== null && atMost(seeded, most, units.count)),
    },
    {
      figure: `rows read by ${name}, 20,000 invoices`,
      ours: String(busy),
      ratio: format(growth, units.times),
      ...atMost(growth, maxGrowth, units.times),
    },
  ];
}

async function newestInvoice(db: Database, email: string): Promise<string> {
  const owner = await findCredentials(db, email);
  const list = await listInvoices(db, {
    userId: owner?.userId ?? '',
    view: emptyListView,
    today: '2026-01-01',
    limit: 1,
    after: null,
  });
  return list.invoices[0]?.id ?? '';
}

async function compare(name: string, { busy, calm }: { busy: Visit; calm: Visit }, most: number) {
  const asked = { busy: [] as Asked[], calm: [] as Asked[] };
  for (let round = -warmUp; round < rounds; round++) {
    const turns = [{ who: 'busy', visit: busy } as const, { who: 'calm', visit: calm } as const];
    // Alternate which one goes first.
    for (const { who, visit } of round % 2 === 0 ? turns : turns.toReversed()) {
      const answer = await ask(visit);
      if (round >= 0) asked[who].push(answer);
    }
  }
  const timesOf = (list: Asked[]) => list.map(({ took }) => took);
  const ratio = ratioOf(timesOf(asked.busy), timesOf(asked.calm));
  const row: BenchRow = {
    figure: `${name}, 20,000 invoices`,
    ours: describe(asked.busy),
    peer: `20 invoices ${describe(asked.calm)}`,
    ratio: format(ratio, units.times),
    ...atMost(ratio, most, units.times),
  };
  return { row, trips: Math.max(...asked.busy.map((each) => each.trips)) };
}

/** The URL of the list's second page, which only works for its owner. */
async function secondPage(db: Database): Promise<string> {
  const owner = await findCredentials(db, crowdEmails.busy);
  const list = await listInvoices(db, {
    userId: owner?.userId ?? '',
    view: emptyListView,
    today: '2026-01-01',
    limit: 50,
    after: null,
  });
  if (!list.next) throw new Error('There is no second page');
  return `/us/invoices?after=${list.next}`;
}

async function ask({ member, path }: Visit): Promise<Asked> {
  const start = performance.now();
  const answer = await member.get(path);
  const text = await answer.text();
  const took = performance.now() - start;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`);
  const timing = answer.headers.get('Server-Timing') ?? '';
  const [, trips, database] = /"(\d+) round trips";dur=([\d.]+)/.exec(timing) ?? [];
  return { took, database: Number(database), trips: Number(trips) };
}

function describe(asked: Asked[]): string {
  const text = (times: number[]) => format(figureOf(times), units.ms);
  return `${text(asked.map(({ took }) => took))}, database ${text(asked.map(({ database }) => database))}`;
}

function tripsRow(trips: number): BenchRow {
  const figure = 'database round trips of a page';
  return { figure, ours: String(trips), ...atMost(trips, maxTrips, units.count) };
}
