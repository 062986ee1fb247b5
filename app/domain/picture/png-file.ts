/** A parsed PNG file without metadata and trailing data. */
export type PngFile = {
  /** Pixels. */
  width: number;
  height: number;
  bitDepth: number;
  colorType: number;
  /** Samples per pixel; a palette index counts as one. */
  channels: number;
  interlaced: boolean;
  /** Three bytes per color. */
  palette: Uint8Array;
  transparency: Uint8Array | null;
  /** The pieces of the zlib stream with the rows. */
  data: Uint8Array[];
  /** Signature and picture chunks, as in the file. */
  parts: Uint8Array[];
};

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depthsOf: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/**
 * Parses the chunks of a PNG file (W3C PNG, third edition); null when it isn't one, is truncated or is inconsistent.
 */
export function parsePngFile(file: Uint8Array): PngFile | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 45 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) {
    return null;
  }
  let png: PngFile | null = null;
  for (let at = 8; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > file.length) return null;
    const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const content = file.subarray(at + 8, at + 8 + length);
    if (name === 'IHDR') {
      if (png) return null;
      png = parseHeader(content);
      png?.parts.push(file.subarray(0, 8));
    }
    if (!png) return null;
    if (name === 'PLTE') png.palette = content;
    else if (name === 'tRNS') png.transparency = content;
    else if (name === 'IDAT') png.data.push(content);
    if (pictureChunks.has(name)) png.parts.push(file.subarray(at, end));
    if (name === 'IEND') return isWhole(png) ? png : null;
    at = end;
  }
  return null;
}

// All other chunks are metadata: texts, locations, profiles, further frames of an animation.
const pictureChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

function parseHeader(content: Uint8Array): PngFile | null {
  if (content.length !== 13) return null;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const bitDepth = view.getUint8(8);
  const colorType = view.getUint8(9);
  if (!depthsOf[colorType]?.includes(bitDepth) || view.getUint8(12) > 1) return null;
  return {
    width: view.getUint32(0),
    height: view.getUint32(4),
    bitDepth,
    colorType,
    channels: channelsOf[colorType] ?? 1,
    interlaced: view.getUint8(12) === 1,
    palette: new Uint8Array(),
    transparency: null,
    data: [],
    parts: [],
  };
}

function isWhole(png: PngFile): boolean {
  const colors = png.palette.length / 3;
  const hasPalette = Number.isInteger(colors) && colors >= 1 && colors <= 256;
  return (
    png.width > 0 && png.height > 0 && png.data.length > 0 && (png.colorType !== 3 || hasPalette)
  );
}
