import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { fill } from '#app/i18n/fill.ts';
import { mailTarget } from '../document/link-target.ts';
import { ellipsize, lineHeight } from '../page/blocks.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { type Run, stackedRuns } from '../text/second-language.ts';
import { layVerifyFoot, verifyFootHeight, verifyFootWidth } from './verify-foot.ts';

const between = 10;

/**
 * Returns by how many points the footer is higher than the default: for a bilingual sheet's second line, or for its QR
 * code.
 */
export function footGrowth(sheet: InvoiceSheet, theme: Theme): number {
  return Math.max(stackGrowth(sheet, theme), verifyFootHeight(sheet, theme) - theme.margin.bottom);
}

function stackGrowth({ thanks }: InvoiceSheet, { text }: Theme): number {
  return typeof thanks === 'string' ? 0 : lineHeight(text.small);
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
  const growth = footGrowth(sheet, theme);
  const step = lineHeight(small);
  const below = sheet.verify ? step : 0;
  const last =
    theme.page.height - theme.footer.text - (growth - stackGrowth(sheet, theme) + below) / 2;
  const y = last - stackGrowth(sheet, theme);
  const drawVerify = layVerifyFoot(drawing, sheet);
  const title = ellipsize(cleanLine(sheet.title), small, theme.width);
  const gratitude = stackedRuns(sheet.thanks, thanks).map((run) => ({
    ...run,
    text: ellipsize(run.text, run.style, theme.width * 0.45),
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
    const rule = theme.page.height - theme.footer.rule - growth;
    page.rule(left, rule, width, 0.5, theme.colors.hairline);
    const paragraph = addElement(structure, 'P');
    const part = index === 0 ? paragraph : 'Footer';
    page.tag(part);
    draw(gratitude, left);
    page.tag('Footer');
    draw(numbers, right, 'right');
    page.tag('Header');
    if (index > 0) page.text(title, right, laterTop - 20, small, 'right');
    page.tag(null);
    if (sheet.contactEmail?.trim()) {
      let x = left + widestOf(gratitude) + between;
      page.tag(part);
      draw(questions, x);
      x += widestOf(questions.map(({ text, style }) => ({ text: `${text} `, style })));
      const room = right - widestOf(numbers) - between - x;
      const shown = ellipsize(cleanLine(sheet.contactEmail), small, room);
      const target = mailTarget(sheet.contactEmail);
      const box = { x, y: y - 8, width: measureText(shown, small), height: 11 };
      page.tag(target ? addElement(paragraph, 'Link') : part);
      page.text(shown, x, y, { ...small, color: theme.colors.accent });
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
