import { and, eq, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#app/domain/dates.ts';
import {
  type ListStatus,
  type ListView,
  listSorts,
  listStatuses,
} from '#app/domain/invoices/list-view.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { currencies } from '#app/domain/money/money.ts';
import {
  findInList,
  listInvoices,
} from '#app/features/invoice-list/server/list-invoices.server.ts';
import { searchWords, statusesNamed } from '#app/features/invoice-list/words/list-search.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { invoices } from '#db/schema.ts';
import { insertListed, type ListedRow, listedRow } from '#tests/support/listed-invoice.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let stranger: string;

beforeAll(async () => {
  stranger = (await createSampleUser(db)).userId;
});

const today = '2026-03-10';
const names = ['Finch', 'FINCH & Sons', 'Żółw', 'żÓŁw 50%', 'a_b', 'axb', '[Paid]* \\', 'Straße'];
const beginnings = ['INV-', 'inv-', '', '2026-', 'X'];
// Few distinct values, so that most rows share them with others.
const near = fc.integer({ min: -8, max: 8 }).map((days) => addDays(today, days));
const row = fc
  .record({
    invoiceNumber: fc
      .tuple(fc.constantFrom(...beginnings), fc.constantFrom('', '0', '00'), fc.nat(120))
      .map((parts) => parts.join('')),
    invoiceDate: near,
    dueDate: near,
    status: fc.constantFrom('paid', 'unpaid', 'overdue', 'void', 'credited'),
    archived: fc.boolean(),
    createdAt: fc.nat(5),
    currency: fc.constantFrom('USD', 'EUR', 'JPY'),
    totalMinor: fc.constantFrom(0, 99, 100, 9_900, 10_000, 10_001),
    clientName: fc.constantFrom(...names),
  })
  .map((changes): ListedRow => {
    const isSettled = changes.totalMinor === 0 && /^(unpaid|overdue)$/.test(changes.status);
    return listedRow({ ...changes, status: isSettled ? 'paid' : changes.status });
  });
const rowsOf = (most: number) =>
  fc.uniqueArray(row, { maxLength: most, selector: ({ invoiceNumber }) => invoiceNumber });
const statusWords = ['paid', 'UNPAID', 'due', 'soon', 'over', 'void'];
const search = fc
  .array(
    fc.oneof(
      fc.constantFrom(...statusWords, '%', '_', '*', '[', '\\', '1', '-'),
      fc.constantFrom('finch', 'ŻÓŁ', 'ółW', 'ß', 'A_B', '50%'),
    ),
    { maxLength: 2 },
  )
  .map((words) => words.join(' '));
const amount = fc.constantFrom('0', '0.99', '1', '99.005', '100', '100.01');
const rarely = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 1, nil: null });
const view: fc.Arbitrary<ListView> = fc.record({
  kind: fc.constant('invoice' as const),
  search: fc.oneof({ weight: 2, arbitrary: fc.constant('') }, { weight: 1, arbitrary: search }),
  status: fc.oneof(fc.constant('all' as const), fc.constantFrom(...listStatuses.invoice)),
  from: rarely(near),
  to: rarely(near),
  dueFrom: rarely(near),
  dueTo: rarely(near),
  min: rarely(amount),
  max: rarely(amount),
  client: rarely(fc.constantFrom(...names, 'finch', 'żółw')),
  currency: rarely(fc.constantFrom('USD', 'EUR', 'JPY')),
  archived: fc.boolean(),
  sort: fc.constantFrom(...listSorts),
  descending: fc.boolean(),
});

/** A new invoice with the same values as this one. */
const newFrom = (row: ListedRow) =>
  listedRow({ ...row, id: crypto.randomUUID(), invoiceNumber: crypto.randomUUID() });

async function newOwner(rows: ListedRow[]): Promise<string> {
  const { userId } = await createSampleUser(db);
  await insertListed(db, userId, rows);
  return userId;
}

test('the database filters, counts, sorts, finds and derives statuses by the same rules', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOf(60),
      fc.array(view, { minLength: 25, maxLength: 25 }),
      near,
      async (rows, views, day) => {
        const userId = await newOwner(rows);
        await insertListed(db, stranger, rows.map(newFrom));
        for (const each of views) {
          const question = { userId, view: each, today: day, limit: 100, after: null };
          const list = await listInvoices(db, question);
          const expected = listByHand(rows, each, day);
          expect(list.invoices.map(({ id }) => id)).toEqual(expected.ids);
          expect(list.counts).toEqual(expected.counts);
          expect(list.total).toBe(expected.ids.length);
          for (const shown of list.invoices) {
            const stored = rows.find(({ id }) => id === shown.id);
            expect(shown.status).toBe(stored && deriveStatus(stored, day));
          }
          // A page starts at an invoice to highlight.
          const at = Math.floor(expected.ids.length / 2);
          const after = await findInList(
            db,
            { userId, view: each, today: day },
            expected.ids[at] ?? '',
          );
          const page = await listInvoices(db, { ...question, after: after ?? '' });
          expect(page.invoices.map(({ id }) => id)).toEqual(expected.ids.slice(at));
        }
      },
    ),
    { numRuns: 12 },
  );
});

/** A change to the list while a user pages through it; `at` selects a row. */
type Change =
  | { kind: 'insert'; row: ListedRow }
  | { kind: 'toggle' | 'archive' | 'edit'; at: number; row: ListedRow };
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), row }),
  fc.record({
    kind: fc.constantFrom('toggle' as const, 'archive' as const, 'edit' as const),
    at: fc.nat(),
    row,
  }),
);

