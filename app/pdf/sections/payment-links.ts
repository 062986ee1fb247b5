import type { LabelledText, SheetPaymentLink } from '#app/domain/invoices/sheet.ts';
import { plainWording } from '#app/domain/invoices/wording.ts';
import { webTarget } from '../document/link-target.ts';
import { baselineOf, ellipsize, gap, lineHeight, tagged, textBlocks } from '../page/blocks.ts';
import type { Block } from '../page/page-flow.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText, type TextStyle } from '../text/measure-text.ts';
import { setLines } from '../text/wrap-text.ts';

/** A button that opens the link, its address in small type below for paper; the address alone when it is not https. */
export function payButtonBlocks(drawing: Drawing, link: SheetPaymentLink, width: number): Block[] {
  const { text, colors, payment } = drawing.theme;
  const { buttonHeight, buttonPadding, leastButton } = payment;
  const target = webTarget(link.url);
  if (!target) return textLinkBlocks(drawing, link, width);
  const label = ellipsize(
    cleanLine(plainWording(link.label)),
    text.button,
    width - buttonPadding * 2,
  );
  const wide = Math.min(
    width,
    Math.max(leastButton, measureText(label, text.button) + buttonPadding * 2),
  );
  const button: Block = {
    height: buttonHeight,
    keep: buttonHeight + lineHeight(text.small) + 3,
    draw: (page, x, y) => {
      const box = { x, y, width: wide, height: buttonHeight };
      const baseline = y + (buttonHeight - lineHeight(text.button)) / 2 + baselineOf(text.button);
      page.fill(box, 6, colors.accent);
      page.text(`${label} `, x + wide / 2, baseline, text.button, 'center');
      page.link({ box, target, label });
    },
  };
  const element = addElement(drawing.structure, 'Link');
  return [
    ...tagged(element, [button]),
    gap(3),
    ...tagged(element, addressBlocks(link, text.small, width)),
  ];
}

/** The link's name and its address as a clickable text. */
export function textLinkBlocks(
  { theme, structure }: Drawing,
  link: SheetPaymentLink,
  width: number,
): Block[] {
  const { text } = theme;
  const role = webTarget(link.url) ? 'Link' : 'P';
  return tagged(addElement(structure, role), [
    ...textBlocks(link.label, text.body, width),
    ...addressBlocks(link, text.link, width),
  ]);
}

/** The name and the address of a link by which a paid invoice could be paid, as mere text. */
export function usedLinkBlocks(
  { theme, structure }: Drawing,
  { label, value }: LabelledText,
  width: number,
): Block[] {
  const { body, small } = theme.text;
  return tagged(addElement(structure, 'P'), [
    ...textBlocks(label, body, width),
    ...textBlocks(value, small, width),
  ]);
}

function addressBlocks(link: SheetPaymentLink, style: TextStyle, width: number): Block[] {
  const target = webTarget(link.url);
  const shown = cleanLine(link.url).replace(/^https:\/\//i, '');
  const label = cleanLine(plainWording(link.label));
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
