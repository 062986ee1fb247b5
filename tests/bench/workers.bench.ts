import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireBuild } from '../../scripts/build-app.ts';
import { startProcess } from '../../scripts/processes.ts';
import { projectRoot } from '../../scripts/project-root.ts';
import { findWrangler, weighWorker, workers, wranglerSettings } from '../../scripts/wrangler.ts';
import { sizeBudgets } from '../size-budgets.ts';
import { type BenchRow, kilobytes, milliseconds } from './table.ts';

const rounds = 7;
const trivial = { name: 'trivial', config: 'tests/bench/trivial-worker.toml' };

/**
 * The maximum startup time of each worker: in ms or, on a slower machine, as a share of the earlier build's time in the
 * same run.
 */
const most = {
  app: { startUpMs: 83, share: 0.6 },
  webhooks: { startUpMs: 40, share: 0.84 },
};

/** A V8 CPU profile: each sample names a node, each delta is the microseconds before it. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
};

/**
 * Measures the size and startup time of each worker, against a worker that does nothing and optionally an earlier
 * build.
 * @param earlierBuild the folder `build` of another checkout after its `npm run build`
 */
export async function benchWorkers(earlierBuild?: string): Promise<BenchRow[]> {
  await requireBuild();
  const folder = mkdtempSync(join(tmpdir(), 'billwren-bench-'));
  try {
    const configs = (build: string, prefix = '') =>
      workers.map((worker) => ({
        name: `${prefix}${worker.name}`,
        config: configOf(worker, build, folder),
      }));
    const measured = [
      trivial,
      ...configs(join(projectRoot, 'build')),
      ...(earlierBuild ? configs(resolve(earlierBuild), 'earlier ') : []),
    ];
    // In turns, so that a slow phase of the machine affects all of them alike.
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++) {
      const add = (name: string, time: number) =>
        times.set(name, [...(times.get(name) ?? []), time]);
      for (const { name, config } of measured) add(name, await startUpTime(config, folder));
    }
    const floor = least(times.get(trivial.name));
    return [
      ...workers.flatMap(({ name }) => sizeRows(name)),
      ...workers.map(({ name }) => {
        const earlier = times.get(`earlier ${name}`);
        return startUpRow(name, least(times.get(name)), floor, earlier && least(earlier));
      }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The minimum, because other load on the machine only makes a start slower. */
function least(times: number[] = []): number {
  return Math.min(...times);
}

function sizeRows(name: keyof typeof most): BenchRow[] {
  const { upload, plain, start } = weighWorker(name);
  const budget = sizeBudgets.workers[name];
  return [
    sizeRow(`worker ${name}, gzipped`, upload, budget.upload, ` (${kilobytes(plain)} as it runs)`),
    sizeRow(`worker ${name}, evaluated at the start`, start, budget.start),
  ];
}

function sizeRow(figure: string, bytes: number, limit: number, note = ''): BenchRow {
  return {
    figure,
    ours: `${kilobytes(bytes)}${note}`,
    peer: '',
    ratio: '',
    target: `<= ${kilobytes(limit)}`,
    ok: bytes <= limit,
  };
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

function startUpRow(
  name: keyof typeof most,
  time: number,
  floor: number,
  earlier?: number,
): BenchRow {
  const isShare = earlier !== undefined && time <= earlier * most[name].share;
  return {
    figure: `worker ${name}, start-up, least of ${rounds}`,
    ours: milliseconds(time),
    peer: [`trivial worker ${milliseconds(floor)}`]
      .concat(earlier === undefined ? [] : `earlier build ${milliseconds(earlier)}`)
      .join(', '),
    ratio: earlier === undefined ? '' : `${(time / earlier).toFixed(2)}x of the earlier`,
    target: `<= ${most[name].startUpMs} ms or ${most[name].share}x of the earlier`,
    ok: time <= most[name].startUpMs || isShare,
  };
}
