import { expect } from 'vitest';
import type { InvoiceTemplate } from '#app/domain/invoices/sheet.ts';
import { templateFor } from '#app/pdf/templates/template.ts';
import type { ReadPage, ReadPdf } from './read-pdf.ts';

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
