import { type PDFContext, PDFHexString, type PDFRef } from 'pdf-lib';
import type { Bookmark, StructureElement } from './element.ts';
import type { StructurePlaces } from './write-structure.ts';

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
