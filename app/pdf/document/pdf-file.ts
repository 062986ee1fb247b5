import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/**
 * The objects of a PDF file, written as text and numbered from 1 (ISO 32000-1, 7.3). A plain list of strings, because
 * a model of objects takes twice the time.
 */
export type PdfFile = {
  /** The text of each object, by number - 1; empty for streams. */
  objects: string[];
  streams: { number: number; entries: string; content: Uint8Array }[];
};

/** Creates a file without objects. */
export function startPdfFile(): PdfFile {
  return { objects: [], streams: [] };
}

/** Adds an object and returns its number. */
export function addObject({ objects }: PdfFile, text: string): number {
  return objects.push(text);
}

/** Returns a number for an object that is written later with `setObject`. */
export function reserveObject({ objects }: PdfFile): number {
  return objects.push('');
}

export function setObject({ objects }: PdfFile, number: number, text: string): void {
  objects[number - 1] = text;
}

/** Deflates a stream and adds it; returns its number. */
export function addStream(file: PdfFile, content: string | Uint8Array, entries = ''): number {
  return addEncodedStream(file, deflate(content), `${entries}/Filter/FlateDecode`);
}

/** Adds an already encoded stream; `entries` name its filter. */
export function addEncodedStream(file: PdfFile, content: Uint8Array, entries: string): number {
  const number = reserveObject(file);
  file.streams.push({ number, entries, content });
  return number;
}

/** Returns a text as a PDF string that nothing in it can terminate: plain ASCII as it is, everything else in UTF-16. */
export function pdfText(text: string): string {
  if (/^[ -~]*$/.test(text)) return `(${text.replace(/[\\()]/g, '\\$&')})`;
  let hex = '<feff';
  for (let i = 0; i < text.length; i++) hex += hex4(text.charCodeAt(i));
  return `${hex}>`;
}

/** Returns ASCII text as a PDF string; other characters and controls are left out. */
export function pdfBytes(text: string): string {
  return pdfText(text.replace(/[^ -~]/g, ''));
}

/** Returns the references to objects, separated by spaces. */
export function references(numbers: readonly number[]): string {
  return numbers.length === 0 ? '' : `${numbers.join(' 0 R ')} 0 R`;
}

// The decimals of a number, by its hundredths: `String` of a fraction is slow.
const fractions = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));

/** Formats a length or coordinate with at most two decimals, never with an exponent. */
export function pdfNumber(value: number): string {
  const hundredths = Math.round(value * 100);
  const size = Math.abs(hundredths);
  const whole = Math.floor(size / 100);
  return `${hundredths < 0 ? '-' : ''}${whole}${fractions[size - whole * 100]}`;
}

/** Formats a number as four hexadecimal digits. */
export function hex4(number: number): string {
  return number.toString(16).padStart(4, '0');
}

// Level 6 takes a tenth more time for 0.5% fewer bytes, level 4 a tenth less for 2.5% more: the invoices of tests/bench.
const level = 5;

/** Compresses bytes for a `FlateDecode` stream. */
export function deflate(content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  return deflateSync(bytes, { level });
}

/**
 * Writes a PDF 1.7 file (ISO 32000-1, 7.5). The file identifier is derived from the content, so the same objects give
 * the same bytes. Streams are written one by one, all other objects in one deflated object stream (7.5.7).
 * @param root the number of the catalog
 * @param info the number of the information dictionary
 */
export function writePdfFile({ objects, streams }: PdfFile, root: number, info: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    chunks.push(bytes);
    length += bytes.length;
  };
  const container = objects.length + 1;
  const table = Buffer.alloc((container + 2) * rowLength);
  table.writeUint16BE(0xffff, 5);
  const enter = (number: number, kind: 1 | 2, place: number, index: number) => {
    table.writeUint8(kind, number * rowLength);
    table.writeUint32BE(place, number * rowLength + 1);
    table.writeUint16BE(index, number * rowLength + 5);
  };
  const writeStream = (number: number, entries: string, content: Uint8Array) => {
    enter(number, 1, length, 0);
    write(`${number} 0 obj\n<</Length ${content.length}${entries}>>\nstream\n`);
    write(content);
    write('\nendstream\nendobj\n');
  };

  // The comment with four high bytes marks the file as binary for transfer programs (7.5.2).
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  for (const { number, entries, content } of streams) writeStream(number, entries, content);
  let heads = '';
  let bodies = '';
  let count = 0;
  objects.forEach((text, at) => {
    if (text === '') return;
    enter(at + 1, 2, container, count++);
    heads += `${at + 1} ${bodies.length} `;
    bodies += `${text}\n`;
  });
  const group = `/Type/ObjStm/N ${count}/First ${heads.length}/Filter/FlateDecode`;
  writeStream(container, group, deflate(heads + bodies));

  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  const id = hash.digest('hex').slice(0, 32);
  const start = length;
  enter(container + 1, 1, start, 0);
  writeStream(
    container + 1,
    `/Type/XRef/Size ${container + 2}/W[1 4 2]/Root ${root} 0 R/Info ${info} 0 R/ID[<${id}><${id}>]` +
      `/DecodeParms<</Predictor 12/Columns ${rowLength}>>/Filter/FlateDecode`,
    deflate(predictRows(table)),
  );
  write(`startxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(chunks, length));
}

// A row of the cross-reference table (7.5.8): a type, an offset in the file or the object stream number, and an index
// in it.
const rowLength = 7;

/** Encodes each row as the difference from the previous one, which is similar (7.4.4.4: PNG's Up predictor). */
function predictRows(table: Uint8Array): Uint8Array {
  const count = table.length / rowLength;
  const rows = new Uint8Array(count * (rowLength + 1));
  for (let row = 0; row < count; row++) {
    const at = row * (rowLength + 1);
    rows[at] = 2;
    for (let i = 0; i < rowLength; i++) {
      const place = row * rowLength + i;
      rows[at + 1 + i] = (table[place] ?? 0) - (table[place - rowLength] ?? 0);
    }
  }
  return rows;
}
