import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { plainCell, quietCell, writeCsv } from '#app/domain/csv/csv-cells.ts';

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
    ['+49 30 1234', "'+49 30 1234"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r1', "'\r1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['a;=1', "a;'=1"],
    ['a\n-1', "a\n'-1"],
  ])('%j is escaped as %j', (text, quiet) => {
    expect(quietCell(text)).toBe(quiet);
    expect(plainCell(quiet)).toBe(text);
  });

  it.each(['Tea', "Finch's", "'90s music", '10-20', 'a=b', 'name@example.com', '', '5'])(
    '%j is unchanged',
    (text) => {
      expect(quietCell(text)).toBe(text);
      expect(plainCell(text)).toBe(text);
    },
  );

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
