import { eq } from 'drizzle-orm';
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
import { changeInvoice } from '#tests/support/change-invoice.ts';
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

const general = ['account.json', 'clients.json', 'clients.csv', 'products.json', 'products.csv'];
const texts = [...general, 'recurring.json'];
const pictures = ['pictures/logo.png', 'pictures/signature.png'];
const others =
  'history versions payments cards answers deliveries refunds disputes mails files'.split(' ');
const ofPart = (mark = '') => [
  `invoices${mark}.json`,
  `invoices${mark}.csv`,
  ...others.map((name) => `${name}${mark}.json`),
];
const rowsOf = (csv: string) => parseCsv(csv.replace('\ufeff', ''), ',').rows;
const instant = (ms: number) => new Date(ms).toISOString();
type Listed = { invoiceNumber: string }[];
const byNumber = (listed: Listed) => listed.map(({ invoiceNumber }) => invoiceNumber);

const full = await createFullAccount(db, { invoices: 2 });
const stranger = await createFullAccount(db);

describe('an export', async () => {
  const { mark, userId } = full;
  const { names, files, failures, jsonOf, textOf, bytesOf } = await take(userId);
  const all = names.filter((name) => /\.(json|csv|txt)$/.test(name)).map(textOf);

  it('contains everything as JSON, tables as CSV, each invoice as PDF, and the pictures', () => {
    const pdfs = [`invoices/${mark}-1.pdf`, `invoices/${mark}-2.pdf`];
    expect(names).toEqual(['README.txt', ...texts, ...pictures, ...ofPart(), ...pdfs]);
    expect([files, failures]).toEqual([names.length, []]);
    expect(textOf('README.txt')).toContain('everything Billwren stores about your account');
    expect(textOf('README.txt')).toContain('recurring.json');
    expect(bytesOf('pictures/logo.png')?.subarray(1, 4)).toEqual(Uint8Array.of(0x50, 0x4e, 0x47));
    const pdf = readPdf(bytesOf(`invoices/${mark}-2.pdf`) ?? new Uint8Array());
    expect(pdf.text).toContain(`${mark} text`);
  });

  it('contains the account with its settings, sessions, calendar and reminder plans', () => {
    const since = instant(1);
    expect(jsonOf('account.json')).toMatchObject({
      id: userId,
      email: `${mark}@example.com`,
      timeZone: 'Europe/Berlin',
      waysIn: [{ kind: 'password' }],
      thanksClients: true,
      calendarSince: since,
      receiptDue: [{ paidAt: since }],
      signedInBrowsers: [{ userAgent: `${mark} text`, signedInAt: since }],
      settings: { country: 'USA', businessName: `${mark} text`, subscriptionStatus: 'free' },
      appStorePurchases: [
        { originalTransaction: expect.stringMatching(/^2000/), isSandbox: false },
      ],
      reminders: { plan: 'firm', since, nextRunAt: null },
      reminderPlans: [{ plan: 'firm', days: 3, since, words: { a: mark } }],
    });
  });

  it('contains clients, products and invoices, as objects and as tables', () => {
    expect(jsonOf('clients.json')).toMatchObject([
      { name: `${mark} text`, country: 'USA', language: 'fr-CA' },
    ]);
    expect(textOf('clients.csv')).toMatch(
      new RegExp(`^${mark} text,.*,,Français \\(Canada\\),,,,,\r$`, 'm'),
    );
    expect(jsonOf('products.json')).toMatchObject([
      { name: `${mark} text`, unitPrice: '10.5', taxRatePercent: '9.975', customId: mark },
    ]);
    expect(textOf('products.csv')).toContain(`${mark} text`);
    expect(jsonOf('invoices.json')).toMatchObject([
      {
        invoiceNumber: `${mark}-1`,
        country: 'USA',
        currency: 'USD',
        total: '165.01',
        items: [{ description: 'Shelf', quantity: '1', unitPrice: '138.66', taxRate: '19' }],
        paymentButtons: [{ event: 'shown', kind: 'stripe_link', times: 2 }],
        reminderPlan: 'gentle',
        remindersSince: instant(1),
        remindersOnAt: instant(2),
        unsentReminders: [{ due: '2026-03-31', days: 3, state: 'waiting', why: 'blocked' }],
        verificationCode: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{16}$/),
      },
      { invoiceNumber: `${mark}-2`, paymentButtons: [] },
    ]);
    expect(rowsOf(textOf('invoices.csv'))[1]?.join()).toBe(
      `${mark}-1,2026-03-01,2026-03-31,unpaid,no,${mark} text,accounts@finch.example,USD,138.66,0.00,26.35,165.01`,
    );
    expect(jsonOf('files.json')).toMatchObject([{ hash: mark, madeAt: instant(1) }]);
  });

  it('contains the recurring invoices, their content and the result of each of their dates', () => {
    const [invoiceId] = full.invoiceIds;
    const day = '2026-03-31';
    expect(jsonOf('recurring.json')).toMatchObject([
      {
        id: `series ${mark}`,
        sourceId: invoiceId,
        country: 'us',
        totalMinor: 16_501,
        pause: null,
        nextN: 2,
        nextRunAt: instant(4e12),
        createdAt: instant(1),
        updatedAt: instant(2),
        occurrences: [{ n: 1, day, state: 'waiting', why: 'payment', invoiceId, at: instant(1) }],
        draft: { notes: `${mark} text` },
      },
    ]);
  });

  it('contains no secret, and nothing of another user', () => {
    const keys = ['passwordHash', 'saveKey', 'billingSequence'];
    const values = ['scrypt', `session ${mark}`, `calendar ${mark}`, stranger.mark];
    for (const secret of [...keys, ...values]) expect(all.join('\n')).not.toContain(secret);
  });

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
  test.each([
    ['invoices.json', invoices],
    ['clients.json', clients],
    ['products.json', productsServices],
    ['history.json', documentEvents],
    ['versions.json', issuedVersions],
    ['payments.json', payments],
    ['cards.json', checkoutAttempts],
    ['disputes.json', cardDisputes],
    ['refunds.json', cardRefunds],
    ['mails.json', emails],
    ['files.json', pdfFiles],
    ['recurring.json', series],
  ] as const)('has in %s every column, including columns that are added later', (file, table) => {
    const missing = Object.entries(table)
      .filter(([, column]) => typeof column === 'object' && 'name' in column)
      .filter(([, column]) => !left.has(column.name))
      // When a document was issued is in its first version.
      .filter(([name]) => file !== 'invoices.json' || name !== 'issuedAt')
      .map(([name]) => name.replace(/(Minor|Hundredths|Thousandths|Exact)$/, ''))
      .filter((name) => !textOf(file).includes(`"${name}`));
    expect(missing).toEqual([]);
  });

  it('describes its files in the language of the request, whenever it is read', async () => {
    const french = await inLanguage('fr-CA', async () => {
      const order = { userId, ...exportConfig, further: null, now: exportedAt };
      return exportAccount(database.open(), { ...order, reportError: () => {} });
    }).then(readExport);
    expect(french.textOf('README.txt')).toContain(
      'tout ce que Billwren conserve au sujet de votre compte',
    );
    const [head = [], row = []] = rowsOf(french.textOf('invoices.csv'));
    expect([head[0], head[3], head[4]]).toEqual(['numéro', 'état', 'archivée']);
    expect([row[0], row[3], row[4]]).toEqual([`${mark}-1`, 'impayée', 'non']);
    expect(french.textOf('clients.csv')).toMatch(/^\ufeff?nom,courriel/);
    // Programs read these files, so they are the same in every language.
    expect(french.jsonOf('invoices.json')).toMatchObject([{ country: 'USA' }, {}]);
  });
});

