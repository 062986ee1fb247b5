import {
  defaultLook,
  type LogoSize,
  type LookStyle,
  ownAccent,
  type Typeface,
} from '#app/domain/looks/look.ts';
import { lookShades } from '#app/domain/looks/shades.ts';
import type { PageSize } from '#app/pdf/page/page-canvas.ts';
import type { TextStyle } from '#app/pdf/text/wrap-text.ts';

/** Colors of a document, as PDF operands: those of the templates, and those that follow from its look's accent. */
export type Palette = {
  ink: string;
  muted: string;
  white: string;
  /** Bars, lines and buttons. */
  accent: string;
  accentText: string;
  /** A tint behind text. */
  accentSoft: string;
  /** Text on bars and buttons, and quieter text there. */
  onAccent: string;
  onAccentSoft: string;
};

/** The palette of the default look: ink, muted ink, wren green and paper. */
export const palette: Palette = {
  ink: pdfColor('#1d2421'),
  muted: pdfColor('#66706b'),
  white: pdfColor('#ffffff'),
  accent: pdfColor('#1f5b45'),
  accentText: pdfColor('#1f5b45'),
  accentSoft: pdfColor('#e9f1ec'),
  onAccent: pdfColor('#ffffff'),
  onAccentSoft: pdfColor('#cfe4d8'),
};

function paletteOf(look: LookStyle | null): Palette {
  const accent = ownAccent(look);
  if (accent === null) return palette;
  const { fill, onFill, text, soft } = lookShades(accent, 'light');
  return {
    ...palette,
    accent: pdfColor(fill),
    accentText: pdfColor(text),
    accentSoft: pdfColor(soft),
    onAccent: pdfColor(onFill),
    onAccentSoft: pdfColor(onFill),
  };
}

/** The text styles of Classic, on which the others are based. */
const usualText = ({ ink, muted, accentText, onAccent }: Palette) =>
  ({
    title: { face: 'semiBold', size: 26, color: accentText },
    number: { face: 'regular', size: 11, color: muted },
    letterhead: { face: 'semiBold', size: 16, color: ink },
    mark: { face: 'semiBold', size: 8.5, color: accentText },
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
    grandFigure: { face: 'semiBold', size: 18, color: accentText },
    button: { face: 'semiBold', size: 9, color: onAccent },
    link: { face: 'regular', size: 9, color: accentText },
    small: { face: 'regular', size: 7.5, color: muted },
    thanks: { face: 'semiBold', size: 8.5, color: accentText },
  }) satisfies Record<string, TextStyle>;

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
  text: Record<keyof ReturnType<typeof usualText>, TextStyle>;
};

/** How much larger than usual a logo is. */
const logoScales: Record<LogoSize, number> = { small: 0.65, medium: 1, large: 1.6 };

/** Creates a theme for a page size from a template's own values and a look; the rest are defaults. */
export function createTheme(
  { margin, colors, text, logo, ...measures }: OwnTheme,
  page: PageSize,
  look: LookStyle | null,
): Theme {
  const chosen = paletteOf(look);
  const { ink, accent, white } = chosen;
  const scale = logoScales[look?.logoSize ?? defaultLook.logoSize];
  return {
    ...measures,
    page,
    margin,
    width: page.width - margin.left - margin.right,
    logo: { width: logo.width * scale, height: logo.height * scale },
    colors: { ink, accent, paper: white, ...colors(chosen) },
    text: inTypeface({ ...usualText(chosen), ...text?.(chosen) }, look?.typeface ?? 'inter'),
  };
}

function inTypeface(text: Theme['text'], typeface: Typeface): Theme['text'] {
  if (typeface === 'inter') return text;
  const styles = Object.entries(text).map(([name, style]) => [name, { ...style, typeface }]);
  return Object.fromEntries(styles);
}

/** A template's own values, independent of page size and look. */
export type OwnTheme = Omit<Theme, 'page' | 'width' | 'colors' | 'text'> & {
  colors: (palette: Palette) => Pick<Theme['colors'], 'hairline' | 'tint'>;
  text?: (palette: Palette) => Partial<Theme['text']>;
};

/** Converts a CSS color, `#1f5b45`, to PDF operands. */
export function pdfColor(hex: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return parts.map((part) => String(Math.round(part * 1000) / 1000)).join(' ');
}
