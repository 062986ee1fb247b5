import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Miniflare, type SharedOptions, type WorkerOptions } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler';
import { projectRoot } from '#scripts/project-root.ts';
import { readModules, workers } from '#scripts/wrangler.ts';
import { requireEarlierBuild } from '#tests/support/require-build.ts';

/** How to run both workers. */
export type WorkersOrder = {
  ports: { app: number; webhooks: number };
  /** An absolute folder for the storage of Durable Objects and caches. */
  stateDir: string;
  /**
   * Values that override both configurations' `[vars]`. With an https `PUBLIC_ORIGIN`, requests appear to use https.
   */
  vars?: Record<string, string>;
  /** Whether DevTools may inspect the app's worker. */
  isInspected?: boolean;
  /** The `build` folder of another checkout whose bundles to run instead of ours. */
  otherBuild?: string;
  /** Called with each line that the workers print. */
  onLine?: (line: string) => void;
};

/** Both running workers. */
export type RunningWorkers = {
  /** The app, `http://localhost:<port>`. */
  origin: string;
  /** The webhook worker, `http://localhost:<port>`. */
  webhooksOrigin: string;
  /** DevTools' WebSocket to the app's worker, if it was requested. */
  inspectorUrl: string | null;
  /** Kills the process that runs both (SIGKILL), as a power failure would. */
  kill: () => Promise<void>;
};

/**
 * Runs the bundles from `npm run build` in one workerd, with the bindings, variables and assets of the two
 * `wrangler.toml` files.
 * @throws {SetupError} if there are none, or they are older than the app's build
 * @throws MiniflareCoreError with code ERR_ADDRESS_IN_USE if a port is taken
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
    // Don't request location data from Cloudflare.
    cf: false,
    logRequests: false,
    // `/cdn-cgi/handler/scheduled` triggers the cron handler.
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
      // Without a route, the cron event would go to the assets server, which ignores it.
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

/**
 * Returns a worker's configuration as `wrangler dev` would pass it to workerd, with its bundle instead of its sources.
 */
function readWorker(worker: (typeof workers)[number], vars: Record<string, string>, build: string) {
  const config = join(projectRoot, worker.config);
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
  const bundle = join(build, 'workers', worker.name, worker.bundle);
  const { assets } = workerOptions;
  return {
    ...workerOptions,
    name: unstable_readConfig({ config }).name,
    bindings: { ...workerOptions.bindings, ...vars },
    modules: readModules(bundle),
    modulesRoot: build,
    ...(assets && { assets: { ...assets, directory: join(build, 'client') } }),
  } satisfies WorkerOptions;
}

function forEachLine(stream: Readable, take: (line: string) => void = () => undefined): void {
  createInterface({ input: stream }).on('line', take);
}
