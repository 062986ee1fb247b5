import * as mupdf from 'mupdf';

/** Opens one of our PDFs with MuPDF. */
export function openPdf(bytes: Uint8Array): mupdf.PDFDocument {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf');
  if (!(document instanceof mupdf.PDFDocument)) throw new Error('not a PDF');
  return document;
}

/** Returns an array's entries; a single object becomes a one-entry array, and null an empty one. */
export function entriesOf(array: mupdf.PDFObject): mupdf.PDFObject[] {
  if (!array.isArray()) return array.isNull() ? [] : [array];
  return Array.from({ length: array.length }, (_, i) => array.get(i));
}

/** Looks up nested keys and indexes; null if one of them is missing. */
export function lookUp(object: mupdf.PDFObject, ...keys: (string | number)[]): mupdf.PDFObject {
  let found = object;
  for (const key of keys) if (!found.isNull()) found = found.get(key);
  return found;
}

export function keysOf(dictionary: mupdf.PDFObject): string[] {
  const keys: string[] = [];
  dictionary.forEach((_, key) => {
    keys.push(String(key));
  });
  return keys;
}

/** Returns a stream's bytes, one per character. */
export function streamOf(object: mupdf.PDFObject): string {
  return Buffer.from(object.readStream().asUint8Array()).toString('latin1');
}

export function catalogOf(document: mupdf.PDFDocument): mupdf.PDFObject {
  return document.getTrailer().get('Root');
}

/** Returns a document's page objects. */
export function pagesOf(document: mupdf.PDFDocument): mupdf.PDFObject[] {
  return Array.from({ length: document.countPages() }, (_, i) => document.loadPage(i).getObject());
}

/** Returns a string, empty if missing. */
export function textOf(object: mupdf.PDFObject): string {
  return object.isString() ? object.asString() : '';
}

/** Returns the structure elements of a document in reading order. */
export function partsOf(document: mupdf.PDFDocument): mupdf.PDFObject[] {
  const walk = (part: mupdf.PDFObject): mupdf.PDFObject[] => [
    part,
    ...partsWithin(part).flatMap(walk),
  ];
  return walk(catalogOf(document).get('StructTreeRoot').get('K'));
}

/** Returns an element's direct children. */
export function partsWithin(part: mupdf.PDFObject): mupdf.PDFObject[] {
  return entriesOf(part.get('K')).filter((kid) => kid.isDictionary() && kid.get('S').isName());
}

/** Returns an element's role. */
export function roleOf(part: mupdf.PDFObject): string {
  return part.get('S').asName();
}

/** Returns the glyph numbers that a line of page content shows: the strings of its `TJ`, without the kerning. */
export function shownCodes(line: string): number[] {
  const operand = /\[(\(.*\))\]TJ/.exec(line)?.[1] ?? '';
  const bytes = Array.from(operand.matchAll(/\(((?:\\.|[^\\)])*)\)/g), ([, string = '']) =>
    unescapeString(string),
  ).join('');
  const codes: number[] = [];
  for (let i = 0; i < bytes.length; i += 2) {
    codes.push(bytes.charCodeAt(i) * 0x100 + bytes.charCodeAt(i + 1));
  }
  return codes;
}

const escaped: Record<string, string> = { n: '\n', r: '\r' };

/** Returns the bytes that a literal string stands for, without its parentheses. */
export function unescapeString(string: string): string {
  return string.replace(/\\(.)/g, (_, byte) => escaped[byte] ?? byte);
}
