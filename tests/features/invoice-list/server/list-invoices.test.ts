import { beforeAll, describe, expect, test } from 'vitest';
import {
  emptyListView,
  type ListView,
  listSorts,
  parseListView,
} from '#app/domain/invoices/list-view.ts';
import { listClientNames } from '#app/features/invoice-list/queries/invoice-list.server.ts';
import {
  findInList,
  listInvoices,
} from '#app/features/invoice-list/server/list-invoices.server.ts';
import { insertListed, type ListedRow, listedRow } from '#tests/support/listed-invoice.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
const today = '2026-03-10';

async function ownerOf(rows: Partial<ListedRow>[]): Promise<string> {
  const { userId } = await createSampleUser(db);
  await insertListed(
    db,
    userId,
    rows.map((row, index) => listedRow({ createdAt: index, ...row })),
  );
  return userId;
}

async function ask(userId: string, view: Partial<ListView> | string, limit = 50, after?: string) {
  const whole =
    typeof view === 'string'
      ? parseListView(new URLSearchParams(view))
      : { ...emptyListView, ...view };
  return listInvoices(db, { userId, view: whole, today, limit, after: after ?? null });
}

const numbersOf = async (userId: string, view: Partial<ListView> | string) =>
  (await ask(userId, view)).invoices.map((each) => each.invoiceNumber);

describe('the list of invoices', () => {
  test('loads a page, the counts of all chips and the currencies in one round trip', async () => {
    const userId = await ownerOf([
      { invoiceNumber: 'A', dueDate: '2026-03-09', clientName: 'Wren' },
      { invoiceNumber: 'B', dueDate: '2026-03-10', currency: 'JPY' },
      { invoiceNumber: 'C', dueDate: '2026-03-15' },
      { invoiceNumber: 'D', dueDate: '2026-03-16' },
      { invoiceNumber: 'E', status: 'paid' },
      { invoiceNumber: 'F', status: 'overdue', dueDate: '2026-12-31' },
      { invoiceNumber: 'G', archived: true, clientName: 'Owl', currency: 'EUR' },
    ]);
    const request = database.open();
    const question = { userId, view: emptyListView, today, limit: 4, after: null };
    const list = await listInvoices(request, question);
    expect(request.stats.trips).toBe(1);
    expect(list.invoices.map((each) => [each.invoiceNumber, each.status])).toEqual([
      ['F', 'overdue'],
      ['E', 'paid'],
      ['D', 'unpaid'],
      ['C', 'due_soon'],
    ]);
    expect(list.counts).toEqual({ all: 6, unpaid: 5, due_soon: 2, overdue: 2, paid: 1 });
    expect(list.total).toBe(6);
    expect(list.currencies).toEqual(['USD', 'JPY']);
    expect(await listClientNames(db, userId, emptyListView)).toEqual(['Finch & Sons', 'Wren']);
    expect(await listClientNames(db, userId, { kind: 'invoice', archived: true })).toEqual(['Owl']);
    const next = await ask(userId, {}, 4, list.next ?? '');
    expect(next.invoices.map((each) => [each.invoiceNumber, each.status])).toEqual([
      ['B', 'due_soon'],
      ['A', 'overdue'],
    ]);
    expect(next.next).toBeNull();
    expect(next.counts).toEqual(list.counts);
  });

  test('of another user is empty, whatever is requested', async () => {
    const owner = await ownerOf([{ clientName: 'Secret' }]);
    const { userId: stranger } = await createSampleUser(db);
    const first = await ask(owner, {}, 1);
    for (const sort of listSorts) {
      const list = await ask(stranger, `sort=${sort}&q=secret&client=Secret`);
      expect(list.invoices).toEqual([]);
      expect(list.counts.all).toBe(0);
      expect(list.currencies).toEqual([]);
    }
    expect((await ask(stranger, {}, 1, first.next ?? '')).invoices).toEqual([]);
  });

  test('contains nothing of an invoice but what a row shows', async () => {
    const [invoice] = (await ask(await ownerOf([{}]), {})).invoices;
    const names = Object.keys(invoice ?? {}).sort();
    expect(names.join()).toBe(
      'archived,clientName,currency,dueDate,id,invoiceDate,invoiceNumber,openedOn,payClickedOn,status,totalMinor',
    );
  });
});

