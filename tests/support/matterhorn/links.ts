import type * as mupdf from 'mupdf';
import { entriesOf, lookUp, pagesOf, partsOf, roleOf, textOf } from '../pdf-objects.ts';

/**
 * Checks that each link has a description and is tagged as a link (checkpoint 28), and that each bookmark leads to a
 * page (29).
 */
export function checkLinks(document: mupdf.PDFDocument): string[] {
  const owned = new Map<number, string>();
  for (const part of partsOf(document)) {
    for (const kid of entriesOf(part.get('K'))) {
      if (!kid.isDictionary() || kid.get('Obj').isNull()) continue;
      owned.set(kid.get('Obj').asIndirect(), roleOf(part));
    }
  }
  const pages = pagesOf(document);
  const breaches = pages.flatMap((page) => {
    const annotations = entriesOf(page.get('Annots'));
    const isOrdered = page.get('Tabs').isName() && page.get('Tabs').asName() === 'S';
    return [
      ...(isOrdered ? [] : ['28-008 tabs go elsewhere than the text']),
      ...annotations.flatMap((link) => [
        ...(textOf(link.get('Contents')) === '' ? ['28-004 a link without words'] : []),
        ...(owned.get(link.asIndirect()) === 'Link' ? [] : ['28-011 a link that is no link']),
        ...(link.get('StructParent').isNumber() ? [] : ['28-002 a link outside the structure']),
      ]),
    ];
  });
  const places = new Set(pages.map((page) => page.asIndirect()));
  const outline = document.getTrailer().get('Root').get('Outlines');
  return [...breaches, ...(outline.isNull() ? [] : checkBookmarks(outline, places))];
}

function checkBookmarks(parent: mupdf.PDFObject, pages: Set<number>): string[] {
  const breaches: string[] = [];
  for (let each = parent.get('First'); each.isDictionary(); each = each.get('Next')) {
    const isPlaced = pages.has(lookUp(each, 'Dest', 0).asIndirect());
    if (!isPlaced || textOf(each.get('Title')) === '') breaches.push('29 a bookmark to nowhere');
    breaches.push(...checkBookmarks(each, pages));
  }
  return breaches;
}
