import type * as mupdf from 'mupdf';
import { entriesOf, openPdf, shownCodes, streamOf } from './pdf-objects.ts';

/** An element of a PDF's structure with all the text read out for it, including its children's. */
export type ReadPart = { role: string; language: string; text: string; parts: ReadPart[] };

type MarkedTexts = Map<number, string>;

/**
 * Returns what a screen reader makes of the structure of one of our PDFs: finds texts by their marks in the page
 * content and decodes them with the fonts' ToUnicode maps.
 */
export function readParts(bytes: Uint8Array): ReadPart {
  const document = openPdf(bytes);
  const fonts = readFonts(document);
  const pages = new Map<number, MarkedTexts>();
  for (let i = 0; i < document.countPages(); i++) {
    const page = document.loadPage(i).getObject();
    pages.set(page.asIndirect(), readMarks(streamOf(page.get('Contents')), fonts));
  }
  const root = document.getTrailer().get('Root').get('StructTreeRoot').get('K');
  return readPart(root, pages);
}

/** Returns all elements in reading order. */
export function allParts(part: ReadPart): ReadPart[] {
  return [part, ...part.parts.flatMap(allParts)];
}

function readPart(element: mupdf.PDFObject, pages: Map<number, MarkedTexts>): ReadPart {
  const own = element.get('Pg').asIndirect();
  const parts: ReadPart[] = [];
  let text = '';
  for (const kid of entriesOf(element.get('K'))) {
    if (kid.isNumber()) text += pages.get(own)?.get(kid.asNumber()) ?? '';
    else if (!kid.get('S').isNull()) {
      const part = readPart(kid, pages);
      parts.push(part);
      text += part.text;
    } else if (!kid.get('MCID').isNull()) {
      text += pages.get(kid.get('Pg').asIndirect())?.get(kid.get('MCID').asNumber()) ?? '';
    }
  }
  const language = element.get('Lang');
  const role = element.get('S').asName();
  return { role, language: language.isString() ? language.asString() : '', text, parts };
}

function readFonts(document: mupdf.PDFDocument): Map<string, Map<number, string>> {
  const resources = document.loadPage(0).getObject().get('Resources');
  const fonts = new Map<string, Map<number, string>>();
  resources.get('Font').forEach((font, name) => {
    // Our ranges are consecutive, so the letters are in the order of their codes.
    const map = streamOf(font.get('ToUnicode')).matchAll(/^<([0-9a-f]+)>$/gm);
    const letters = Array.from(map, ([, utf16 = '']) =>
      Buffer.from(utf16, 'hex').swap16().toString('utf16le'),
    ).map((letter, code): [number, string] => [code, letter]);
    fonts.set(String(name), new Map(letters));
  });
  return fonts;
}

/** Returns the text of each mark in a page's content. */
function readMarks(content: string, fonts: Map<string, Map<number, string>>): MarkedTexts {
  const texts: MarkedTexts = new Map();
  let mark = -1;
  let letters = new Map<number, string>();
  for (const line of content.split('\n')) {
    const begin = /^\/\w+<<\/MCID (\d+)>>BDC$/.exec(line);
    if (begin) mark = Number(begin[1]);
    if (line === 'EMC' || line.startsWith('/Artifact')) mark = -1;
    const font = /\/(F\d) [\d.]+ Tf/.exec(line);
    letters = fonts.get(font?.[1] ?? '') ?? letters;
    const text = shownCodes(line)
      .map((code) => letters.get(code) ?? '')
      .join('');
    texts.set(mark, (texts.get(mark) ?? '') + text);
  }
  return texts;
}
