import { describe, expect, it, test } from 'vitest';
import { exportAccount } from '#app/features/account/server/export-account.server.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { parseCsv } from '#app/ui/browser/files/parse-csv.client.ts';
import { cardDisputes, cardRefunds, checkoutAttempts } from '#db/connect-schema.ts';
import { emails } from '#db/email-schema.ts';
import { documentEvents, issuedVersions, pdfFiles } from '#db/history-schema.ts';
import { payments } from '#db/ledger-schema.ts';
import { clients, invoices, productsServices } from '#db/schema.ts';
import { series } from '#db/series-schema.ts';
import { createFullAccount } from '#tests/support/closed-account.ts';
import { copyInvoice, copyRow, longItems } from '#tests/support/large-account.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createSampleUser, settingsOf } from '#tests/support/sample-user.ts';
import { savedAt, saveSample } from '#tests/support/save-sample.ts';
import { exportConfig, exportedAt, openExports, readExport } from '#tests/support/take-export.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const { take } = openExports(database);

const texts = ['README.txt', 'account.json', 'clients.json', 'clients.csv'];
const more = ['products.json', 'products.csv', 'recurring.json'];
const ofPart = (mark = '') => [
  `invoices${mark}.json`,
  `invoices${mark}.csv`,
  `history${mark}.json`,
  `versions${mark}.json`,
  `payments${mark}.json`,
  `cards${mark}.json`,
  `answers${mark}.json`,
  `refunds${mark}.json`,
  `disputes${mark}.json`,
  `mails${mark}.json`,
  `files${mark}.json`,
];

describe('an export', () => {
  it('contains everything as JSON, tables as CSV, each invoice as PDF, and the pictures', async () => {
    const { userId, mark } = await createFullAccount(db, { invoices: 2 });
    const { names, files, failures, jsonOf, textOf, bytesOf } = await take(userId);
    expect(names).toEqual([
      ...texts,
      ...more,
      'pictures/logo.png',
      'pictures/signature.png',
      ...ofPart(),
      `invoices/${mark}-1.pdf`,
      `invoices/${mark}-2.pdf`,
    ]);
    expect([files, failures]).toEqual([names.length, []]);
    expect(textOf('README.txt')).toContain('everything Billwren stores about your account');
    expect(jsonOf('account.json')).toMatchObject({
      id: userId,
      email: `${mark}@example.com`,
      timeZone: 'Europe/Berlin',
      waysIn: [{ kind: 'password' }],
      thanksClients: true,
      calendarSince: '1970-01-01T00:00:00.001Z',
      receiptDue: [{ paidAt: '1970-01-01T00:00:00.001Z' }],
      signedInBrowsers: [{ userAgent: `${mark} text`, signedInAt: '1970-01-01T00:00:00.001Z' }],
      settings: { country: 'USA', businessName: `${mark} text`, subscriptionStatus: 'free' },
      appStorePurchases: [
        { originalTransaction: expect.stringMatching(/^2000/), isSandbox: false },
      ],
    });
    expect(jsonOf('clients.json')).toMatchObject([
      { name: `${mark} text`, country: 'USA', language: 'fr-CA' },
    ]);
    expect(jsonOf('products.json')).toMatchObject([
      { name: `${mark} text`, unitPrice: '10.5', taxRatePercent: '9.975', customId: mark },
    ]);
    expect(jsonOf('invoices.json')).toMatchObject([
      {
        invoiceNumber: `${mark}-1`,
        country: 'USA',
        currency: 'USD',
        total: '165.01',
        items: [{ description: 'Shelf', quantity: '1', unitPrice: '138.66', taxRate: '19' }],
        paymentButtons: [{ event: 'shown', kind: 'stripe_link', times: 2 }],
      },
      { invoiceNumber: `${mark}-2`, paymentButtons: [] },
    ]);
    expect(jsonOf('recurring.json')).toMatchObject([
      { id: `series ${mark}`, clientName: `${mark} text`, occurrences: [{ n: 1 }] },
    ]);
    const table = parseCsv(textOf('invoices.csv').replace('\ufeff', ''), ',').rows;
    expect(table[1]).toEqual([
      `${mark}-1`,
      '2026-03-01',
      '2026-03-31',
      'unpaid',
      'no',
      `${mark} text`,
      'accounts@finch.example',
      'USD',
      '138.66',
      '0.00',
      '26.35',
      '165.01',
    ]);
    expect(textOf('clients.csv')).toMatch(
      new RegExp(`^${mark} text,.*,,Français \\(Canada\\),,,,,\r$`, 'm'),
    );
    expect(textOf('products.csv')).toContain(`${mark} text`);
    expect(bytesOf('pictures/logo.png')?.subarray(1, 4)).toEqual(Uint8Array.of(0x50, 0x4e, 0x47));
    expect(readPdf(bytesOf(`invoices/${mark}-2.pdf`) ?? new Uint8Array()).text).toContain(
      `${mark} text`,
    );
  });

  it('contains no secret: no hash, no session, no save key', async () => {
    const { userId, mark } = await createFullAccount(db);
    const { names, textOf } = await take(userId);
    const all = names.filter((name) => /\.(json|csv|txt)$/.test(name)).map(textOf);
    for (const secret of [
      'scrypt',
      'passwordHash',
      `session ${mark}`,
      `calendar ${mark}`,
      'saveKey',
      'billingSequence',
    ])
      expect(all.join('\n')).not.toContain(secret);
  });

  it('of a new account is complete', async () => {
    const { userId } = await createSampleUser(db);
    const { names, files, jsonOf, textOf } = await take(userId);
    expect(names).toEqual([...texts, ...more, ...ofPart()]);
    expect(files).toBe(names.length);
    expect([jsonOf('invoices.json'), jsonOf('clients.json')]).toEqual([[], []]);
    expect(textOf('invoices.csv').split('\r\n')).toHaveLength(2);
  });

  it('describes its files in the language of the request, whenever it is read', async () => {
    const { userId, mark } = await createFullAccount(db, { invoices: 1 });
    const { textOf, jsonOf } = await inLanguage('fr-CA', async () => {
      const order = { userId, ...exportConfig, further: null, now: exportedAt };
      return exportAccount(database.open(), { ...order, reportError: () => {} });
    }).then(readExport);
    expect(textOf('README.txt')).toContain(
      'tout ce que Billwren conserve au sujet de votre compte',
    );
    const [head = [], row = []] = parseCsv(textOf('invoices.csv').replace('\ufeff', ''), ',').rows;
    expect([head[0], head[3], head[4]]).toEqual(['numéro', 'état', 'archivée']);
    expect([row[0], row[3], row[4]]).toEqual([`${mark}-1`, 'impayée', 'non']);
    expect(textOf('clients.csv')).toMatch(/^\ufeff?nom,courriel/);
    // Programs read these files, so they are the same in every language.
    expect(jsonOf('invoices.json')).toMatchObject([{ country: 'USA', currency: 'USD' }]);
  });

  it('contains nothing of another user', async () => {
    const [mine, other] = [await createFullAccount(db), await createFullAccount(db)];
    const { names, textOf } = await take(mine.userId);
    const all = names.filter((name) => !name.startsWith('pictures/')).map(textOf);
    expect(all.join('\n')).not.toContain(other.mark);
  });
});

