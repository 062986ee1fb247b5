import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundleWorker } from './bundle-worker.ts';
import { projectRoot } from './project-root.ts';
import { workers } from './wrangler.ts';

// The second half of `npm run build`: both workers, bundled as they are deployed, into build/workers.

await Promise.all(
  workers.map(async (worker) => {
    const place = `build/workers/${worker.name}`;
    const folder = join(projectRoot, place);
    const { ok, lines } = await bundleWorker(worker, { folder, environment: '' });
    if (!ok) {
      console.error([`The worker ${worker.name} does not bundle.`, ...lines].join('\n'));
      process.exitCode = 1;
      return;
    }
    const bytes = gzipSync(readFileSync(join(folder, worker.bundle))).length;
    console.log(`${place}/${worker.bundle}: ${Math.round(bytes / 1024)} KiB gzipped`);
  }),
);
