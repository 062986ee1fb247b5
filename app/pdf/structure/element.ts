import type { Box, LinkArea } from '#app/pdf/page/page-canvas.ts';

/** The standard structure types of ISO 32000-1, 14.8.4 used by invoices. */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Link'
  | 'Figure'
  | 'Span';

/** An element of the document in reading order for screen readers; its content is recorded while drawing. */
export type StructureElement = {
  role: Role;
  /** The alternative text of a picture. */
  alt: string | null;
  /** BCP 47, if it differs from the document's. */
  language: string | null;
  /** For a table header cell: what it is the header of. */
  scope: 'Row' | 'Column' | null;
  /** For a picture: where it was drawn. */
  box: Box | null;
  /** The target of this element's bookmark; headings have one. */
  bookmark: Bookmark | null;
  kids: (StructureElement | MarkedContent | LinkArea)[];
  /** The number of its object in the file; 0 until it is written. */
  object: number;
};

/** A bookmark; its title, page and height are known once drawn. */
export type Bookmark = { level: 1 | 2 | 3; title: string; page: number; y: number };

/** A marked content sequence of a page (ISO 32000-1, 14.7.4). */
export type MarkedContent = { page: number; mark: number };

/** Creates the root of a document's structure. */
export function startStructure(): StructureElement {
  return createElement('Document');
}

/** Appends a child element. */
export function addElement(
  parent: StructureElement,
  role: Role,
  alt: string | null = null,
): StructureElement {
  const element = createElement(role, alt);
  parent.kids.push(element);
  return element;
}

/** Adds a header cell for a table row or column. */
export function addHeader(row: StructureElement, scope: 'Row' | 'Column'): StructureElement {
  const header = addElement(row, 'TH');
  header.scope = scope;
  return header;
}

/** Adds an item to a list: its label and body. */
export function addItem(list: StructureElement): Record<'label' | 'body', StructureElement> {
  const item = addElement(list, 'LI');
  return { label: addElement(item, 'Lbl'), body: addElement(item, 'LBody') };
}

/** Adds a bookmark for an element, below a heading of the level above. */
export function bookmark(element: StructureElement, level: Bookmark['level']): void {
  element.bookmark = { level, title: '', page: 0, y: 0 };
}

/** Returns the trailing child of `parent` in another language, or a new one: consecutive lines share one element. */
export function partInLanguage(parent: StructureElement, language: string): StructureElement {
  const last = parent.kids.at(-1);
  if (last && 'role' in last && last.language === language) return last;
  const span = createElement('Span', null, language);
  parent.kids.push(span);
  return span;
}

const headings: readonly Role[] = ['H1', 'H2', 'H3'];

function createElement(
  role: Role,
  alt: string | null = null,
  language: string | null = null,
): StructureElement {
  const element: StructureElement = {
    role,
    alt,
    language,
    scope: null,
    box: null,
    bookmark: null,
    kids: [],
    object: 0,
  };
  const level = headings.indexOf(role) + 1;
  if (level > 0) bookmark(element, level as Bookmark['level']);
  return element;
}
