import {
  cornersOf,
  type LinkArea,
  type PageCanvas,
  type PageSize,
} from '#app/pdf/page/page-canvas.ts';
import type { StructurePlaces } from '#app/pdf/structure/write-structure.ts';
import { cleanLine } from '#app/pdf/text/wrap-text.ts';
import {
  addObject,
  addStream,
  type PdfFile,
  pdfBytes,
  pdfText,
  references,
  reserveObject,
  setObject,
} from './pdf-file.ts';

const maxLabel = 100;

/**
 * Writes the pages, all of one size, with their links, and returns the page tree and the positions of everything.
 * @param resources the number of their resource dictionary
 */
export function addPages(
  file: PdfFile,
  pages: PageCanvas[],
  size: PageSize,
  resources: number,
): { tree: number; places: StructurePlaces } {
  const tree = reserveObject(file);
  const links = new Map<LinkArea, number>();
  const actions = new Map<string, number>();
  const addLink = (link: LinkArea) => {
    // Areas with the same address share one action.
    const action =
      actions.get(link.target) ?? addObject(file, `<</S/URI/URI${pdfBytes(link.target)}>>`);
    actions.set(link.target, action);
    const number = addObject(
      file,
      `<</Type/Annot/Subtype/Link/Rect[${cornersOf(link.box, size)}]/F 4/Border[0 0 0]` +
        `/Contents${pdfText(labelOf(link))}/A ${action} 0 R/StructParent ${pages.length + links.size}>>`,
    );
    links.set(link, number);
    return number;
  };
  const kids = pages.map((page, index) => {
    const content = addStream(file, page.content());
    const annotations =
      page.links.length > 0 ? `/Annots[${references(page.links.map(addLink))}]` : '';
    return addObject(
      file,
      `<</Type/Page/Parent ${tree} 0 R/StructParents ${index}/Tabs/S/Resources ${resources} 0 R` +
        `/Contents ${content} 0 R${annotations}>>`,
    );
  });
  setObject(
    file,
    tree,
    `<</Type/Pages/Kids[${references(kids)}]/Count ${kids.length}` +
      `/MediaBox[0 0 ${size.width} ${size.height}]>>`,
  );
  return { tree, places: { size, pages: kids, owners: pages.map((page) => page.owners), links } };
}

/** Returns a link's accessible text: its label, or its target when it has none. */
function labelOf({ label, target }: LinkArea): string {
  const words = Array.from(cleanLine(label)).slice(0, maxLabel).join('');
  return words || target;
}
