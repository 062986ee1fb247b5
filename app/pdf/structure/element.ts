import type { LinkArea } from '../page/page-canvas.ts';

/** The standard roles of ISO 32000-1, 14.8.4 that an invoice uses. */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
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
  kids: (StructureElement | MarkedContent | LinkArea)[];
};

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

/** The part in another language that `parent` ends with, or a new one: lines that follow one another are one part. */
export function partInLanguage(parent: StructureElement, language: string): StructureElement {
  const last = parent.kids.at(-1);
  if (last && 'role' in last && last.language === language) return last;
  const span = createElement('Span', null, language);
  parent.kids.push(span);
  return span;
}

function createElement(
  role: Role,
  alt: string | null = null,
  language: string | null = null,
): StructureElement {
  return { role, alt, language, kids: [] };
}

// @covers V1.1.2
