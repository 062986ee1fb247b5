const orientationTag = 0x0112;

/** A parsed JPEG file without metadata and trailing data. */
export type JpegFile = {
  /** Pixels as stored, before applying the orientation. */
  width: number;
  height: number;
  /** 1 for gray, 3 for color, 4 for CMYK. */
  components: number;
  /** Orientation, 1 to 8 (Exif 2.3, tag 0x0112). */
  orientation: number;
  /** Written by Adobe programs, which store CMYK inverted. */
  isAdobe: boolean;
  /** The segments of the picture, from start to end marker. */
  parts: Uint8Array[];
};

const startOfScan = 0xda;
const endOfImage = 0xd9;
const comment = 0xfe;
const adobe = 0xee;
const exif = 0xe1;
// Baseline, extended and progressive frames, which PDF also supports (ISO 32000-1, 7.4.8).
const frames = new Set([0xc0, 0xc1, 0xc2]);
const otherFrames = new Set([0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const knownComponents = new Set([1, 3, 4]);
// Programs write about ten. Each scan processes the complete picture, and a thousand fit into few bytes.
const maxScans = 100;

/**
 * Parses a JPEG file (ITU-T T.81, annex B); null when it isn't one, is truncated, or is of a kind that PDF doesn't
 * support.
 */
export function parseJpegFile(file: Uint8Array): JpegFile | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  const jpeg = { width: 0, height: 0, components: 0, orientation: 1, isAdobe: false };
  const parts = [file.subarray(0, 2)];
  let scans = 0;
  for (let at = 2; at + 2 <= file.length; ) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === endOfImage) {
      parts.push(file.subarray(at, at + 2));
      return scans > 0 ? { ...jpeg, parts } : null;
    }
    if (at + 4 > file.length) return null;
    let end = at + 2 + view.getUint16(at + 2);
    if (end > file.length) return null;
    if (frames.has(marker)) {
      if (jpeg.components > 0 || end < at + 10 || file[at + 4] !== 8) return null;
      jpeg.height = view.getUint16(at + 5);
      jpeg.width = view.getUint16(at + 7);
      jpeg.components = file[at + 9] ?? 0;
      if (jpeg.width === 0 || jpeg.height === 0 || !knownComponents.has(jpeg.components)) {
        return null;
      }
    } else if (otherFrames.has(marker)) {
      return null;
    } else if (marker === startOfScan) {
      scans++;
      if (jpeg.components === 0 || scans > maxScans) return null;
      end = endOfScan(file, end);
    }
    if (marker === adobe) jpeg.isAdobe = true;
    if (marker === exif) {
      const orientation = parseOrientation(file.subarray(at + 4, end));
      if (orientation !== 1) jpeg.orientation = orientation;
    }
    if (!isMetadata(marker)) parts.push(file.subarray(at, end));
    at = end;
  }
  return null;
}

/** Whether a segment is metadata: the location of a photo, thumbnails, color profiles, comments. */
function isMetadata(marker: number): boolean {
  return (marker >= 0xe0 && marker < 0xf0 && marker !== adobe) || marker === comment;
}

/** Finds the next marker; within a scan, 0xff is followed by a stuffed zero or a restart marker (T.81, B.1.1.5). */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return file.length;
}

/** Parses the orientation, 1 to 8, of an APP1 segment (Exif 2.3, 4.6.4); 1 when it has none. */
function parseOrientation(segment: Uint8Array): number {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  if (segment.length < 14 || view.getUint32(0) !== 0x45786966) return 1;
  const tiff = 6;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > segment.length) return 1;
  const count = view.getUint16(directory, little);
  for (let i = 0; i < count; i++) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > segment.length) return 1;
    if (view.getUint16(entry, little) !== orientationTag) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
