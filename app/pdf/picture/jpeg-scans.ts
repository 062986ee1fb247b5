import type { JpegFile } from '#app/domain/picture/jpeg-file.ts';
import {
  addHuffmanTables,
  brokenJpeg,
  type HuffmanTable,
  type HuffmanTables,
  ScanBits,
} from './jpeg-bits.ts';

type Component = {
  id: number;
  quantization: number;
  /** Blocks per unit of an interleaved scan, horizontally and vertically. */
  across: number;
  down: number;
  /** Blocks per row and column of a scan with only this component. */
  ownAcross: number;
  ownDown: number;
  /** Blocks per row of complete units. */
  rowBlocks: number;
  /** Which of the 64 coefficients of each block a progressive file has set so far. */
  isSet: Uint8Array;
  isStarted: boolean;
};

type Frame = {
  isProgressive: boolean;
  unitsAcross: number;
  unitsDown: number;
  components: Component[];
};

/** A component of a scan with its tables. */
type Part = Component & { dc: HuffmanTable | undefined; ac: HuffmanTable | undefined };

/** Spectral selection (T.81, G.1.1.1), and how many further blocks of a band are empty. */
type Band = { first: number; last: number; isRefinement: boolean; endRun: number };

/**
 * Whether every block of the picture can be decoded (ITU-T T.81): its tables exist, no code is unknown and no scan ends
 * early. Doesn't compute pixels.
 */
