import type { InvoiceSheet, InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import type { PageFlow, Spot } from '../page/page-flow.ts';
import type { PlacedPicture } from '../picture/embed-picture.ts';
import type { StructureElement } from '../structure/element.ts';
import { classic } from './classic.ts';
import { compact } from './compact.ts';
import { modern } from './modern.ts';
import type { OwnTheme, Theme } from './theme.ts';

/** What a template draws on: the pages, its own theme, and the pictures that could be read. */
export type Drawing = {
  flow: PageFlow;
  theme: Theme;
  /** The root of what a screen reader is told; sections add their parts in reading order. */
  structure: StructureElement;
  logo: PlacedPicture | null;
  signature: PlacedPicture | null;
};

/** One look of an invoice: its measures and the order in which its sections are set. */
export type Template = {
  theme: OwnTheme;
  /** Each begins where the one before it ends. */
  sections: Section[];
  /** What stands outside the body; drawn when the number of pages is known. */
  edges: ((drawing: Drawing, sheet: InvoiceSheet) => void)[];
};

type Section = (drawing: Drawing, sheet: InvoiceSheet, start: Spot) => Spot;

const templates: Record<string, Template> = {
  classic,
  modern,
  compact,
} satisfies Record<InvoiceTemplate, Template>;

/** The template of a name; an unknown name is drawn as Classic. */
export function templateFor(name: string): Template {
  return Object.hasOwn(templates, name) ? (templates[name] ?? classic) : classic;
}
