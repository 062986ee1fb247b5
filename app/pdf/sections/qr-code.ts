import { encode } from 'uqr';
import { webTarget } from '../document/link-target.ts';
import { baselineOf, lineHeight } from '../page/blocks.ts';
import type { Block } from '../page/page-flow.ts';
import type { Theme } from '../templates/theme.ts';

const side = 84;

/** A QR code of the link as filled squares with a caption, or null when the link is not https or too long for one. */
export function qrCodeBlock(theme: Theme, url: string, caption: string): Block | null {
  const target = webTarget(url);
  const code = target ? encodeOrNull(target) : null;
  if (!target || !code) return null;
  const cell = side / code.size;
  const runs = code.data.flatMap(darkRuns);
  const { small } = theme.text;
  return {
    height: side + lineHeight(small) + 4,
    draw: (page, x, y) => {
      const box = { x, y, width: side, height: side };
      page.squares(box, cell, runs);
      page.text(caption, x, y + side + 4 + baselineOf(small), small);
      page.link({ box, target, label: caption });
    },
  };
}

function encodeOrNull(text: string) {
  try {
    // The white border comes from the paper around the code.
    return encode(text, { ecc: 'M', border: 0 });
  } catch {
    return null;
  }
}

/** Neighbouring dark modules of a row joined to one rectangle. */
function darkRuns(modules: boolean[], row: number) {
  const runs: { column: number; row: number; run: number }[] = [];
  for (let column = 0; column < modules.length; column++) {
    if (!modules[column]) continue;
    let run = 1;
    while (modules[column + run]) run++;
    runs.push({ column, row, run });
    column += run;
  }
  return runs;
}
