import { crc32 } from 'node:zlib';

export type ZippedFile = { name: string; bytes: Uint8Array; modifiedAt: string };

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50, sizes: 0x08074b50 };
const endLength = 22;

/**
 * Reads a zip as a strict unzipper does (PKWARE APPNOTE 4.3): by its directory, checking that every local header, size
 * and checksum matches it, that nothing is compressed, and that there is nothing between the files.
 */
export function readZip(zip: Uint8Array): ZippedFile[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const u16 = (at: number) => view.getUint16(at, true);
  const u32 = (at: number) => view.getUint32(at, true);
  const insist = (at: number, value: number, wanted: number) => {
    if (value !== wanted) throw new Error(`At ${at}: ${value} instead of ${wanted}`);
  };
  const textAt = (at: number, length: number) =>
    new TextDecoder('utf-8', { fatal: true }).decode(zip.subarray(at, at + length));

  const end = zip.length - endLength;
  insist(end, u32(end), signatures.end);
  const count = u16(end + 10);
  const directory = u32(end + 16);
  insist(end, u32(end + 12), end - directory);

  const files: ZippedFile[] = [];
  let at = directory;
  let next = 0;
  for (let file = 0; file < count; file += 1) {
    insist(at, u32(at), signatures.central);
    const [crc, packed, size] = [u32(at + 16), u32(at + 20), u32(at + 24)];
    const [nameLength, extraLength, commentLength] = [u16(at + 28), u16(at + 30), u16(at + 32)];
    const name = textAt(at + 46, nameLength);
    if (/[^\x20-\x7e]/.test(name)) insist(at, u16(at + 8) & 0x800, 0x800);
    const local = u32(at + 42);
    insist(local, local, next);
    insist(local, u32(local), signatures.local);
    insist(local, u16(local + 8), 0);
    insist(local, u16(local + 26), nameLength);
    const start = local + 30 + nameLength + u16(local + 28);
    if (textAt(local + 30, nameLength) !== name) throw new Error(`Two names for ${name}`);
    const bytes = zip.subarray(start, start + size);
    insist(at, packed, size);
    insist(start, crc32(bytes), crc);
    const after = start + size;
    insist(after, u32(after), signatures.sizes);
    insist(after, u32(after + 4), crc);
    insist(after, u32(after + 12), size);
    next = after + 16;
    files.push({ name, bytes, modifiedAt: readTime(u16(at + 12), u16(at + 14)) });
    at += 46 + nameLength + extraLength + commentLength;
  }
  insist(at, at, end);
  insist(next, next, directory);
  return files;
}

/** Returns an MS-DOS time and date, which have no time zone, as `YYYY-MM-DD hh:mm:ss`. */
function readTime(time: number, date: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [1980 + (date >> 9), two((date >> 5) & 15), two(date & 31)].join('-');
  return `${day} ${two(time >> 11)}:${two((time >> 5) & 63)}:${two((time & 31) * 2)}`;
}
