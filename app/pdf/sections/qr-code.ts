import { encode } from 'uqr';
import { firstWording, type SheetWords } from '#app/domain/invoices/sheet.ts';
import type { PageCanvas } from '#app/pdf/page/page-canvas.ts';
import { type Block, drawStack, heightOf, textBlocks } from '#app/pdf/page/page-flow.ts';
import { webTarget } from '../document/link-target.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';

/** Draws a square with the given side and top left corner. */
type DrawCode = (page: PageCanvas, x: number, y: number, side: number) => void;

/** Lays out a link's QR code with a caption; null when the link isn't https or is too long for a QR code. */
export function qrCodeBlock(drawing: Drawing, url: string, words: SheetWords): Block | null {
  const target = webTarget(url);
  const drawCode = target ? layQrCode(target, 'M') : null;
  if (!target || !drawCode) return null;
  const { qrCodeSide } = drawing.theme.payment;
  const { small } = drawing.theme.text;
  const caption = textBlocks(words.scanToPay, small, qrCodeSide, 'center');
  return {
    height: qrCodeSide + 3 + heightOf(caption),
    draw: (page, x, y) => {
      const link = addElement(addElement(drawing.structure, 'P'), 'Link');
      const box = { x, y, width: qrCodeSide, height: qrCodeSide };
      page.tag(addElement(link, 'Figure', words.paypalQr));
      drawCode(page, x, y, qrCodeSide);
      page.tag(link);
      drawStack(page, caption, x, y + qrCodeSide + 3);
      page.link({ box, target, label: firstWording(words.scanToPay) });
      page.tag(null);
    },
  };
}

/**
 * Encodes a text as a QR code; null when it is too long.
 * @param ecc how much of it may be unreadable: `L` 7 %, `M` 15 %
 */
export function layQrCode(text: string, ecc: 'L' | 'M'): DrawCode | null {
  const code = encodeOrNull(text, ecc);
  if (!code) return null;
  const runs = code.data.flatMap(darkRuns);
  return (page, x, y, side) =>
    page.squares({ x, y, width: side, height: side }, side / code.size, runs);
}

function encodeOrNull(text: string, ecc: 'L' | 'M') {
  try {
    // The paper provides the white border. Readers accept any mask; trying all eight takes four times as long.
    return encode(text, { ecc, border: 0, maskPattern: 0 });
  } catch {
    return null;
  }
}

/** Joins neighboring dark modules of a row to one rectangle. */
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
