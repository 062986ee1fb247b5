import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import {
  cornersOf,
  type LinkArea,
  type PageCanvas,
  type PageSize,
} from '#app/pdf/page/page-canvas.ts';
import type { StructurePlaces } from '#app/pdf/structure/write-structure.ts';
import { cleanLine } from '#app/pdf/text/wrap-text.ts';
import { addStream, pdfBytes } from './pdf-file.ts';

const maxLabel = 100;

/** Writes the pages, all of one size, with their links, and returns the page tree and the positions of everything. */
export function addPages(
  context: PDFContext,
  pages: PageCanvas[],
  size: PageSize,
  resources: PDFRef,
): { tree: PDFRef; places: StructurePlaces } {
  const tree = context.nextRef();
  const links = new Map<LinkArea, PDFRef>();
  const actions = new Map<string, PDFRef>();
  const addLink = (link: LinkArea) => {
    // Areas with the same address share one action.
    const action =
      actions.get(link.target) ??
      context.register(context.obj({ S: 'URI', URI: pdfBytes(link.target) }));
    actions.set(link.target, action);
    const annotation = context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: cornersOf(link.box, size),
      F: 4,
      Border: [0, 0, 0],
      Contents: PDFHexString.fromText(labelOf(link)),
      A: action,
      StructParent: pages.length + links.size,
    });
    const reference = context.register(annotation);
    links.set(link, reference);
    return reference;
  };
  const kids = pages.map((page, index) =>
    context.register(
      context.obj({
        Type: 'Page',
        Parent: tree,
        StructParents: index,
        Tabs: 'S',
        Resources: resources,
        Contents: addStream(context, page.content()),
        Annots: page.links.length > 0 ? page.links.map(addLink) : undefined,
      }),
    ),
  );
  context.assign(
    tree,
    context.obj({
      Type: 'Pages',
      Kids: kids,
      Count: kids.length,
      MediaBox: [0, 0, size.width, size.height],
    }),
  );
  return { tree, places: { size, pages: kids, owners: pages.map((page) => page.owners), links } };
}

/** Returns a link's accessible text: its label, or its target when it has none. */
function labelOf({ label, target }: LinkArea): string {
  const words = Array.from(cleanLine(label)).slice(0, maxLabel).join('');
  return words || target;
}
