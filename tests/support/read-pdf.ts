import * as mupdf from 'mupdf';
import { entriesOf, keysOf, openPdf, textOf } from './pdf-objects.ts';

export type ReadLink = {
  uri: string;
  /** Left, top, right, bottom in points from the top left corner of the page. */
  box: [number, number, number, number];
};

/** Left, top, width and height in points from the top left corner of the page. */
export type TextBox = { x: number; y: number; w: number; h: number };

export type ReadPage = {
  text: string;
  /** Width and height in points. */
  size: [number, number];
  /** Lines with their left end and baseline in points, and the box that their letters may occupy. */
  lines: { text: string; x: number; y: number; size: number; box: TextBox }[];
  links: ReadLink[];
};

/** An element of the document's structure; `marks` counts its own marked content and links. */
export type StructureNode = { role: string; alt: string; marks: number; kids: StructureNode[] };

/** What an independent reader (MuPDF) finds in a PDF file. */
export type ReadPdf = {
  title: string;
  language: string;
  pages: ReadPage[];
  /** The text of all pages. */
  text: string;
  /** The types of all actions, and the catalog's entries: whatever could be active content. */
  actions: string[];
  catalog: string[];
  /** The structure that a screen reader navigates. */
  structure: StructureNode;
  /** What the reader warned about or had to repair; empty for a clean file. */
  complaints: string[];
};

/** Reads and checks every page of a PDF file; `draw` also renders each page, which checks fonts and pictures. */
export function readPdf(bytes: Uint8Array, { draw = false } = {}): ReadPdf {
  const complaints: string[] = [];
  mupdf.setLog((message: string) => complaints.push(message));
  const document = openPdf(bytes);
  const pages = Array.from({ length: document.countPages() }, (_, i) => {
    const page = document.loadPage(i);
    if (draw) renderPage(page, 0.5);
    return readPage(page);
  });
  if (document.wasRepaired()) complaints.push('the file had to be repaired');
  const catalog = document.getTrailer().get('Root');
  return {
    title: document.getMetaData('info:Title') ?? '',
    language: catalog.get('Lang').asString(),
    pages,
    text: pages.map((page) => page.text).join('\n'),
    actions: entriesOf(catalog.get('Pages').get('Kids')).flatMap((page) =>
      entriesOf(page.get('Annots')).map((annotation) => annotation.get('A').get('S').asName()),
    ),
    catalog: keysOf(catalog),
    structure: readStructure(catalog.get('StructTreeRoot').get('K')),
    complaints,
  };
}

function readStructure(element: mupdf.PDFObject): StructureNode {
  const kids = entriesOf(element.get('K'));
  const parts = kids.filter((kid) => kid.isDictionary() && !kid.get('S').isNull());
  return {
    role: element.get('S').asName(),
    alt: textOf(element.get('Alt')),
    marks: kids.length - parts.length,
    kids: parts.map(readStructure),
  };
}

/** Returns the color at a position on a page: red, green and blue from 0 to 255. */
export type ColorAt = (x: number, y: number) => [number, number, number];

/** Renders the first page and returns a function that reads colors by position in points. */
export function rasterize(bytes: Uint8Array): ColorAt {
  const scale = 4;
  const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(0);
  const picture = renderPage(page, scale);
  const pixels = picture.getPixels();
  const stride = picture.getStride();
  return (x, y) => {
    const at = Math.floor(y * scale) * stride + Math.floor(x * scale) * 3;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
}

function renderPage(page: mupdf.Page, scale: number): mupdf.Pixmap {
  return page.toPixmap(mupdf.Matrix.scale(scale, scale), mupdf.ColorSpace.DeviceRGB, false);
}

type StructuredText = {
  blocks: {
    lines?: { text: string; x: number; y: number; font: { size: number }; bbox: TextBox }[];
  }[];
};

function readPage(page: mupdf.Page): ReadPage {
  const structured = page.toStructuredText('preserve-whitespace');
  const [left, top, right, bottom] = page.getBounds();
  const { blocks } = JSON.parse(structured.asJSON()) as StructuredText;
  return {
    text: structured.asText(),
    size: [right - left, bottom - top],
    lines: blocks.flatMap(({ lines = [] }) =>
      lines.map(({ text, x, y, font, bbox: box }) => ({
        text: text.trim(),
        x,
        y,
        size: font.size,
        box,
      })),
    ),
    links: page.getLinks().map((link) => ({ uri: link.getURI(), box: link.getBounds() })),
  };
}
