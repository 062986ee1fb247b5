import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { fill } from '#app/texts/fill.ts';
import { mailTarget } from '../document/link-target.ts';
import { ellipsize, lineHeight } from '../page/blocks.ts';
import { paper } from '../page/paper.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { Theme } from '../templates/theme.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';
import { type Run, stackedRuns } from '../text/second-language.ts';

const between = 10;

/** By how much the foot of a page is higher than usual, in points: a bilingual sheet's has two lines. */
export function footGrowth({ thanks }: InvoiceSheet, { text }: Theme): number {
  return typeof thanks === 'string' ? 0 : lineHeight(text.small);
}

/** Thanks, the seller's address for questions and the page number at the foot, the invoice's title on later pages. */
export function drawFooters(drawing: Drawing, sheet: InvoiceSheet): void {
  const { flow, theme, structure } = drawing;
  const { words } = sheet;
  const { thanks, small } = theme.text;
  const { left, laterTop } = theme.margin;
  const right = left + theme.width;
  const growth = footGrowth(sheet, theme);
  const y = paper.height - theme.footer.text - growth;
  const title = ellipsize(cleanLine(sheet.title), small, theme.width);
  const gratitude = stackedRuns(sheet.thanks, thanks).map((run) => ({
    ...run,
    text: ellipsize(run.text, run.style, theme.width * 0.45),
  }));
  const questions = stackedRuns(words.questions, small);
  flow.pages.forEach((page, index) => {
    const draw = (runs: Run[], x: number, align: 'left' | 'right' = 'left') =>
      runs.forEach(({ text, style }, at) => {
        page.text(align === 'left' ? `${text} ` : text, x, y + at * growth, style, align);
      });
    const count = flow.pages.length;
    const numbers = stackedRuns(words.page, small).map(({ text, style }) => ({
      text: fill(text, { number: index + 1, count }),
      style,
    }));
    const rule = paper.height - theme.footer.rule - growth;
    page.rule(left, rule, theme.width, 0.5, theme.colors.hairline);
    const paragraph = addElement(structure, 'P');
    const part = index === 0 ? paragraph : 'Footer';
    page.tag(part);
    draw(gratitude, left);
    page.tag('Footer');
    draw(numbers, right, 'right');
    page.tag('Header');
    if (index > 0) page.text(title, right, laterTop - 20, small, 'right');
    page.tag(null);
    if (!sheet.contactEmail?.trim()) return;
    let x = left + widestOf(gratitude) + between;
    page.tag(part);
    draw(questions, x);
    x += widestOf(questions.map(({ text, style }) => ({ text: `${text} `, style })));
    const room = right - widestOf(numbers) - between - x;
    const shown = ellipsize(cleanLine(sheet.contactEmail), small, room);
    const width = measureText(shown, small);
    const target = mailTarget(sheet.contactEmail);
    page.tag(target ? addElement(paragraph, 'Link') : part);
    page.text(shown, x, y, { ...small, color: theme.colors.accent });
    if (target) page.link({ box: { x, y: y - 8, width, height: 11 }, target, label: shown });
    page.tag(null);
  });
}

/** The widest of lines that stand below one another, in points. */
function widestOf(runs: Run[]): number {
  return Math.max(...runs.map(({ text, style }) => measureText(text, style)));
}

// @covers invoices-9.7
