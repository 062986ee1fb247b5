import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const quietMilliseconds = 150;

/**
 * Calls `onChange` once things have been quiet for 150 ms after files changed in these folders or below. Each folder is
 * watched by itself: Node's own recursive watching loses files that an editor saves by renaming.
 * @returns a function that stops watching
 */
export function watchFolders(folders: string[], onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  const watchAll = () => {
    const found = new Set(folders.flatMap(listFolders));
    for (const [folder, watcher] of watchers) {
      if (found.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of found) {
      if (watchers.has(folder)) continue;
      const watcher = watch(folder, notice);
      watcher.on('error', () => watcher.close());
      watchers.set(folder, watcher);
    }
  };
  const notice = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchAll();
      onChange();
    }, quietMilliseconds);
  };

  watchAll();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

/** The folder and all folders in it; one that vanishes meanwhile has none. */
function listFolders(folder: string): string[] {
  try {
    const inner = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap((entry) => listFolders(join(folder, entry.name)));
    return [folder, ...inner];
  } catch {
    return [];
  }
}
