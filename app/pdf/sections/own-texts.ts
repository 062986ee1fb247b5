import { type InvoiceSheet, plainWording, type Wording } from '#app/domain/invoices/sheet.ts';
import {
  type Block,
  gap,
  heightOf,
  keepWithNext,
  labelBlocks,
  lineHeight,
  placeBlocks,
  type Spot,
  tagged,
  textBlocks,
} from '#app/pdf/page/page-flow.ts';
import { addElement } from '../structure/element.ts';
import type { Drawing } from '../templates/template.ts';
import type { TextStyle } from '../text/wrap-text.ts';

/** Draws the look's opening text, above the lines. */
export function drawOpening(drawing: Drawing, { opening }: InvoiceSheet, start: Spot): Spot {
  if (opening === null) return start;
  return placeSection(drawing, start, paragraphs(drawing, opening, drawing.theme.text.body));
}

/** Draws the custom fields that are printed above the notes. */
export function drawFields(drawing: Drawing, { fields, words }: InvoiceSheet, start: Spot): Spot {
  if (!fields) return start;
  const { structure, theme } = drawing;
  const blocks = fields.flatMap(({ label, value }) => {
    const text = `${plainWording(label)}${words.colon} ${value}`;
    return tagged(addElement(structure, 'P'), textBlocks(text, theme.text.body, theme.width));
  });
  return placeSection(drawing, start, blocks);
}

/** Draws the look's terms, below everything else. */
export function drawTerms(drawing: Drawing, { terms, words }: InvoiceSheet, start: Spot): Spot {
  if (terms === null) return start;
  const { structure, theme } = drawing;
  const { label, small } = theme.text;
  const heading = tagged(addElement(structure, 'H2'), labelBlocks(words.terms, label, theme.width));
  return placeSection(drawing, start, [
    ...keepWithNext(heading, lineHeight(small) * 2),
    gap(3),
    ...paragraphs(drawing, terms, small),
  ]);
}

function placeSection({ flow, theme }: Drawing, start: Spot, blocks: Block[]): Spot {
  const end = placeBlocks(flow, start, theme.margin.left, blocks);
  return { page: end.page, y: end.y + theme.sectionGap };
}

/** Lays out a text in paragraphs, of which a page break only divides one that is longer than a page. */
function paragraphs({ flow, structure, theme }: Drawing, text: Wording, style: TextStyle): Block[] {
  const page = flow.bottom - flow.topOf(1);
  const parts = typeof text === 'string' ? text.split(/\n+/) : [text];
  return parts.flatMap((part, at) => {
    const lines = tagged(addElement(structure, 'P'), textBlocks(part, style, theme.width));
    const kept = heightOf(lines) <= page ? keepWithNext(lines, 0) : lines;
    return at === 0 ? kept : [gap(lineHeight(style) / 3), ...kept];
  });
}
