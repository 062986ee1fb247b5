import { join } from 'node:path';
import { buildApp } from './build-app.ts';
import { projectRoot } from './project-root.ts';
import { watchFolders } from './watch-folders.ts';

const sources = ['app', 'db', 'workers', 'public'].map((folder) => join(projectRoot, folder));

/**
 * Builds the app again whenever its sources change, one build at a time: what changes during a build is built after it.
 * `wrangler dev` sees the new build and reloads the worker. A failed build is shown in full; the last good one stays up.
 */
export function rebuildOnChange(print: (line: string) => void): void {
  let isBuilding = false;
  let isStale = false;

  const build = async () => {
    isStale = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isStale) {
      isStale = false;
      const { ok, seconds, lines } = await buildApp();
      if (ok) print(`rebuilt in ${seconds.toFixed(1)} s`);
      else for (const line of [...lines, 'the build failed: fix it and save']) print(line);
    }
    isBuilding = false;
  };
  watchFolders(sources, build);
}
