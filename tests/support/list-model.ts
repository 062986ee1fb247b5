import type { ListStatus, ListView } from '#app/domain/invoices/list-view.ts';
import { deriveStatus } from '#app/domain/invoices/status.ts';
import { currencies } from '#app/domain/money/money.ts';
import { searchWords, statusesNamed } from '#app/features/invoice-list/words/list-search.ts';
import type { ListedRow } from './listed-invoice.ts';

/** Returns what the list must show of an owner's rows: the same rules, implemented independently and without SQL. */
export function listByHand(rows: readonly ListedRow[], view: ListView, today: string) {
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
