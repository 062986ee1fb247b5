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
  /** The CPU time that its workerd's threads have used so far, in ms. */
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
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      // proc(5): the name, the state and the parent's id.
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return /\(workerd\) \S (\d+)/.exec(stat)?.[1] === String(process.pid);
    } catch {
      // The process has ended.
      return false;
    }
  });
}

/** Sums the nanoseconds that the scheduler counts for each thread. */
function readProcessorTime(pid: string): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}
