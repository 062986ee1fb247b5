import * as mupdf from 'mupdf';

/** Opens a PDF of ours with MuPDF. */
export function openPdf(bytes: Uint8Array): mupdf.PDFDocument {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf');
  if (!(document instanceof mupdf.PDFDocument)) throw new Error('not a PDF');
  return document;
}

/** The entries of an array; a single object is an array of itself, and nothing is an empty one. */
export function entriesOf(array: mupdf.PDFObject): mupdf.PDFObject[] {
  if (!array.isArray()) return array.isNull() ? [] : [array];
  return Array.from({ length: array.length }, (_, i) => array.get(i));
}

/** What stands behind keys and places within one another; null where one of them is missing. */
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

/** A stream's bytes, one per character. */
export function streamOf(object: mupdf.PDFObject): string {
  return Buffer.from(object.readStream().asUint8Array()).toString('latin1');
}

export function catalogOf(document: mupdf.PDFDocument): mupdf.PDFObject {
  return document.getTrailer().get('Root');
}

/** The page objects of a document. */
export function pagesOf(document: mupdf.PDFDocument): mupdf.PDFObject[] {
  return Array.from({ length: document.countPages() }, (_, i) => document.loadPage(i).getObject());
}

/** A text, empty where there is none. */
export function textOf(object: mupdf.PDFObject): string {
  return object.isString() ? object.asString() : '';
}

/** The parts of a document's structure in reading order. */
export function partsOf(document: mupdf.PDFDocument): mupdf.PDFObject[] {
  const walk = (part: mupdf.PDFObject): mupdf.PDFObject[] => [
    part,
    ...partsWithin(part).flatMap(walk),
  ];
  return walk(catalogOf(document).get('StructTreeRoot').get('K'));
}

/** The parts directly within one. */
export function partsWithin(part: mupdf.PDFObject): mupdf.PDFObject[] {
  return entriesOf(part.get('K')).filter((kid) => kid.isDictionary() && kid.get('S').isName());
}

/** The role of a part. */
export function roleOf(part: mupdf.PDFObject): string {
  return part.get('S').asName();
}
