import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RunningProcess, startProcess } from './processes.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

/** How one worker is run by `wrangler dev`. */
export type WorkerOrder = {
  name: string;
  /** The folder that wrangler runs in, and the configuration's path from there. */
  root: string;
  config: string;
  port: number;
  /** Where Durable Objects, caches and the registry of local workers live. */
  stateDir: string;
  /** Values laid over the configuration's `[vars]`. With an https `PUBLIC_ORIGIN` requests look as if they had come so. */
  vars: Record<string, string>;
  /** Where DevTools may look into it; a port that the system picks unless told. */
  inspectorPort?: number;
  onLine?: (line: string) => void;
};

/** A worker that answers, at `http://localhost:<port>`. */
export type RunningWorker = { origin: string; process: RunningProcess };

/** Runs a worker in workerd, as `wrangler dev` bundles it, and waits until its `/healthz` answers 200. */
export async function startWorker(order: WorkerOrder): Promise<RunningWorker> {
  const origin = `http://localhost:${order.port}`;
  const process = startProcess({
    name: order.name,
    command: globalThis.process.execPath,
    args: [
      findWrangler(),
      ...['dev', '--config', order.config, '--port', String(order.port)],
      // Port 0: the system picks one, so that two workers (or two runs) never meet there.
      ...['--inspector-port', String(order.inspectorPort ?? 0)],
      ...['--show-interactive-dev-session=false', '--local'],
      ...(order.vars.PUBLIC_ORIGIN?.startsWith('https:') ? ['--upstream-protocol', 'https'] : []),
      ...['--persist-to', join(order.stateDir, 'state'), '--test-scheduled'],
      ...Object.entries(order.vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    cwd: order.root,
    env: wranglerSettings(order.stateDir),
    onLine: order.onLine,
  });
  await waitUntilHealthy(`${origin}/healthz`, { process, seconds: 180 });
  return { origin, process };
}

/** Wrangler's own program; run with this Node, so that no shell or npx stands between. */
export function findWrangler(): string {
  return createRequire(import.meta.url).resolve('wrangler/bin/wrangler.js');
}

/** What keeps wrangler offline, quiet and apart from other runs on the same machine, and bundles as a deployment does. */
export function wranglerSettings(stateDir: string): Record<string, string> {
  return {
    // `wrangler dev` takes "development" else, and with it React's checking build: several times slower, and not what
    // is deployed.
    NODE_ENV: 'production',
    CI: 'true',
    FORCE_COLOR: '0',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: 'false',
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_LOG_PATH: join(stateDir, 'logs'),
    WRANGLER_REGISTRY_PATH: join(stateDir, 'registry'),
  };
}
