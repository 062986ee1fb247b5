import { describe, expect, it } from 'vitest';
import { matchColumns } from '#app/domain/products/match-columns.ts';

const found = (...headings: string[]) => Object.fromEntries(matchColumns(headings));
const inOrder = { id: 0, name: 1, price: 2, tax: 3 };

describe('the headings of a product file', () => {
  it.each([
    ['the template', ['id', 'product/service', 'price', 'tax']],
    ['names as stored', ['custom_id', 'name', 'unit_price', 'tax_rate']],
    ['product', ['ID', 'Product', 'Price', 'Tax']],
    ['service', ['Id', 'SERVICE', 'PRICE', 'TAX']],
    ['the table on screen', ['Product ID', 'Product/Service', 'Price', 'Tax Rate']],
    ['names in camel case', ['customId', 'name', 'unitPrice', 'taxRate']],
    ['units in brackets', [' SKU ', 'Item name', 'Unit price (USD)', 'VAT %']],
    ['название', ['ид', 'Название', 'Цена', 'Налог']],
    ['наименование', ['Артикул', 'НАИМЕНОВАНИЕ', 'Стоимость', 'НДС']],
    ['товар', ['Код', 'Товар', 'Цена за единицу', 'Ставка налога']],
    ['услуга', ['Идентификатор', 'Услуга', 'Цена, руб.', 'НДС, %']],
    ['le modèle', ['code', 'produit/service', 'prix', 'taxe']],
    ['la table à l’écran', ['Code du produit', 'Produit ou service', 'Prix', 'Taux de taxe']],
    ['nom', ['Référence', 'Nom', 'Prix unitaire ($)', 'TPS/TVQ']],
    ['товар/услуга', ['Код товара', 'Товар/Услуга', 'Цена', 'Налоговая ставка']],
  ])('are found in any letter case: %s', (_, headings) => {
    expect(found(...headings)).toEqual(inOrder);
  });

  it.each([
    'Unit',
    'units',
    'Unit of measure',
    'UoM',
    'Unité',
    'unité de mesure',
    'Единица',
    'Ед. изм.',
  ])('for the unit are found: %s', (unit) => {
    expect(found('name', 'Unit price', unit)).toEqual({ name: 0, price: 1, unit: 2 });
  });

  it.each(['Units in stock', 'Unit price', 'Цена за единицу', 'Prix unitaire'])(
    'that mention units otherwise are not the unit: %s',
    (other) => {
      expect(found('name', other)).not.toHaveProperty('unit');
    },
  );

  it('are found in any order and among others', () => {
    expect(found('Notes', 'tax', 'Stock', 'price', 'name')).toEqual({ tax: 1, price: 3, name: 4 });
  });

  it('with the plain name are preferred, then the first', () => {
    expect(found('Product group', 'Name', 'Name')).toEqual({ name: 1 });
    expect(found('Product', 'Description')).toEqual({ name: 0 });
  });

  it('for a service’s price are a price, for a product’s code an id', () => {
    expect(found('Product code', 'Service price', 'Service')).toEqual({ id: 0, price: 1, name: 2 });
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', '🐦'])(
    '%j is not a column and does nothing',
    (heading) => {
      expect(found(heading, 'name')).toEqual({ name: 1 });
      expect({}).not.toHaveProperty('polluted');
    },
  );
});
