import type { PageSize } from '#app/pdf/page/page-canvas.ts';
import type { TextStyle } from '#app/pdf/text/wrap-text.ts';

/** The colors shared by all templates: ink, muted ink, wren green and paper. */
export const palette = {
  ink: pdfColor('#1d2421'),
  muted: pdfColor('#66706b'),
  accent: pdfColor('#1f5b45'),
  white: pdfColor('#ffffff'),
};
const { ink, muted, accent, white } = palette;

/** The text styles of Classic, on which the others are based. */
const usualText = {
  title: { face: 'semiBold', size: 26, color: accent },
  number: { face: 'regular', size: 11, color: muted },
  letterhead: { face: 'semiBold', size: 16, color: ink },
  mark: { face: 'semiBold', size: 8.5, color: accent },
  label: { face: 'regular', size: 8, color: muted },
  caption: { face: 'regular', size: 8, color: muted },
  name: { face: 'semiBold', size: 10, color: ink },
  body: { face: 'regular', size: 9, color: ink },
  figure: { face: 'regular', size: 9, color: ink, tabular: true },
  balanceLabel: { face: 'semiBold', size: 9, color: ink },
  balanceFigure: { face: 'semiBold', size: 9, color: ink, tabular: true },
  columnHead: { face: 'semiBold', size: 8, color: muted },
  heading: { face: 'semiBold', size: 11, color: ink },
  grandLabel: { face: 'semiBold', size: 11, color: ink },
  grandFigure: { face: 'semiBold', size: 18, color: accent },
  button: { face: 'semiBold', size: 9, color: white },
  link: { face: 'regular', size: 9, color: accent },
  small: { face: 'regular', size: 7.5, color: muted },
  thanks: { face: 'semiBold', size: 8.5, color: accent },
} satisfies Record<string, TextStyle>;

/** The measures, colors and text styles of a template. Lengths in points, colors as `r g b` from 0 to 1. */
export type Theme = {
  page: PageSize;
  /** `laterTop` is the top of the body on all pages after the first. */
  margin: { left: number; right: number; top: number; laterTop: number; bottom: number };
  /** From the left to the right margin. */
  width: number;
  colors: { ink: string; accent: string; paper: string; hairline: string; tint: string };
  /** White space between the sections. */
  sectionGap: number;
  logo: { width: number; height: number };
  parties: {
    /** Each line of a party separate, or joined with dots. */
    lines: 'apart' | 'joined';
    /** Next to the parties, with the label above or before the date; or elsewhere. */
    dates: 'stacked' | 'inline' | 'elsewhere';
  };
  table: {
    /** A rule below the header, or the header on a tinted bar. */
    head: 'ruled' | 'filled';
    /** Hairlines between rows, or every second row tinted. */
    rows: 'ruled' | 'striped';
    /** Indentation of the text from the margins. */
    inset: number;
    /** Between the columns. */
    gutter: number;
    headPadding: number;
    /** White space above and below the text of a row. */
    cellPadding: number;
  };
  totals: {
    /** The total below a rule, or on an accent bar. */
    total: 'ruled' | 'filled';
    minWidth: number;
    /** Extra line height of subtotal, discount and taxes. */
    rowPadding: number;
    totalHeight: number;
  };
  /** `buttonPadding` is left and right of a button's label. */
  payment: { buttonHeight: number; buttonPadding: number; minButton: number; qrCodeSide: number };
  signature: { width: number; height: number };
  /** The box of the notes; `bar` is the width of the accent on its left. */
  notes: { padding: number; radius: number; bar: number };
  /** Distances of the footer's rule, text and QR code from the bottom edge of the page. */
  footer: { rule: number; text: number; qrCodeSide: number; underQrCode: number };
  text: Record<keyof typeof usualText, TextStyle>;
};

/** Creates a theme for a page size from a template's own values; the rest are defaults. */
export function createTheme(
  { margin, colors, text, ...measures }: OwnTheme,
  page: PageSize,
): Theme {
  return {
    ...measures,
    page,
    margin,
    width: page.width - margin.left - margin.right,
    colors: { ink, accent, paper: white, ...colors },
    text: { ...usualText, ...text },
  };
}

/** A template's own values, independent of the page size. */
export type OwnTheme = Omit<Theme, 'page' | 'width' | 'colors' | 'text'> & {
  colors: Pick<Theme['colors'], 'hairline' | 'tint'>;
  text?: Partial<Theme['text']>;
};

/** Converts a CSS color, `#1f5b45`, to PDF operands. */
export function pdfColor(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
}
