import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProcess } from './processes.ts';
import { projectRoot } from './project-root.ts';
import { findWrangler, weighWorker, workers, wranglerSettings } from './wrangler.ts';

/**
 * Bundles a worker exactly like a deployment (`wrangler deploy --dry-run`), without a network, and writes it to `folder`,
 * if one is given. The environment `production` builds the app from its sources first; '' uses the existing build.
 * @returns the result and wrangler's output; a warning counts as a failure
 */
export async function bundleWorker(
  worker: { name: string; config: string },
  options: { folder?: string; environment: 'production' | '' },
) {
  const { code, lines } = await runProcess({
    name: `wrangler deploy (${worker.name})`,
    command: process.execPath,
    args: [
      findWrangler(),
      'deploy',
      '--dry-run',
      `--env=${options.environment}`,
      '--config',
      worker.config,
      ...(options.folder ? ['--outdir', options.folder] : []),
    ],
    env: wranglerSettings(join(projectRoot, '.wrangler')),
  });
  return { ok: code === 0 && !lines.some((line) => line.includes('WARNING')), lines };
}

// `npm run build`: builds the app from its sources and bundles both workers as for a deployment into build/workers.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The app's worker first: tests refuse a webhook worker that is older (tests/support/require-build.ts).
  for (const worker of workers) {
    const place = `build/workers/${worker.name}`;
    // The app's build already wrote its worker there.
    const folder = worker.name === 'app' ? undefined : join(projectRoot, place);
    const { ok, lines } = await bundleWorker(worker, { folder, environment: 'production' });
    if (!ok) {
      console.error([`The worker ${worker.name} could not be bundled.`, ...lines].join('\n'));
      process.exit(1);
    }
    const { upload, start } = weighWorker(worker.name);
    const kibibytes = (bytes: number) => `${Math.round(bytes / 1024)} KiB`;
    console.log(`${place}: ${kibibytes(upload)} gzipped, ${kibibytes(start)} of it at the start`);
  }
}
