import type { InvoiceSheet, InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import type { PageFlow, Spot } from '#app/pdf/page/page-flow.ts';
import type { PlacedPicture } from '../picture/embed-picture.ts';
import type { StructureElement } from '../structure/element.ts';
import { classic } from './classic.ts';
import { compact } from './compact.ts';
import { modern } from './modern.ts';
import type { OwnTheme, Theme } from './theme.ts';

/** What a template draws with: the pages, its theme, and the decoded pictures. */
export type Drawing = {
  flow: PageFlow;
  theme: Theme;
  /** The root of the structure for screen readers; sections add their elements in reading order. */
  structure: StructureElement;
  logo: PlacedPicture | null;
  signature: PlacedPicture | null;
};

/** An invoice template: its measures and the order of its sections. */
export type Template = {
  theme: OwnTheme;
  /** Each section starts where the previous one ends. */
  sections: Section[];
  /** Content outside the body; drawn once the number of pages is known. */
  edges: ((drawing: Drawing, sheet: InvoiceSheet) => void)[];
};

type Section = (drawing: Drawing, sheet: InvoiceSheet, start: Spot) => Spot;

const templates: Record<string, Template> = {
  classic,
  modern,
  compact,
} satisfies Record<InvoiceTemplate, Template>;

/** Returns the template with a name; Classic for an unknown name. */
export function templateFor(name: string): Template {
  return Object.hasOwn(templates, name) ? (templates[name] ?? classic) : classic;
}
