import {
  addObject,
  type PdfFile,
  pdfBytes,
  pdfText,
  references,
  reserveObject,
  setObject,
} from '#app/pdf/document/pdf-file.ts';
import { cornersOf, type LinkArea, type PageSize } from '#app/pdf/page/page-canvas.ts';
import type { Bookmark, StructureElement } from './element.ts';

/** The numbers of the objects that the structure refers to. */
export type StructurePlaces = {
  /** The size of all pages. */
  size: PageSize;
  pages: number[];
  /** The element of each marked content sequence, by page. */
  owners: StructureElement[][];
  links: Map<LinkArea, number>;
};

/**
 * Writes the structure tree (ISO 32000-1, 14.7.2) and returns its root. In its parent tree, pages have the keys 0, 1, 2
 * ..., followed by the links in the order of `places.links`.
 */
export function writeStructure(
  file: PdfFile,
  root: StructureElement,
  places: StructurePlaces,
): number {
  const treeRoot = reserveObject(file);
  const top = writeElement(file, root, treeRoot, places);
  let parents = '';
  places.owners.forEach((owners, key) => {
    parents += ` ${key}[${references(owners.map(({ object }) => object))}]`;
  });
  let key = places.pages.length;
  for (const { element } of places.links.keys()) parents += ` ${key++} ${element.object} 0 R`;
  const parentTree = addObject(file, `<</Nums[${parents.slice(1)}]>>`);
  setObject(
    file,
    treeRoot,
    `<</Type/StructTreeRoot/K ${top} 0 R/ParentTree ${parentTree} 0 R/ParentTreeNextKey ${key}>>`,
  );
  return treeRoot;
}

/** Empty elements are left out, except cells: otherwise the following cells would move to the wrong column. */
function isKept({ role, kids }: StructureElement): boolean {
  return role === 'TD' || role === 'TH' || kids.some((kid) => !('role' in kid) || isKept(kid));
}

function writeElement(
  file: PdfFile,
  element: StructureElement,
  parent: number,
  places: StructurePlaces,
): number {
  const own = reserveObject(file);
  element.object = own;
  // The page of its first mark is the one of all others that don't name theirs.
  let page: number | null = null;
  let kids = '';
  let count = 0;
  for (const kid of element.kids) {
    if ('role' in kid) {
      if (!isKept(kid)) continue;
      kids += ` ${writeElement(file, kid, own, places)} 0 R`;
    } else if ('target' in kid) {
      kids += `<</Type/OBJR/Obj ${places.links.get(kid)} 0 R/Pg ${places.pages[kid.page]} 0 R>>`;
    } else if (page === null || kid.page === page) {
      page = kid.page;
      kids += ` ${kid.mark}`;
    } else {
      kids += `<</Type/MCR/Pg ${places.pages[kid.page]} 0 R/MCID ${kid.mark}>>`;
    }
    count++;
  }
  let text = `<</S/${element.role}/P ${parent} 0 R`;
  if (count > 0) text += count === 1 ? `/K${kids}` : `/K[${kids.trimStart()}]`;
  if (page !== null) text += `/Pg ${places.pages[page]} 0 R`;
  if (element.alt !== null) text += `/Alt${pdfText(element.alt)}`;
  if (element.language !== null) text += `/Lang${pdfBytes(element.language)}`;
  if (element.scope) text += `/A<</O/Table/Scope/${element.scope}>>`;
  if (element.box) text += `/A<</O/Layout/BBox[${cornersOf(element.box, places.size)}]>>`;
  setObject(file, own, `${text}>>`);
  return own;
}

/** A bookmark with its children. */
type Branch = { bookmark: Bookmark | null; level: number; branches: Branch[] };

/** Writes the document's bookmarks in reading order (ISO 32000-1, 12.3.3), if it has any. */
export function writeOutline(
  file: PdfFile,
  root: StructureElement,
  places: Pick<StructurePlaces, 'size' | 'pages'>,
): number | null {
  const trunk: Branch = { bookmark: null, level: 0, branches: [] };
  const path = [trunk];
  for (const bookmark of bookmarksOf(root)) {
    while ((path.at(-1)?.level ?? 0) >= bookmark.level) path.pop();
    const branch = { bookmark, level: bookmark.level, branches: [] };
    path.at(-1)?.branches.push(branch);
    path.push(branch);
  }
  if (trunk.branches.length === 0) return null;
  const own = reserveObject(file);
  setObject(file, own, `<</Type/Outlines${writeBranches(file, trunk, own, places)}>>`);
  return own;
}

function bookmarksOf({ bookmark, kids }: StructureElement, found: Bookmark[] = []): Bookmark[] {
  if (bookmark && bookmark.title !== '') found.push(bookmark);
  for (const kid of kids) if ('role' in kid) bookmarksOf(kid, found);
  return found;
}

/** Writes the children of a branch, all expanded, and returns the branch's references to them. */
function writeBranches(
  file: PdfFile,
  branch: Branch,
  parent: number,
  places: Pick<StructurePlaces, 'size' | 'pages'>,
): string {
  const numbers = branch.branches.map(() => reserveObject(file));
  branch.branches.forEach((each, at) => {
    const own = numbers[at];
    const { bookmark } = each;
    if (!own || !bookmark) return;
    const [before, after] = [numbers[at - 1], numbers[at + 1]];
    const top = Math.round(places.size.height - bookmark.y);
    setObject(
      file,
      own,
      `<</Title${pdfText(bookmark.title)}/Parent ${parent} 0 R` +
        (before ? `/Prev ${before} 0 R` : '') +
        (after ? `/Next ${after} 0 R` : '') +
        `/Dest[${places.pages[bookmark.page]} 0 R/XYZ 0 ${top} 0]` +
        `${writeBranches(file, each, own, places)}>>`,
    );
  });
  if (numbers.length === 0) return '';
  return `/First ${numbers[0]} 0 R/Last ${numbers.at(-1)} 0 R/Count ${countOf(branch)}`;
}

function countOf({ branches }: Branch): number {
  return branches.reduce((sum, branch) => sum + 1 + countOf(branch), 0);
}
