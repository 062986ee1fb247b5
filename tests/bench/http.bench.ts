import { randomUUID } from 'node:crypto';
import { Miniflare } from 'miniflare';
import { openDatabase } from '../../db/client.server.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { validDraft } from '../fixtures/drafts.ts';
import { createTestProduct } from '../support/product.ts';
import { signIn } from '../support/visitor.ts';
import { atMost, figureOf, format, percentileOf, ratioOf, units } from './figures.ts';
import { type LoadResult, loadInTurns } from './load.ts';
import type { BenchRow } from './table.ts';

/** About 120 invoices to list. Another account does the saving, so that this list doesn't grow. */
const lister = 'standard@example.com';
const saver = 'free@example.com';

/** The maximum number of database round trips per request. */
const maxTrips = { 'public invoice page': 1, 'invoice list': 2, save: 1 } as const;
type Measured = keyof typeof maxTrips;

/** Measures the public invoice page, the list and the save in workerd with sqld, against a worker that does nothing. */
export async function benchHttp(): Promise<BenchRow[]> {
  const product = await createTestProduct();
  const trivial = new Miniflare({
    modules: true,
    script: `export default { fetch: () => new Response('ok') }`,
    compatibilityDate: '2026-04-01',
  });
  try {
    const address = await trivial.ready;
    const trips = new Map<Measured, number>();
    const targets = await prepareTargets(product, trips);
    const askTrivial = async () => void (await (await fetch(address)).text());
    return describeResults(await loadInTurns({ ...targets, trivial: askTrivial }), trips);
  } finally {
    await trivial.dispose();
    await product.stop();
  }
}

async function prepareTargets(
  { origin, libsqlUrl }: { origin: string; libsqlUrl: string },
  trips: Map<Measured, number>,
): Promise<Record<Measured, () => Promise<void>>> {
  const publicId = await seedForBench(libsqlUrl);
  // The first view issues the invoice, which is a write that no later view has.
  await (await fetch(`${origin}/view-invoice/${publicId}`)).text();
  const password = demoPassword;
  const listing = await signIn(origin, { email: lister, password });
  const saving = await signIn(origin, { email: saver, password });
  const expectOk = async (name: Measured, answer: Response) => {
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${text.slice(0, 300)}`);
    const count = /(\d+) round trips/.exec(answer.headers.get('Server-Timing') ?? '')?.[1];
    trips.set(name, Math.max(trips.get(name) ?? 0, Number(count ?? Number.NaN)));
  };
  return {
    'public invoice page': async () =>
      expectOk('public invoice page', await fetch(`${origin}/view-invoice/${publicId}`)),
    'invoice list': async () => expectOk('invoice list', await listing.get('/us/invoices')),
    save: async () => {
      const saveKey = randomUUID();
      const draft = validDraft('us', { saveKey, invoiceNumber: `B-${saveKey.slice(0, 18)}` });
      const body = { intent: 'save', draft, guestWaiting: false };
      await expectOk('save', await saving.postJson('/us/create-invoice.data', body));
    },
  };
}

/** Seeds the demo accounts, one of them without a limit, and returns the id of another account's invoice. */
async function seedForBench(libsqlUrl: string): Promise<string> {
  const db = openDatabase({ url: libsqlUrl });
  await seed(db, Date.now());
  const owner = 'user_id = (SELECT id FROM users WHERE email = ?)';
  await db.$client.execute({
    sql: `UPDATE user_settings SET invoice_limit = -1 WHERE ${owner}`,
    args: [saver],
  });
  const { rows } = await db.$client.execute({
    sql: `SELECT id FROM invoices WHERE ${owner} LIMIT 1`,
    args: [lister],
  });
  if (!rows[0]) throw new Error(`${lister} has no invoice.`);
  return String(rows[0].id);
}

function describeResults(
  results: Record<Measured | 'trivial', LoadResult>,
  trips: Map<Measured, number>,
): BenchRow[] {
  const names = Object.keys(maxTrips) as Measured[];
  const speeds = names.map((name) => ({
    figure: `${name}, 8 at a time`,
    ours: describeLoad(results[name]),
    peer: `trivial worker ${describeLoad(results.trivial)}`,
    ratio: format(ratioOf(results[name].rates, results.trivial.rates), units.times),
  }));
  const asked = names.map((name) => {
    const count = trips.get(name) ?? Number.NaN;
    const figure = `${name}, database round trips`;
    return { figure, ours: String(count), ...atMost(count, maxTrips[name], units.count) };
  });
  return [...speeds, ...asked];
}

function describeLoad({ rates, latencies }: LoadResult): string {
  const percentile = (percent: number) => format(percentileOf(latencies, percent).value, units.ms);
  return `${format(figureOf(rates), units.perSecond)}, p50 ${percentile(50)}, p99 ${percentile(99)}`;
}
