import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './project-root.ts';

// The last step of `npm run build:app`. Remix empties its folder before a build, and a running `wrangler dev` ends when
// its assets folder disappears, so the build is made in build/next and moved over the old one file by file. Unchanged
// files are left alone. `wrangler dev` reads the worker's folder when its entry changes: that comes last, and old files
// are removed first, because a file that disappears while it reads would end it.

const build = join(projectRoot, 'build');
const next = join(build, 'next');

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

/** Lists all files below a folder as relative paths; the worker's entry comes last. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort((one, other) => Number(one === 'app.js') - Number(other === 'app.js'));
}

const places = { client: 'client', server: 'workers/app' };

for (const [part, place] of Object.entries(places)) {
  const target = join(build, place);
  mkdirSync(target, { recursive: true });
  const fresh = listFiles(join(next, part));
  for (const file of listFiles(target)) {
    if (!fresh.includes(file)) rmSync(join(target, file), { force: true });
  }
  for (const file of fresh) {
    if (isSame(join(next, part, file), join(target, file))) continue;
    mkdirSync(dirname(join(target, file)), { recursive: true });
    renameSync(join(next, part, file), join(target, file));
  }
}
rmSync(next, { recursive: true });
