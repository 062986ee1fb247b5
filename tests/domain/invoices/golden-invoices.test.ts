import { describe, expect, it, test } from 'vitest';
import { cleanLine, cleanLines, cleanReference } from '#app/domain/invoices/clean-text.ts';
import type { InvoiceItem } from '#app/domain/invoices/content.ts';
import { formatItems, parseItems } from '#app/domain/invoices/invoice-json.ts';
import { goldenInvoices } from '#tests/fixtures/golden-invoices.ts';
import { taxInvoices } from '#tests/fixtures/tax-invoices.ts';
import { plainLine, plainTotals, totalsOf } from '#tests/support/plain-line.ts';

describe('the figures are the manually calculated ones', () => {
  it.each(goldenInvoices)('$name', ({ content, totals }) => {
    expect(plainTotals(totalsOf(content))).toEqual(totals);
  });

  it.each(taxInvoices)('$name', ({ content, totals }) => {
    const { lineNets, lineDiscounts, taxes, ...figures } = totalsOf(content);
    const amounts = taxes.map(({ name, base, amount, owedByClient }) => [
      name,
      base,
      amount,
      owedByClient,
    ]);
    expect({ ...figures, taxes: amounts }).toEqual(totals);
  });
});

const item = plainLine({
  description: 'Work',
  quantityHundredths: 50,
  unitPriceMinor: 3333,
  taxRateThousandths: 9975,
});

describe('stored items', () => {
  it('are decimal texts', () => {
    expect(formatItems([item], 'USD')).toBe(
      '[{"description":"Work","quantity":"0.5","unitPrice":"33.33","taxRate":"9.975"}]',
    );
  });

  it.each([
    { quantity: 0.5, unitPrice: 33.33, taxRate: 9.975 },
    { quantity: '0.50', unit_price: 33.33, tax_rate: 9.975 },
  ])('are read from an array with %j', (stored) => {
    expect(parseItems([{ description: 'Work', ...stored }], 'USD')).toEqual([item]);
  });

  it('have everything that a line can have', () => {
    const full: InvoiceItem = {
      description: 'Power',
      quantityTenThousandths: 12_345,
      unit: 'kilowattHour',
      unitPriceTenThousandths: 12_500,
      discount: { kind: 'amount', minor: 1 },
      taxes: [
        { name: 'GST', rate: 50_000, number: '123456789 RT0001' },
        { name: 'QST', rate: 99_750, number: null },
      ],
      taxReason: 'reverse-charge',
    };
    const stored = formatItems([full], 'CAD');
    expect(stored).toBe(
      '[{"description":"Power","quantity":"1.2345","unit":"kilowattHour","unitPrice":"0.0125",' +
        '"discountAmount":"0.01","taxRate":"5","taxes":[{"name":"GST","rate":"5","number":"123456789 RT0001"},' +
        '{"name":"QST","rate":"9.975","number":null}],"taxReason":"reverse-charge"}]',
    );
    expect(parseItems(stored, 'CAD')).toEqual([full]);
    expect(parseItems(formatItems([{ ...full, taxes: [] }], 'CAD'), 'CAD')?.[0]?.taxes).toEqual([]);
  });

  it('have a missing quantity of 1, a missing price or rate of 0; others are no list', () => {
    const line = { description: '', quantityHundredths: 100, unitPriceMinor: 0 };
    const items = [plainLine({ ...line, taxRateThousandths: 0 })];
    expect(parseItems([{ description: null }], 'USD')).toEqual(items);
    for (const other of [null, '', '{', '{}', 5, [5], [{ quantity: {} }]]) {
      expect([other, parseItems(other, 'USD')]).toEqual([other, null]);
    }
  });
});

it('cleaned text keeps line breaks or turns them into spaces, and loses control characters', () => {
  expect(cleanLines('  a\r\nb\rc\u2028d\u0000\u0007 ')).toBe('a\nb\nc\nd');
  expect(cleanLine('a \n\n b\tc')).toBe('a b c');
  expect(cleanLine('x\ud800y')).toBe('x\ufffdy');
  expect(cleanLine('😀')).toBe('😀');
});

// Invisible characters; escaped, because an editor wouldn't show them either.
const unseen = ['\u200b', '\u2060', '\u00ad', '\u3164', '\u2800', '\u200d', '\ufeff', '\u202e'];

describe('invisible text', () => {
  test.each(unseen)('%j is empty', (one) => {
    for (const text of [one, ` ${one}${one}\t`, `${one}\r\n${one}`]) {
      expect([cleanLine(text), cleanLines(text), cleanReference(text)]).toEqual(['', '', '']);
    }
  });

  test('is kept within visible text: it joins emoji and splits words', () => {
    for (const text of ['👩\u200d💻', 'ภาษา\u200bไทย', 'Donau\u00addampf', '⠓⠊\u2800⠽⠕⠥']) {
      expect([cleanLine(text), cleanLines(text)]).toEqual([text, text]);
    }
  });
});

describe('characters that change the text direction', () => {
  const controls = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202b', '\u202c', '\u202d', '\u202e'];
  test.each([...controls, '\u2066', '\u2067', '\u2068', '\u2069'])('%j is removed', (one) => {
    expect(cleanLine(`Finch${one} & Sons`)).toBe('Finch & Sons');
    expect(cleanLines(`Finch${one}\nSons`)).toBe('Finch\nSons');
  });
});

describe('a number that looks like another one', () => {
  test.each([
    ...unseen.flatMap((one) => [`INV-${one}001`, `INV-001${one}`, `${one}INV-001`]),
    ' INV-001 ',
  ])('%j is the same', (typed) => {
    expect(cleanReference(typed)).toBe('INV-001');
  });

  test('is the same whatever form its letters and spaces have', () => {
    expect(cleanReference('Re\u0301f\u00a0 1')).toBe('R\u00e9f 1');
  });
});
