import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Delivery, deliveryNumber, deliveryOf } from '#app/domain/deliveries/delivery.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { invoiceTemplates } from '#app/domain/invoices/sheet.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { describeDelivery } from '#app/features/deliveries/words/describe-delivery.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { renderInvoicePdf } from '#app/pdf/render-invoice.server.ts';
import { hostileTexts } from '#tests/fixtures/hostile-sheets.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { findBreaches } from '#tests/support/matterhorn/find-breaches.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

/** Everything on a document, delivered at once. */
function deliveryFor(content: InvoiceContent, over: Partial<Delivery> = {}): Delivery {
  const all = content.items.map(({ quantityTenThousandths }) => quantityTenThousandths);
  const made = deliveryOf(content.items, [], all);
  if (made.outcome !== 'delivery') throw new Error(made.outcome);
  return {
    id: 'x',
    n: 1,
    number: deliveryNumber(content.invoiceNumber, 1),
    day: '2026-11-21',
    carrier: 'UPS',
    tracking: null,
    shippingAddress: 'Gate\nTown',
    lines: made.lines,
    at: 1,
    ...over,
  };
}

const invoiceOf = (content: InvoiceContent) => ({
  content,
  totals: totalsOf(content),
  status: 'unpaid' as const,
  logo: null,
  signature: null,
});

const noteOf = (content: InvoiceContent, over?: Partial<Delivery>) =>
  renderInvoicePdf(describeDelivery(invoiceOf(content), deliveryFor(content, over)));

describe.each(invoiceTemplates)('a delivery note in the %s template', (template) => {
  test.each(documentLanguages)('conforms to PDF/A-3u and PDF/UA-1 in %s', (language) => {
    const content = sampleContent({ language, template, country: 'ca' });
    const { logo, ...rest } = { ...invoiceOf(content), logo: discLogo() };
    const sheet = describeDelivery({ ...rest, logo }, deliveryFor(content));
    const bytes = renderInvoicePdf(sheet);
    expect(findBreaches(bytes)).toEqual([]);
    const { pages } = readPdf(bytes, { draw: true });
    expect(pages).toHaveLength(1);
    for (const label of sheet.toSign ?? []) expect(pages[0]?.text).toContain(label);
  });

  test('continues on further pages, and its signature lines stay together with a page', () => {
    const items = Array.from({ length: 70 }, (_, at) =>
      plainLine({
        description: `Part ${at}`,
        quantityHundredths: 100,
        unitPriceMinor: 100,
        taxRateThousandths: 0,
      }),
    );
    const bytes = noteOf(sampleContent({ template, items }));
    expect(findBreaches(bytes)).toEqual([]);
    const { pages } = readPdf(bytes);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)?.text).toContain('Date received');
  });

  test.each(Object.entries(hostileTexts))('shows any text: %s', (_, text) => {
    const bytes = noteOf(sampleContent({ template }), {
      carrier: text,
      tracking: text,
      shippingAddress: text,
    });
    expect(findBreaches(bytes)).toEqual([]);
  });
});

test('contains no amount that its document shows, for random documents', () => {
  fc.assert(
    fc.property(randomDocument, (random) => {
      const quantities = random.items.some(({ depositOf }) => depositOf !== undefined);
      fc.pre(!quantities);
      const invoice = invoiceOf(random);
      const sheet = describeDocument(invoice);
      const note = describeDelivery(invoice, deliveryFor(random));
      const shown = new Set(note.lines.map(({ quantity = '' }) => quantity));
      const amounts = [
        ...sheet.lines.flatMap(({ price = '', amount = '' }) => [price, amount]),
        ...sheet.totals.map(({ value }) => value),
      ];
      const texts = textsOf({ ...note, logo: null });
      for (const amount of amounts) {
        const isQuantity = [...shown].some((text) => text.includes(amount));
        if (!isQuantity) expect(texts.filter((text) => text.includes(amount))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

/** Every text of a sheet, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}
