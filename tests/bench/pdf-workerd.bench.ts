import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { atMost, figureOf, format, ratioOf, units } from './figures.ts';
import { type LoadResult, loadInTurns } from './load.ts';
import type { BenchRow } from './table.ts';

const config = fileURLToPath(new URL('./pdf-worker.toml', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const parallel = 8;
const bursts = 10;

/** Measures PDFs per second in workerd against a trivial worker, and whether concurrent requests ever fail. */
export async function benchPdfInWorkerd(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'billwren-bench-'));
  try {
    bundleWorker(folder);
    const worker = new Miniflare({
      modules: true,
      script: readFileSync(join(folder, 'pdf-worker.js'), 'utf8'),
      compatibilityDate: '2026-04-01',
      compatibilityFlags: ['nodejs_compat'],
      cf: false,
    });
    try {
      return await measure(await worker.ready);
    } finally {
      await worker.dispose();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function bundleWorker(folder: string): void {
  const wrangler = ['wrangler', 'deploy', '--dry-run', '--outdir', folder, '--config', config];
  execFileSync('npx', wrangler, { cwd: root, stdio: 'pipe' });
}

/** Measured from outside, because clocks inside a worker don't advance. */
async function measure(origin: URL): Promise<BenchRow[]> {
  const hundred = new URL('/pdf?items=100', origin);
  const ask = (url: URL) => async () => {
    if (!(await succeeds(url))) throw new Error(`${url} failed`);
  };
  const loads = await loadInTurns({
    trivial: ask(origin),
    ten: ask(new URL('/pdf?items=10', origin)),
    hundred: ask(hundred),
  });
  const trivial = loads.trivial.rates;
  const failures = await countFailures(hundred);
  const rateRow = (items: number, { rates }: LoadResult): BenchRow => ({
    figure: `PDF in workerd, ${items} items, ${parallel} at a time`,
    ours: format(figureOf(rates), units.perSecond),
    peer: `trivial worker ${format(figureOf(trivial), units.perSecond)}`,
    ratio: format(ratioOf(rates, trivial), units.times),
  });
  return [
    rateRow(10, loads.ten),
    rateRow(100, loads.hundred),
    {
      figure: `${parallel} PDFs of 100 items at once, ${bursts} times over, failed`,
      ours: String(failures),
      ...atMost(failures, 0, units.count),
    },
  ];
}

async function countFailures(url: URL): Promise<number> {
  let failures = 0;
  for (let burst = 0; burst < bursts; burst++) {
    const answers = await Promise.all(Array.from({ length: parallel }, () => succeeds(url)));
    failures += answers.filter((ok) => !ok).length;
  }
  return failures;
}

async function succeeds(url: URL): Promise<boolean> {
  const response = await fetch(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isPdf = url.pathname !== '/pdf' || String.fromCharCode(...bytes.slice(0, 5)) === '%PDF-';
  return response.ok && isPdf;
}
