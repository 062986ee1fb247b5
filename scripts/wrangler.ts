import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type RunningProcess, startProcess, waitUntilHealthy } from './processes.ts';

/** The two workers, with their configuration and their bundle in `build/workers/<name>`. */
export const workers = [
  { name: 'app', config: 'wrangler.toml', bundle: 'app.js' },
  { name: 'webhooks', config: 'workers/webhooks/wrangler.toml', bundle: 'index.js' },
] as const;

/** Finds wrangler's own program, which is run with this Node, without a shell or npx in between. */
export function findWrangler(): string {
  return createRequire(import.meta.url).resolve('wrangler/bin/wrangler.js');
}

/**
 * Returns settings that keep wrangler offline, quiet and isolated from other runs on the same machine, and make it
 * bundle like a deployment.
 */
export function wranglerSettings(stateDir: string): Record<string, string> {
  return {
    // Otherwise `wrangler dev` uses "development", and with it React's development build: several times slower, and not
    // what is deployed.
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

/** Runs a worker in workerd, rebundled on change, and waits until its `/healthz` responds 200. */
export async function startWorker(order: {
  name: string;
  /** The configuration's path from the project's root. */
  config: string;
  port: number;
  /** Folder of Durable Objects, caches and the registry of local workers. */
  stateDir: string;
  /** Overrides the configuration's `[vars]`. */
  vars: Record<string, string>;
  onLine?: (line: string) => void;
}): Promise<RunningProcess> {
  const worker = startProcess({
    name: order.name,
    command: process.execPath,
    args: [
      findWrangler(),
      'dev',
      '--config',
      order.config,
      '--port',
      String(order.port),
      // Port 0: the system chooses one, so that two workers (or two runs) never collide.
      '--inspector-port',
      '0',
      '--show-interactive-dev-session=false',
      '--local',
      '--persist-to',
      join(order.stateDir, 'state'),
      '--test-scheduled',
      ...Object.entries(order.vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    env: wranglerSettings(order.stateDir),
    onLine: order.onLine,
  });
  const address = `http://localhost:${order.port}/healthz`;
  await waitUntilHealthy(address, { process: worker, seconds: 180 });
  return worker;
}
