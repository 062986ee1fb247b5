import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { baselineOf, gap, heightOf, lineHeight } from '../page/blocks.ts';
import { type Block, lowerSpot, placeBlocks, type Spot } from '../page/page-flow.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { drawWords, layWords } from '../text/second-language.ts';
import { closedMark, closedMarkWidth, mastheadParts } from './masthead-parts.ts';

const betweenWords = 6;
const beforeMark = 12;
const ruleGap = 7;

/** Draws logo or business name, the stamp of a closed invoice, the title and its number on one line above a rule. */
export function drawMastheadLine(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, logo } = drawing;
  const { margin, width, text, colors } = theme;
  const parts = mastheadParts(drawing, sheet, 0.5, 16);
  const { name, right } = parts;
  // Names share the title's baseline; next to a logo, the title is vertically centered.
  const drop = logo ? 0 : parts.drop;
  const lower = logo ? Math.max(0, (heightOf(name) - lineHeight(text.title)) / 2) : 0;
  const end = lowerSpot(
    placeBlocks(flow, { page: start.page, y: start.y + drop }, margin.left, name),
    placeBlocks(
      flow,
      { page: start.page, y: start.y + lower },
      right.x,
      titleBlocks(theme, sheet, parts),
    ),
  );
  const y = end.y + ruleGap;
  flow.pageAt(end.page).rule(margin.left, y, width, 1.5, colors.accent);
  return { page: end.page, y: y + theme.sectionGap };
}

/** Lays out title, number and stamp side by side where they fit, otherwise below each other. */
function titleBlocks(
  theme: Theme,
  sheet: InvoiceSheet,
  { elements, title, status, right: { width } }: ReturnType<typeof mastheadParts>,
): Block[] {
  const { text } = theme;
  const number = cleanLine(sheet.number);
  const word = layWords(sheet.words.invoice, text.title);
  const numberWidth = measureText(number, text.number);
  const natural = word.width + betweenWords + numberWidth;
  const markRoom = sheet.mark ? closedMarkWidth(theme, sheet) + beforeMark : 0;
  if (natural + markRoom > width) {
    return status.length > 0 ? [...title, gap(4), ...status] : title;
  }
  const height = lineHeight(text.title);
  const line: Block = {
    height,
    draw: (page, x, y) => {
      const baseline = y + baselineOf(text.title);
      const right = x + width;
      page.tag(elements.title);
      const wordEnd = right - numberWidth - betweenWords;
      drawWords(page, word, wordEnd - word.width, baseline);
      page.text(number, right, baseline, text.number, 'right');
      page.tag(elements.status);
      if (sheet.mark) {
        const mark = closedMark(theme, sheet, width - natural - beforeMark);
        mark.draw(page, x, y + (height - mark.height) / 2);
      }
      page.tag(null);
    },
  };
  return [line];
}
