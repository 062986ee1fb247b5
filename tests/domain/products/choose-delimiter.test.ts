import { describe, expect, it } from 'vitest';
import { chooseDelimiter } from '#app/domain/products/match-columns.ts';

describe('the delimiter', () => {
  it.each([
    ['id,product/service,price,tax\n', ','],
    ['id;name;price;tax\n1;Tea, green;1,5;20\n', ';'],
    ['Название;Цена\nЧай;1,5\n', ';'],
    ['id\tname\tprice\n', '\t'],
    ['name|price\n', '|'],
    ['"name, in full";"price"\n', ';'],
    ['\n\nname;price\n', ';'],
    ['name\nTea; green\n', ','],
    ['', ','],
  ])('of %j is %j', (text, delimiter) => {
    expect(chooseDelimiter(text)).toEqual({ delimiter, start: 0 });
  });

  it('is found after a line break within quotation marks', () => {
    const text = '"Product,\nservice";"Unit\nprice"\nTea;4,50\n';
    expect(chooseDelimiter(text)).toEqual({ delimiter: ';', start: 0 });
  });

  it('is the one in Excel’s first line', () => {
    expect(chooseDelimiter('sep=;\nname,price;tax\n')).toEqual({ delimiter: ';', start: 6 });
  });
});
