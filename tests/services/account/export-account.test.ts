import { describe, expect, it, test } from 'vitest';
import { parseCsv } from '#app/browser/products/parse-csv.client.ts';
import { type ExportBounds, exportAccount } from '#app/services/account/export-account.server.ts';
import { clients, invoices, productsServices } from '#db/schema.ts';
import { createFullAccount } from '#tests/support/closed-account.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { readZip } from '#tests/support/read-zip.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const now = Date.UTC(2026, 10, 21, 18);
const decoder = new TextDecoder();

async function take(userId: string, bounds?: ExportBounds, from = database.open()) {
  const failures: unknown[] = [];
  const reportError = (error: unknown) => failures.push(error);
  const order = { userId, productName: 'Billwren', now, reportError, bounds };
  const { zip, files } = await exportAccount(from, order);
  const read = readZip(new Uint8Array(await new Response(zip as BodyInit).arrayBuffer()));
  const bytesOf = (name: string) => read.find((file) => file.name === name)?.bytes;
  const textOf = (name: string) => decoder.decode(bytesOf(name));
  return {
    files,
    failures,
    names: read.map(({ name }) => name),
    bytesOf,
    textOf,
    jsonOf: (name: string) => JSON.parse(textOf(name)),
  };
}

const texts = ['README.txt', 'account.json', 'clients.json', 'clients.csv'];
const more = ['products.json', 'products.csv'];

describe('an export', () => {
  it('has everything as JSON, the tables as CSV, each invoice as PDF, and the pictures', async () => {
    const { userId, mark } = await createFullAccount(db, { invoices: 2 });
    const { names, files, failures, jsonOf, textOf, bytesOf } = await take(userId);
    expect(names).toEqual([
      ...texts,
      ...more,
      ...['pictures/logo.png', 'pictures/signature.png', 'invoices.json', 'invoices.csv'],
      ...[`invoices/${mark}-1.pdf`, `invoices/${mark}-2.pdf`],
    ]);
    expect([files, failures]).toEqual([names.length, []]);
    expect(textOf('README.txt')).toContain('everything that Billwren keeps of your account');
    expect(jsonOf('account.json')).toMatchObject({
      ...{ id: userId, email: `${mark}@example.com`, timeZone: 'Europe/Berlin' },
      waysIn: [{ kind: 'password' }],
      signedInBrowsers: [{ userAgent: `${mark} text`, signedInAt: '1970-01-01T00:00:00.001Z' }],
      settings: { country: 'USA', businessName: `${mark} text`, subscriptionStatus: 'free' },
      appStorePurchases: [{ originalTransaction: expect.stringMatching(/^2000/) }],
    });
    expect(jsonOf('clients.json')).toMatchObject([{ name: `${mark} text`, country: 'USA' }]);
    expect(jsonOf('products.json')).toMatchObject([
      { name: `${mark} text`, unitPrice: '10.5', taxRatePercent: '9.975', customId: mark },
    ]);
    expect(jsonOf('invoices.json')).toMatchObject([
      {
        ...{ invoiceNumber: `${mark}-1`, country: 'USA', currency: 'USD', total: '165.01' },
        items: [{ description: 'Shelf', quantity: '1', unitPrice: '138.66', taxRate: '19' }],
        paymentButtons: [{ event: 'shown', kind: 'stripe_link', times: 2 }],
      },
      { invoiceNumber: `${mark}-2`, paymentButtons: [] },
    ]);
    const table = parseCsv(textOf('invoices.csv').replace('\ufeff', ''), ',').rows;
    expect(table[1]).toEqual([
      ...[`${mark}-1`, '2026-03-01', '2026-03-31', 'unpaid', 'no'],
      ...[`${mark} text`, 'accounts@finch.example', 'USD', '138.66', '0.00', '26.35', '165.01'],
    ]);
    expect(textOf('clients.csv')).toContain(`${mark} text`);
    expect(textOf('products.csv')).toContain(`${mark} text`);
    expect(bytesOf('pictures/logo.png')?.subarray(1, 4)).toEqual(Uint8Array.of(0x50, 0x4e, 0x47));
    expect(readPdf(bytesOf(`invoices/${mark}-2.pdf`) ?? new Uint8Array()).text).toContain(
      `${mark} text`,
    );
  });

  it('holds no secret: no hash, no session, no save key', async () => {
    const { userId, mark } = await createFullAccount(db);
    const { names, textOf } = await take(userId);
    const all = names.filter((name) => /\.(json|csv|txt)$/.test(name)).map(textOf);
    for (const secret of [
      'scrypt',
      'passwordHash',
      `session ${mark}`,
      'saveKey',
      'billingSequence',
    ])
      expect(all.join('\n')).not.toContain(secret);
  });

  it('of a new account is whole', async () => {
    const { userId } = await createSampleUser(db);
    const { names, files, jsonOf, textOf } = await take(userId);
    expect(names).toEqual([...texts, ...more, 'invoices.json', 'invoices.csv']);
    expect(files).toBe(names.length);
    expect([jsonOf('invoices.json'), jsonOf('clients.json')]).toEqual([[], []]);
    expect(textOf('invoices.csv').split('\r\n')).toHaveLength(2);
  });

  it('has nothing of another user', async () => {
    const [mine, other] = [await createFullAccount(db), await createFullAccount(db)];
    const { names, textOf } = await take(mine.userId);
    const all = names.filter((name) => !name.startsWith('pictures/')).map(textOf);
    expect(all.join('\n')).not.toContain(other.mark);
  });
});

