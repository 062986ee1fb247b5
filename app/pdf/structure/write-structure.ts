import { type PDFContext, PDFHexString, type PDFObject, type PDFRef } from 'pdf-lib';
import { type DictEntries, pdfBytes } from '#app/pdf/document/pdf-file.ts';
import { cornersOf, type LinkArea, type PageSize } from '#app/pdf/page/page-canvas.ts';
import type { Bookmark, StructureElement } from './element.ts';

/** Objects that the structure refers to. */
export type StructurePlaces = {
  /** The size of all pages. */
  size: PageSize;
  pages: PDFRef[];
  /** The element of each marked content sequence, by page. */
  owners: StructureElement[][];
  links: Map<LinkArea, PDFRef>;
};

/**
 * Writes the structure tree (ISO 32000-1, 14.7.2) and returns its root. In its parent tree, pages have the keys 0, 1, 2
 * ..., followed by the links in the order of `places.links`.
 */
export function writeStructure(
  context: PDFContext,
  root: StructureElement,
  places: StructurePlaces,
): PDFRef {
  const references = new Map<StructureElement, PDFRef>();
  const treeRoot = context.nextRef();
  writeElement(context, root, treeRoot, references, places);
  const referenceOf = (element: StructureElement) => references.get(element);
  const ofPages = places.owners.flatMap((owners, key) => [key, owners.map(referenceOf)]);
  const ofLinks = [...places.links.keys()].flatMap((link, at) => [
    places.pages.length + at,
    referenceOf(link.element),
  ]);
  context.assign(
    treeRoot,
    context.obj({
      Type: 'StructTreeRoot',
      K: referenceOf(root),
      ParentTree: context.register(context.obj({ Nums: [...ofPages, ...ofLinks] })),
      ParentTreeNextKey: places.pages.length + places.links.size,
    }),
  );
  return treeRoot;
}

/** Empty elements are left out, except cells: otherwise the following cells would move to the wrong column. */
function isKept({ role, kids }: StructureElement): boolean {
  return role === 'TD' || role === 'TH' || kids.some((kid) => !('role' in kid) || isKept(kid));
}

function writeElement(
  context: PDFContext,
  element: StructureElement,
  parent: PDFRef,
  references: Map<StructureElement, PDFRef>,
  places: StructurePlaces,
): PDFRef {
  const own = context.nextRef();
  references.set(element, own);
  const first = element.kids.find((kid) => 'mark' in kid);
  const page = first && 'mark' in first ? first.page : null;
  const kids = element.kids.flatMap((kid): (number | PDFObject)[] => {
    if ('role' in kid) {
      return isKept(kid) ? [writeElement(context, kid, own, references, places)] : [];
    }
    if ('target' in kid) {
      const entries = { Type: 'OBJR', Obj: places.links.get(kid), Pg: places.pages[kid.page] };
      return [context.obj(entries)];
    }
    if (kid.page === page) return [kid.mark];
    return [context.obj({ Type: 'MCR', Pg: places.pages[kid.page], MCID: kid.mark })];
  });
  const entries: DictEntries = { S: element.role, P: parent };
  if (kids.length > 0) entries.K = kids.length === 1 ? kids[0] : kids;
  if (page !== null) entries.Pg = places.pages[page];
  if (element.alt !== null) entries.Alt = PDFHexString.fromText(element.alt);
  if (element.language !== null) entries.Lang = pdfBytes(element.language);
  if (element.scope) entries.A = { O: 'Table', Scope: element.scope };
  if (element.box) entries.A = { O: 'Layout', BBox: cornersOf(element.box, places.size) };
  context.assign(own, context.obj(entries));
  return own;
}

/** A bookmark with its children. */
type Branch = { bookmark: Bookmark | null; level: number; branches: Branch[] };

/** Writes the document's bookmarks in reading order (ISO 32000-1, 12.3.3), if it has any. */
export function writeOutline(
  context: PDFContext,
  root: StructureElement,
  places: Pick<StructurePlaces, 'size' | 'pages'>,
): PDFRef | undefined {
  const trunk: Branch = { bookmark: null, level: 0, branches: [] };
  const path = [trunk];
  for (const bookmark of bookmarksOf(root)) {
    while ((path.at(-1)?.level ?? 0) >= bookmark.level) path.pop();
    const branch = { bookmark, level: bookmark.level, branches: [] };
    path.at(-1)?.branches.push(branch);
    path.push(branch);
  }
  if (trunk.branches.length === 0) return undefined;
  const own = context.nextRef();
  context.assign(
    own,
    context.obj({ Type: 'Outlines', ...writeBranches(context, trunk, own, places) }),
  );
  return own;
}

function bookmarksOf({ bookmark, kids }: StructureElement): Bookmark[] {
  const below = kids.flatMap((kid) => ('role' in kid ? bookmarksOf(kid) : []));
  return bookmark && bookmark.title !== '' ? [bookmark, ...below] : below;
}

/** Writes the children of a branch, all expanded, and returns the branch's references to them. */
function writeBranches(
  context: PDFContext,
  branch: Branch,
  parent: PDFRef,
  places: Pick<StructurePlaces, 'size' | 'pages'>,
) {
  const references = branch.branches.map(() => context.nextRef());
  branch.branches.forEach((each, at) => {
    const own = references[at];
    const { bookmark } = each;
    if (!own || !bookmark) return;
    context.assign(
      own,
      context.obj({
        Title: PDFHexString.fromText(bookmark.title),
        Parent: parent,
        Prev: references[at - 1],
        Next: references[at + 1],
        Dest: [
          places.pages[bookmark.page],
          'XYZ',
          0,
          Math.round(places.size.height - bookmark.y),
          0,
        ],
        ...writeBranches(context, each, own, places),
      }),
    );
  });
  if (references.length === 0) return {};
  return { First: references[0], Last: references.at(-1), Count: countOf(branch) };
}

function countOf({ branches }: Branch): number {
  return branches.reduce((sum, branch) => sum + 1 + countOf(branch), 0);
}