async function apply(userId: string, rows: ListedRow[], each: Change): Promise<string | undefined> {
  if (each.kind === 'insert') {
    await insertListed(db, userId, [newFrom(each.row)]);
    return undefined;
  }
  const id = rows[each.at % Math.max(1, rows.length)]?.id ?? '';
  const { invoiceDate, dueDate, totalMinor, clientName } = each.row;
  const isIt = eq(invoices.id, id);
  if (each.kind === 'toggle') {
    const status = each.row.status === 'paid' ? 'paid' : 'unpaid';
    await markInvoice(db, { userId, invoiceId: id, status, today, now: 2 });
  }
  if (each.kind === 'archive') await db.update(invoices).set({ archived: true }).where(isIt);
  if (each.kind === 'edit')
    await db
      .update(invoices)
      .set({ invoiceDate, dueDate, totalMinor: totalMinor || 1, clientName })
      .where(and(isIt, eq(invoices.paidMinor, 0), ne(invoices.status, 'paid')));
  return id;
}

test('pages never repeat or skip an unchanged invoice, whatever happens to others in between', async () => {
  await fc.assert(
    fc.asyncProperty(
      rowsOf(40),
      view,
      fc.integer({ min: 1, max: 7 }),
      fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
      async (rows, each, limit, changes) => {
        const userId = await newOwner(rows);
        const touched = new Set<string>();
        const seen: string[] = [];
        let after: string | null = null;
        let page = 0;
        do {
          const list = await listInvoices(db, { userId, view: each, today, limit, after });
          seen.push(...list.invoices.map(({ id }) => id));
          expect(list.invoices.length).toBeLessThanOrEqual(limit);
          after = list.next;
          for (const one of changes[page] ?? [])
            touched.add((await apply(userId, rows, one)) ?? '');
          page += 1;
        } while (after !== null && page < 200);
        const isSteady = (id: string) => !touched.has(id) && rows.some((known) => known.id === id);
        expect(seen.filter(isSteady)).toEqual(listByHand(rows, each, today).ids.filter(isSteady));
      },
    ),
    { numRuns: 60 },
  );
});

/** Returns what the list must show of an owner's rows: the same rules, implemented independently and without SQL. */
function listByHand(rows: readonly ListedRow[], view: ListView, today: string) {
  const filtered = rows.filter((row) => row.archived === view.archived && passes(row, view, today));
  const under = (chip: ListStatus) => filtered.filter((row) => isUnder(chip, row, today));
  const sorted = under(view.status).sort((one, other) => compareBy(view, one, other));
  return {
    ids: sorted.map(({ id }) => id),
    counts: {
      all: filtered.length,
      unpaid: under('unpaid').length,
      due_soon: under('due_soon').length,
      overdue: under('overdue').length,
      paid: under('paid').length,
    },
  };
}

function isUnder(chip: ListStatus, row: ListedRow, today: string): boolean {
  const shown = deriveStatus(row, today);
  if (chip === 'all') return true;
  if (chip === 'unpaid') return !['paid', 'void', 'credited'].includes(shown);
  return shown === chip;
}

function passes(row: ListedRow, view: ListView, today: string): boolean {
  const has = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());
  const amount = row.totalMinor / 10 ** currencies[row.currency].minorDigits;
  return (
    searchWords(view.search).every(
      (word) =>
        has(row.invoiceNumber, word) ||
        has(row.clientName, word) ||
        statusesNamed(word).includes(deriveStatus(row, today)),
    ) &&
    (view.from === null || row.invoiceDate >= view.from) &&
    (view.to === null || row.invoiceDate <= view.to) &&
    (view.dueFrom === null || row.dueDate >= view.dueFrom) &&
    (view.dueTo === null || row.dueDate <= view.dueTo) &&
    (view.min === null || amount >= Number(view.min)) &&
    (view.max === null || amount <= Number(view.max)) &&
    (view.client === null || withoutCase(row.clientName) === withoutCase(view.client)) &&
    (view.currency === null || row.currency === view.currency)
  );
}

function compareBy(view: ListView, one: ListedRow, other: ListedRow): number {
  const pairs = keysOf(view, one).map((key, at) => [key, keysOf(view, other)[at]] as const);
  for (const [a, b] of pairs) {
    const order =
      typeof a === 'number'
        ? a - Number(b)
        : Buffer.compare(Buffer.from(a), Buffer.from(String(b)));
    if (order !== 0) return view.descending ? -order : order;
  }
  return 0;
}

function keysOf({ sort }: ListView, row: ListedRow): (string | number)[] {
  const { createdAt, id } = row;
  switch (sort) {
    case 'newest':
      return [createdAt, id];
    case 'date':
      return [row.invoiceDate, createdAt, id];
    case 'due':
      return [row.dueDate, createdAt, id];
    case 'client':
      return [withoutCase(row.clientName), -createdAt, id];
    case 'total':
      return [
        row.totalMinor * (currencies[row.currency].minorDigits === 0 ? 100 : 1),
        createdAt,
        id,
      ];
    case 'number': {
      const digits = /\d*$/.exec(row.invoiceNumber)?.[0] ?? '';
      const beginning = row.invoiceNumber.slice(0, row.invoiceNumber.length - digits.length);
      const value = digits.replace(/^0+/, '');
      const key = `${beginning}${String(value.length).padStart(2, '0')}${value}`;
      return [withoutCase(key), createdAt, id];
    }
  }
}

/** Folds only A to Z, as the database's NOCASE does. */
function withoutCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
