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
  | 'Figure';

/** A part of the document as a screen reader walks it: what is drawn for it is noted as it is drawn. */
export type StructureElement = {
  role: Role;
  /** What a picture shows, in words. */
  alt: string | null;
  kids: (StructureElement | MarkedContent | LinkArea)[];
};

/** A marked piece of a page's content (ISO 32000-1, 14.7.4). */
export type MarkedContent = { page: number; mark: number };

/** The root of a document's structure. */
export function startStructure(): StructureElement {
  return { role: 'Document', alt: null, kids: [] };
}

/** Adds a part after those that its parent already has. */
export function addElement(
  parent: StructureElement,
  role: Role,
  alt: string | null = null,
): StructureElement {
  const element: StructureElement = { role, alt, kids: [] };
  parent.kids.push(element);
  return element;
}

// @covers V1.1.2