describe('a search', () => {
  let userId: string;
  beforeAll(async () => {
    userId = await ownerOf([
      { invoiceNumber: 'INV-001', clientName: 'Finch & Sons', status: 'paid' },
      { invoiceNumber: 'INV-002', clientName: 'MÜLLER GmbH', dueDate: '2026-03-12' },
      { invoiceNumber: 'X_1', clientName: 'Żółw Café', dueDate: '2026-03-01' },
      { invoiceNumber: '50%', clientName: 'Unpaid Leave Ltd', dueDate: '2026-06-01' },
      { invoiceNumber: 'X-1', clientName: 'Star [*] \\ Co', dueDate: '2026-06-01' },
    ]);
  });

  test.each([
    ['inv-00', ['INV-002', 'INV-001']],
    ['sons 001', ['INV-001']],
    ['żÓŁ', ['X_1']],
    ['\\', ['X-1']],
    ['PAID finch', ['INV-001']],
    ['unpaid', ['X-1', '50%', 'X_1', 'INV-002']],
    ['due soon', ['INV-002']],
    ['over', ['X_1']],
    ["' OR 1=1 --", []],
  ])('for “%s” finds %j', async (search, numbers) => {
    expect(await numbersOf(userId, { search })).toEqual(numbers);
  });
});

test('the filters offer 200 clients at most', async () => {
  const names = Array.from({ length: 205 }, (_, at) => `Client ${String(at).padStart(3, '0')}`);
  const userId = await ownerOf(names.map((clientName) => ({ clientName })));
  expect(await listClientNames(db, userId, emptyListView)).toEqual(names.slice(0, 200));
});

test('totals are sorted by the displayed amount, up to the largest', async () => {
  const most = Number.MAX_SAFE_INTEGER;
  const userId = await ownerOf([
    { invoiceNumber: '¥200', totalMinor: 200, currency: 'JPY' },
    { invoiceNumber: '$150', totalMinor: 15_000 },
    { invoiceNumber: '$most', totalMinor: most },
    { invoiceNumber: '¥most', totalMinor: most, currency: 'JPY' },
    { invoiceNumber: '¥nearly', totalMinor: most - 1, currency: 'JPY' },
  ]);
  const expected = ['$150', '¥200', '$most', '¥nearly', '¥most'];
  expect(await numbersOf(userId, 'sort=total&dir=asc')).toEqual(expected);
  const seen: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await ask(userId, 'sort=total&dir=asc', 1, after);
    seen.push(...page.invoices.map((each) => each.invoiceNumber));
    after = page.next;
  }
  expect(seen).toEqual(expected);
});

test('the amount owed is added up per currency, with its overdue part, over all pages', async () => {
  const most = 9_000_000_000_000_000;
  const userId = await ownerOf([
    { totalMinor: 1000, dueDate: '2026-03-09' },
    { totalMinor: 200, dueDate: '2026-03-10' },
    { totalMinor: 30, status: 'overdue', dueDate: '2026-12-31', clientName: 'Wren' },
    { totalMinor: 7000, status: 'paid', dueDate: '2026-03-01' },
    { totalMinor: 500, currency: 'JPY', dueDate: '2026-12-31' },
    { totalMinor: most, currency: 'EUR', dueDate: '2026-12-31' },
    { totalMinor: most, currency: 'EUR', dueDate: '2026-12-31' },
    { totalMinor: 600_000, status: 'void', dueDate: '2026-03-01' },
    { totalMinor: 90_000, archived: true },
  ]);
  const owedIn = async (view: Partial<ListView>) => (await ask(userId, view, 1)).owed;
  const dollars = { currency: 'USD', owed: 1230n, overdue: 1030n };
  const euros = { currency: 'EUR', owed: 18_000_000_000_000_000n, overdue: 0n };
  const yen = { currency: 'JPY', owed: 500n, overdue: 0n };
  expect(await owedIn({})).toEqual([dollars, euros, yen]);
  expect(await owedIn({ currency: 'USD' })).toEqual([dollars]);
  expect(await owedIn({ search: 'wren' })).toEqual([{ ...dollars, owed: 30n, overdue: 30n }]);
  expect(await owedIn({ status: 'overdue' })).toEqual([{ ...dollars, owed: 1030n }]);
  expect(await owedIn({ status: 'paid' })).toEqual([]);
  const archived = { currency: 'USD', owed: 90_000n, overdue: 0n };
  expect(await owedIn({ archived: true })).toEqual([archived]);
});

test('an invoice to highlight is on no page of a view that excludes it, nor of another user', async () => {
  const userId = await ownerOf([{ invoiceNumber: 'PAID', status: 'paid' }]);
  const id = (await ask(userId, {})).invoices[0]?.id ?? '';
  const place = (owner: string, view: Partial<ListView>) =>
    findInList(db, { userId: owner, view: { ...emptyListView, ...view }, today }, id);
  expect(await place(userId, { status: 'paid' })).not.toBeNull();
  expect(await place(userId, { status: 'unpaid' })).toBeNull();
  expect(await place(userId, { search: 'other' })).toBeNull();
  expect(await place(userId, { archived: true })).toBeNull();
  expect(await place(await ownerOf([]), {})).toBeNull();
});