export function canDecodeJpeg({ parts }: Pick<JpegFile, 'parts'>): boolean {
  const tables: HuffmanTables = new Map();
  const quantizations = new Set<number>();
  let frame: Frame | undefined;
  let restartInterval = 0;
  try {
    for (const part of parts) {
      const marker = part[1];
      const end = 2 + wordAt(part, 2);
      const content = part.subarray(4, end);
      if (marker === 0xc4) addHuffmanTables(content, tables);
      else if (marker === 0xdb) addQuantizations(content, quantizations);
      else if (marker === 0xdd) restartInterval = wordAt(content, 0);
      else if (marker === 0xda) {
        if (!frame) return false;
        parseScan(frame, { header: content, tables, restartInterval }, new ScanBits(part, end));
      } else if (marker === 0xc0 || marker === 0xc1 || marker === 0xc2) {
        frame = parseFrame(content, marker === 0xc2);
      }
    }
  } catch {
    return false;
  }
  const isWhole = ({ isStarted, quantization }: Component) =>
    isStarted && quantizations.has(quantization);
  return frame?.components.every(isWhole) ?? false;
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

function addQuantizations(content: Uint8Array, known: Set<number>): void {
  for (let at = 0; at < content.length; ) {
    const head = content[at] ?? 0;
    at += head >> 4 === 0 ? 65 : 129;
    if (at > content.length) throw brokenJpeg();
    known.add(head & 15);
  }
}

function parseFrame(content: Uint8Array, isProgressive: boolean): Frame {
  const [height, width, count] = [wordAt(content, 1), wordAt(content, 3), content[5] ?? 0];
  if (content.length < 6 + 3 * count) throw brokenJpeg();
  const stated = Array.from({ length: count }, (_, index) => {
    const [id = 0, factors = 0, quantization = 0] = content.subarray(6 + 3 * index);
    return { id, quantization, across: factors >> 4, down: factors & 15 };
  });
  if (stated.some(({ across, down }) => !isFactor(across) || !isFactor(down))) throw brokenJpeg();
  const maxAcross = Math.max(...stated.map(({ across }) => across));
  const maxDown = Math.max(...stated.map(({ down }) => down));
  const unitsAcross = Math.ceil(width / (8 * maxAcross));
  const unitsDown = Math.ceil(height / (8 * maxDown));
  const components = stated.map((component): Component => {
    const { across, down } = component;
    const blocks = unitsAcross * across * unitsDown * down;
    return {
      ...component,
      ownAcross: Math.ceil(Math.ceil((width * across) / maxAcross) / 8),
      ownDown: Math.ceil(Math.ceil((height * down) / maxDown) / 8),
      rowBlocks: unitsAcross * across,
      isSet: new Uint8Array(isProgressive ? blocks * 64 : 0),
      isStarted: false,
    };
  });
  return { isProgressive, unitsAcross, unitsDown, components };
}

function isFactor(factor: number): boolean {
  return factor >= 1 && factor <= 4;
}

function parseScan(
  frame: Frame,
  scan: { header: Uint8Array; tables: HuffmanTables; restartInterval: number },
  bits: ScanBits,
): void {
  const { header, tables, restartInterval } = scan;
  const count = header[0] ?? 0;
  const [first = 0, last = 0, approximation = 0] = header.subarray(1 + 2 * count);
  const band: Band = { first, last, isRefinement: approximation >> 4 > 0, endRun: 0 };
  const parts = Array.from({ length: count }, (_, index): Part => {
    const [id, chosen = 0] = header.subarray(1 + 2 * index);
    const component = frame.components.find((each) => each.id === id);
    if (!component) throw brokenJpeg();
    if (first === 0) component.isStarted = true;
    return { ...component, dc: tables.get(chosen >> 4), ac: tables.get(16 + (chosen & 15)) };
  });
  const [alone] = parts;
  if (!alone || header.length < 4 + 2 * count) throw brokenJpeg();
  if (frame.isProgressive && !isKnownBand(band, count)) throw brokenJpeg();
  const readBlock = frame.isProgressive ? progressiveReader(band) : decodeWholeBlock;
  const isInterleaved = count > 1;
  const across = isInterleaved ? frame.unitsAcross : alone.ownAcross;
  const units = across * (isInterleaved ? frame.unitsDown : alone.ownDown);
  for (let unit = 0; unit < units; unit++) {
    if (restartInterval > 0 && unit > 0 && unit % restartInterval === 0) {
      bits.restart(unit / restartInterval - 1);
      band.endRun = 0;
    }
    const row = Math.floor(unit / across);
    const column = unit % across;
    if (!isInterleaved) readBlock(bits, alone, (row * alone.rowBlocks + column) * 64, band);
    else {
      for (const part of parts) {
        for (let block = 0; block < part.across * part.down; block++) {
          const y = row * part.down + Math.floor(block / part.across);
          const x = column * part.across + (block % part.across);
          readBlock(bits, part, (y * part.rowBlocks + x) * 64, band);
        }
      }
    }
  }
}

/** A band with the first coefficient may contain several components, any other only one (T.81, G.1.1.1.1). */
function isKnownBand({ first, last }: Band, count: number): boolean {
  return first === 0 ? last === 0 : count === 1 && last >= first && last < 64;
}

type DecodeBlock = (bits: ScanBits, part: Part, at: number, band: Band) => void;

/** Reads a block of a sequential file (T.81, F.2.2). */
const decodeWholeBlock: DecodeBlock = (bits, { dc, ac }) => {
  bits.bits(bits.decode(dc) & 15);
  for (let place = 1; place < 64; place++) {
    const code = bits.decode(ac);
    const [run, size] = [code >> 4, code & 15];
    if (size === 0 && run < 15) return;
    place += run;
    if (place > 63) throw brokenJpeg();
    bits.bits(size);
  }
};

/** Reads a block's part of one scan of a progressive file (T.81, G.1.2). */
function progressiveReader({ first, isRefinement }: Band): DecodeBlock {
  if (first > 0) return isRefinement ? refineBand : decodeBand;
  return isRefinement
    ? (bits) => void bits.bit()
    : (bits, { dc }) => void bits.bits(bits.decode(dc) & 15);
}

const decodeBand: DecodeBlock = (bits, { ac, isSet }, at, band) => {
  if (band.endRun > 0) {
    band.endRun -= 1;
    return;
  }
  for (let place = band.first; place <= band.last; place++) {
    const code = bits.decode(ac);
    const [run, size] = [code >> 4, code & 15];
    if (size === 0 && run < 15) {
      band.endRun = (1 << run) + bits.bits(run) - 1;
      return;
    }
    place += run;
    if (place > 63) throw brokenJpeg();
    if (size > 0) isSet[at + place] = 1;
    bits.bits(size);
  }
};

const refineBand: DecodeBlock = (bits, { ac, isSet }, at, band) => {
  let place = band.first;
  const isOver = () => place > band.last;
  while (band.endRun === 0 && !isOver()) {
    const code = bits.decode(ac);
    const [run, size] = [code >> 4, code & 15];
    if (size === 0 && run < 15) {
      band.endRun = (1 << run) + bits.bits(run);
      break;
    }
    if (size > 0) bits.bit();
    for (let zeros = run; !isOver(); place++) {
      if (isSet[at + place]) bits.bit();
      else if (zeros-- === 0) break;
    }
    if (size > 0 && !isOver()) isSet[at + place] = 1;
    place++;
  }
  if (band.endRun === 0) return;
  for (; !isOver(); place++) if (isSet[at + place]) bits.bit();
  band.endRun -= 1;
};
