import { resolveObjectURL } from 'node:buffer';
import { basename } from 'node:path';
import { vi } from 'vitest';

/** A file that a page in happy-dom gave the browser to save; what of Playwright's `Download` our tests use. */
export type SavedFile = {
  suggestedFilename: () => string;
  createReadStream: () => Promise<Buffer[]>;
};

/** Tells of each press on a link that saves a file: one that the page made, or one of the server's. */
export function watchSavedFiles(hear: (file: SavedFile) => void): void {
  const { click } = HTMLAnchorElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const { href, pathname, download } = this;
    const isMade = href.startsWith('blob:');
    // A page may fetch the file by itself, to tell of a failure.
    if (!isMade && isTaken(() => click.call(this))) return;
    if (!this.hasAttribute('download')) return;
    hear({
      suggestedFilename: () => download || basename(pathname),
      createReadStream: async () => [await readSaved(href)],
    });
  });
}

/** Presses, and tells whether the page does with it what it likes. */
function isTaken(press: () => void): boolean {
  let pressed: Event | undefined;
  const note = (event: Event) => {
    pressed = event;
  };
  window.addEventListener('click', note, { once: true });
  press();
  window.removeEventListener('click', note);
  return pressed?.defaultPrevented ?? false;
}

async function readSaved(href: string): Promise<Buffer> {
  const made = resolveObjectURL(href) as Blob | undefined;
  if (made) return Buffer.from(await made.arrayBuffer());
  return Buffer.from(await (await fetch(href)).arrayBuffer());
}
