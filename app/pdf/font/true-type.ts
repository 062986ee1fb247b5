import type { Face } from './face.ts';

const headLength = 54;
const maxpLength = 32;
const hheaLength = 36;
const tags = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];
const directoryLength = 12 + tags.length * 16;
const moreComponents = 0x20;

/**
 * Writes a TrueType file with the given glyphs of a face in the given order, followed by the components of composite
 * glyphs. It contains the tables that ISO 32000-1, 9.9 requires of an embedded CIDFontType2.
 */
export function writeTrueType(face: Face, wanted: number[]): Uint8Array {
  const { glyphs, places } = withComponents(face, wanted);
  const count = glyphs.length;
  let outlineBytes = 0;
  for (const glyph of glyphs) outlineBytes += outlineLength(face, glyph);

  const lengths = [outlineBytes, headLength, hheaLength, count * 4, (count + 1) * 4, maxpLength];
  const starts: number[] = [];
  let size = directoryLength;
  for (const length of lengths) {
    starts.push(size);
    size += (length + 3) & ~3;
  }
  const [glyf = 0, head = 0, hhea = 0, hmtx = 0, loca = 0, maxp = 0] = starts;
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);

  let at = 0;
  for (let i = 0; i < count; i++) {
    const glyph = glyphs[i] ?? 0;
    const from = face.offsets[glyph] ?? 0;
    const length = outlineLength(face, glyph);
    bytes.set(face.outlines.subarray(from, from + length), glyf + at);
    if (length > 0 && view.getInt16(glyf + at) < 0) renumberComponents(view, glyf + at, places);
    view.setUint32(loca + i * 4, at);
    view.setUint16(hmtx + i * 4, face.advances[glyph] ?? 0);
    view.setInt16(hmtx + i * 4 + 2, face.sideBearings[glyph] ?? 0);
    at += length;
  }
  view.setUint32(loca + count * 4, at);
  writeHead(view, head, face);
  writeHhea(view, hhea, face, count);
  writeMaxp(view, maxp, face, count);
  writeDirectory(view, starts, lengths);
  view.setUint32(head + 8, (0xb1b0afba - checksum(view, 0, size)) >>> 0);
  return bytes;
}

function outlineLength(face: Face, glyph: number): number {
  return (face.offsets[glyph + 1] ?? 0) - (face.offsets[glyph] ?? 0);
}

function withComponents(face: Face, wanted: number[]) {
  const glyphs = wanted.slice();
  const places = new Map<number, number>();
  for (let i = 0; i < glyphs.length; i++) places.set(glyphs[i] ?? 0, i);
  const { outlines } = face;
  const view = new DataView(outlines.buffer, outlines.byteOffset, outlines.byteLength);
  // The list grows during the loop, because components may have components.
  for (let i = 0; i < glyphs.length; i++) {
    const glyph = glyphs[i] ?? 0;
    const at = face.offsets[glyph] ?? 0;
    if (outlineLength(face, glyph) === 0 || view.getInt16(at) >= 0) continue;
    eachComponent(view, at, (place) => {
      const part = view.getUint16(place);
      if (!places.has(part)) places.set(part, glyphs.push(part) - 1);
    });
  }
  return { glyphs, places };
}

function renumberComponents(view: DataView, outline: number, places: Map<number, number>): void {
  eachComponent(view, outline, (place) => {
    view.setUint16(place, places.get(view.getUint16(place)) ?? 0);
  });
}

/** Calls back with the position of each component's glyph number in a composite outline (glyf table). */
export function eachComponent(
  view: DataView,
  outline: number,
  visit: (place: number) => void,
): void {
  let at = outline + 10;
  for (let flags = moreComponents; flags & moreComponents; ) {
    flags = view.getUint16(at);
    visit(at + 2);
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scale;
  }
}

function writeHead(view: DataView, at: number, face: Face): void {
  view.setUint32(at, 0x00010000);
  view.setUint32(at + 4, 0x00010000);
  view.setUint32(at + 12, 0x5f0f3cf5);
  view.setUint16(at + 16, 0x0003);
  view.setUint16(at + 18, face.unitsPerEm);
  face.boundingBox.forEach((edge, i) => {
    view.setInt16(at + 36 + i * 2, edge);
  });
  view.setUint16(at + 46, 8);
  view.setInt16(at + 48, 2);
  view.setInt16(at + 50, 1);
}

function writeHhea(view: DataView, at: number, face: Face, count: number): void {
  view.setUint32(at, 0x00010000);
  view.setInt16(at + 4, face.ascent);
  view.setInt16(at + 6, face.descent);
  view.setInt16(at + 18, 1);
  view.setUint16(at + 34, count);
}

function writeMaxp(view: DataView, at: number, face: Face, count: number): void {
  view.setUint32(at, 0x00010000);
  view.setUint16(at + 4, count);
  face.limits.forEach((limit, i) => {
    view.setUint16(at + 6 + i * 2, limit);
  });
}

function writeDirectory(view: DataView, starts: number[], lengths: number[]): void {
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tags.length);
  view.setUint16(6, 64);
  view.setUint16(8, 2);
  view.setUint16(10, tags.length * 16 - 64);
  tags.forEach((tag, i) => {
    const record = 12 + i * 16;
    const start = starts[i] ?? 0;
    const length = lengths[i] ?? 0;
    for (let c = 0; c < 4; c++) view.setUint8(record + c, tag.charCodeAt(c));
    view.setUint32(record + 4, checksum(view, start, (length + 3) & ~3));
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, length);
  });
}

function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) | 0;
  return sum >>> 0;
}
