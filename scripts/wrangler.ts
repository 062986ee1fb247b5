import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type RunningProcess, startProcess, waitUntilHealthy } from './processes.ts';
import { projectRoot } from './project-root.ts';

/** The two workers, with their configuration and their entry in `build/workers/<name>`. */
export const workers = [
  { name: 'app', config: 'wrangler.toml', bundle: 'app.js' },
  { name: 'webhooks', config: 'workers/webhooks/wrangler.toml', bundle: 'index.js' },
] as const;

/** A built worker's module, as miniflare reads it. */
type WorkerModule = { type: 'ESModule'; path: string; contents: string };

/** Reads the modules of a built worker, which are next to its entry. The entry comes first, as miniflare requires. */
export function readModules(entry: string): WorkerModule[] {
  const folder = dirname(entry);
  const others = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && file !== basename(entry),
  );
  return [basename(entry), ...others].map((file) => {
    const path = join(folder, file);
    return { type: 'ESModule', path, contents: readFileSync(path, 'utf8') };
  });
}

const staticImport = /\b(?:from|import)"\.\/([\w.-]+)"/g;

/**
 * Measures a worker in `build/workers`, in bytes: as it is uploaded (gzipped, as Cloudflare counts, and plain), and the
 * gzipped part that is evaluated at its start, which are the entry and its static imports.
 */
export function weighWorker(name: string): { upload: number; plain: number; start: number } {
  const worker = workers.find((each) => each.name === name);
  if (!worker) throw new Error(`There is no worker ${name}`);
  const modules = readModules(join(projectRoot, 'build/workers', name, worker.bundle));
  const codes = new Map(modules.map(({ path, contents }) => [basename(path), contents]));
  const atStart = new Set<string>([worker.bundle]);
  // The set grows during the loop.
  for (const file of atStart) {
    for (const [, imported = ''] of (codes.get(file) ?? '').matchAll(staticImport))
      atStart.add(imported);
  }
  const all = modules.map(({ contents }) => contents).join('');
  const start = [...atStart].map((file) => codes.get(file)).join('');
  return {
    upload: gzipSync(all).length,
    plain: Buffer.byteLength(all),
    start: gzipSync(start).length,
  };
}

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
      // Puts `/__scheduled` in front of the entry (scripts/run-jobs.ts).
      '--bundle',
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
