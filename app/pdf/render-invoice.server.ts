import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { type PdfFile, startPdfFile } from './document/pdf-file.ts';
import { pdfBytes, pdfNumber, pdfText } from './document/pdf-text.ts';
import { embedFont } from './font/embed-font.ts';
import { loadFaces } from './font/face.ts';
import { startSubset } from './font/subset.ts';
import { type LinkArea, type PageCanvas, startPage } from './page/page-canvas.ts';
import { startFlow } from './page/page-flow.ts';
import { paper } from './page/paper.ts';
import { embedPicture, type PlacedPicture } from './picture/embed-picture.ts';
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
  const flow = startFlow(() => startPage(subsets), {
    top: theme.margin.top,
    laterTop: theme.margin.top,
    bottom: paper.height - theme.margin.bottom,
  });
  const logo = embedPicture(file, 'Logo', sheet.logo);
  const signature = embedPicture(file, 'Signature', sheet.signature);
  const drawing = { flow, theme, logo, signature };
  template.drawBody(drawing, sheet);
  template.drawEdges(drawing, sheet);

  const fonts = `/F1 ${embedFont(file, subsets.regular)} 0 R/F2 ${embedFont(file, subsets.semiBold)} 0 R`;
  const resources = file.add(`<</Font<<${fonts}>>${pictureResources([logo, signature])}>>`);
  const pages = addPages(file, flow.pages, resources);
  const catalog = file.add(
    `<</Type/Catalog/Pages ${pages} 0 R/Lang${pdfBytes(languageOf(sheet))}` +
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

function addPages(file: PdfFile, pages: PageCanvas[], resources: number): number {
  const tree = file.reserve();
  const actions = new Map<string, number>();
  const kids = pages.map((page) => {
    const content = file.addStream('', page.content());
    const links = page.links.map((link) => `${addLink(file, actions, link)} 0 R`);
    const annotations = links.length > 0 ? `/Annots[${links.join(' ')}]` : '';
    return file.add(`<</Type/Page/Parent ${tree} 0 R/Contents ${content} 0 R${annotations}>>`);
  });
  const references = kids.map((kid) => `${kid} 0 R`).join(' ');
  const box = `[0 0 ${paper.width} ${paper.height}]`;
  file.set(
    tree,
    `<</Type/Pages/Kids[${references}]/Count ${kids.length}/MediaBox${box}/Resources ${resources} 0 R>>`,
  );
  return tree;
}

const mostLabel = 100;

/** A clickable area; areas with the same address share its action. */
function addLink(file: PdfFile, actions: Map<string, number>, link: LinkArea): number {
  const { box, target, label } = link;
  const action = actions.get(target) ?? file.add(`<</S/URI/URI${pdfBytes(target)}>>`);
  actions.set(target, action);
  const bottom = paper.height - box.y - box.height;
  const corners = [box.x, bottom, box.x + box.width, bottom + box.height].map(pdfNumber);
  return file.add(
    `<</Type/Annot/Subtype/Link/Rect[${corners.join(' ')}]/Border[0 0 0]/F 4` +
      `/Contents${pdfText(label.slice(0, mostLabel))}/A ${action} 0 R>>`,
  );
}
