import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import {
  type Block,
  baselineOf,
  drawStack,
  gap,
  heightOf,
  keepWithNext,
  labelBlocks,
  placeBlocks,
  type Spot,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { cleanLine, measureText } from '#app/pdf/text/wrap-text.ts';
import { addElement, addItem } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';

const gutter = 16;
const maxLabel = 0.4;

/** Draws the payment schedule, together on one page; nothing for an invoice paid as a whole. */
export function drawSteps(drawing: Drawing, { schedule }: InvoiceSheet, start: Spot): Spot {
  if (!schedule) return start;
  const { flow, theme, structure } = drawing;
  const { left } = theme.margin;
  const heading = tagged(
    addElement(structure, 'H2'),
    labelBlocks(schedule.heading, theme.text.heading, theme.width),
  );
  const list = addElement(structure, 'L');
  const rows = schedule.steps.map((step) => stepBlock(drawing, addItem(list), step));
  const blocks = keepWithNext([...heading, gap(4)], heightOf(rows));
  const spot = placeBlocks(flow, start, left, [...blocks, ...rows]);
  return { page: spot.page, y: spot.y + theme.sectionGap };
}

type Step = NonNullable<InvoiceSheet['schedule']>['steps'][number];

/** Lays out an installment's label, due date and amount above a hairline. */
function stepBlock(
  { theme }: Drawing,
  item: ReturnType<typeof addItem>,
  { label, about, amount }: Step,
): Block {
  const { width, table, text, colors } = theme;
  const figure = cleanLine(amount);
  const room = width - table.inset * 2;
  const labelWidth = room * maxLabel - gutter;
  const aboutWidth = room * (1 - maxLabel) - measureText(figure, text.figure) - gutter;
  const labels = textBlocks(label, text.body, labelWidth);
  const abouts = textBlocks(about, { ...text.caption, size: text.body.size }, aboutWidth);
  const height = Math.max(heightOf(labels), heightOf(abouts)) + table.cellPadding * 2;
  return {
    height,
    draw: (page, x, y) => {
      const from = x + table.inset;
      const top = y + table.cellPadding;
      page.tag(item.label);
      drawStack(page, labels, from, top);
      page.tag(item.body);
      drawStack(page, abouts, from + room * maxLabel, top);
      page.text(`${figure} `, from + room, top + baselineOf(text.figure), text.figure, 'right');
      page.tag(null);
      page.rule(x, y + height, width, 0.5, colors.hairline);
    },
  };
}
