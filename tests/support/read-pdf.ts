import * as mupdf from 'mupdf';

export type ReadLink = {
  uri: string;
  /** Left, top, right, bottom in points from the top left corner of the page. */
  box: [number, number, number, number];
};

export type ReadPage = {
  text: string;
  /** Lines with their left end and baseline in points. */
  lines: { text: string; x: number; y: number; size: number }[];
  links: ReadLink[];
};

/** What an independent reader (MuPDF) finds in a PDF file. */
export type ReadPdf = {
  title: string;
  language: string;
  pages: ReadPage[];
  /** The text of all pages. */
  text: string;
  /** What the reader complained about or had to repair; empty for a clean file. */
  complaints: string[];
};

/** Reads and checks every page of a PDF file; `draw` has each page drawn too, which checks fonts and pictures. */
export function readPdf(bytes: Uint8Array, { draw = false } = {}): ReadPdf {
  const complaints: string[] = [];
  mupdf.setLog((message: string) => complaints.push(message));
  const document = mupdf.Document.openDocument(bytes, 'application/pdf');
  if (!(document instanceof mupdf.PDFDocument)) throw new Error('not a PDF');
  const pages = Array.from({ length: document.countPages() }, (_, i) => {
    const page = document.loadPage(i);
    if (draw) renderPage(page, 0.5);
    return readPage(page);
  });
  if (document.wasRepaired()) complaints.push('the file had to be repaired');
  return {
    title: document.getMetaData('info:Title') ?? '',
    language: document.getTrailer().get('Root').get('Lang').asString(),
    pages,
    text: pages.map((page) => page.text).join('\n'),
    complaints,
  };
}

/** The colour at a place of a page, red, green and blue from 0 to 255. */
export type ColorAt = (x: number, y: number) => [number, number, number];

/** Draws a page at `scale` pixels per point and returns a function that reads colours by place in points. */
export function rasterize(bytes: Uint8Array, pageIndex = 0, scale = 4): ColorAt {
  const page = mupdf.Document.openDocument(bytes, 'application/pdf').loadPage(pageIndex);
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
  blocks: { lines?: { text: string; x: number; y: number; font: { size: number } }[] }[];
};

function readPage(page: mupdf.Page): ReadPage {
  const structured = page.toStructuredText('preserve-whitespace');
  const { blocks } = JSON.parse(structured.asJSON()) as StructuredText;
  return {
    text: structured.asText(),
    lines: blocks.flatMap(({ lines = [] }) =>
      lines.map(({ text, x, y, font }) => ({ text, x, y, size: font.size })),
    ),
    links: page.getLinks().map((link) => ({ uri: link.getURI(), box: link.getBounds() })),
  };
}
