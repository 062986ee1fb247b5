import { describe, expect, it } from 'vitest';
import { checkImport, type ImportCheck } from '#app/domain/products/check-import.ts';

const heading = ['id', 'product/service', 'price', 'tax'];

function check(rows: string[][], delimiter = ','): ImportCheck {
  const checking = checkImport(rows, delimiter);
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
  }
}

function preview(...rows: string[][]) {
  const checked = check([heading, ...rows]);
  if (!checked.ok) throw new Error(checked.code);
  return checked.preview;
}

describe('an imported file', () => {
  it('returns its products in order', () => {
    expect(preview(['A-1', 'Tea', '4.50', '20'], ['', 'Website design', '1200', '0'])).toEqual({
      products: [
        { name: 'Tea', unitPrice: '4.50', taxRate: '20', unit: '', customId: 'A-1' },
        { name: 'Website design', unitPrice: '1200.00', taxRate: '0', unit: '', customId: '' },
      ],
      rows: [2, 3],
      changed: [],
      skipped: [],
      missing: [],
      unused: [],
    });
  });

  it('lists the columns that are not read, by letter if they have no heading', () => {
    const checked = check([
      [...heading, 'Supplier', '', 'Empty'],
      ['A-1', 'Tea', '4.50', '20', 'Finch', 'in stock', ''],
    ]);
    expect(checked.ok && checked.preview.unused).toEqual(['Supplier', 'F']);
  });

  it.each([
    ['nothing', []],
    ['blank lines', [[''], ['', ''], [' ']]],
    ['only a heading', [heading]],
    ['a heading and blank lines', [heading, [''], [' ', '', '', '']]],
  ])('with %s is refused', (_, rows) => {
    expect(check(rows)).toEqual({ ok: false, code: 'empty' });
  });

  it('may have 1,000 rows besides the heading and blank ones, but no more', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ['', `Product ${at}`, '1', '0']);
    const checked = check([heading, ...rows, ['', '', '', ''], ['']]);
    expect(checked.ok && checked.preview.products.length).toBe(1000);
    expect(check([heading, ...rows, ['', 'One more', '1', '0']])).toEqual({
      ok: false,
      code: 'tooManyRows',
    });
  });

  it('skips rows without a name and lists them', () => {
    const { products, rows, skipped } = preview(
      ['A', '', '5', '0'],
      ['', 'Tea', '5', '0'],
      ['', '<>', '', ''],
    );
    expect(products.map(({ name }) => name)).toEqual(['Tea']);
    expect(rows).toEqual([3]);
    expect(skipped).toEqual([
      { row: 2, code: 'noName' },
      { row: 4, code: 'noName' },
    ]);
  });

  it.each([
    ['only rows without a name', [heading, ['1', ' ', '5', '0']]],
    [
      'no column for the name',
      [
        ['id', 'price', 'tax'],
        ['1', '5', '0'],
      ],
    ],
    [
      'other columns altogether',
      [
        ['a', 'b'],
        ['Tea', '5'],
      ],
    ],
  ])('with %s has nothing to import', (_, rows) => {
    expect(check(rows)).toEqual({ ok: false, code: 'noProducts' });
  });

  it('cuts names at 500 and ids at 50 characters, removes angle brackets, and reports both', () => {
    const { products, changed } = preview(
      ['i'.repeat(51), 'n'.repeat(501), '1', '1'],
      ['<b>7</b>', '<img src=x onerror=alert(1)>', '1', '1'],
    );
    expect(products[0]).toMatchObject({ name: 'n'.repeat(500), customId: 'i'.repeat(50) });
    expect(products[1]).toMatchObject({ name: 'img src=x onerror=alert(1)', customId: 'b7/b' });
    expect(changed).toEqual([
      { row: 2, code: 'longName', limit: 500 },
      { row: 2, code: 'longId', limit: 50 },
      { row: 3, code: 'nameBrackets' },
      { row: 3, code: 'idBrackets' },
    ]);
  });

  it('reports a cut if there are spaces at the cut, and not if only brackets made it too long', () => {
    const { changed } = preview(
      [`${'i'.repeat(45)}     end`, `${'n'.repeat(490)}${' '.repeat(10)}end`, '1', '1'],
      [`<${'i'.repeat(50)}>`, `${'n'.repeat(500)}<>`, '1', '1'],
    );
    expect(changed).toEqual([
      { row: 2, code: 'longName', limit: 500 },
      { row: 2, code: 'longId', limit: 50 },
      { row: 3, code: 'nameBrackets' },
      { row: 3, code: 'idBrackets' },
    ]);
  });

  it.each(['', 'abc', '-1', '1000000000', '1e9', 'Infinity'])('uses price 0 for %j', (price) => {
    const { products, changed } = preview(['', 'Tea', price, '0']);
    expect(products[0]?.unitPrice).toBe('0.00');
    expect(changed).toEqual([{ row: 2, code: 'noPrice', typed: price }]);
  });

  it.each(['0', '999999999.99', '1e3', '$5', '1,200.50'])('accepts the price %j', (price) => {
    expect(preview(['', 'Tea', price, '0']).changed).toEqual([]);
  });

  it.each([
    ['7.9999996', '8.00'],
    ['0.0000001', '0.00'],
    ['98.1234567', '98.123457'],
  ])('reports that the price %j was rounded to %s', (price, rounded) => {
    const { products, changed } = preview(['', 'Tea', price, '0']);
    expect(products[0]?.unitPrice).toBe(rounded);
    expect(changed).toEqual([{ row: 2, code: 'roundedPrice', typed: price, price: rounded }]);
  });

  it.each(['7.5', '7.500', '1,200.5000', '12.4999999999', '7.999', '0.012345', '999999998.123456'])(
    'reports nothing about the price %j',
    (price) => {
      expect(preview(['', 'Tea', price, '0']).changed).toEqual([]);
    },
  );

  it('reports that a tax rate was rounded', () => {
    const { products, changed } = preview(['', 'Tea', '1', '9.12345%']);
    expect(products[0]?.taxRate).toBe('9.1235');
    expect(changed).toEqual([{ row: 2, code: 'roundedRate', typed: '9.12345%', rate: '9.1235' }]);
  });

  it.each(['abc', '-1', '100.001', '101'])('uses tax 0 for %j', (tax) => {
    const { products, changed } = preview(['', 'Tea', '1', tax]);
    expect(products[0]?.taxRate).toBe('0');
    expect(changed).toEqual([{ row: 2, code: 'noRate', typed: tax }]);
  });

  it.each(['', '0', '100', '9.975', '20%'])('accepts the tax %j', (tax) => {
    expect(preview(['', 'Tea', '1', tax]).changed).toEqual([]);
  });

  it('reads decimal commas if semicolons separate the cells', () => {
    const rows = [
      ['Название', 'Цена', 'НДС'],
      ['Чай', '1.234,50', '20'],
      ['Мёд', '7,5', '9.975'],
    ];
    const checked = check(rows, ';');
    expect(checked.ok && checked.preview.products).toEqual([
      { name: 'Чай', unitPrice: '1234.50', taxRate: '20', unit: '', customId: '' },
      { name: 'Мёд', unitPrice: '7.50', taxRate: '9.975', unit: '', customId: '' },
    ]);
  });

  it('keeps a product without its unknown unit, and reports it', () => {
    const checked = check([
      [...heading, 'Unit'],
      ['', 'Power', '0.0125', '5', 'kWh'],
      ['', 'Tea', '1', '0', ' Dozen '],
      ['', 'Milk', '1', '0', ''],
    ]);
    if (!checked.ok) throw new Error(checked.code);
    const { products, changed } = checked.preview;
    expect(products.map(({ unit }) => unit)).toEqual(['kilowattHour', '', '']);
    expect(products[0]?.unitPrice).toBe('0.0125');
    expect(changed).toEqual([{ row: 3, code: 'noUnit', typed: 'Dozen' }]);
  });

  it('lists the missing columns', () => {
    const checked = check([['name'], ['Tea']]);
    expect(checked.ok && checked.preview).toMatchObject({ missing: ['price', 'tax'], changed: [] });
  });

  it('joins the lines of a name, and unescapes what an export had escaped', () => {
    expect(preview(["'=1+1", 'two\nlines', '1', '0']).products[0]).toMatchObject({
      name: 'two lines',
      customId: '=1+1',
    });
  });

  it('is checked in stages', () => {
    const rows = Array.from({ length: 250 }, () => ['', 'Tea', '1', '0']);
    expect([...checkImport([heading, ...rows], ',')]).toEqual([
      { done: 0, of: 250 },
      { done: 100, of: 250 },
      { done: 200, of: 250 },
    ]);
  });

  it('overwrites no prototype, whatever its cells contain', () => {
    const names = ['__proto__', 'constructor', 'prototype'];
    const { products } = preview(...names.map((name) => [name, name, '1', '0']));
    expect(products.map(({ name }) => name)).toEqual(names);
    const checked = check([
      ['name', ...names],
      ['Tea', '{"polluted":1}', 'x', 'y'],
    ]);
    expect(checked.ok).toBe(true);
    expect({}).not.toHaveProperty('polluted');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
