import { emptyListView } from '../../app/domain/invoices/list-view.ts';
import { findCredentials } from '../../app/features/account/queries/users.server.ts';
import { listInvoices } from '../../app/features/invoice-list/server/list-invoices.server.ts';
import { type Database, openDatabase } from '../../db/client.server.ts';
import { crowdEmails, seedCrowd, wholeCrowd } from '../../db/seed/crowd.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { createTestProduct } from '../support/product.ts';
import { type Member, signIn } from '../support/visitor.ts';
import { atMost, figureOf, format, ratioOf, units } from './figures.ts';
import type { BenchRow } from './table.ts';

const rounds = 60;
const warmUp = 10;
const maxTimes = 1.3;
const maxTrips = 2;

/** The queries sent to both lists. */
const questions: { name: string; query: string }[] = [
  { name: 'the list', query: '' },
  { name: 'a search that finds much', query: 'q=inv' },
  { name: 'a search that finds nothing', query: 'q=zq' },
  { name: 'a search beyond ASCII', query: 'q=%C3%BCrz' },
  { name: 'chip Unpaid', query: 'status=unpaid' },
  { name: 'chip Due soon', query: 'status=due_soon' },
  { name: 'chip Overdue', query: 'status=overdue' },
  { name: 'chip Paid', query: 'status=paid' },
  { name: 'sorted by due date', query: 'sort=due' },
  { name: 'Overdue by total', query: 'status=overdue&sort=total' },
  { name: 'amounts and currency', query: 'min=100&max=2000&currency=USD' },
];

type Visit = { member: Member; path: string };

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
    const add = async (name: string, path: string, calmPath = path) => {
      const compared = await compare(
        name,
        { member: busy, path },
        { member: calm, path: calmPath },
      );
      rows.push(compared.row);
      trips = Math.max(trips, compared.trips);
    };
    for (const { name, query } of questions) await add(name, `/us/invoices?${query}`);
    await add('the second page beside a first', await secondPage(db), '/us/invoices');
    await add('the overview', '/us/overview');
    return [...rows, tripsRow(trips)];
  } finally {
    await product.stop();
  }
}

async function compare(name: string, busy: Visit, calm: Visit) {
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
    ...atMost(ratio, maxTimes, units.times),
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
