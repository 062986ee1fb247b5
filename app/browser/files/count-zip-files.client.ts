const localHeader = [0x50, 0x4b, 0x03, 0x04, 20, 0];
const directoryEnd = [0x50, 0x4b, 0x05, 0x06];
const directoryEndLength = 22;

/** Counts the files of a zip while it arrives in pieces of any length. */
export type ZipCounter = {
  /** Takes the next piece and answers how many files have begun so far. */
  take: (piece: Uint8Array) => number;
  /** Whether the zip has come to its end and holds as many files as were counted. */
  isWhole: () => boolean;
};

/** A counter for zips as `pdf/zip.server.ts` writes them: not packed, without a comment (PKWARE APPNOTE 4.3). */
export function startZipCounter(): ZipCounter {
  let count = 0;
  /** The last bytes of earlier pieces: a header may be cut in two, and the end of the directory too. */
  let tail = new Uint8Array();
  return {
    take(piece) {
      const bytes = new Uint8Array(tail.length + piece.length);
      bytes.set(tail);
      bytes.set(piece, tail.length);
      // Headers that stand whole in the tail were counted with their own piece.
      const from = Math.max(0, tail.length - localHeader.length + 1);
      for (let at = bytes.indexOf(0x50, from); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
        if (standsAt(bytes, at, localHeader)) count += 1;
      }
      tail = bytes.slice(-directoryEndLength);
      return count;
    },
    isWhole() {
      if (tail.length < directoryEndLength || !standsAt(tail, 0, directoryEnd)) return false;
      return new DataView(tail.buffer).getUint16(10, true) === count;
    },
  };
}

function standsAt(bytes: Uint8Array, at: number, wanted: number[]): boolean {
  return wanted.every((byte, i) => bytes[at + i] === byte);
}
