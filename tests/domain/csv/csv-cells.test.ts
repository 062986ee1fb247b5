import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { plainCell, quietCell, writeCsv } from '#app/domain/csv/csv-cells.ts';
import { chooseDelimiter } from '#app/domain/products/match-columns.ts';

/** Texts full of characters with a meaning in CSV. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'=+-@＝\'"`,;|\t\r\n ab1') }),
  fc.string({ unit: 'grapheme' }),
);

describe('a CSV file', () => {
  it('starts with a byte order mark and has commas, CRLF and quotes where needed', () => {
    const rows = [
      ['A-1', 'Tea, green', '4.50'],
      ['', 'Screen 19"', '1'],
    ];
    expect(writeCsv(['id', 'name', 'price'], rows)).toBe(
      '\ufeffid,name,price\r\nA-1,"Tea, green",4.50\r\n,"Screen 19""",1\r\n',
    );
  });

  it('is read back unchanged by PapaParse', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(hostile, hostile, hostile), { minLength: 1 }), (rows) => {
        const { data, errors } = Papa.parse<string[]>(writeCsv(['a', 'b', 'c'], rows), {
          delimiter: ',',
          newline: '\r\n',
        });
        expect(errors).toEqual([]);
        expect(data.slice(1, -1).map((cells) => cells.map(plainCell))).toEqual(rows);
      }),
    );
  });
});

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['a;=1', "a;'=1"],
    ['a\n-1', "a\n'-1"],
  ])('%j is escaped as %j', (text, quiet) => {
    expect(quietCell(text)).toBe(quiet);
    expect(plainCell(quiet)).toBe(text);
  });

  it.each(['Tea', "'90s music", '10-20', ''])('%j is unchanged', (text) => {
    expect(quietCell(text)).toBe(text);
    expect(plainCell(text)).toBe(text);
  });

  it('never starts with a formula character, and is always restored', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const quiet = quietCell(text);
        for (const piece of quiet.split(/[;\t\r\n]/))
          expect(piece).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
        expect(quiet).not.toMatch(/^[\t\r\n]/);
        expect(plainCell(quiet)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the delimiter', () => {
  it.each([
    ['id,product/service,price,tax\n', ','],
    ['id;name;price;tax\n1;Tea, green;1,5;20\n', ';'],
    ['name|price\n', '|'],
    ['"name, in full";"price"\n', ';'],
    ['\n\nname;price\n', ';'],
    ['name\nTea; green\n', ','],
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
