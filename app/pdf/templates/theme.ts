import type { TextStyle } from '../text/measure-text.ts';

/** The measures, colours and type of a template. Lengths in points, colours as `r g b` from 0 to 1. */
export type Theme = {
  /** `laterTop` is where the body begins on the second page and those after it. */
  margin: { left: number; right: number; top: number; laterTop: number; bottom: number };
  /** From the left to the right margin. */
  width: number;
  colors: { ink: string; accent: string; paper: string; hairline: string; tint: string };
  /** White space between the sections. */
  sectionGap: number;
  logo: { width: number; height: number };
  parties: PartiesTheme;
  table: TableTheme;
  totals: TotalsTheme;
  /** `buttonPadding` stands left and right of a button's word. */
  payment: { buttonHeight: number; buttonPadding: number; leastButton: number; qrCodeSide: number };
  signature: { width: number; height: number };
  /** The box of the notes; `bar` is the width of the accent at its left. */
  notes: { padding: number; radius: number; bar: number };
  /** How far the rule and the text of the footer stand above the end of the page. */
  footer: { rule: number; text: number };
  text: Record<TextRole, TextStyle>;
};

export type PartiesTheme = {
  /** Each line of a party by itself, or one after the other with dots between them. */
  lines: 'apart' | 'joined';
  /** Beside the parties, with the label above its date or before it; or elsewhere. */
  dates: 'stacked' | 'inline' | 'elsewhere';
};

export type TableTheme = {
  /** A rule under the head, or the head on a tinted bar. */
  head: 'ruled' | 'filled';
  /** Hairlines between the rows, or every second row tinted. */
  rows: 'ruled' | 'striped';
  /** How far the text stands in from the margins. */
  inset: number;
  /** Between the columns. */
  gutter: number;
  headPadding: number;
  /** White space above and below the text of a row. */
  cellPadding: number;
};

export type TotalsTheme = {
  /** The total under a rule, or on a bar of the accent. */
  total: 'ruled' | 'filled';
  leastWidth: number;
  /** Added to the line height of subtotal, discount and taxes. */
  rowPadding: number;
  totalHeight: number;
};

export type TextRole =
  | 'title'
  | 'number'
  | 'letterhead'
  | 'mark'
  | 'label'
  | 'caption'
  | 'name'
  | 'body'
  | 'figure'
  | 'columnHead'
  | 'heading'
  | 'grandLabel'
  | 'grandFigure'
  | 'button'
  | 'link'
  | 'small'
  | 'thanks';

/** A colour of the web, `#1f5b45`, as PDF operands. */
export function pdfColor(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
}
