import type { Box, LinkArea } from '../page/page-canvas.ts';

/** The standard roles of ISO 32000-1, 14.8.4 that an invoice uses. */
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

/** A part of the document as a screen reader walks it: what is drawn for it is noted as it is drawn. */
export type StructureElement = {
  role: Role;
  /** What a picture shows, in words. */
  alt: string | null;
  /** BCP 47, where it is another than the document's. */
  language: string | null;
  /** Of a table's header cell, what it is the head of. */
  scope: 'Row' | 'Column' | null;
  /** Of a picture: where it was drawn. */
  box: Box | null;
  /** Where the bookmark of this part leads; a heading has one. */
  bookmark: Bookmark | null;
  kids: (StructureElement | MarkedContent | LinkArea)[];
};

/** A place that a reader can jump to; its words, page and height are known when they are drawn. */
export type Bookmark = { level: 1 | 2 | 3; title: string; page: number; y: number };

/** A marked piece of a page's content (ISO 32000-1, 14.7.4). */
export type MarkedContent = { page: number; mark: number };

/** The root of a document's structure. */
export function startStructure(): StructureElement {
  return createElement('Document');
}

/** Adds a part after those that its parent already has. */
export function addElement(
  parent: StructureElement,
  role: Role,
  alt: string | null = null,
): StructureElement {
  const element = createElement(role, alt);
  parent.kids.push(element);
  return element;
}

/** Adds the head of a table's row or column. */
export function addHeader(row: StructureElement, scope: 'Row' | 'Column'): StructureElement {
  const header = addElement(row, 'TH');
  header.scope = scope;
  return header;
}

/** Adds an item to a list: its label and what is labelled. */
export function addItem(list: StructureElement): Record<'label' | 'body', StructureElement> {
  const item = addElement(list, 'LI');
  return { label: addElement(item, 'Lbl'), body: addElement(item, 'LBody') };
}

/** Has a reader jump to a part of the text below a heading of the level above. */
export function bookmark(element: StructureElement, level: Bookmark['level']): void {
  element.bookmark = { level, title: '', page: 0, y: 0 };
}

/** The part in another language that `parent` ends with, or a new one: lines that follow one another are one part. */
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
  };
  const level = headings.indexOf(role) + 1;
  if (level > 0) bookmark(element, level as Bookmark['level']);
  return element;
}
