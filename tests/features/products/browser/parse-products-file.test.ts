import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCell } from '#app/domain/csv/csv-cells.ts';
import { languages } from '#app/domain/language/languages.ts';
import { parseProductsFile } from '#app/features/products/ui/import-products.client.ts';
import { writeProductCsv, writeProductTemplate } from '#app/features/products/words/product-csv.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { inLots, joinPieces } from '#tests/support/pieces.ts';

const limit = 1024 * 1024;
const read = (...content: (string | Uint8Array)[]) =>
  parseProductsFile(new Blob(content as BlobPart[]), () => undefined);

async function productsIn(...content: (string | Uint8Array)[]) {
  const checked = await read(...content);
  if (!checked.ok) throw new Error(checked.message);
  return checked.preview.products;
}

const refused = (message: string) => ({ ok: false, message, encodings: [] });
const tea = { name: 'Tea', unitPrice: '4.50', taxRate: '20', customId: 'T-1', unit: '' };

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
}

describe('a file is read', () => {
  it.each<[string, string | Uint8Array]>([
    ['commas', 'id,product/service,price,tax\nT-1,Tea,4.50,20\n'],
    ['UTF-16', utf16('id\tname\tprice\ttax\r\nT-1\tTea\t4.50\t20\r\n')],
    ['CRLF and the name last', 'id,price,tax,name\r\n\r\nT-1,4.50,20,Tea\r\n'],
    ['blank lines around', '\n\nid,name,price,tax\n\nT-1,Tea,4.50,20\n\n,,,\n'],
  ])('with %s', async (_, content) => {
    expect(await productsIn(content)).toEqual([tea]);
  });

  it('with line breaks, quotes and separators inside quotes', async () => {
    const [product] = await productsIn('name;price\n"Tea; 19"" tray,\r\nlarge";"1"\n');
    expect(product?.name).toBe('Tea; 19" tray, large');
  });

  it('and numbers its rows like a spreadsheet', async () => {
    const checked = await read('sep=,\nname,price\nTea,1\n\n"two\nlines",2\n,3\n');
    expect(checked.ok && checked.preview.skipped).toEqual([{ row: 6, code: 'noName' }]);
  });

  it.each(languages.map(({ code }) => code))('when it is the template in %s', async (code) => {
    const template = inLanguage(code, writeProductTemplate);
    const products = await productsIn(template);
    expect(products.map(({ name }) => name.length > 0)).toEqual([true, true]);
    expect(products.map(({ name: _, ...rest }) => rest)).toEqual([
      { customId: 'A-1', unitPrice: '1200.00', taxRate: '20', unit: '' },
      { customId: 'A-2', unitPrice: '85.50', taxRate: '0', unit: '' },
    ]);
  });

  it('but an empty export has nothing to import', async () => {
    expect(await read(await joinPieces(writeProductCsv(inLots([]))))).toEqual(
      refused('File is empty or invalid'),
    );
  });
});

describe('a file is refused', () => {
  it('over 1 MB, but not at 1 MB', async () => {
    const heading = 'name\n';
    const full = heading + 'n'.repeat(limit - heading.length);
    expect((await read(full)).ok).toBe(true);
    expect(await read(full, 'n')).toEqual(refused('File size must be less than 1MB'));
  });

  it('when its content is over 1 MB in UTF-8', async () => {
    const wide = utf16(`name\n${'中'.repeat(limit / 2 - 10)}`);
    expect(wide.length).toBeLessThanOrEqual(limit);
    expect(await read(wide)).toEqual(refused('File content is too large'));
  });

  it('with an unclosed quote', async () => {
    const sentence = 'Error reading file. Please check the format.';
    expect(await read('name,price\nTea,1\n"Milk,2\n')).toEqual(
      refused(`${sentence} Row 3 has an unclosed quotation mark.`),
    );
    expect(await read('name,price\n"Tea" green,1\n')).toMatchObject({ ok: false });
    expect(await read(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toEqual(refused(sentence));
  });

  it('that cannot be read, such as a folder or a deleted file', async () => {
    const gone = Object.assign(new Blob(['name\nTea']), {
      arrayBuffer: () => Promise.reject(new Error('NotReadableError')),
    });
    expect(await parseProductsFile(gone, () => undefined)).toEqual(
      refused('Error reading file. Please check the format.'),
    );
  });
});

it('any file is read or refused, within the limits and without side effects', async () => {
  const cell = fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'toString', '=cmd|x', '"', 'name', 'price', 'id'),
    fc.string({ unit: fc.constantFrom(...'",;\t|\r\n=@<>\\0a1.é中') }),
  );
  const file = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(file, fc.constantFrom(',', ';', '\t'), async (rows, delimiter) => {
      const text = rows.map((cells) => cells.join(delimiter)).join('\n');
      const checked = await read(text);
      if (checked.ok) {
        for (const { name, customId } of checked.preview.products) {
          expect(name).not.toMatch(/[<>\n]/);
          expect(customId.length).toBeLessThanOrEqual(50);
        }
      } else expect(checked.message).not.toBe('');
    }),
    { numRuns: 300 },
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(plainCell('plain')).toBe('plain');
});
