import type { Wording } from '#app/domain/invoices/sheet.ts';
import type { PageCanvas } from '#app/pdf/page/page-canvas.ts';
import { palette } from '../templates/theme.ts';
import { cleanLine, measureText, type TextStyle } from './wrap-text.ts';

/** A cleaned text on one line, or part of it, with its style. */
export type Run = { text: string; style: TextStyle };

/** A text on one line, in both languages if bilingual; its width in points. */
export type WordedLine = { runs: Run[]; width: number };

/** Style of the second language next to the first: the same size, but muted. */
function besideStyle(style: TextStyle, language: string): TextStyle {
  const color = style.color === palette.ink ? palette.muted : style.color;
  return { ...style, face: 'regular', color, language };
}

/** Style of the second language below the first: muted and slightly smaller, below a title much smaller. */
export function belowStyle(style: TextStyle, language: string): TextStyle {
  const { size } = style;
  const smaller = size > 14 ? Math.round(size * 0.55) : Math.min(size, Math.max(6.5, size - 0.5));
  return { ...besideStyle(style, language), size: smaller };
}

/** Returns a text with its languages on separate lines: one line, or two. */
export function stackedRuns(wording: Wording, style: TextStyle): Run[] {
  if (typeof wording === 'string') return [{ text: cleanLine(wording), style }];
  const { first, second, secondLanguage } = wording;
  return [
    { text: cleanLine(first), style },
    { text: cleanLine(second), style: belowStyle(style, secondLanguage) },
  ];
}

/** Lays out a text on one line: `Facture / Invoice`. */
export function layWords(wording: Wording, style: TextStyle): WordedLine {
  if (typeof wording === 'string') {
    const text = cleanLine(wording);
    return { runs: [{ text, style }], width: measureText(text, style) };
  }
  const runs = [
    { text: `${cleanLine(wording.first)} / `, style },
    { text: cleanLine(wording.second), style: besideStyle(style, wording.secondLanguage) },
  ];
  return { runs, width: widthOf(runs) };
}

/**
 * Draws a line with its baseline at `y` starting at `x`; a space as `end` separates it from the next text for screen
 * readers.
 */
export function drawWords(
  page: PageCanvas,
  { runs }: WordedLine,
  x: number,
  y: number,
  end: ' ' | '' = ' ',
): void {
  let left = x;
  runs.forEach(({ text, style }, at) => {
    page.text(at === runs.length - 1 ? `${text}${end}` : text, left, y, style);
    left += measureText(text, style);
  });
}

/** Appends a text in the first language to a line. */
export function lengthen({ runs, width }: WordedLine, text: string, style: TextStyle): WordedLine {
  return { runs: [...runs, { text, style }], width: width + measureText(text, style) };
}

function widthOf(runs: Run[]): number {
  return runs.reduce((sum, { text, style }) => sum + measureText(text, style), 0);
}
