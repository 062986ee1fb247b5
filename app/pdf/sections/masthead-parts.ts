import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { words } from '#app/domain/invoices/sheet-words.ts';
import { baselineOf, lineHeight, tagged, textBlocks } from '../page/blocks.ts';
import type { Block } from '../page/page-flow.ts';
import { pictureBlock } from '../picture/picture-block.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText, type TextStyle } from '../text/measure-text.ts';

/** Logo or, without one, business name. */
export function letterhead(drawing: Drawing, sheet: InvoiceSheet, width: number): Block[] {
  const { theme, structure, logo } = drawing;
  const name = cleanLine(sheet.from.name);
  return logo
    ? tagged(addElement(structure, 'Figure', `Logo of ${name}`), [pictureBlock(logo, theme.logo)])
    : tagged(
        addElement(structure, 'P'),
        textBlocks(sheet.from.name, letterheadStyle(theme, name, width), width),
      );
}

/** The letterhead's type: smaller for a name of more than two lines. */
export function letterheadStyle({ text }: Theme, name: string, width: number): TextStyle {
  return measureText(name, text.letterhead) > width * 2
    ? { ...text.letterhead, size: text.heading.size }
    : text.letterhead;
}

/** The word PAID in an outline, at the right end of its room. */
export function paidMark(theme: Theme, width: number): Block {
  const style = theme.text.mark;
  const wide = paidMarkWidth(theme);
  const height = lineHeight(style) + 6;
  return {
    height,
    draw: (page, x, y) => {
      const left = x + width - wide;
      page.outline({ x: left, y, width: wide, height }, height / 2, 1, style.color);
      page.text(words.paid, left + wide / 2, y + 3 + baselineOf(style), style, 'center');
    },
  };
}

/** How wide the paid mark is, in points. */
export function paidMarkWidth({ text }: Theme): number {
  return measureText(words.paid, text.mark) + 20;
}
