import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { baselineOf, lineHeight } from '../page/blocks.ts';
import type { Block } from '../page/page-flow.ts';
import { pictureBlock } from '../picture/embed-picture.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import { cleanLine } from '../text/clean-text.ts';
import { drawWords, layWords } from '../text/second-language.ts';

/** Lays out the seller's signature over a line, as one block; empty without a picture. */
export function signatureBlocks(
  { theme, structure, signature }: Drawing,
  sheet: InvoiceSheet,
): Block[] {
  if (!signature) return [];
  const size = theme.signature;
  const picture = pictureBlock(signature, size);
  const { caption } = theme.text;
  const words = layWords(sheet.words.signature, caption);
  const figure = addElement(structure, 'Figure', cleanLine(sheet.words.signatureOf));
  const below = addElement(structure, 'P');
  const whole: Block = {
    height: size.height + lineHeight(caption) + 8,
    draw: (page, x, y) => {
      // The signature sits on the line, whatever its height.
      const line = y + size.height + 4;
      page.tag(figure);
      picture.draw(page, x, line - 2 - picture.height);
      page.rule(x, line, size.width, 0.5, theme.colors.ink);
      page.tag(below);
      drawWords(page, words, x, line + 3 + baselineOf(caption), '');
      page.tag(null);
    },
  };
  return [whole];
}
