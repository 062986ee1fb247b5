import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { plainWording } from '#app/domain/invoices/wording.ts';
import { fill } from '#app/texts/fill.ts';
import { mailTarget } from '../document/link-target.ts';
import { ellipsize } from '../page/blocks.ts';
import { paper } from '../page/paper.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import { cleanLine } from '../text/clean-text.ts';
import { measureText } from '../text/measure-text.ts';

const between = 10;

/** Thanks, the seller's address for questions and the page number at the foot, the invoice's title on later pages. */
export function drawFooters(drawing: Drawing, sheet: InvoiceSheet): void {
  const { flow, theme, structure } = drawing;
  const { words } = sheet;
  const questions = plainWording(words.questions);
  const { thanks, small } = theme.text;
  const { left, laterTop } = theme.margin;
  const right = left + theme.width;
  const y = paper.height - theme.footer.text;
  const title = ellipsize(cleanLine(sheet.title), small, theme.width);
  const gratitude = ellipsize(cleanLine(plainWording(sheet.thanks)), thanks, theme.width * 0.45);
  flow.pages.forEach((page, index) => {
    const number = fill(words.page, { number: index + 1, count: flow.pages.length });
    page.rule(left, paper.height - theme.footer.rule, theme.width, 0.5, theme.colors.hairline);
    const paragraph = index === 0 ? addElement(structure, 'P') : null;
    page.tag(paragraph);
    page.text(`${gratitude} `, left, y, thanks);
    page.tag(null);
    page.text(number, right, y, small, 'right');
    if (index > 0) page.text(title, right, laterTop - 20, small, 'right');
    if (!sheet.contactEmail?.trim()) return;
    let x = left + measureText(gratitude, thanks) + between;
    page.tag(paragraph);
    page.text(`${questions} `, x, y, small);
    x += measureText(`${questions} `, small);
    const room = right - measureText(number, small) - between - x;
    const shown = ellipsize(cleanLine(sheet.contactEmail), small, room);
    const width = measureText(shown, small);
    const target = mailTarget(sheet.contactEmail);
    page.tag(target ? addElement(paragraph ?? structure, 'Link') : null);
    page.text(shown, x, y, { ...small, color: theme.colors.accent });
    if (target) page.link({ box: { x, y: y - 8, width, height: 11 }, target, label: shown });
    page.tag(null);
  });
}

// @covers invoices-9.7