test('every column of an owner’s rows is in it, also one that is added later', async () => {
  const { userId } = await createFullAccount(db);
  const { textOf } = await take(userId);
  const left = new Set(['user_id', 'save_key', 'logo', 'signature']);
  for (const [table, file] of [
    [invoices, 'invoices.json'],
    [clients, 'clients.json'],
    [productsServices, 'products.json'],
  ] as const) {
    const said = textOf(file);
    const missing = Object.entries(table)
      .filter(([, column]) => typeof column === 'object' && 'name' in column)
      .filter(([, column]) => !left.has(column.name))
      .map(([name]) => name.replace(/(Minor|Hundredths|Thousandths)$/, ''))
      .filter((name) => !said.includes(`"${name}`));
    expect(missing).toEqual([]);
  }
});

describe('a large account', () => {
  const small = { stretch: 2, pdfs: 1_000, pdfBytes: 1e9 };

  it('is read in stretches, each invoice once', async () => {
    const { userId, mark } = await createFullAccount(db, { invoices: 5 });
    await db.$client.execute({
      sql: 'UPDATE invoices SET archived = 1 WHERE user_id = ? AND invoice_number LIKE ?',
      args: [userId, '%-2'],
    });
    const { names, jsonOf } = await take(userId, small);
    const numbers = (jsonOf('invoices.json') as { invoiceNumber: string }[]).map((each) =>
      each.invoiceNumber.replace(`${mark}-`, ''),
    );
    expect([...numbers].sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(numbers.at(-1)).toBe('2');
    expect(names.filter((name) => name.startsWith('invoices/'))).toHaveLength(5);
  });

  it.each([
    ['files', { ...small, pdfs: 3 }, 3],
    ['bytes', { ...small, pdfBytes: 1 }, 1],
  ])('of too many %s says which PDFs are missing', async (_, bounds, whole) => {
    const { userId, mark } = await createFullAccount(db, { invoices: 5 });
    const { names, textOf, jsonOf } = await take(userId, bounds);
    expect(names.filter((name) => name.startsWith('invoices/'))).toHaveLength(whole);
    expect(jsonOf('invoices.json')).toHaveLength(5);
    const missing = textOf('MISSING-PDFS.txt');
    expect(missing.split('\n').filter((line) => line.startsWith(mark))).toHaveLength(5 - whole);
  });

  it('that cannot be read on breaks off, and that is reported', async () => {
    const { userId } = await createFullAccount(db, { invoices: 3 });
    let calls = 0;
    const cut = database.open({
      fetch: (request, init) => {
        calls += 1;
        if (calls > 5) throw new TypeError('fetch failed');
        return fetch(request, init);
      },
    });
    const failures: unknown[] = [];
    const { zip } = await exportAccount(cut, {
      ...{ userId, productName: 'Billwren', now, bounds: small },
      reportError: (error) => failures.push(error),
    });
    await expect(new Response(zip as BodyInit).arrayBuffer()).rejects.toThrow();
    expect(failures).toHaveLength(1);
  });
});

// @covers decisions-6.13