test('the export of a new account is complete', async () => {
  const { userId } = await createSampleUser(db);
  const { names, files, jsonOf, textOf } = await take(userId);
  expect(names).toEqual(['README.txt', ...texts, ...ofPart()]);
  expect(files).toBe(names.length);
  expect([jsonOf('invoices.json'), jsonOf('clients.json')]).toEqual([[], []]);
  expect(textOf('invoices.csv').split('\r\n')).toHaveLength(2);
});

test('the history is in order, even if it exceeds one database response', async () => {
  const { userId, mark, invoiceIds } = await createFullAccount(db, { invoices: 2 });
  const [invoiceId = ''] = invoiceIds;
  for (let at = 1; at <= 5; at += 1) {
    const notes = `${at} ${'x'.repeat(500_000)}`;
    await changeInvoice(db, invoiceId, { notes }, savedAt + 10 + at);
  }
  const { jsonOf, failures } = await take(userId);
  expect(failures).toEqual([]);
  const versions: { revision: number; notes: string }[] = jsonOf('versions.json');
  const starts = versions.map(({ revision, notes }) => `${revision}: ${notes.slice(0, 1)}`);
  expect(starts).toEqual(['1: m', '2: 1', '3: 2', '4: 3', '5: 4', '6: 5']);
  expect(versions[0]).toMatchObject({ record: mark, total: '165.01', invoiceId });
  const codes = jsonOf('history.json').map(({ code }: { code: string }) => code);
  const first = ['created', 'payment', 'issued', 'disputed', 'remindersOn', 'reminderWaits'];
  expect(codes).toEqual([...first, ...Array(5).fill('edited'), 'created']);
});

