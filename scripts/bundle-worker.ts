import { join } from 'node:path';
import { startProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { findWrangler, wranglerSettings } from './wrangler.ts';

/** How bundling went, and what wrangler printed; a warning counts as a failure. */
export type BundleResult = { ok: boolean; lines: string[] };

/**
 * Bundles a worker into `folder` exactly as a deployment does (`wrangler deploy --dry-run`), without a network. The
 * environment `production` builds the app from its sources first; '' takes the build that is there.
 */
export async function bundleWorker(
  worker: { name: string; config: string },
  options: { folder: string; environment: 'production' | '' },
): Promise<BundleResult> {
  const lines: string[] = [];
  const bundling = startProcess({
    name: `wrangler deploy (${worker.name})`,
    command: process.execPath,
    args: [
      findWrangler(),
      ...['deploy', '--dry-run', `--env=${options.environment}`],
      ...['--config', worker.config, '--outdir', options.folder],
    ],
    cwd: projectRoot,
    env: wranglerSettings(join(projectRoot, '.wrangler')),
    onLine: (line) => lines.push(line),
  });
  const { code } = await bundling.ended;
  return { ok: code === 0 && !lines.some((line) => line.includes('WARNING')), lines };
}
