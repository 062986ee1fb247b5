import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { firstWording, plainWording } from '#app/domain/invoices/wording.ts';
import { webTarget } from '../document/link-target.ts';
import { shrinkToFit } from '../page/blocks.ts';
import type { Box, PageCanvas } from '../page/page-canvas.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { drawWords, layWords, lengthen } from '../text/second-language.ts';
import { layQrCode } from './qr-code.ts';

// Four modules of a 29-module code: the quiet zone that readers need where no margin provides it.
const quiet = 4;
const beside = 10;
const smallest = 5;

/** Returns the footer height needed for the verification QR code; 0 without one. */
export function verifyFootHeight({ verify }: InvoiceSheet, { footer }: Theme): number {
  return verify ? footer.underQrCode + footer.qrCodeSide + quiet : 0;
}

/** Returns the footer width taken by that code, on the first page only. */
export function verifyFootWidth({ verify }: InvoiceSheet, { footer }: Theme): number {
  return verify ? footer.qrCodeSide + beside : 0;
}

/**
 * Lays out `Verify this document: {address}` with its baseline at `y`: a link with the QR code on the first page, plain
 * text on the others.
 */
export function layVerifyFoot(drawing: Drawing, sheet: InvoiceSheet) {
  const { theme, structure } = drawing;
  const { verify, words } = sheet;
  if (!verify) return () => {};
  const { small, link } = theme.text;
  const { qrCodeSide, underQrCode } = theme.footer;
  const { left } = theme.margin;
  const right = left + theme.width;
  const { colon } = words;
  const shown = cleanLine(verify.shown);
  const room = theme.width - verifyFootWidth(sheet, theme);
  const whole = `${plainWording(verify.label)}${colon} ${shown}`;
  const style = shrinkToFit(cleanLine(whole), small, room, smallest);
  const label = lengthen(layWords(verify.label, style), `${colon} `, style);
  const addressStyle = { ...style, color: link.color };
  const drawCode = layQrCode(verify.url, 'L');
  const target = webTarget(verify.url);
  const spoken = `${cleanLine(firstWording(verify.label))}${colon} ${shown}`;

  return (page: PageCanvas, index: number, y: number) => {
    const x = left + label.width;
    const paragraph = index === 0 && addElement(structure, 'P');
    page.tag(paragraph || 'Footer');
    drawWords(page, label, left, y, '');
    const part = paragraph && (target ? addElement(paragraph, 'Link') : paragraph);
    page.tag(part || 'Footer');
    page.text(shown, x, y, addressStyle);
    page.tag(null);
    if (!part) return;
    const link = (box: Box) => target && page.link({ box, target, label: spoken });
    page.tag(part);
    link({ x, y: y - 8, width: measureText(shown, addressStyle), height: 11 });
    if (drawCode) {
      const code = { x: right - qrCodeSide, y: theme.page.height - underQrCode - qrCodeSide };
      page.tag(addElement(part, 'Figure', words.verifyQr));
      drawCode(page, code.x, code.y, qrCodeSide);
      page.tag(part);
      link({ ...code, width: qrCodeSide, height: qrCodeSide });
    }
    page.tag(null);
  };
}
