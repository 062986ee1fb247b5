import type { LinkArea, PageCanvas } from '../page/page-canvas.ts';
import { paper } from '../page/paper.ts';
import type { StructurePlaces } from '../structure/write-structure.ts';
import type { PdfFile } from './pdf-file.ts';
import { pdfBytes, pdfNumber, pdfText } from './pdf-text.ts';

const mostLabel = 100;

/** Writes the pages with their links and returns the object number of the page tree and where everything is. */
export function addPages(
  file: PdfFile,
  pages: PageCanvas[],
  resources: number,
): { tree: number; places: StructurePlaces } {
  const tree = file.reserve();
  const links = new Map<LinkArea, number>();
  const actions = new Map<string, number>();
  const addLink = (link: LinkArea) => {
    // Areas with the same address share its action.
    const action = actions.get(link.target) ?? file.add(`<</S/URI/URI${pdfBytes(link.target)}>>`);
    actions.set(link.target, action);
    const number = file.add(annotation(link, action, pages.length + links.size));
    links.set(link, number);
    return `${number} 0 R`;
  };
  const kids = pages.map((page, index) => {
    const content = file.addStream('', page.content());
    const annotations = page.links.map(addLink).join(' ');
    return file.add(
      `<</Type/Page/Parent ${tree} 0 R/Contents ${content} 0 R/StructParents ${index}/Tabs/S` +
        `${annotations ? `/Annots[${annotations}]` : ''}>>`,
    );
  });
  const references = kids.map((kid) => `${kid} 0 R`).join(' ');
  const box = `[0 0 ${paper.width} ${paper.height}]`;
  file.set(
    tree,
    `<</Type/Pages/Kids[${references}]/Count ${kids.length}/MediaBox${box}/Resources ${resources} 0 R>>`,
  );
  return { tree, places: { pages: kids, owners: pages.map((page) => page.owners), links } };
}

function annotation({ box, label }: LinkArea, action: number, structureKey: number): string {
  const bottom = paper.height - box.y - box.height;
  const corners = [box.x, bottom, box.x + box.width, bottom + box.height].map(pdfNumber);
  return (
    `<</Type/Annot/Subtype/Link/Rect[${corners.join(' ')}]/Border[0 0 0]/F 4` +
    `/Contents${pdfText(label.slice(0, mostLabel))}/A ${action} 0 R/StructParent ${structureKey}>>`
  );
}
