import { resolveObjectURL } from 'node:buffer';
import { basename } from 'node:path';
import { vi } from 'vitest';

/**
 * A file that a page in happy-dom gave the browser to save; implements what our tests use of Playwright's `Download`.
 */
export type SavedFile = {
  suggestedFilename: () => string;
  createReadStream: () => Promise<Buffer[]>;
};

/** Reports each click on a download link: to a generated file, or to one on the server. */
export function watchSavedFiles(hear: (file: SavedFile) => void): void {
  const { click } = HTMLAnchorElement.prototype;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const { href, pathname, download } = this;
    const isMade = href.startsWith('blob:');
    // A page may fetch the file itself, to report failures.
    if (!isMade && isTaken(() => click.call(this))) return;
    if (!this.hasAttribute('download')) return;
    hear({
      suggestedFilename: () => download || basename(pathname),
      createReadStream: async () => [await readSaved(href)],
    });
  });
}

/** Clicks, and returns whether the page handles the click itself. */
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
