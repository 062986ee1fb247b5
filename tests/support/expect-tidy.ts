import { expect } from 'vitest';
import { cellText, type InvoiceSheet, type InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { templateFor } from '#app/pdf/templates/template.ts';
import { type ReadPage, type ReadPdf, readPdf } from './read-pdf.ts';

// A trailing space may extend past the margin by this fraction of the type size.
const hanging = 0.6;

/**
 * Checks that the file is clean, that every printed line is within its page's margins, and that no two lines overlap.
 */
export function expectCleanLayout(pdf: ReadPdf, template: InvoiceTemplate): void {
  expect(pdf.complaints).toEqual([]);
  expect(pdf.pages.flatMap((page) => outside(page, template))).toEqual([]);
  expect(pdf.pages.flatMap(overlapping)).toEqual([]);
}

function outside({ lines, size: [width, height] }: ReadPage, template: InvoiceTemplate) {
  const { margin } = templateFor(template).theme;
  return lines.filter(
    ({ text, x, y, size, box }) =>
      text !== '' &&
      (x < margin.left - 2 ||
        box.x + box.w > width - margin.right + size * hanging ||
        y < 14 ||
        y > height - 14),
  );
}

/** Returns pairs of lines whose letters would touch: their boxes overlap by more than a hairline. */
function overlapping({ lines }: ReadPage): [string, string][] {
  const shown = lines.filter(({ text }) => text !== '');
  const pairs: [string, string][] = [];
  shown.forEach((one, at) => {
    for (const other of shown.slice(at + 1)) {
      const across =
        Math.min(one.box.x + one.box.w, other.box.x + other.box.w) -
        Math.max(one.box.x, other.box.x);
      const down = Math.min(lowest(one), lowest(other)) - Math.max(highest(one), highest(other));
      if (across > one.size * hanging && down > 1) pairs.push([describe(one), describe(other)]);
    }
  });
  return pairs;
}

const describe = ({ text, x, y }: ReadPage['lines'][number]) => `${text} at ${x}, ${y}`;

/** The vertical extent of a line's letters; its box includes space for accents. */
const highest = ({ y, size }: ReadPage['lines'][number]) => y - size * 0.76;
const lowest = ({ y, size }: ReadPage['lines'][number]) => y + size * 0.22;

/** Removes spaces so that wrapped text compares equal, invisible characters, and Hebrew, which is printed as boxes. */
export const squeeze = (text: string) =>
  text.replace(/\s|\p{Default_Ignorable_Code_Point}|\p{Script=Hebrew}/gu, '');

/** All printed text of a sheet, in both languages of a bilingual one. */
export function printedTexts(sheet: InvoiceSheet): { first: string[]; second: string[] } {
  const { columns, lines, totals, dates, from, to, shipTo, words, mark } = sheet;
  const details = [...sheet.bankDetails, ...sheet.checkDetails];
  const wordings = [
    words.invoice,
    sheet.paymentHeading,
    words.questions,
    sheet.thanks,
    ...(mark ? [words[`${mark}Mark`]] : sheet.paymentLinks.map(({ label }) => label)),
    ...(sheet.paypalQrUrl ? [words.scanToPay] : []),
    ...(sheet.signature ? [words.signature] : []),
    ...(sheet.verify ? [sheet.verify.label, sheet.verify.shown] : []),
    ...(sheet.opening ? [sheet.opening] : []),
    ...(sheet.notes ? [words.notes, sheet.notes] : []),
    ...(sheet.terms ? [words.terms, sheet.terms] : []),
    ...(sheet.paymentNotes ? [words.paymentNotes, sheet.paymentNotes] : []),
    ...(sheet.bankDetails.length > 0 ? [words.bankDetails] : []),
    ...[from, to].flatMap((party) => [
      party.heading,
      party.name,
      ...party.addressLines,
      ...party.details.map(({ label }) => label),
    ]),
    ...(shipTo ? [shipTo.heading, ...shipTo.addressLines] : []),
    ...columns.map(({ label }) => label),
    ...lines.flatMap(({ description, notes = [] }) => [description, ...notes]),
    ...totals.map(({ note = '' }) => note),
    ...sheet.remarks,
    ...[...dates, ...totals, ...to.details, ...details, ...(sheet.fields ?? [])].flatMap(
      ({ label, value }) => [label, value],
    ),
  ];
  return {
    first: wordings.map((wording) => (typeof wording === 'string' ? wording : wording.first)),
    second: wordings.flatMap((wording) => (typeof wording === 'string' ? [] : wording.second)),
  };
}

/** Checks that a sheet's PDF has a clean layout, every text, and every figure on its own line. */
export function expectAllPrinted(sheet: InvoiceSheet): void {
  const pdf = readPdf(renderInvoicePdf(sheet), { draw: true });
  expectCleanLayout(pdf, sheet.template);
  const printed = squeeze(pdf.text);
  const { first, second } = printedTexts(sheet);
  // A text that goes on on the next page is interrupted there by the footer and the header.
  const interruptions = pdf.pages.length - 1;
  for (const text of [...first, ...second].map(squeeze)) {
    const pieces = text.match(/.{1,80}/gsu) ?? [];
    const missing = pieces.filter((piece) => !printed.includes(piece));
    if (missing.length > interruptions || pieces.length < 4) expect(missing).toEqual([]);
  }
  const printedLines = pdf.pages.flatMap((page) => page.lines.map(({ text }) => text.trim()));
  const figures = [
    ...sheet.columns.flatMap(({ key }) => sheet.lines.map((line) => cellText(line, key))),
    ...sheet.totals.map(({ value }) => value),
  ];
  for (const figure of figures.filter(Boolean)) expect(printedLines).toContain(figure);
}
