import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openDatabase } from '../../db/client.server.ts';
import { migrate } from '../../db/migrate.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { requireBuild } from '../../scripts/build-app.ts';
import { bundleWorker } from '../../scripts/bundle-worker.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { startSqld } from '../../scripts/start-sqld.ts';
import { type BudgetedPage, sizeBudgets } from '../size-budgets.ts';
import { findFreePort } from '../support/free-ports.ts';
import { newNetworkAddress } from '../support/network-address.ts';
import { signIn } from '../support/visitor.ts';
import { median } from './interleave.ts';
import { type MeasuredWorker, startMeasuredWorker } from './measured-worker.ts';
import { type BenchRow, kilobytes, milliseconds } from './table.ts';

/** About 120 invoices, so the list has a full page of 50. */
const seller = 'standard@example.com';
const warmUpRequests = 120;
const rounds = 9;
/** Enough even for a page of a millisecond: Linux counts CPU time in steps of 10 ms. */
const requestsInARound = 50;

/** How much later changes together may add to a page's CPU time before the figure counts as missed. */
const growth = 1.15;

/**
 * The limits of a page: CPU time in ms or, on a slower machine, a share of the earlier build's time in the same run.
 * The size of its HTML has a budget.
 */
type Limits = { time?: number; share?: number; budget?: BudgetedPage };
type Page = { name: string; path: string; isMembers?: boolean } & Limits;

type Measured = { time: number; bytes: number };

function pagesOf(id: string): Page[] {
  return [
    {
      name: 'list of 50 rows',
      path: '/us/invoices',
      isMembers: true,
      time: 8,
      share: 0.47,
      budget: 'list',
    },
    {
      name: 'create invoice',
      path: '/us/create-invoice',
      isMembers: true,
      time: 7,
      share: 0.55,
      budget: 'form',
    },
    {
      name: 'settings',
      path: '/us/settings',
      isMembers: true,
      share: 0.55,
      budget: 'settings',
    },
    {
      name: 'public page',
      path: `/view-invoice/${id}`,
      time: 4.5,
      share: 0.5,
      budget: 'public',
    },
    { name: 'pay page', path: `/invoice/${id}`, share: 0.6, budget: 'pay' },
    { name: 'pricing', path: '/us/pricing', isMembers: true, share: 0.6, budget: 'pricing' },
    { name: 'healthz', path: '/healthz', time: 1, share: 0.55 },
    { name: 'PDF', path: `/view-invoice/${id}/pdf`, share: 1.05 },
  ];
}

/**
 * Measures workerd's CPU time and the HTML size for each page, one request at a time, against a plain Remix page and
 * optionally an earlier build.
 * @param earlierBuild the folder `build` of another checkout after its `npm run build`
 */
