import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Miniflare, type SharedOptions, type WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { projectRoot } from '#scripts/project-root.ts';
import { workers } from '#scripts/wrangler.ts';
import { requireEarlierBuild } from '#tests/support/require-build.ts';

/** How both workers are run. */
export type WorkersOrder = {
  ports: { app: number; webhooks: number };
  /** An absolute folder for what Durable Objects and caches store. */
  stateDir: string;
  /** Values laid over both configurations' `[vars]`. With an https `PUBLIC_ORIGIN` requests look as if they had come so. */
  vars?: Record<string, string>;
  /** Whether DevTools may look into the app's worker. */
  isInspected?: boolean;
  /** The `build` folder of another checkout whose bundles are run in place of ours. */
  otherBuild?: string;
  /** Takes each line that the workers print. */
  onLine?: (line: string) => void;
};

/** Both workers, answering. */
export type RunningWorkers = {
  /** The app, `http://localhost:<port>`. */
  origin: string;
  /** The webhook worker, `http://localhost:<port>`. */
  webhooksOrigin: string;
  /** DevTools' WebSocket into the app's worker, when it was asked for. */
  inspectorUrl: string | null;
  /** Ends the process of both at once (SIGKILL), as a power cut would. */
  kill: () => Promise<void>;
};

/**
 * Runs the bundles that `npm run build` made in one workerd, with the bindings, variables and assets of the two
 * `wrangler.toml` files.
 * @throws {SetupError} when there are none, or they are older than the app's build
 * @throws MiniflareCoreError with code ERR_ADDRESS_IN_USE when a port is taken
 */
export async function startWorkers(order: WorkersOrder): Promise<RunningWorkers> {
  const { ports, vars = {}, onLine, otherBuild } = order;
  if (!otherBuild) requireEarlierBuild();
  const build = otherBuild ?? join(projectRoot, 'build');
  const [app, webhooks] = [
    readWorker(workers[0], vars, build),
    readWorker(workers[1], vars, build),
  ];
  const shared: SharedOptions = {
    host: 'localhost',
    port: ports.app,
    // No requests to Cloudflare for the data of a request's place.
    cf: false,
    logRequests: false,
    // `/cdn-cgi/handler/scheduled` does what the clock does.
    unsafeTriggerHandlers: true,
    defaultPersistRoot: order.stateDir,
    ...(order.isInspected && { inspectorPort: 0 }),
    ...(vars.PUBLIC_ORIGIN?.startsWith('https:') && { upstream: vars.PUBLIC_ORIGIN }),
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      forEachLine(stdout, onLine);
      forEachLine(stderr, onLine);
    },
  };
  const runtime = new Miniflare({
    ...shared,
    workers: [
      // Without a route the clock's event would go to what serves the assets, which has no use for it.
      { ...app, routes: ['*/cdn-cgi/handler/*'] },
      { ...webhooks, unsafeDirectSockets: [{ host: 'localhost', port: ports.webhooks }] },
    ],
  });
  try {
    await runtime.ready;
    return {
      origin: `http://localhost:${ports.app}`,
      webhooksOrigin: `http://localhost:${ports.webhooks}`,
      inspectorUrl: order.isInspected
        ? `${await runtime.getInspectorURL()}core:user:${app.name}`
        : null,
      kill: () => runtime.dispose(),
    };
  } catch (error) {
    await runtime.dispose();
    throw error;
  }
}

/** A worker as `wrangler dev` would give it to workerd, with its bundle in place of its sources. */
function readWorker(worker: (typeof workers)[number], vars: Record<string, string>, build: string) {
  const config = join(projectRoot, worker.config);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const bundle = join(build, 'workers', worker.name, worker.bundle);
  const { assets } = workerOptions;
  return {
    ...workerOptions,
    name: unstable_readConfig({ config }).name,
    bindings: { ...workerOptions.bindings, ...vars },
    modules: [{ type: 'ESModule', path: bundle }],
    modulesRoot: build,
    ...(assets && { assets: { ...assets, directory: join(build, 'client') } }),
  } satisfies WorkerOptions;
}

function forEachLine(stream: Readable, take: (line: string) => void = () => undefined): void {
  createInterface({ input: stream }).on('line', take);
}
