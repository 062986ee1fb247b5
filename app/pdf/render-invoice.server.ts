import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { addPages } from './document/add-pages.ts';
import { startPdfFile } from './document/pdf-file.ts';
import { pdfBytes, pdfText } from './document/pdf-text.ts';
import { embedFont } from './font/embed-font.ts';
import { loadFaces } from './font/face.ts';
import { startSubset } from './font/subset.ts';
import { startPage } from './page/page-canvas.ts';
import { startFlow } from './page/page-flow.ts';
import { paper } from './page/paper.ts';
import { embedPicture, type PlacedPicture } from './picture/embed-picture.ts';
import { startStructure } from './structure/element.ts';
import { writeStructure } from './structure/write-structure.ts';
import { templateFor } from './templates/template.ts';
import { cleanLine } from './text/clean-text.ts';

/**
 * Draws an invoice as a PDF file (`invoices.md` section 9, PDF layout). The same sheet always gives the same bytes.
 * Never throws: texts that the font lacks are printed as boxes, pictures that cannot be read are left out.
 */
export function renderInvoicePdf(sheet: InvoiceSheet): Uint8Array {
  const faces = loadFaces();
  const file = startPdfFile();
  const subsets = { regular: startSubset(faces.regular), semiBold: startSubset(faces.semiBold) };
  const template = templateFor(sheet.template);
  const { theme } = template;
  const flow = startFlow((index) => startPage(subsets, index), {
    top: theme.margin.top,
    laterTop: theme.margin.laterTop,
    bottom: paper.height - theme.margin.bottom,
  });
  const logo = embedPicture(file, 'Logo', sheet.logo);
  const signature = embedPicture(file, 'Signature', sheet.signature);
  const structure = startStructure();
  const drawing = { flow, theme, structure, logo, signature };
  template.drawBody(drawing, sheet);
  template.drawEdges(drawing, sheet);

  const fonts = `/F1 ${embedFont(file, subsets.regular)} 0 R/F2 ${embedFont(file, subsets.semiBold)} 0 R`;
  const resources = file.add(`<</Font<<${fonts}>>${pictureResources([logo, signature])}>>`);
  const { tree, places } = addPages(file, flow.pages, resources);
  const catalog = file.add(
    `<</Type/Catalog/Pages ${tree} 0 R/Lang${pdfBytes(languageOf(sheet))}/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${writeStructure(file, structure, places)} 0 R` +
      '/ViewerPreferences<</DisplayDocTitle true>>>>',
  );
  const title = pdfText(cleanLine(sheet.title));
  const information = file.add(`<</Title${title}/Author${pdfText(cleanLine(sheet.from.name))}>>`);
  return file.finish(catalog, information);
}

/** The sheet's language when it is a language tag, else English. */
function languageOf(sheet: InvoiceSheet): string {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(sheet.language) ? sheet.language : 'en';
}

function pictureResources(pictures: (PlacedPicture | null)[]): string {
  const entries = pictures.map((picture) =>
    picture ? `/${picture.name} ${picture.object} 0 R` : '',
  );
  return entries.join('') === '' ? '' : `/XObject<<${entries.join('')}>>`;
}
