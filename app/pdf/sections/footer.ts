import { firstWording, type InvoiceSheet, plainWording } from '#app/domain/invoices/sheet.ts';
import { fill } from '#app/i18n/fill.ts';
import { mailtoTarget, webTarget } from '#app/pdf/document/link-target.ts';
import type { Box, PageCanvas } from '#app/pdf/page/page-canvas.ts';
import { ellipsize, lineHeight, shrinkToFit } from '#app/pdf/page/page-flow.ts';
import { addElement } from '#app/pdf/structure/element.ts';
import type { Drawing } from '#app/pdf/templates/template.ts';
import type { Theme } from '#app/pdf/templates/theme.ts';
import {
  drawWords,
  layWords,
  lengthen,
  type Run,
  stackedRuns,
} from '#app/pdf/text/second-language.ts';
import { cleanLine, measureText, setLines } from '#app/pdf/text/wrap-text.ts';
import { layQrCode } from './qr-code.ts';

// Four modules of a 29-module code: the quiet zone that readers need where no margin provides it.
const quiet = 4;
const beside = 10;
const smallest = 5;

/** Returns the footer height needed for the verification QR code; 0 without one. */
function verifyFootHeight({ verify }: InvoiceSheet, { footer }: Theme): number {
  return verify ? footer.underQrCode + footer.qrCodeSide + quiet : 0;
}

/** Returns the lines of a look's footer text that is too long to stand next to the contact address; else none. */
function ownLines({ look, thanks }: InvoiceSheet, theme: Theme): string[] {
  if (!look || typeof thanks !== 'string') return [];
  const style = theme.text.thanks;
  const isShort = measureText(cleanLine(thanks), style) <= theme.width * shortShare;
  return isShort ? [] : setLines(cleanLine(thanks), style, theme.width);
}

/** The share of the width in which thanks or a footer text fits next to the contact address. */
const shortShare = 0.45;

/** Returns the footer width taken by that code, on the first page only. */
function verifyFootWidth({ verify }: InvoiceSheet, { footer }: Theme): number {
  return verify ? footer.qrCodeSide + beside : 0;
}

/**
 * Lays out `Verify this document: {address}` with its baseline at `y`: a link with the QR code on the first page, plain
 * text on the others.
 */
function layVerifyFoot(drawing: Drawing, sheet: InvoiceSheet) {
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

const between = 10;

/**
 * Returns by how many points the footer is higher than the default: for a bilingual sheet's second line or for its QR
 * code, and for a long footer text.
 */
export function footGrowth(sheet: InvoiceSheet, theme: Theme): number {
  return rowGrowth(sheet, theme) + ownLines(sheet, theme).length * lineHeight(theme.text.thanks);
}

function rowGrowth(sheet: InvoiceSheet, theme: Theme): number {
  return Math.max(stackGrowth(sheet, theme), verifyFootHeight(sheet, theme) - theme.margin.bottom);
}

function stackGrowth({ words }: InvoiceSheet, { text }: Theme): number {
  return typeof words.questions === 'string' ? 0 : lineHeight(text.small);
}

/**
 * Draws the footers: thanks, the seller's contact address, the page number, the verification link and, on later pages,
 * the invoice's title.
 */
export function drawFooters(drawing: Drawing, sheet: InvoiceSheet): void {
  const { flow, theme, structure } = drawing;
  const { words } = sheet;
  const { thanks, small } = theme.text;
  const { left, laterTop } = theme.margin;
  const growth = rowGrowth(sheet, theme);
  const own = ownLines(sheet, theme);
  const ownHeight = own.length * lineHeight(thanks);
  const step = lineHeight(small);
  const below = sheet.verify ? step : 0;
  const last =
    theme.page.height - theme.footer.text - (growth - stackGrowth(sheet, theme) + below) / 2;
  const y = last - stackGrowth(sheet, theme);
  const drawVerify = layVerifyFoot(drawing, sheet);
  const title = ellipsize(cleanLine(sheet.title), small, theme.width);
  const gratitude =
    own.length > 0
      ? []
      : stackedRuns(sheet.thanks, thanks).map((run) => ({
          ...run,
          text: ellipsize(run.text, run.style, theme.width * shortShare),
        }));
  const questions = stackedRuns(words.questions, small);
  flow.pages.forEach((page, index) => {
    const width = theme.width - (index === 0 ? verifyFootWidth(sheet, theme) : 0);
    const right = left + width;
    const draw = (runs: Run[], x: number, align: 'left' | 'right' = 'left') =>
      runs.forEach(({ text, style }, at) => {
        page.text(align === 'left' ? `${text} ` : text, x, y + at * step, style, align);
      });
    const count = flow.pages.length;
    const numbers = stackedRuns(words.page, small).map(({ text, style }) => ({
      text: fill(text, { number: index + 1, count }),
      style,
    }));
    const rule = theme.page.height - theme.footer.rule - growth - ownHeight;
    page.rule(left, rule, width, 0.5, theme.colors.hairline);
    const paragraph = addElement(structure, 'P');
    const part = index === 0 ? paragraph : 'Footer';
    page.tag(part);
    own.forEach((line, at) => {
      page.text(line, left, y - ownHeight + at * lineHeight(thanks), thanks);
    });
    draw(gratitude, left);
    page.tag('Footer');
    draw(numbers, right, 'right');
    page.tag('Header');
    if (index > 0) page.text(title, right, laterTop - 20, small, 'right');
    page.tag(null);
    if (sheet.contactEmail?.trim()) {
      let x = gratitude.length > 0 ? left + widestOf(gratitude) + between : left;
      page.tag(part);
      draw(questions, x);
      x += widestOf(questions.map(({ text, style }) => ({ text: `${text} `, style })));
      const room = right - widestOf(numbers) - between - x;
      const shown = ellipsize(cleanLine(sheet.contactEmail), small, room);
      const target = mailtoTarget(sheet.contactEmail);
      const box = { x, y: y - 8, width: measureText(shown, small), height: 11 };
      page.tag(target ? addElement(paragraph, 'Link') : part);
      page.text(shown, x, y, { ...small, color: theme.text.link.color });
      if (target) page.link({ box, target, label: shown });
      page.tag(null);
    }
    drawVerify(page, index, last + step);
  });
}

/** Returns the width of the widest of several lines, in points. */
function widestOf(runs: Run[]): number {
  return Math.max(...runs.map(({ text, style }) => measureText(text, style)));
}
