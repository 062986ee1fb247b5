import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '#scripts/project-root.ts';

/** One of our files: its path from the repository's root, with forward slashes, and its text. */
export type Source = { path: string; text: string };

const skippedFolders = ['node_modules', 'meta', '.results', '.wrangler'];

/** Reads every TypeScript file in these folders. */
export function readSources(folders: string[]): Source[] {
  return folders.flatMap((folder) => readFolder(join(projectRoot, folder)));
}

function readFolder(folder: string): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.includes(entry.name) ? [] : readFolder(path);
    if (!/\.(tsx?|mjs)$/.test(entry.name)) return [];
    const name = relative(projectRoot, path).replaceAll('\\', '/');
    return [{ path: name, text: readFileSync(path, 'utf8') }];
  });
}