export async function benchSsr(earlierBuild?: string): Promise<BenchRow[]> {
  await requireBuild();
  const folder = mkdtempSync(join(tmpdir(), 'billwren-ssr-'));
  const port = await findFreePort();
  const sqld = await startSqld({ dataDir: folder, port });
  const running: MeasuredWorker[] = [];
  try {
    await migrate(sqld.url);
    const id = await seedForBench(sqld.url);
    const start = async (name: string, script: string, config = 'wrangler.toml') => {
      const vars = { LIBSQL_URL: sqld.url };
      const worker = await startMeasuredWorker({ name, script, config, vars });
      running.push(worker);
      return worker;
    };
    const app = await start('app', join(projectRoot, 'build/workers/app/app.js'));
    const plainOrder = {
      name: 'plain',
      config: 'tests/bench/plain-worker.toml',
      bundle: 'plain-worker.js',
    };
    const plain = await start(
      'plain',
      await bundle(plainOrder, join(folder, 'plain')),
      plainOrder.config,
    );
    const earlier = earlierBuild
      ? await start('earlier', resolve(earlierBuild, 'workers/app/app.js'))
      : undefined;
    const member = await signIn(app.origin, { email: seller, password: demoPassword });
    const rows: BenchRow[] = [];
    for (const page of pagesOf(id)) {
      const cookie = page.isMembers ? member.cookies() : '';
      const measured = await measureInTurns([
        { worker: app, path: page.path, cookie },
        { worker: plain, path: '/', cookie: '' },
        ...(earlier ? [{ worker: earlier, path: page.path, cookie }] : []),
      ]);
      rows.push(...describe(page, measured));
    }
    return rows;
  } finally {
    for (const worker of running) await worker.stop();
    await sqld.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundle(
  worker: { name: string; config: string; bundle: string },
  folder: string,
): Promise<string> {
  const { ok, lines } = await bundleWorker(worker, { folder, environment: '' });
  if (!ok) throw new Error(`${worker.name} does not bundle: ${lines.join(' ')}`);
  return join(folder, worker.bundle);
}

/** Seeds the demo accounts and returns the id of one of the seller's invoices. */
async function seedForBench(url: string): Promise<string> {
  const db = openDatabase({ url });
  await seed(db, Date.now());
  const { rows } = await db.$client.execute({
    sql: 'SELECT id FROM invoices WHERE user_id = (SELECT id FROM users WHERE email = ?) ORDER BY created_at DESC',
    args: [seller],
  });
  if (!rows[0]) throw new Error(`${seller} has no invoice.`);
  return String(rows[0].id);
}

type Asked = { worker: MeasuredWorker; path: string; cookie: string };

/** Sends requests to the workers in turn, so that a slow phase of the machine affects all of them alike. */
async function measureInTurns(asked: Asked[]): Promise<Measured[]> {
  const times = asked.map(() => [] as number[]);
  let sizes: number[] = [];
  for (const one of asked) await requestRepeatedly(one, warmUpRequests);
  for (let round = 0; round < rounds; round++) {
    sizes = [];
    for (const [at, one] of asked.entries()) {
      const before = one.worker.processorTime();
      sizes.push(await requestRepeatedly(one, requestsInARound));
      times[at]?.push((one.worker.processorTime() - before) / requestsInARound);
    }
  }
  return times.map((list, at) => ({ time: median(list), bytes: sizes[at] ?? 0 }));
}

/** @returns the body size of the last response in bytes */
async function requestRepeatedly({ worker, path, cookie }: Asked, count: number): Promise<number> {
  let bytes = 0;
  for (let at = 0; at < count; at++) {
    // A new visitor each time, because each network has a rate limit.
    const headers = { 'CF-Connecting-IP': newNetworkAddress(), Cookie: cookie };
    const answer = await fetch(`${worker.origin}${path}`, { headers, redirect: 'manual' });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (answer.status !== 200) throw new Error(`${worker.name} ${path}: ${answer.status}`);
  }
  return bytes;
}

function describe(page: Page, [ours, plain, earlier]: Measured[]): BenchRow[] {
  if (!ours || !plain) return [];
  const share = earlier && ours.time / earlier.time;
  const held = [
    page.time && heldUnder(ours.time, page.time),
    share && page.share && heldUnder(share, page.share),
  ];
  const beside = [`plain Remix page ${milliseconds(plain.time)}`];
  if (earlier) beside.push(`earlier build ${milliseconds(earlier.time)}`);
  const rows: BenchRow[] = [
    {
      figure: `${page.name}, processor time`,
      ours: milliseconds(ours.time),
      peer: beside.join(', '),
      ratio: share === undefined ? '' : `${share.toFixed(2)}x of the earlier`,
      target: [page.time && milliseconds(page.time), `${page.share}x of the earlier`]
        .filter(Boolean)
        .join(' or ')
        .replace(/^/, '<= '),
      ok: page.time || share ? best(held) : null,
    },
  ];
  if (page.name === 'healthz') return rows;
  const bytes = page.budget && sizeBudgets.pages[page.budget];
  rows.push({
    figure: `${page.name}, size`,
    ours: kilobytes(ours.bytes),
    peer: earlier ? `earlier build ${kilobytes(earlier.bytes)}` : '',
    ratio: earlier ? `${(ours.bytes / earlier.bytes).toFixed(2)}x` : '',
    target: bytes ? `<= ${kilobytes(bytes)}` : '',
    ok: bytes ? ours.bytes <= bytes : null,
  });
  return rows;
}

/** Checks a figure against `most`, with some room for growth over time. */
function heldUnder(value: number, most: number): BenchRow['ok'] {
  return value <= most || (value <= most * growth && 'grown');
}

/** A page has to meet its own time limit or, on a slower machine, its share of the earlier build's time. */
function best(held: unknown[]): BenchRow['ok'] {
  return held.includes(true) || (held.includes('grown') && 'grown');
}
