import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { readModules } from '../../scripts/wrangler.ts';
import { findFreePort } from '../support/free-ports.ts';

export type WorkerToMeasure = {
  name: string;
  /** The entry of the bundle from `npm run build`. */
  script: string;
  /** The `wrangler.toml` with its bindings and variables. */
  config: string;
  /** Overrides for the configuration's `[vars]`. */
  vars?: Record<string, string>;
  inspectorPort?: number;
};

/** A worker in its own workerd process. */
export type MeasuredWorker = {
  name: string;
  /** The worker's own origin, without a proxy or assets in front of it. */
  origin: string;
  /** The CPU time that its workerd has used so far, in ms. Linux counts it in steps of 10 ms. */
  processorTime: () => number;
  stop: () => Promise<void>;
};

/** Runs a bundled worker in miniflare so that its CPU time can be read. Linux only. */
export async function startMeasuredWorker(order: WorkerToMeasure): Promise<MeasuredWorker> {
  const before = new Set(workerdsOfThisProcess());
  const port = await findFreePort();
  const { workerOptions } = unstable_getMiniflareWorkerOptions(order.config);
  const { bindings, ratelimits, durableObjects, compatibilityDate, compatibilityFlags } =
    workerOptions;
  const runtime = new Miniflare({
    host: '127.0.0.1',
    cf: false,
    inspectorPort: order.inspectorPort,
    // Render the PDF every time.
    cache: false,
    handleRuntimeStdio: (out: NodeJS.ReadableStream, failures: NodeJS.ReadableStream) => {
      out.resume();
      failures.resume();
    },
    workers: [
      {
        name: order.name,
        modules: readModules(order.script),
        modulesRoot: dirname(order.script),
        compatibilityDate,
        compatibilityFlags,
        ratelimits,
        durableObjects,
        bindings: { ...bindings, ...order.vars },
        unsafeDirectSockets: [{ host: '127.0.0.1', port }],
      },
    ],
  });
  await runtime.ready;
  const [pid] = workerdsOfThisProcess().filter((each) => !before.has(each));
  if (!pid) throw new Error('miniflare runs no workerd of its own');
  return {
    name: order.name,
    origin: `http://127.0.0.1:${port}`,
    processorTime: () => readProcessorTime(pid),
    stop: () => runtime.dispose(),
  };
}

/** The ids of the workerd processes that this process has started. */
function workerdsOfThisProcess(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const stat = readStat(pid);
      return stat?.name === 'workerd' && stat.parent === process.pid;
    });
}

/** The fields of `/proc/PID/stat` (proc(5)): user and system time in ticks of 10 ms. */
function readStat(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name = ''] = /\((.*)\)/.exec(text) ?? [];
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system] = [Number(fields[1]), Number(fields[11]), Number(fields[12])];
    return { name, parent, ticks: user + system };
  } catch {
    // The process has ended.
    return null;
  }
}

function readProcessorTime(pid: string): number {
  const stat = readStat(pid);
  if (!stat) throw new Error('workerd has ended');
  return stat.ticks * 10;
}
