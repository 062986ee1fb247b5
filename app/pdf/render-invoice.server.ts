import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import {
  addMetadata,
  addOutputIntent,
  attachFile,
  type PdfAttachment,
} from '#app/pdf/document/metadata.ts';
import {
  addObject,
  type PdfFile,
  pdfBytes,
  pdfText,
  startPdfFile,
  writePdfFile,
} from '#app/pdf/document/pdf-file.ts';
import { embedFont, startSubset } from '#app/pdf/font/embed-font.ts';
import { pageSizes, startPage } from '#app/pdf/page/page-canvas.ts';
import { startFlow } from '#app/pdf/page/page-flow.ts';
import { footGrowth } from '#app/pdf/sections/footer.ts';
import { writeOutline, writeStructure } from '#app/pdf/structure/write-structure.ts';
import { cleanLine } from '#app/pdf/text/wrap-text.ts';
import { addPages } from './document/add-pages.ts';
import { loadFaces, loadTypeface } from './font/face.ts';
import { embedPicture } from './picture/embed-picture.ts';
import { startStructure } from './structure/element.ts';
import { templateFor } from './templates/template.ts';
import { createTheme } from './templates/theme.ts';

type RenderOptions = {
  /** The same invoice in machine-readable form, embedded in the file. */
  attachment?: PdfAttachment | null;
  /** Sheets appended to the file, each on a new page: in one language, without pictures. */
  further?: readonly InvoiceSheet[];
};

/** Renders an invoice as `renderInvoicePdf` does, once its typeface is loaded. */
export async function renderInTypeface(
  sheet: InvoiceSheet,
  options: RenderOptions = {},
): Promise<Uint8Array> {
  await loadTypeface(sheet.look?.typeface);
  return renderInvoicePdf(sheet, options);
}

/** Longer documents get bookmarks. */
const maxPlainPages = 3;

/**
 * Renders an invoice as a PDF file that is valid PDF/A-3u and PDF/UA-1. The same sheet always gives the same bytes.
 * Characters missing in the font are printed as boxes, unreadable pictures are left out. Only throws when the look's
 * typeface isn't loaded, which only Inter always is: see `renderInTypeface`.
 */
export function renderInvoicePdf(
  sheet: InvoiceSheet,
  { attachment = null, further = [] }: RenderOptions = {},
): Uint8Array {
  const faces = loadFaces(sheet.look?.typeface);
  const file = startPdfFile();
  const subsets = { regular: startSubset(faces.regular), semiBold: startSubset(faces.semiBold) };
  const template = templateFor(sheet.template);
  const size = pageSizes[sheet.paper];
  const theme = createTheme(template.theme, size, sheet.look);
  const flow = startFlow((index) => startPage(subsets, size, index), {
    top: theme.margin.top,
    laterTop: theme.margin.laterTop,
    bottom: size.height - theme.margin.bottom - footGrowth(sheet, theme),
  });
  const logo = embedPicture(file, 'Logo', sheet.logo);
  const signature = embedPicture(file, 'Signature', sheet.signature);
  const structure = startStructure();
  const drawing = { flow, theme, structure, logo, signature };
  let spot = { page: 0, y: theme.margin.top };
  for (const draw of template.sections) spot = draw(drawing, sheet, spot);
  for (const each of further) {
    spot = { page: flow.pages.length, y: flow.topOf(flow.pages.length) };
    for (const draw of template.sections) spot = draw(drawing, each, spot);
  }
  for (const draw of template.edges) draw(drawing, sheet);

  const pictures = [logo, signature].flatMap((picture) => picture ?? []);
  const [regular, semiBold] = [embedFont(file, subsets.regular), embedFont(file, subsets.semiBold)];
  const named = pictures.map(({ name, object }) => `/${name} ${object} 0 R`).join('');
  const resources = addObject(
    file,
    `<</Font<</F1 ${regular} 0 R/F2 ${semiBold} 0 R>>/XObject<<${named}>>>>`,
  );
  const { tree, places } = addPages(file, flow.pages, size, resources);
  const title = cleanLine(sheet.title);
  const creator = cleanLine(sheet.from.name);
  const languages = languagesOf(sheet);
  const treeRoot = writeStructure(file, structure, places);
  const metadata = addMetadata(file, { title, creator, languages, date: sheet.date, attachment });
  const outlines = flow.pages.length > maxPlainPages ? writeOutline(file, structure, places) : null;
  const intent = addOutputIntent(file);
  const attached = attachment ? attachmentEntries(file, attachment, sheet.date) : '';
  const catalog = addObject(
    file,
    `<</Type/Catalog/Pages ${tree} 0 R/Lang${pdfBytes(languages[0] ?? '')}/MarkInfo<</Marked true>>` +
      `/StructTreeRoot ${treeRoot} 0 R/ViewerPreferences<</DisplayDocTitle true>>` +
      `/Metadata ${metadata} 0 R${outlines ? `/Outlines ${outlines} 0 R` : ''}` +
      `/OutputIntents[${intent}]${attached}>>`,
  );
  const information = addObject(file, `<</Title${pdfText(title)}/Author${pdfText(creator)}>>`);
  return writePdfFile(file, catalog, information);
}

/**
 * Returns the sheet's language when it is a language tag, else English; followed by the second one of a bilingual
 * sheet.
 */
function languagesOf({ language, words: { questions } }: InvoiceSheet): string[] {
  const first = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : 'en';
  return typeof questions === 'string' ? [first] : [first, questions.secondLanguage];
}

/** Lists an attachment where programs look for it: among the document's associated files, and by its name. */
function attachmentEntries(file: PdfFile, attachment: PdfAttachment, date: string): string {
  const number = attachFile(file, attachment, date);
  const { name } = attachment;
  return `/AF[${number} 0 R]/Names<</EmbeddedFiles<</Names[${pdfBytes(name)}${number} 0 R]>>>>`;
}
