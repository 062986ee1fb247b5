import type { PdfFile } from '../document/pdf-file.ts';
import { pdfText } from '../document/pdf-text.ts';
import type { LinkArea } from '../page/page-canvas.ts';
import type { StructureElement } from './element.ts';

/** What the structure refers to, by object number. */
export type StructurePlaces = {
  pages: number[];
  /** The part that each marked piece of a page belongs to, by page. */
  owners: StructureElement[][];
  links: Map<LinkArea, number>;
};

/**
 * Writes the structure tree (ISO 32000-1, 14.7.2) and returns the number of its root. Pages have the keys 0, 1, 2 ...
 * in its parent tree; the links follow in the order of `places.links`.
 */
export function writeStructure(
  file: PdfFile,
  root: StructureElement,
  places: StructurePlaces,
): number {
  const numbers = new Map<StructureElement, number>();
  const treeRoot = file.reserve();
  reserveNumbers(file, root, numbers);
  writeElement(file, root, treeRoot, numbers, places);
  const reference = (element: StructureElement) => `${numbers.get(element)} 0 R`;
  const ofPages = places.owners.map((owners, key) => `${key}[${owners.map(reference).join(' ')}]`);
  const ofLinks = [...places.links.keys()].map(
    (link, at) => `${places.pages.length + at} ${reference(link.element)}`,
  );
  const parents = file.add(`<</Nums[${[...ofPages, ...ofLinks].join(' ')}]>>`);
  const next = places.pages.length + places.links.size;
  file.set(
    treeRoot,
    `<</Type/StructTreeRoot/K ${reference(root)}/ParentTree ${parents} 0 R/ParentTreeNextKey ${next}>>`,
  );
  return treeRoot;
}

function reserveNumbers(
  file: PdfFile,
  element: StructureElement,
  numbers: Map<StructureElement, number>,
): void {
  numbers.set(element, file.reserve());
  for (const kid of element.kids) {
    if ('role' in kid && kid.kids.length > 0) reserveNumbers(file, kid, numbers);
  }
}

function writeElement(
  file: PdfFile,
  element: StructureElement,
  parent: number,
  numbers: Map<StructureElement, number>,
  places: StructurePlaces,
): void {
  const own = numbers.get(element) ?? 0;
  const first = element.kids.find((kid) => 'mark' in kid);
  const page = first && 'mark' in first ? first.page : null;
  const kids = element.kids.map((kid) => {
    if ('role' in kid) {
      const number = numbers.get(kid);
      // A part that nothing was drawn for has no number and is left out.
      if (number === undefined) return '';
      writeElement(file, kid, own, numbers, places);
      return `${number} 0 R`;
    }
    if ('target' in kid) return `<</Type/OBJR/Obj ${places.links.get(kid)} 0 R>>`;
    if (kid.page === page) return String(kid.mark);
    return `<</Type/MCR/Pg ${places.pages[kid.page]} 0 R/MCID ${kid.mark}>>`;
  });
  file.set(
    own,
    `<</S/${element.role}/P ${parent} 0 R` +
      (page === null ? '' : `/Pg ${places.pages[page]} 0 R`) +
      (element.alt === null ? '' : `/Alt${pdfText(element.alt)}`) +
      (element.role === 'TH' ? '/A<</O/Table/Scope/Column>>' : '') +
      `/K[${kids.filter((kid) => kid !== '').join(' ')}]>>`,
  );
}
