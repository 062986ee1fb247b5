import { join } from 'node:path';
import { type RunningProcess, startProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';
import { findWrangler, wranglerSettings } from './wrangler.ts';

/** Runs a worker in workerd, bundled again on change, and waits until its `/healthz` answers 200. */
export async function startWorker(order: {
  name: string;
  /** The configuration's path from the project's root. */
  config: string;
  port: number;
  /** Where Durable Objects, caches and the registry of local workers live. */
  stateDir: string;
  /** Values laid over the configuration's `[vars]`. */
  vars: Record<string, string>;
  onLine?: (line: string) => void;
}): Promise<RunningProcess> {
  const worker = startProcess({
    name: order.name,
    command: process.execPath,
    args: [
      findWrangler(),
      ...['dev', '--config', order.config, '--port', String(order.port)],
      // Port 0: the system picks one, so that two workers (or two runs) never meet there.
      ...['--inspector-port', '0'],
      ...['--show-interactive-dev-session=false', '--local'],
      ...['--persist-to', join(order.stateDir, 'state'), '--test-scheduled'],
      ...Object.entries(order.vars).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ],
    cwd: projectRoot,
    env: wranglerSettings(order.stateDir),
    onLine: order.onLine,
  });
  const address = `http://localhost:${order.port}/healthz`;
  await waitUntilHealthy(address, { process: worker, seconds: 180 });
  return worker;
}
