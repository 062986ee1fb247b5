import { currentLanguage, inLanguage } from '#app/i18n/current-language.ts';

/** A file to be: its bytes are made when its turn comes, at once or, where they are many, piece by piece. */
export type ZipEntry =
  | { name: string; makeBytes: () => Promise<Uint8Array> }
  | { name: string; makePieces: () => AsyncIterable<Uint8Array> };

/**
 * A zip that is written while it is read: the bytes of one file (or of one piece of it) are held at a time, and the next
 * are made when the reader wants more. Nothing is packed, since PDFs are compressed already.
 * It is written in the language in which it was asked for, whenever that is.
 * The stream fails with the error of a file that cannot be made; a reader who goes away ends the work.
 * @param modifiedAt milliseconds since the epoch, for all files
 * @param reportError told what ended the zip in the middle, if anything did
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
        await letOthersIn();
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
    // Nothing is made before it is wanted.
    { highWaterMark: 0 },
  );
}

/** A quick reader would keep the worker's one thread for the whole zip, and every other request waiting. */
function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** The zip's bytes as they come to be, after each file and each piece of one. */
async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modifiedAt: number,
): AsyncGenerator<Uint8Array[], void> {
  // Its tables take longer to compute than most answers: not at every start of the worker.
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
    const bytes = 'makeBytes' in entry ? await entry.makeBytes() : null;
    const file = new ZipPassThrough(entry.name);
    file.mtime = modifiedAt;
    zip.add(file);
    if ('makePieces' in entry) {
      for await (const piece of entry.makePieces()) {
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
