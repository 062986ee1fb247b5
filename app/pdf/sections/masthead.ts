import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';
import { baselineOf, gap, keepWithNext, lineHeight, tagged, textBlocks } from '../page/blocks.ts';
import { type Block, lowerSpot, placeBlocks, type Spot } from '../page/page-flow.ts';
import { pictureBlock } from '../picture/picture-block.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { words } from '../words.ts';

/** Logo or business name on the left, the word Invoice, its number and the paid mark on the right. */
export function drawMasthead(drawing: Drawing, sheet: InvoiceSheet, start: Spot): Spot {
  const { flow, theme, structure, logo } = drawing;
  const { margin, text } = theme;
  const { width } = theme;
  const rightWidth = width * 0.42;
  const leftWidth = width - rightWidth - 20;
  // The title comes first for those who listen, whatever stands left of it.
  const title = addElement(structure, 'H1');
  const status = addElement(structure, 'P');
  const isLong = measureText(cleanLine(sheet.from.name), text.letterhead) > leftWidth * 2;
  const letterhead = isLong ? { ...text.letterhead, size: text.heading.size } : text.letterhead;
  const left = logo
    ? tagged(addElement(structure, 'Figure', `Logo of ${cleanLine(sheet.from.name)}`), [
        pictureBlock(logo, theme.logo),
      ])
    : tagged(addElement(structure, 'P'), textBlocks(sheet.from.name, letterhead, leftWidth));
  // Letterhead and title stand on one baseline; a logo reaches as high as the title's capitals.
  const drop = logo ? 8 : baselineOf(text.title) - baselineOf(letterhead);
  const right = [
    ...tagged(title, textBlocks(words.invoice, text.title, rightWidth, 'right')),
    ...tagged(title, textBlocks(sheet.number, text.number, rightWidth, 'right')),
    ...(sheet.paid ? [gap(6), ...tagged(status, [paidMark(theme, rightWidth)])] : []),
  ];
  const rightX = margin.left + width - rightWidth;
  const lower = { page: start.page, y: start.y + drop };
  const end = lowerSpot(
    placeBlocks(flow, lower, margin.left, keepWithNext(left, 0)),
    placeBlocks(flow, start, rightX, right),
  );
  return { page: end.page, y: end.y + theme.sectionGap };
}

function paidMark({ text, colors }: Theme, width: number): Block {
  const style = text.mark;
  const wide = measureText(words.paid, style) + 20;
  const height = lineHeight(style) + 6;
  return {
    height,
    draw: (page, x, y) => {
      const left = x + width - wide;
      page.outline({ x: left, y, width: wide, height }, height / 2, 1, colors.accent);
      page.text(words.paid, left + wide / 2, y + 3 + baselineOf(style), style, 'center');
    },
  };
}
