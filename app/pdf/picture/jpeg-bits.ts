/** A Huffman table by code length, 1 to 16 (T.81, F.2.2.3). */
export type HuffmanTable = {
  /** The largest code of each length; -1 where there is none. */
  largest: Int32Array;
  /** The offset from a code of each length to its value. */
  offset: Int32Array;
  values: Uint8Array;
};

/** Tables by class and number as in the file: 0 to 3 for DC, 16 to 19 for AC. */
export type HuffmanTables = Map<number, HuffmanTable>;

/**
 * Adds the tables of a DHT segment (T.81, B.2.4.2).
 * @throws when it is truncated or has more codes of a length than possible
 */
export function addHuffmanTables(content: Uint8Array, tables: HuffmanTables): void {
  for (let at = 0; at < content.length; ) {
    const counts = content.subarray(at + 1, at + 17);
    const total = counts.reduce((sum, count) => sum + count, 0);
    const values = content.subarray(at + 17, at + 17 + total);
    if (counts.length < 16 || values.length < total) throw brokenJpeg();
    tables.set(content[at] ?? 0, tableOf(counts, values));
    at += 17 + total;
  }
}

function tableOf(counts: Uint8Array, values: Uint8Array): HuffmanTable {
  const largest = new Int32Array(17).fill(-1);
  const offset = new Int32Array(17);
  let code = 0;
  let place = 0;
  for (let length = 1; length <= 16; length++) {
    const count = counts[length - 1] ?? 0;
    offset[length] = place - code;
    code += count;
    place += count;
    if (code > 1 << length) throw brokenJpeg();
    if (count > 0) largest[length] = code - 1;
    code <<= 1;
  }
  return { largest, offset, values };
}

/** Reads the bits of one scan; throws at the end of the data. */
export class ScanBits {
  #file: Uint8Array;
  #at: number;
  #byte = 0;
  #left = 0;

  /** @param at where the scan's data starts in the file */
  constructor(file: Uint8Array, at: number) {
    this.#file = file;
    this.#at = at;
  }

  bit(): number {
    if (this.#left === 0) this.#nextByte();
    this.#left -= 1;
    return (this.#byte >> this.#left) & 1;
  }

  /** Reads `count` bits as a number. */
  bits(count: number): number {
    let value = 0;
    for (let read = 0; read < count; read++) value = (value << 1) | this.bit();
    return value;
  }

  /** Decodes the next code's value. */
  decode(table: HuffmanTable | undefined): number {
    let code = 0;
    for (let length = 1; table && length <= 16; length++) {
      code = (code << 1) | this.bit();
      if (code <= (table.largest[length] ?? -1)) {
        return table.values[(table.offset[length] ?? 0) + code] ?? 0;
      }
    }
    throw brokenJpeg();
  }

  /** Skips the restart marker with the given number, which cycles from 0 to 7 (T.81, E.2.4). */
  restart(number: number): void {
    this.#left = 0;
    while (this.#file[this.#at + 1] === 0xff) this.#at += 1;
    const isRestart = this.#file[this.#at] === 0xff;
    if (!isRestart || this.#file[this.#at + 1] !== 0xd0 + (number & 7)) throw brokenJpeg();
    this.#at += 2;
  }

  /** A zero is stuffed after 0xff, which otherwise starts a marker (T.81, F.1.2.3). */
  #nextByte(): void {
    const byte = this.#file[this.#at];
    const isMarker = byte === 0xff && this.#file[this.#at + 1] !== 0;
    if (byte === undefined || isMarker) throw brokenJpeg();
    this.#at += byte === 0xff ? 2 : 1;
    this.#byte = byte;
    this.#left = 8;
  }
}

/** Creates the error for malformed files. */
export function brokenJpeg(): Error {
  return new Error('broken JPEG');
}
