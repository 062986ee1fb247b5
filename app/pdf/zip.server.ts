import { Zip, ZipPassThrough } from 'fflate';

/** A file to be: its bytes are made when its turn comes. */
export type ZipEntry = { name: string; makeBytes: () => Promise<Uint8Array> };

/**
 * A zip that is written while it is read: the bytes of one file are held at a time, and the next are made when the reader
 * wants more. Nothing is packed, since PDFs are compressed already.
 * The stream fails with the error of a file that cannot be made; a reader who goes away ends the work.
 * @param modifiedAt milliseconds since the epoch, for all files
 */
export function streamZip(
  entries: readonly ZipEntry[],
  modifiedAt: number,
): ReadableStream<Uint8Array> {
  const waiting = [...entries];
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await letOthersIn();
        const entry = waiting.shift();
        if (entry) await addFile(zip, entry, modifiedAt);
        else zip.end();
        for (const piece of pieces) controller.enqueue(piece);
        pieces = [];
        if (!entry) controller.close();
      },
      cancel() {
        waiting.length = 0;
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

async function addFile(zip: Zip, { name, makeBytes }: ZipEntry, modifiedAt: number) {
  const bytes = await makeBytes();
  const file = new ZipPassThrough(name);
  file.mtime = modifiedAt;
  zip.add(file);
  file.push(bytes, true);
}
