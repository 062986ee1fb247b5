import { currentLanguage, inLanguage } from '#app/i18n/current-language.ts';

/** A file to add: its bytes are generated when its turn comes, at once or, for large files, in pieces. */
export type ZipEntry =
  | { name: string; loadBytes: () => Promise<Uint8Array> }
  | { name: string; streamPieces: () => AsyncIterable<Uint8Array> };

/**
 * Creates a zip that is generated while it is read: only one file, or one piece of it, is in memory, and the next is
 * generated when the reader wants more. Nothing is compressed, since PDFs already are. Files are generated in the
 * language of the request. The stream fails when a file can't be generated; canceling it stops the work.
 * @param modifiedAt milliseconds since the epoch, for all files
 * @param reportError called with the error that interrupted the zip, if any
 */
export function streamZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modifiedAt: number,
  reportError: (error: unknown) => void = () => {},
): ReadableStream<Uint8Array> {
  const steps = writeZip(entries, modifiedAt);
  const language = currentLanguage();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await yieldToOthers();
        try {
          const { done, value } = await inLanguage(language, () => steps.next());
          if (done) controller.close();
          else for (const piece of value) controller.enqueue(piece);
        } catch (error) {
          reportError(error);
          throw error;
        }
      },
      async cancel() {
        await steps.return();
      },
    },
    // Nothing is generated before it is requested.
    { highWaterMark: 0 },
  );
}

/** A fast reader would occupy the worker's only thread until the zip is complete and block other requests. */
function yieldToOthers(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Yields the zip's bytes after each file and each piece of one. */
async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modifiedAt: number,
): AsyncGenerator<Uint8Array[], void> {
  // Computing its tables takes longer than most responses, so it isn't done at every start of the worker.
  const { Zip, ZipPassThrough } = await import('fflate');
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const take = () => {
    const taken = pieces;
    pieces = [];
    return taken;
  };
  for await (const entry of entries) {
    const bytes = 'loadBytes' in entry ? await entry.loadBytes() : null;
    const file = new ZipPassThrough(entry.name);
    file.mtime = modifiedAt;
    zip.add(file);
    if ('streamPieces' in entry) {
      for await (const piece of entry.streamPieces()) {
        file.push(piece);
        yield take();
      }
    }
    file.push(bytes ?? new Uint8Array(), true);
    yield take();
  }
  zip.end();
  yield take();
}
