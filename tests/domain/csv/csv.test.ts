import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { plainCell, quietCell, writeCsv } from '#app/domain/csv/csv-cells.ts';
import { decodeBytes, decodeCsv } from '#app/domain/csv/decode-csv.ts';
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

const text = 'name;price\nMüsli “groß”;1,5\n';
const utf8 = (from: string) => new TextEncoder().encode(from);

function utf16(from: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(from.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < from.length; at++)
    view.setUint16(at * 2, from.charCodeAt(at), !isBigEndian);
  return bytes;
}

const encoders = {
  mac_roman: 'macintosh',
  cp850: 'cp850',
  cp1252: 'windows-1252',
  cp1250: 'windows-1250',
} as const;

/** A table in a single-byte encoding. */
function tableIn(name: string, row: string) {
  const encoding = encoders[name as keyof typeof encoders];
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  const chars = [...decodeBytes(all, encoding)];
  const rowText = `Customer;Street;City\n${row}\n`;
  return { text: rowText, bytes: Uint8Array.from([...rowText].map((char) => chars.indexOf(char))) };
}

describe('the text of a file', () => {
  it.each([
    ['UTF-8 with a BOM', utf8(`\ufeff${text}`)],
    ['UTF-16 LE', utf16(`\ufeff${text}`, false)],
    ['UTF-16 BE without a BOM', utf16(text, true)],
    ['CR', utf8(text.replaceAll('\n', '\r'))],
  ])('is read from %s', (_, bytes) => {
    expect(decodeCsv(bytes)?.text).toBe(text);
  });

  it('keeps CRLF, which the parser accepts, unless there are single CRs too', () => {
    expect(decodeCsv(utf8('name\r\nTea\r\n'))?.text).toBe('name\r\nTea\r\n');
    expect(decodeCsv(utf8('name\r\nTea\rMilk\n'))?.text).toBe('name\nTea\nMilk\n');
  });

  it('is read from Windows-1251 if that gives Russian words, otherwise from Windows-1252', () => {
    // «Цена» and "Café" in their code pages.
    expect(decodeCsv(Uint8Array.of(0xd6, 0xe5, 0xed, 0xe0, 0x0a, 0x35))?.text).toBe('Цена\n5');
    // The English template filled in by a Russian user: name;price and «Чай с сахаром».
    const letters = [0xd7, 0xe0, 0xe9, 0x20, 0xf1, 0x20, 0xf1, 0xe0, 0xf5, 0xe0, 0xf0, 0xee, 0xec];
    const filled = Uint8Array.of(...utf8('name;price\n'), ...letters, ...utf8(';5'));
    expect(decodeCsv(filled)?.text).toBe('name;price\nЧай с сахаром;5');
    // "Größe" has two adjacent non-ASCII letters.
    expect(decodeCsv(Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65))?.text).toBe('Größe');
    expect(decodeCsv(Uint8Array.of(0x43, 0x61, 0x66, 0xe9))?.text).toBe('Café');
  });

  it.each([
    ['mac_roman', 'Boulangerie Génèreuse;12 rue Émile-Zola;Montréal, Québec;à côté'],
    ['cp1252', 'Boulangerie Génèreuse;12 rue Émile-Zola;Montréal, Québec;à côté'],
    ['cp1250', 'Żółć Sp. z o.o.;Łódź, ul. Świętokrzyska;Kraków'],
  ])('is read from %s, which alone gives the words of a language: %s', (name, row) => {
    const { bytes, text } = tableIn(name, row);
    expect(decodeCsv(bytes)).toMatchObject({ text, choices: [] });
  });

  it('is asked about if two languages are equally likely', () => {
    // Czech in Windows-1250, or Danish in Windows-1252.
    const czech = tableIn('cp1250', 'Dvořák;Příbram');
    const decoded = decodeCsv(czech.bytes);
    expect(decoded?.choices).toEqual(expect.arrayContaining(['windows-1250', 'windows-1252']));
    expect(decodeCsv(czech.bytes, 'windows-1250')?.text).toBe(czech.text);
  });

  it.each([
    ['Windows-1252', 'MÃ¼ller & SÃ¶hne;MontrÃ©al;Lâ€™AtÃ©lier'],
    ['Mac Roman', 'M√ºller & S√∂hne;Montr√©al;L‚ÄôAt√©lier'],
  ])('that was encoded as UTF-8 twice and read as %s in between is repaired', (_, garbled) => {
    expect(decodeCsv(utf8(garbled))?.text).toBe('Müller & Söhne;Montréal;L’Atélier');
  });

  it.each(['“BLÅ”', 'Rёбра', 'ÉMILE»'])('in UTF-8 is unchanged: %s', (plain) => {
    expect(decodeCsv(utf8(plain))?.text).toBe(plain);
  });

  it('is null for a program or an image', () => {
    expect(
      decodeCsv(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x00, 0x00, 0xff)),
    ).toBeNull();
  });
});
