import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { words } from '#app/domain/invoices/sheet-words.ts';
import { baselineOf, gap, heightOf, lineHeight, tagged, textBlocks } from '../page/blocks.ts';
import { type Block, lowerSpot, placeBlocks, type Spot } from '../page/page-flow.ts';
import { addElement, type StructureElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { letterhead, letterheadStyle, paidMark, paidMarkWidth } from './masthead-parts.ts';

const betweenWords = 6;
const beforeMark = 12;
const ruleGap = 7;

/** Logo or business name, paid mark, the word Invoice and its number, all on one line over a rule. */
export function drawMastheadLine(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure, logo } = drawing;
  const { margin, width, text, colors } = theme;
  const rightWidth = width * 0.5;
  const leftWidth = width - rightWidth - 16;
  const parts = { title: addElement(structure, 'H1'), status: addElement(structure, 'P') };
  const left = letterhead(drawing, sheet, leftWidth);
  const right = titleBlocks(theme, sheet, rightWidth, parts);
  const nameStyle = letterheadStyle(theme, cleanLine(sheet.from.name), leftWidth);
  // Names stand on the title's baseline; the title stands in the middle of a logo's height.
  const titleHeight = lineHeight(text.title);
  const drop = logo ? 0 : baselineOf(text.title) - baselineOf(nameStyle);
  const lower = logo ? Math.max(0, (heightOf(left) - titleHeight) / 2) : 0;
  const end = lowerSpot(
    placeBlocks(flow, { page: start.page, y: start.y + drop }, margin.left, left),
    placeBlocks(
      flow,
      { page: start.page, y: start.y + lower },
      margin.left + width - rightWidth,
      right,
    ),
  );
  const y = end.y + ruleGap;
  flow.pageAt(end.page).rule(margin.left, y, width, 1.5, colors.accent);
  return { page: end.page, y: y + theme.sectionGap };
}

/** Title, number and mark side by side where they fit, else below one another. */
function titleBlocks(
  theme: Theme,
  sheet: InvoiceSheet,
  width: number,
  { title, status }: { title: StructureElement; status: StructureElement },
): Block[] {
  const { text } = theme;
  const number = cleanLine(sheet.number);
  const numberWidth = measureText(number, text.number);
  const natural = measureText(words.invoice, text.title) + betweenWords + numberWidth;
  const markRoom = sheet.paid ? paidMarkWidth(theme) + beforeMark : 0;
  if (natural + markRoom > width) {
    return [
      ...tagged(title, textBlocks(words.invoice, text.title, width, 'right')),
      ...tagged(title, textBlocks(sheet.number, text.number, width, 'right')),
      ...(sheet.paid ? [gap(4), ...tagged(status, [paidMark(theme, width)])] : []),
    ];
  }
  const height = lineHeight(text.title);
  const line: Block = {
    height,
    draw: (page, x, y) => {
      const baseline = y + baselineOf(text.title);
      const right = x + width;
      page.tag(title);
      page.text(
        `${words.invoice} `,
        right - numberWidth - betweenWords,
        baseline,
        text.title,
        'right',
      );
      page.text(number, right, baseline, text.number, 'right');
      page.tag(status);
      if (sheet.paid) {
        const mark = paidMark(theme, width - natural - beforeMark);
        mark.draw(page, x, y + (height - mark.height) / 2);
      }
      page.tag(null);
    },
  };
  return [line];
}
