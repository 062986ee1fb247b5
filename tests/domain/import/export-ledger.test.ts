import { describe, expect, test } from 'vitest';
import type { ExportedEntry } from '#app/domain/import/exported-records.ts';
import { ledgerLots } from '#app/domain/import/import-lots.ts';
import { checkExportLedger, type ExportPlan, planExport } from '#app/domain/import/plan-export.ts';
import { describeLedgers } from '#app/features/imports/words/describe-import-issues.ts';

const today = '2026-11-28';

const document = (id: string, changes: object = {}) => ({
  id,
  kind: 'invoice',
  status: 'unpaid',
  archived: false,
  invoiceNumber: id,
  createdAt: '2026-03-01T12:00:00.000Z',
  invoiceDate: '2026-03-01',
  clientName: 'Finch',
  currency: 'USD',
  country: 'USA',
  total: '100.00',
  sourceId: null,
  reason: null,
  paymentSchedule: null,
  reminderPlan: null,
  ...changes,
});
const entry = (id: string, invoiceId: string, changes: object = {}) => ({
  id,
  invoiceId,
  at: '2026-03-02T12:00:00.000Z',
  kind: 'payment',
  origin: 'hand',
  amountMinor: 10_000,
  day: '2026-03-02',
  method: 'cash',
  reference: null,
  note: null,
  undoes: null,
  otherInvoiceId: null,
  ...changes,
});

function planOf(documents: object[], entries: object[], name = 'invoices.json'): ExportPlan {
  const files = new Map([
    [name, JSON.stringify(documents)],
    ['payments.json', JSON.stringify(entries)],
  ]);
  const plan = planExport(files);
  if (plan?.unreadable !== 0) throw new Error('no export');
  return plan;
}
const numbersIn = ({ documents }: ExportPlan) => documents.map((each) => each.document.id);

describe('before anything is imported', () => {
  test('an invoice whose payments don’t add up is skipped and listed with its credit note, the others are not', () => {
    const note = document('CN-1', { kind: 'credit-note', status: 'issued', sourceId: 'A' });
    const documents = [document('A', { status: 'paid' }), note, document('B', { status: 'paid' })];
    const ofNote = { kind: 'credited', origin: 'note', undoes: 'CN-1', otherInvoiceId: 'CN-1' };
    const entries = [
      entry('1', 'A', { day: '2999-01-01' }),
      entry('2', 'A', ofNote),
      entry('3', 'B'),
    ];
    const checked = checkExportLedger(planOf(documents, entries), today);
    expect(numbersIn(checked.plan)).toEqual(['B']);
    expect(checked.plan.entries.map(({ id }) => id)).toEqual(['3']);
    expect(describeLedgers(checked.broken)).toMatchObject([
      { number: 'A', message: expect.stringContaining('in the future') },
      { number: 'CN-1', message: expect.stringContaining('can’t be imported') },
    ]);
  });

  test.each([
    ['paid without a payment', 'paid', []],
    ['unpaid but fully paid', 'unpaid', [entry('1', 'A')]],
    ['credited without a credit note', 'credited', [entry('1', 'A')]],
  ])('an invoice that is %s is skipped', (_, status, entries) => {
    const { broken } = checkExportLedger(planOf([document('A', { status })], entries), today);
    const message = 'The status doesn’t match the payments.';
    expect(describeLedgers(broken)).toEqual([{ row: 0, number: 'A', message }]);
  });

  test('an overpaid invoice is imported with a remark', () => {
    const entries = [entry('1', 'A', { amountMinor: 12_000 })];
    const plan = planOf([document('A', { status: 'paid' })], entries);
    const { plan: left, broken, remarks } = checkExportLedger(plan, today);
    expect([numbersIn(left), broken]).toEqual([['A'], []]);
    const [remark] = describeLedgers(remarks);
    expect(remark?.message).toBe('Overpaid by $20.00. We’ll add it to your client’s credit.');
  });
});

test('entries of invoices that share credit are posted together, in order', () => {
  const many = Array.from({ length: 240 }, (_, at) => entry(`a${at}`, 'A'));
  const shared = entry('u', 'B', { origin: 'credit', otherInvoiceId: 'A' });
  const lots = ledgerLots([
    entry('b', 'B'),
    entry('c', 'C'),
    ...many,
    shared,
    entry('d', 'D'),
    ...Array.from({ length: 20 }, (_, at) => entry(`e${at}`, 'E')),
  ] as ExportedEntry[]);
  const lotOf = (id: string) => lots.findIndex((lot) => lot.some((each) => each.id === id));
  expect(lots.length).toBeGreaterThan(1);
  expect([lotOf('b'), lotOf('u')]).toEqual([lotOf('a0'), lotOf('a0')]);
  expect(lots[lotOf('u')]?.at(0)?.id).toBe('b');
  expect(lots.flat()).toHaveLength(264);
});