describe('an account with more invoices than fit into one zip', () => {
  it('is exported in parts, each invoice once whatever changes in between, everything else in the first', async () => {
    const { userId, mark, invoiceIds } = await createFullAccount(db, { invoices: 5 });
    const archive = (id = '', archived = true) =>
      db.update(invoices).set({ archived }).where(eq(invoices.id, id));
    const numbers = (...wanted: number[]) => wanted.map((at) => `${mark}-${at}`);
    const pdfs = (part: number, ...at: number[]) =>
      numbers(...at).map((number) => `invoices-${part}/${number}.pdf`);
    await archive(invoiceIds[3]);
    const first = await take(userId, { maxInvoices: 2 });
    expect(first.names).toEqual([
      'README-1.txt',
      ...texts,
      ...pictures,
      ...ofPart('-1'),
      ...pdfs(1, 1, 2),
    ]);
    expect([first.files, first.parts]).toEqual([first.names.length, 3]);
    expect(first.textOf('README-1.txt')).toContain('Your invoices come in 3 zip files');
    expect(first.next).toEqual({ number: 2, after: invoiceIds[1] });

    // Archive the last invoice of the first part and unarchive one of the second.
    await archive(invoiceIds[1]);
    await archive(invoiceIds[3], false);
    const second = await take(userId, { further: first.next, maxInvoices: 2 });
    expect(second.names).toEqual(['README-2.txt', ...ofPart('-2'), ...pdfs(2, 3, 4)]);
    expect([second.files, second.parts]).toEqual([15, null]);
    expect(second.textOf('README-2.txt')).toContain('This is part 2 of the data Billwren stores');
    expect(byNumber(second.jsonOf('invoices-2.json'))).toEqual(numbers(3, 4));
    expect(second.textOf('invoices-2.csv').split('\r\n')).toHaveLength(4);

    const third = await take(userId, { further: second.next, maxInvoices: 2 });
    expect(byNumber(third.jsonOf('invoices-3.json'))).toEqual(numbers(5));
    expect(third.next).toBeNull();
  });

  it('is exported as one zip as long as everything fits', async () => {
    const { parts, next } = await take(full.userId, { maxInvoices: 2 });
    expect([parts, next]).toEqual([1, null]);
  });

  it('gets no further part after another user’s invoice', async () => {
    const further = { number: 2, after: stranger.invoiceIds[0] ?? '' };
    const { jsonOf, next } = await take(full.userId, { further });
    expect([jsonOf('invoices-2.json'), next]).toEqual([[], null]);
  });
});

test('rows that are too large for one database response are exported completely, and no response is large', async () => {
  const { userId, mark } = await createFullAccount(db);
  const settings = await settingsOf(db, userId);
  const content = { invoiceNumber: 'LONG', items: longItems };
  const ids = await copyInvoice(db, await saveSample(db, settings, content, savedAt + 9), 75);
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
  const copies = ids.map((_, at) => `L-${String(at + 1).padStart(5, '0')}`);
  expect(byNumber(jsonOf('invoices.json'))).toEqual([`${mark}-1`, 'LONG', ...copies]);
  for (const [name, count] of [
    ['clients', 3_001],
    ['products', 7_001],
  ] as const) {
    expect(jsonOf(`${name}.json`)).toHaveLength(count);
    expect(textOf(`${name}.csv`).split('\r\n')).toHaveLength(count + 2);
  }
  expect(longest).toBeLessThan(4_500_000);
});
