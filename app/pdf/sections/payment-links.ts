import {
  firstWording,
  type LabelledText,
  type SheetPaymentLink,
} from '#app/domain/invoices/sheet.ts';
import {
  type Block,
  baselineOf,
  ellipsize,
  gap,
  lineHeight,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { cleanLine, measureText, setLines, type TextStyle } from '#app/pdf/text/wrap-text.ts';
import { webTarget } from '../document/link-target.ts';
import { addElement, type StructureElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import { stackedRuns } from '../text/second-language.ts';

// Maximum lines of a button's label in one language; ours never have more.
const maxLines = 2;

/**
 * Lays out a button that opens the link, with its address in small type below for paper; only the address when it isn't
 * https.
 */
export function payButtonBlocks(
  drawing: Drawing,
  item: StructureElement,
  link: SheetPaymentLink,
  width: number,
): Block[] {
  const { text, colors, payment } = drawing.theme;
  const { buttonHeight, buttonPadding, minButton } = payment;
  const target = webTarget(link.url);
  if (!target) return textLinkBlocks(drawing, item, link, width);
  const room = width - buttonPadding * 2;
  const lines = stackedRuns(link.label, text.button).flatMap(({ text, style }) =>
    setLines(ellipsize(text, style, room * maxLines), style, room).map((line) => ({
      text: line,
      style,
    })),
  );
  const widest = Math.max(...lines.map((line) => measureText(line.text.trimEnd(), line.style)));
  const wide = Math.min(width, Math.max(minButton, widest + buttonPadding * 2));
  const textHeight = lines.reduce((sum, { style }) => sum + lineHeight(style), 0);
  const height = buttonHeight + (textHeight - lineHeight(text.button));
  const button: Block = {
    height,
    keep: height + lineHeight(text.small) + 3,
    draw: (page, x, y) => {
      const box = { x, y, width: wide, height };
      page.fill(box, 6, colors.accent);
      let top = y + (height - textHeight) / 2;
      for (const { text, style } of lines) {
        page.text(text, x + wide / 2, top + baselineOf(style), style, 'center');
        top += lineHeight(style);
      }
      page.link({ box, target, label: labelOf(link) });
    },
  };
  const element = addElement(item, 'Link');
  return [
    ...tagged(element, [button]),
    gap(3),
    ...tagged(element, addressBlocks(link, text.small, width)),
  ];
}

/** Lays out the link's name and its clickable address. */
export function textLinkBlocks(
  { theme }: Drawing,
  item: StructureElement,
  link: SheetPaymentLink,
  width: number,
): Block[] {
  const { text } = theme;
  const element = webTarget(link.url) ? addElement(item, 'Link') : item;
  return tagged(element, [
    ...textBlocks(link.label, text.body, width),
    ...addressBlocks(link, text.link, width),
  ]);
}

/** Lays out the name and address of a paid invoice's payment link as plain text. */
export function usedLinkBlocks(
  { theme }: Drawing,
  item: StructureElement,
  { label, value }: LabelledText,
  width: number,
): Block[] {
  const { body, small } = theme.text;
  return tagged(item, [...textBlocks(label, body, width), ...textBlocks(value, small, width)]);
}

/** Returns a link's accessible text in the document's main language, since an annotation can't contain another one. */
function labelOf({ label }: SheetPaymentLink): string {
  return cleanLine(firstWording(label));
}

function addressBlocks(link: SheetPaymentLink, style: TextStyle, width: number): Block[] {
  const target = webTarget(link.url);
  const shown = cleanLine(link.url).replace(/^https:\/\//i, '');
  const label = labelOf(link);
  const height = lineHeight(style);
  return setLines(shown, style, width).map((line) => ({
    height,
    draw: (page, x, y) => {
      page.text(line, x, y + baselineOf(style), style);
      const box = { x, y, width: measureText(line.trimEnd(), style), height };
      if (target) page.link({ box, target, label });
    },
  }));
}
