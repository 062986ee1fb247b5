import { describe, expect, it } from 'vitest';
import { languages } from '#app/domain/language/languages.ts';
import { checkImport, type ImportCheck } from '#app/domain/products/check-import.ts';
import { matchColumns } from '#app/domain/products/match-columns.ts';
import { parseUnit } from '#app/domain/products/parse-unit.ts';
import { uneceCodeOf, unitCodes } from '#app/domain/taxes/units.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { unitName } from '#app/i18n/format/unit-name.ts';

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
  it('lists the columns that are not read, by letter if they have no heading', () => {
    const row = ['A-1', 'Tea', '4.50', '20', 'Finch', 'in stock', ''];
    const checked = check([[...heading, 'Supplier', '', 'Empty'], row]);
    expect(checked.ok && checked.preview.unused).toEqual(['Supplier', 'F']);
  });

  it('with only blank lines, or a heading besides them, is refused', () => {
    for (const rows of [
      [[''], ['', ''], [' ']],
      [heading, [''], [' ', '', '', '']],
    ]) {
      expect(check(rows)).toEqual({ ok: false, code: 'empty' });
    }
  });

  it('may have 1,000 rows besides the heading and blank ones, but no more', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ['', `Product ${at}`, '1', '0']);
    const checked = check([heading, ...rows, ['', '', '', ''], ['']]);
    expect(checked.ok && checked.preview.products.length).toBe(1000);
    const more = check([heading, ...rows, ['', 'One more', '1', '0']]);
    expect(more).toEqual({ ok: false, code: 'tooManyRows' });
  });

  it('without a name in any row, or without a column for it, has nothing to import', () => {
    const nothing = { ok: false, code: 'noProducts' };
    expect(check([heading, ['1', ' ', '5', '0']])).toEqual(nothing);
    expect(
      check([
        ['id', 'price'],
        ['1', '5'],
      ]),
    ).toEqual(nothing);
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

  const [noPrice, noRate] = [{ code: 'noPrice' }, { code: 'noRate' }];
  it.each<[price: string, tax: string, product: object, change: object]>([
    ['', '0', { unitPrice: '0.00' }, noPrice],
    ['abc', '0', { unitPrice: '0.00' }, noPrice],
    ['-1', '0', { unitPrice: '0.00' }, noPrice],
    ['1000000000', '0', { unitPrice: '0.00' }, noPrice],
    ['1', 'abc', { taxRate: '0' }, noRate],
    ['1', '-1', { taxRate: '0' }, noRate],
    ['1', '100.001', { taxRate: '0' }, noRate],
    ['7.9999996', '0', { unitPrice: '8.00' }, { code: 'roundedPrice', price: '8.00' }],
    ['98.1234567', '0', { unitPrice: '98.123457' }, { code: 'roundedPrice', price: '98.123457' }],
    ['1', '9.12345%', { taxRate: '9.1235' }, { code: 'roundedRate', rate: '9.1235' }],
  ])('reports a changed price or tax: %j, %j', (price, tax, product, change) => {
    const { products, changed } = preview(['', 'Tea', price, tax]);
    expect(products).toMatchObject([product]);
    expect(changed).toEqual([{ row: 2, typed: tax === '0' ? price : tax, ...change }]);
  });

  it.each(['7.5', '1,200.5000', '7.999', '999999998.123456'])('keeps the price %j', (price) => {
    expect(preview(['', 'Tea', price, '0']).changed).toEqual([]);
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

  it('overwrites no prototype, whatever its cells contain', () => {
    const names = ['__proto__', 'constructor', 'prototype'];
    const { products } = preview(...names.map((name) => [name, name, '1', '0']));
    expect(products.map(({ name }) => name)).toEqual(names);
    const row = ['Tea', '{"polluted":1}', 'x', 'y'];
    expect(check([['name', ...names], row]).ok).toBe(true);
    expect({}).not.toHaveProperty('polluted');
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

const found = (...headings: string[]) => Object.fromEntries(matchColumns(headings));
const inOrder = { id: 0, name: 1, price: 2, tax: 3 };

describe('the headings of a product file', () => {
  it.each([
    ['the template', ['id', 'product/service', 'price', 'tax']],
    ['names as stored', ['custom_id', 'name', 'unit_price', 'tax_rate']],
    ['service', ['Id', 'SERVICE', 'PRICE', 'TAX']],
    ['the table on screen', ['Product ID', 'Product/Service', 'Price', 'Tax Rate']],
    ['units in brackets', [' SKU ', 'Item name', 'Unit price (USD)', 'VAT %']],
    ['название', ['ид', 'Название', 'Цена', 'Налог']],
    ['услуга', ['Идентификатор', 'Услуга', 'Цена, руб.', 'НДС, %']],
    ['le modèle', ['code', 'produit/service', 'prix', 'taxe']],
    ['la table à l’écran', ['Code du produit', 'Produit ou service', 'Prix', 'Taux de taxe']],
  ])('are found in any letter case: %s', (_, headings) => {
    expect(found(...headings)).toEqual(inOrder);
  });

  it('for the unit are found, and not where units are mentioned otherwise', () => {
    for (const unit of ['Unit', 'Unit of measure', 'unité de mesure', 'Ед. изм.']) {
      expect(found('name', 'Unit price', unit)).toEqual({ name: 0, price: 1, unit: 2 });
    }
    for (const other of ['Units in stock', 'Unit price', 'Цена за единицу']) {
      expect(found('name', other)).not.toHaveProperty('unit');
    }
  });

  it('are found in any order: the plain name first, and the price and code of a product as such', () => {
    expect(found('Notes', 'tax', 'Stock', 'price', 'name')).toEqual({ tax: 1, price: 3, name: 4 });
    expect(found('Product group', 'Name', 'Name')).toEqual({ name: 1 });
    expect(found('Product', 'Description')).toEqual({ name: 0 });
    expect(found('Product code', 'Service price', 'Service')).toEqual({ id: 0, price: 1, name: 2 });
  });

  it.each(['__proto__', 'constructor', '', '🐦'])('%j is not a column', (heading) => {
    expect(found(heading, 'name')).toEqual({ name: 1 });
  });
});

describe('a unit in a product file', () => {
  it.each(languages.map(({ code }) => code))('is recognized by all its names in %s', (code) => {
    const names = inLanguage(code, () =>
      unitCodes.map((unit) => [unitName(unit), documentTexts.units[unit]] as const),
    );
    for (const [at, unit] of unitCodes.entries()) {
      for (const name of names[at] ?? []) {
        expect([name, parseUnit(name)]).toEqual([name, unit]);
        expect([name, parseUnit(` ${name.toUpperCase()} `)]).toEqual([name, unit]);
      }
    }
  });

  it('is recognized by its Recommendation 20 code and by common spellings', () => {
    expect(unitCodes.map((unit) => parseUnit(uneceCodeOf(unit)))).toEqual(unitCodes);
    expect(['hr.', 'lump-sum', 'часов'].map(parseUnit)).toEqual(['hour', 'lumpSum', 'hour']);
  });

  it('is none if empty, and unknown otherwise', () => {
    expect(['', ' ', '-'].map(parseUnit)).toEqual(['', '', '']);
    expect(['dozen', '__proto__', 'x'.repeat(5000)].map(parseUnit)).toEqual([null, null, null]);
  });
});
