import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { emptyItem } from '../../app/domain/invoices/draft.ts';
import { openDatabase } from '../../db/client.server.ts';
import { migrate } from '../../db/migrate.ts';
import { demoPassword, seed } from '../../db/seed.ts';
import { bundleWorker } from '../../scripts/bundle-worker.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { startSqld } from '../../scripts/start-sqld.ts';
import { findFreePort } from '../support/free-ports.ts';
import { newNetworkAddress } from '../support/network-address.ts';
import { saveInvoice, signIn } from '../support/visitor.ts';
import { atMost, figureOf, format, ratioOf, units } from './figures.ts';
import { takeTurns } from './interleave.ts';
import { type MeasuredWorker, startMeasuredWorker } from './measured-worker.ts';
import { type BenchOptions, type BenchRow, sizeRow } from './table.ts';

/** About 120 invoices, so the list has a full page of 50. */
const seller = 'standard@example.com';
/** Until what each page runs often is optimized. */
const warmUpRounds = 4;
const requestsInARound = 30;

/**
 * A page, its maximum CPU time in times of the plain Remix page, and its maximum HTML, uncompressed and gzipped, in
 * bytes.
 */
type Page = {
  name: string;
  path: string;
  isMembers?: boolean;
  most: number | null;
  mostBytes?: number;
  mostGzipped?: number;
};

function pagesOf({ id, tenLineId }: Seeded): Page[] {
  const members = { isMembers: true };
  const list = { path: '/us/invoices', ...members, most: 3, mostBytes: 60_000 };
  const form = { path: '/us/create-invoice', ...members, most: 2.5, mostBytes: 40_000 };
  const settings = { path: '/us/settings', ...members, most: 2.2, mostBytes: 38_000 };
  const tenLines = { path: `/view-invoice/${tenLineId}`, most: 1.5, mostGzipped: 14_000 };
  return [
    { name: 'list of 50 rows', ...list },
    { name: 'overview', path: '/us/overview', ...members, most: 3 },
    { name: 'create invoice', ...form },
    { name: 'settings', ...settings },
    { name: 'public page', path: `/view-invoice/${id}`, most: 1.5 },
    { name: 'public page of ten lines', ...tenLines },
    { name: 'pay page', path: `/invoice/${id}`, most: 1.5 },
    { name: 'pricing', path: '/us/pricing', ...members, most: 1.4 },
    { name: 'healthz', path: '/healthz', most: 0.4 },
    { name: 'PDF', path: `/view-invoice/${id}/pdf`, most: null },
  ];
}

/**
 * Measures workerd's CPU time and the HTML size for each page, one request at a time, against a plain Remix page and
 * optionally an earlier build.
 */
