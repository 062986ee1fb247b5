import type * as mupdf from 'mupdf';
import { entriesOf, pagesOf, partsOf, roleOf, streamOf } from '../pdf-objects.ts';

const paints = /(?:\b(?:TJ|Tj|Do|f|S|B)\b)/;

/**
 * Checks that everything on a page is either tagged content, used exactly once, or an artifact (checkpoints 01 and 02).
 */
export function checkContent(document: mupdf.PDFDocument): string[] {
  const pages = pagesOf(document);
  const read = new Map(pages.map((page) => [page.asIndirect(), new Map<number, number>()]));
  for (const part of partsOf(document)) {
    for (const { page, mark } of marksOf(part)) {
      const marks = read.get(page);
      marks?.set(mark, (marks.get(mark) ?? 0) + 1);
    }
  }
  const roots = document.getTrailer().get('Root').get('StructTreeRoot');
  const tree = entriesOf(roots.get('ParentTree').get('Nums'));
  return pages.flatMap((page, index) => {
    const { marks, breaches } = readMarks(streamOf(page.get('Contents')));
    const reads = read.get(page.asIndirect()) ?? new Map<number, number>();
    const key = page.get('StructParents').asNumber();
    const at = tree.findIndex((entry, place) => place % 2 === 0 && entry.asNumber() === key);
    const owners = entriesOf(tree[at + 1] ?? tree[0] ?? roots);
    const places = marks.flatMap(({ mark, role }) => {
      const owner = owners[mark];
      return [
        ...(reads.get(mark) === 1 ? [] : ['01-006 content that no part has']),
        ...(owner && ownsMark(owner, page.asIndirect(), mark) && roleOf(owner) === role
          ? []
          : ['01-006 content that another part has']),
      ];
    });
    const twice = new Set(marks.map(({ mark }) => mark)).size < marks.length;
    return [
      ...breaches,
      ...places,
      ...(twice || reads.size !== marks.length ? [`01-006 marks of page ${index + 1}`] : []),
    ];
  });
}

function ownsMark(part: mupdf.PDFObject, page: number, mark: number): boolean {
  return marksOf(part).some((own) => own.page === page && own.mark === mark);
}

function marksOf(part: mupdf.PDFObject): { page: number; mark: number }[] {
  return entriesOf(part.get('K')).flatMap((kid) => {
    if (kid.isNumber()) return [{ page: part.get('Pg').asIndirect(), mark: kid.asNumber() }];
    if (!kid.get('MCID').isNumber()) return [];
    return [{ page: kid.get('Pg').asIndirect(), mark: kid.get('MCID').asNumber() }];
  });
}

/** Parses the marked content of a page; ours has one operator, or one text, per line. */
function readMarks(content: string) {
  const marks: { mark: number; role: string }[] = [];
  const breaches: string[] = [];
  let depth = 0;
  for (const line of content.split('\n')) {
    const begin = /^\/(\w+)<<\/MCID (\d+)>>BDC$/.exec(line);
    const isBegin = begin !== null || /^\/Artifact.*B[MD]C$/.test(line);
    if (isBegin && depth > 0) breaches.push('01-001 decoration within what is read');
    if (begin) marks.push({ mark: Number(begin[2]), role: begin[1] ?? '' });
    if (isBegin) depth++;
    else if (line === 'EMC') depth--;
    else if (depth === 0 && paints.test(line)) breaches.push('01-005 content without a mark');
  }
  if (depth !== 0) breaches.push('01-001 a mark without an end');
  return { marks, breaches };
}