test('every column of an owner’s rows is exported, including columns that are added later', async () => {
  const { userId } = await createFullAccount(db);
  const { textOf } = await take(userId);
  const left = new Set([
    'user_id',
    'save_key',
    'logo_id',
    'signature_id',
    // Internal keys of an email.
    'idempotency_key',
    'address_key',
    'token',
    'tries',
    'claimed_at',
    'tried_at',
  ]);
  for (const [table, file] of [
    [invoices, 'invoices.json'],
    [clients, 'clients.json'],
    [productsServices, 'products.json'],
    [documentEvents, 'history.json'],
    [issuedVersions, 'versions.json'],
    [payments, 'payments.json'],
    [checkoutAttempts, 'cards.json'],
    [cardDisputes, 'disputes.json'],
    [cardRefunds, 'refunds.json'],
    [emails, 'mails.json'],
    [pdfFiles, 'files.json'],
    [series, 'recurring.json'],
  ] as const) {
    const said = textOf(file);
    const missing = Object.entries(table)
      .filter(([, column]) => typeof column === 'object' && 'name' in column)
      .filter(([, column]) => !left.has(column.name))
      .map(([name]) => name.replace(/(Minor|Hundredths|Thousandths|Exact)$/, ''))
      .filter((name) => !said.includes(`"${name}`));
    expect(missing).toEqual([]);
  }
});

type Listed = { invoiceNumber: string }[];
const byNumber = (listed: Listed) => listed.map(({ invoiceNumber }) => invoiceNumber);

