import type { TextStyle } from '../text/measure-text.ts';

/** The measures, colours and type of a template. Lengths in points, colours as `r g b` from 0 to 1. */
export type Theme = {
  margin: { left: number; right: number; top: number; bottom: number };
  /** From the left to the right margin. */
  width: number;
  colors: { ink: string; accent: string; hairline: string; tint: string };
  /** White space between the sections. */
  sectionGap: number;
  /** White space above and below the text of a table row. */
  cellPadding: number;
  logo: { width: number; height: number };
  text: Record<TextRole, TextStyle>;
};

export type TextRole =
  | 'title'
  | 'number'
  | 'letterhead'
  | 'mark'
  | 'label'
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
