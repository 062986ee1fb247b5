import { crc32, deflateSync } from 'node:zlib';

/** A drawing in one color: the opacity of each pixel, from 0 to 1. */
export type Drawing = {
  /** Pixels. */
  width: number;
  height: number;
  /** Red, green, blue: 0 to 255. */
  color: readonly [number, number, number];
  inkAt: (x: number, y: number) => number;
};

/** Encodes a drawing as a PNG file with a palette of one color in 256 opacities, so that it stays small. */
export function drawPng({ width, height, color, inkAt }: Drawing): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const strengths = Array.from({ length: 256 }, (_, strength) => strength);
  const rows = Array.from({ length: height }, (_, y) =>
    // The first byte of a row is its filter: none.
    Uint8Array.from({ length: width + 1 }, (_, i) =>
      i === 0 ? 0 : Math.round(255 * Math.min(1, Math.max(0, inkAt(i - 1, y)))),
    ),
  );
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('PLTE', Uint8Array.from(strengths.flatMap(() => color))),
    pngChunk('tRNS', Uint8Array.from(strengths)),
    pngChunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 })),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** Encodes a chunk of a PNG file (W3C PNG, third edition, 5.3). */
export function pngChunk(name: string, content: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(content.length + 12);
  bytes.writeUInt32BE(content.length, 0);
  bytes.write(name, 4, 'latin1');
  bytes.set(content, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, content.length + 8)), content.length + 8);
  return bytes;
}
