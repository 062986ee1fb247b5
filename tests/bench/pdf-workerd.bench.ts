import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Miniflare } from 'miniflare';
import { median } from './interleave.ts';
import type { BenchRow } from './table.ts';

const config = fileURLToPath(new URL('./pdf-worker.toml', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const parallel = 8;
const sliceMs = 400;
const slices = 10;
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

async function measure(origin: URL): Promise<BenchRow[]> {
  const paths = { trivial: '/', ten: '/pdf?items=10', hundred: '/pdf?items=100' };
  const rates: Record<keyof typeof paths, number[]> = { trivial: [], ten: [], hundred: [] };
  // The first round is warm-up and isn't counted.
  for (let slice = -1; slice < slices; slice++) {
    for (const name of ['trivial', 'ten', 'hundred'] as const) {
      const rate = await requestsPerSecond(new URL(paths[name], origin));
      if (slice >= 0) rates[name].push(rate);
    }
  }
  const trivial = median(rates.trivial);
  const failures = await countFailures(new URL(paths.hundred, origin));
  const rateRow = (figure: string, rate: number): BenchRow => ({
    figure,
    ours: `${Math.round(rate)}/s`,
    peer: `trivial worker ${Math.round(trivial)}/s`,
    ratio: `${(rate / trivial).toFixed(2)}x`,
    target: '',
    ok: null,
  });
  return [
    rateRow(`PDF in workerd, 10 items, ${parallel} at a time`, median(rates.ten)),
    rateRow(`PDF in workerd, 100 items, ${parallel} at a time`, median(rates.hundred)),
    {
      figure: `${parallel} PDFs of 100 items at once, ${bursts} times over`,
      ours: `${failures} failed`,
      peer: '',
      ratio: '',
      target: '0 failed',
      ok: failures === 0,
    },
  ];
}

/** Measured from outside, because clocks inside a worker don't advance. */
async function requestsPerSecond(url: URL): Promise<number> {
  const start = performance.now();
  let done = 0;
  const work = async () => {
    while (performance.now() - start < sliceMs) {
      if (!(await succeeds(url))) throw new Error(`${url} failed`);
      done++;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return (done * 1000) / (performance.now() - start);
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
