import { resolveObjectURL } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { vi } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';

/** A file that a page in happy-dom gave the browser to save; what of Playwright's `Download` our tests use. */
export type SavedFile = {
  suggestedFilename: () => string;
  createReadStream: () => Promise<Buffer[]>;
};

/** Waits for the next press on a link that saves a file: one that the page made, or one of `public`. */
export function nextSavedFile(): Promise<SavedFile> {
  return new Promise((resolve) => {
    const { click } = HTMLAnchorElement.prototype;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (!this.hasAttribute('download')) return click.call(this);
      const { href, pathname, download } = this;
      resolve({
        suggestedFilename: () => download || basename(pathname),
        createReadStream: async () => [await readSaved(href, pathname)],
      });
    });
  });
}

async function readSaved(href: string, pathname: string): Promise<Buffer> {
  const made = resolveObjectURL(href) as Blob | undefined;
  if (made) return Buffer.from(await made.arrayBuffer());
  return readFileSync(join(projectRoot, 'public', pathname));
}