export async function benchSsr({ beside, isQuick }: BenchOptions): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'billwren-ssr-'));
  const port = await findFreePort();
  const sqld = await startSqld({ dataDir: folder, port });
  const running: MeasuredWorker[] = [];
  try {
    await migrate(sqld.url);
    const start = async (name: string, script: string, config = 'wrangler.toml') => {
      const vars = { LIBSQL_URL: sqld.url };
      const worker = await startMeasuredWorker({ name, script, config, vars });
      running.push(worker);
      return worker;
    };
    const app = await start('app', join(projectRoot, 'build/workers/app/app.js'));
    const config = 'tests/bench/plain-worker.toml';
    const plain = await start('plain', await bundlePlain(config, join(folder, 'plain')), config);
    const earlier = beside
      ? await start('earlier', resolve(beside, 'workers/app/app.js'))
      : undefined;
    const seeded = await seedForBench(sqld.url, app.origin);
    const rows: BenchRow[] = [];
    for (const page of pagesOf(seeded)) {
      const cookie = page.isMembers ? seeded.cookie : '';
      const ours = { worker: app, path: page.path, cookie };
      const measure = (visit: Visit) => () => timeRequests(visit);
      const times = await takeTurns(
        {
          ours: measure(ours),
          plain: measure({ worker: plain, path: '/', cookie: '' }),
          earlier: earlier && measure({ ...ours, worker: earlier }),
        },
        isQuick ? 5 : 15,
        warmUpRounds,
      );
      rows.push(timeRow(page, times), ...sizeRows(page, await request(ours)));
    }
    return rows;
  } finally {
    for (const worker of running) await worker.stop();
    await sqld.process.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bundlePlain(config: string, folder: string): Promise<string> {
  const worker = { name: 'plain', config };
  const { ok, lines } = await bundleWorker(worker, { folder, environment: '' });
  if (!ok) throw new Error(`The plain worker does not bundle: ${lines.join(' ')}`);
  return join(folder, 'plain-worker.js');
}

type Seeded = { cookie: string; id: string; tenLineId: string };

/** Seeds the demo accounts; returns the seller's session, their newest invoice and a new one of ten lines. */
async function seedForBench(url: string, origin: string): Promise<Seeded> {
  const db = openDatabase({ url });
  await seed(db, Date.now());
  const { rows } = await db.$client.execute({
    sql: 'SELECT id FROM invoices WHERE user_id = (SELECT id FROM users WHERE email = ?) ORDER BY created_at DESC',
    args: [seller],
  });
  if (!rows[0]) throw new Error(`${seller} has no invoice.`);
  const member = await signIn(origin, { email: seller, password: demoPassword });
  const items = Array.from({ length: 10 }, (_, at) => ({
    ...emptyItem('us', `item-${at + 1}`),
    description: `Packaging design, blend number ${at + 1}`,
    unitPrice: `${100 + at}.50`,
  }));
  const tenLineId = await saveInvoice(member, { invoiceNumber: 'TEN-LINES', items });
  await db.$client.execute({
    sql: 'UPDATE invoices SET logo_id = NULL, signature_id = NULL WHERE id = ?',
    args: [tenLineId],
  });
  return { cookie: member.cookies(), id: String(rows[0].id), tenLineId };
}

type Visit = { worker: MeasuredWorker; path: string; cookie: string };

/** @returns the CPU time of a request in ms */
async function timeRequests(visit: Visit): Promise<number> {
  const before = visit.worker.processorTime();
  for (let at = 0; at < requestsInARound; at++) await request(visit);
  return (visit.worker.processorTime() - before) / requestsInARound;
}

async function request({ worker, path, cookie }: Visit): Promise<Uint8Array> {
  // A new visitor each time, because each network has a rate limit.
  const headers = { 'CF-Connecting-IP': newNetworkAddress(), Cookie: cookie };
  const answer = await fetch(`${worker.origin}${path}`, { headers, redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${worker.name} ${path}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

type Times = { ours: number[]; plain: number[]; earlier?: number[] };

function timeRow({ name, most }: Page, { ours, plain, earlier }: Times): BenchRow {
  const text = (times: number[]) => format(figureOf(times), units.ms);
  const ratio = ratioOf(ours, plain);
  const beside = [`plain Remix page ${text(plain)}`];
  if (earlier) {
    const share = format(ratioOf(earlier, plain), units.times);
    beside.push(`earlier build ${text(earlier)}, ${share}`);
  }
  return {
    figure: `${name}, processor time`,
    ours: text(ours),
    peer: beside.join('; '),
    ratio: format(ratio, units.times),
    ...(most !== null && atMost(ratio, most, units.times)),
  };
}

function sizeRows({ name, mostBytes, mostGzipped }: Page, body: Uint8Array): BenchRow[] {
  if (name === 'healthz') return [];
  const rows = [sizeRow(`${name}, size`, body.length, { most: mostBytes })];
  if (mostGzipped) {
    const figure = `${name}, gzipped`;
    rows.push(sizeRow(figure, gzipSync(body).length, { most: mostGzipped }));
  }
  return rows;
}
