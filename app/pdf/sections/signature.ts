import { baselineOf, lineHeight } from '../page/blocks.ts';
import { type Block, placeBlocks, type Spot } from '../page/page-flow.ts';
import { pictureBlock } from '../picture/picture-block.ts';
import type { Drawing } from '../templates/template.ts';
import { words } from '../words.ts';

const size = { width: 160, height: 54 };

/** The seller's signature over a line; nothing without one. */
export function drawSignature({ flow, theme, signature }: Drawing, start: Spot): Spot {
  if (!signature) return start;
  const picture = pictureBlock(signature, size);
  const { label } = theme.text;
  const line: Block = {
    height: lineHeight(label) + 6,
    draw: (page, x, y) => {
      page.rule(x, y + 3, size.width, 0.5, theme.colors.ink);
      page.text(words.signature, x, y + 6 + baselineOf(label), label);
    },
  };
  const whole: Block = {
    height: picture.height + line.height,
    draw: (page, x, y) => {
      picture.draw(page, x, y);
      line.draw(page, x, y + picture.height);
    },
  };
  return placeBlocks(flow, start, theme.margin.left, [whole]);
}
