import { describe, expect, it } from 'vitest';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { plainWording } from '#app/domain/invoices/sheet.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { describeDocumentWorking } from '#app/features/invoice-sheet/words/describe-document-working.ts';
import { goldenInvoices, invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { totalsOf } from '#tests/support/plain-line.ts';

const contentOf = (name: string): InvoiceContent => {
  const found = [...taxInvoices, ...goldenInvoices].find((one) => one.name.startsWith(name));
  if (!found) throw new Error(name);
  return found.content;
};
const workingOf = (content: InvoiceContent) =>
  Object.fromEntries(
    describeDocumentWorking(content).blocks.map(({ label, steps }) => [label, steps]),
  );

describe('the breakdown', () => {
  it('shows how each line, each tax and the total are calculated', () => {
    expect(workingOf({ ...contentOf('Nova Scotia'), language: 'en-US' })).toEqual({
      'Line 1: Bookkeeping': ['2.5 × C$33.333 = C$83.3325, rounded to C$83.33'],
      Subtotal: ['C$83.33'],
      'HST (14%)': ['C$83.33 × 14% = C$11.6662, rounded to C$11.67'],
      Total: ['C$83.33 + C$11.67 = C$95.00'],
      Rounding: ['Amounts exactly halfway round up; negative amounts round down.'],
    });
    expect(workingOf(contentOf('Quebec'))['QST (9.975%)']).toEqual([
      'C$1,140.00 × 9.975% = C$113.715, rounded to C$113.72',
    ]);
  });

  it('refers to a line without a description by its number alone', () => {
    const content = contentOf('Nova Scotia');
    const items = content.items.map((item) => ({ ...item, description: ' ' }));
    expect(describeDocumentWorking({ ...content, items }).blocks[0]?.label).toBe('Line 1');
  });

  it('splits a discount across the taxes', () => {
    expect(workingOf(contentOf('United Kingdom, three'))).toMatchObject({
      'Line 1: Paint, white': [
        '10 × £12.50 = £125.00',
        'Discount: 10% of £125.00 = £12.50',
        '£125.00 − £12.50 = £112.50',
      ],
      Subtotal: ['£112.50 + £100.00 + £60.00 = £272.50'],
      Discount: [
        '£272.50 − £30.00 = £242.50',
        'After the discount, by tax:',
        'VAT (0%, zero-rated): £60.00 × £242.50 / £272.50 = £53.394495…',
        'VAT (5%): £100.00 × £242.50 / £272.50 = £88.990825…',
        'VAT (20%): £112.50 × £242.50 / £272.50 = £100.114678…',
      ],
      'VAT (20%)': ['£100.114678… × 20% = £20.022935…, rounded to £20.02'],
    });
    expect(workingOf(contentOf('uk discount'))['Discount (12.5%)']).toEqual([
      '12.5% of £283.50 = £35.4375, rounded to £35.44',
      '£283.50 − £35.44 = £248.06',
      'After the discount, by tax:',
      'VAT (0%): £60.00 × 87.5% = £52.50',
      'VAT (5%): £87.00 × 87.5% = £76.125',
      'VAT (20%): £136.50 × 87.5% = £119.4375',
    ]);
  });

  it('takes tax out of prices that include it, line by line with different taxes', () => {
    expect(workingOf(contentOf('Australia, prices'))).toMatchObject({
      'GST (10%)': [
        'A$500.00 × 10 / 110 = A$45.454545…, rounded to A$45.45',
        'The included tax is the price × the tax rate ÷ (100 + all tax rates on the line).',
      ],
      'Total excluding tax': ['A$500.00 − A$45.45 = A$454.55'],
      Total: ['A$454.55 + A$45.45 = A$500.00'],
    });
    const gst = { name: 'GST', rate: 50_000, number: null };
    const line = { description: 'Work', quantityTenThousandths: 10_000 };
    const content = invoiceContent('ca', {
      pricesIncludeTax: true,
      items: [
        { ...line, unitPriceTenThousandths: 100_000_000, taxes: [gst] },
        {
          ...line,
          unitPriceTenThousandths: 50_000_000,
          taxes: [gst, { name: 'PST', rate: 70_000, number: null }],
        },
      ],
    });
    // 100.00 x 5 / 105 = 4.761904...; 50.00 x 5 / 112 = 2.232142...; together 6.994047...
    expect(workingOf(content)['GST (5%)']?.slice(0, 3)).toEqual([
      'C$100.00 × 5 / 105 = C$4.761904…',
      'C$50.00 × 5 / 112 = C$2.232142…',
      'C$4.761904… + C$2.232142… = C$6.994047…, rounded to C$6.99',
    ]);
  });

  it('rounds per line if the seller does, citing the law', () => {
    expect(workingOf(contentOf('Australia, rounded'))).toMatchObject({
      'GST (10%)': [
        ...Array(3).fill('A$1.05 × 10% = A$0.105, rounded to A$0.11'),
        'A$0.11 + A$0.11 + A$0.11 = A$0.33',
      ],
      Rounding: [
        'Rounded on each line, as chosen by the seller (A New Tax System (Goods and Services Tax) Act 1999, section 9-90).',
        'Amounts exactly halfway round up; negative amounts round down.',
      ],
    });
    const american = { ...contentOf('United States, two'), rounding: 'line' } as const;
    expect(workingOf(american).Rounding?.[0]).toBe(
      'Rounded on each line, as chosen by the seller.',
    );
  });

  it('says who owes a reverse charge, and the tax in the seller’s currency', () => {
    expect(workingOf(contentOf('United Kingdom, reverse'))).toMatchObject({
      'VAT (20%, reverse charge)': [
        '£6,250.00 × 20% = £1,250.00',
        'The client owes this tax to the tax authority. It isn’t included in the total.',
      ],
      Total: ['£6,250.00'],
    });
    expect(workingOf(contentOf('Australia, in dollars'))['GST in AUD']).toEqual([
      '$100.00 × 1.5231 = A$152.31',
    ]);
  });

  it('adds up many lines without listing them, in the document’s language, or the first of two', () => {
    expect(workingOf(contentOf('au a hundred')).Subtotal).toEqual([
      'Sum of 100 lines = A$5,051.00',
    ]);
    const french = describeDocumentWorking({ ...contentOf('Quebec'), language: 'fr-CA+en-CA' });
    expect(french.title).toBe('Afficher le calcul');
    expect(JSON.parse(JSON.stringify(french.blocks[4]).replaceAll('\u00a0', ' '))).toEqual({
      label: 'TVQ (9,975 %)',
      steps: ['1 140,00 $ × 9,975 % = 113,715 $, arrondi à 113,72 $'],
    });
  });
});

describe.each([...taxInvoices, ...goldenInvoices])('the breakdown of: $name', ({ content }) => {
  it('ends with each figure that the sheet shows', () => {
    const sheet = describeDocument({
      content,
      totals: totalsOf(content),
      status: 'unpaid',
      logo: null,
      signature: null,
    });
    const steps = describeDocumentWorking(content).blocks.flatMap((block) => block.steps);
    // The sheet explains the client's reverse charge, but it is no part of the totals.
    const isReverse = content.items.some(({ taxReason }) => taxReason === 'reverse-charge');
    const rows = sheet.totals.filter(({ kind }) => kind !== 'tax' || !isReverse);
    const shown = [
      ...sheet.lines.map(({ amount = '' }) => amount),
      ...rows.map(({ value }) => value),
    ];
    for (const figure of shown) {
      const amount = plainWording(figure).replace(/^-|\s[A-Z]{3}$/g, '');
      expect(steps.some((step) => step.includes(amount))).toBe(true);
    }
  });
});
