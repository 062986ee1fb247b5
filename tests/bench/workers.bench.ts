import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '../../scripts/processes.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { findWrangler, weighWorker, workers, wranglerSettings } from '../../scripts/wrangler.ts';
import { atMost, figureOf, format, ratioOf, units } from './figures.ts';
import { takeTurns } from './interleave.ts';
import { type BenchOptions, type BenchRow, sizeRow } from './table.ts';

const rounds = 7;

/**
 * The maximum of each worker: bytes gzipped as it is uploaded and as it is evaluated at its start, and the time of the
 * start as a share of an earlier build's.
 */
const most = {
  app: { upload: 1_450_000, start: 900_000, startUp: 0.6 },
  webhooks: { upload: 200_000, start: 200_000, startUp: 0.84 },
};

/** A V8 CPU profile: each sample names a node, each delta is the microseconds before it. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
};

/**
 * Measures the size of each worker and, unless it must be quick, the startup time, against a worker that does nothing
 * and optionally an earlier build.
 */
export async function benchWorkers({ beside, isQuick }: BenchOptions): Promise<BenchRow[]> {
  const sizes = workers.flatMap(({ name }) => sizeRows(name));
  if (isQuick) return sizes;
  const folder = mkdtempSync(join(tmpdir(), 'billwren-bench-'));
  try {
    const start = (config: string) => () => startUpTime(config, folder);
    const trivial = start('tests/bench/trivial-worker.toml');
    for (const worker of workers) {
      const startBuild = (build: string) => start(configOf(worker, build, folder));
      const ours = startBuild(join(projectRoot, 'build'));
      const earlier = beside ? startBuild(resolve(beside)) : undefined;
      const times = await takeTurns({ ours, trivial, earlier }, rounds, 1);
      sizes.push(startUpRow(worker.name, times));
    }
    return sizes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sizeRows(name: keyof typeof most): BenchRow[] {
  const { upload, plain, start } = weighWorker(name);
  const peer = `uncompressed ${format(plain, units.kB)}`;
  return [
    sizeRow(`worker ${name}, gzipped`, upload, { most: most[name].upload, peer }),
    sizeRow(`worker ${name}, evaluated at the start`, start, { most: most[name].start }),
  ];
}

/** Writes a configuration that runs a built worker as it is. */
function configOf(worker: (typeof workers)[number], build: string, folder: string): string {
  const entry = join(build, 'workers', worker.name, worker.bundle);
  const config = join(mkdtempSync(join(folder, 'config-')), 'wrangler.toml');
  writeFileSync(
    config,
    [
      `name = "${worker.name}"`,
      `main = "${entry}"`,
      'compatibility_date = "2026-04-01"',
      'compatibility_flags = ["nodejs_compat"]',
      'no_bundle = true',
      'rules = [{ type = "ESModule", globs = ["*.js"] }]',
    ].join('\n'),
  );
  return config;
}

/** Milliseconds that workerd was busy during startup, from wrangler's own profile. */
async function startUpTime(config: string, folder: string): Promise<number> {
  const outfile = join(folder, 'startup.cpuprofile');
  rmSync(outfile, { force: true });
  const checking = startProcess({
    name: 'wrangler check startup',
    command: process.execPath,
    args: [
      findWrangler(),
      'check',
      'startup',
      // wrangler doesn't pass its own --config on to the bundling.
      `--args=--config ${config}`,
      '--outfile',
      outfile,
    ],
    cwd: projectRoot,
    env: wranglerSettings(folder),
  });
  const { code } = await checking.ended;
  if (code !== 0) throw new Error(`wrangler check startup: ${checking.lastLines().join(' ')}`);
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(outfile, 'utf8')) as Profile;
  const idle = new Set(
    nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id),
  );
  const busy = samples.map((id, at) => (idle.has(id) ? 0 : (timeDeltas[at] ?? 0)));
  return busy.reduce((sum, each) => sum + each, 0) / 1000;
}

type Times = { ours: number[]; trivial: number[]; earlier?: number[] };

function startUpRow(name: keyof typeof most, { ours, trivial, earlier }: Times): BenchRow {
  const text = (times: number[]) => format(figureOf(times), units.ms);
  const row = { figure: `worker ${name}, start-up`, ours: text(ours) };
  const floor = `trivial worker ${text(trivial)}`;
  if (!earlier) return { ...row, peer: floor };
  const share = ratioOf(ours, earlier);
  return {
    ...row,
    peer: `${floor}; earlier build ${text(earlier)}`,
    ratio: format(share, units.times),
    ...atMost(share, most[name].startUp, units.times),
  };
}