describe('an account with more invoices than fit into one zip', () => {
  it('is exported in parts, each invoice once whatever changes in between, everything else in the first', async () => {
    const { userId, mark, invoiceIds } = await createFullAccount(db, { invoices: 5 });
    const archive = (id = '', archived = 1) =>
      db.$client.execute({
        sql: 'UPDATE invoices SET archived = ? WHERE id = ?',
        args: [archived, id],
      });
    const numbers = (...wanted: number[]) => wanted.map((at) => `${mark}-${at}`);
    await archive(invoiceIds[3]);
    const first = await take(userId, { maxInvoices: 2 });
    expect(first.names).toEqual([
      'README-1.txt',
      ...texts.slice(1),
      ...more,
      'pictures/logo.png',
      'pictures/signature.png',
      ...ofPart('-1'),
      ...numbers(1, 2).map((number) => `invoices-1/${number}.pdf`),
    ]);
    expect([first.files, first.parts]).toEqual([first.names.length, 3]);
    expect(first.textOf('README-1.txt')).toContain('Your invoices come in 3 zip files');
    expect(first.next).toEqual({ number: 2, after: invoiceIds[1] });

    // Archive the last invoice of the first part and unarchive one of the second.
    await archive(invoiceIds[1]);
    await archive(invoiceIds[3], 0);
    const second = await take(userId, { further: first.next, maxInvoices: 2 });
    expect(second.names).toEqual([
      'README-2.txt',
      ...ofPart('-2'),
      ...numbers(3, 4).map((number) => `invoices-2/${number}.pdf`),
    ]);
    expect([second.files, second.parts]).toEqual([14, null]);
    expect(second.textOf('README-2.txt')).toContain('This is part 2 of the data Billwren stores');
    expect(byNumber(second.jsonOf('invoices-2.json'))).toEqual(numbers(3, 4));
    expect(second.textOf('invoices-2.csv').split('\r\n')).toHaveLength(4);

    const third = await take(userId, { further: second.next, maxInvoices: 2 });
    expect(byNumber(third.jsonOf('invoices-3.json'))).toEqual(numbers(5));
    expect(third.next).toBeNull();
  });

  it('is exported as one zip as long as everything fits', async () => {
    const { userId } = await createFullAccount(db, { invoices: 2 });
    const { parts, next, names } = await take(userId, { maxInvoices: 2 });
    expect([parts, next]).toEqual([1, null]);
    expect(names).toContain('README.txt');
  });

  it('gets no further part after another user’s invoice', async () => {
    const [mine, other] = [await createFullAccount(db), await createFullAccount(db)];
    const further = { number: 2, after: other.invoiceIds[0] ?? '' };
    const { jsonOf, next } = await take(mine.userId, { further });
    expect([jsonOf('invoices-2.json'), next]).toEqual([[], null]);
  });
});

describe('an account whose rows are too large for one database response', () => {
  it('is exported completely, and no response is large', async () => {
    const { userId, mark } = await createFullAccount(db);
    const settings = await settingsOf(db, userId);
    const long = await saveSample(
      db,
      settings,
      { invoiceNumber: 'LONG', items: longItems },
      savedAt + 9,
    );
    const ids = await copyInvoice(db, long, 75);
    await copyRow(db, 'clients', userId, 3_000);
    await copyRow(db, 'products_services', userId, 7_000);
    let longest = 0;
    const watched = database.open({
      fetch: async (call, init) => {
        const answer = await fetch(call, init);
        longest = Math.max(longest, (await answer.clone().arrayBuffer()).byteLength);
        return answer;
      },
    });
    const { names, files, failures, jsonOf, textOf } = await take(userId, {}, watched);
    expect([names.length, failures]).toEqual([files, []]);
    expect(names.filter((name) => name.startsWith('invoices/L-'))).toHaveLength(ids.length);
    expect(byNumber(jsonOf('invoices.json'))).toEqual([
      `${mark}-1`,
      'LONG',
      ...ids.map((_, at) => `L-${String(at + 1).padStart(5, '0')}`),
    ]);
    for (const [name, count] of [
      ['clients', 3_001],
      ['products', 7_001],
    ] as const) {
      expect(jsonOf(`${name}.json`)).toHaveLength(count);
      expect(textOf(`${name}.csv`).split('\r\n')).toHaveLength(count + 2);
    }
    expect(longest).toBeLessThan(4_500_000);
  });
});

it('an export that fails while it is read is aborted and reported', async () => {
  const { userId } = await createFullAccount(db, { invoices: 3 });
  for (const lost of [5, 6, 7, 8]) {
    let calls = 0;
    const cut = database.open({
      fetch: (request, init) => {
        calls += 1;
        if (calls > lost) throw new TypeError('fetch failed');
        return fetch(request, init);
      },
    });
    const failures: unknown[] = [];
    const { zip } = await exportAccount(cut, {
      userId,
      ...exportConfig,
      now: exportedAt,
      further: null,
      reportError: (error) => failures.push(error),
    });
    await expect(new Response(zip as BodyInit).arrayBuffer()).rejects.toThrow();
    expect(failures).toHaveLength(1);
  }
});
