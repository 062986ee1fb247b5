import { describe, expect, test } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { DraftStep, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { quickSteps } from '#app/features/payments/words/quick-steps.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

const days = { invoiceDate: '2026-03-01', dueDate: '2026-05-30' };
const step = (label: string, amount: string, due: string): DraftStep => ({ label, amount, due });
const deposit = step('Deposit', '30%', 'invoiceDate');
const rest = step('Balance', '', 'dueDate');

/** A draft of 1,000.00 without tax. */
function draftWith(schedule: InvoiceDraft['schedule'], changes: Partial<InvoiceDraft> = {}) {
  const draft = validDraft('us', { ...days, schedule });
  const items = draft.items.map((item) => ({ ...item, unitPrice: '1000', taxRate: '0' }));
  return { ...draft, items, ...changes };
}

const check = (draft: InvoiceDraft) => checkDraft(draft, { country: 'us', userLanguage: 'en-US' });
const scheduleOf = (draft: InvoiceDraft) => {
  const checked = check(draft);
  return checked.ok ? checked.schedule : describeIssues(checked.issues);
};

describe('a draft’s schedule', () => {
  test('is calculated from the total, and follows its dates', () => {
    expect(scheduleOf(draftWith([deposit, rest]))).toEqual([
      { label: 'Deposit', amount: 30_000, due: '2026-03-01', share: '30%' },
      { label: 'Balance', amount: 70_000, due: '2026-05-30' },
    ]);
    const items = draftWith([]).items.map((item) => ({ ...item, unitPrice: '33.33' }));
    expect(
      scheduleOf(draftWith([deposit, rest], { items, invoiceDate: '2026-03-05' })),
    ).toMatchObject([{ amount: 1_000, due: '2026-03-05' }, { amount: 2_333 }]);
  });

  test('adds up to the cent, however the parts are rounded', () => {
    const thirds = [step('One', '1/3', 'invoiceDate'), step('Two', '1/3', '2026-04-01'), rest];
    expect(scheduleOf(draftWith(thirds))).toMatchObject([
      { amount: 33_333 },
      { amount: 33_333 },
      { amount: 33_334 },
    ]);
    const yen = draftWith(thirds, { currency: 'JPY' });
    expect(scheduleOf(yen)).toMatchObject([{ amount: 333 }, { amount: 333 }, { amount: 334 }]);
  });

  test('may be missing or corrupt', () => {
    expect(scheduleOf(draftWith([]))).toEqual([]);
    const start = { country: 'us', today: '2026-03-01', newId: () => 'x' } as const;
    const corrupt = { ...draftWith([]), schedule: [{ label: 'Deposit' }] };
    expect(parseDraft(corrupt, start)).toBeNull();
  });

  const typed = (amount: string, due = 'invoiceDate') => step('Deposit', amount, due);
  const amountNeeded =
    'Enter an amount above zero for each installment, like 500 or 30%, and leave something for the last one.';
  test.each<[string, DraftStep[], string, string]>([
    ['a negative step', [typed('-500'), rest], '0.amount', amountNeeded],
    ['nothing left for the last step', [typed('1000'), rest], '1.amount', amountNeeded],
    [
      'a step without a name',
      [step(' ', '30%', 'invoiceDate'), rest],
      '0.label',
      'Give each installment a name of 60 characters or fewer.',
    ],
    ['no date', [typed('30%', ''), rest], '0.due', 'Enter a due date for each installment.'],
    [
      'a step before the invoice',
      [typed('30%', '2026-02-28'), rest],
      '0.due',
      'An installment is due before the invoice date.',
    ],
    [
      'dates out of order',
      [typed('30%', '2026-04-02'), step('Rest', '', '2026-04-01')],
      '1.due',
      'An installment is due before the one above it.',
    ],
  ])('with %s is refused at its field', (_, schedule, field, message) => {
    expect(scheduleOf(draftWith(schedule))).toEqual([
      { field: `schedule.${field}`, group: 'payment', message },
    ]);
  });
});

describe('a saved schedule', () => {
  const draft = draftWith([deposit, step('Half way', '250.5', '2026-04-10'), rest]);
  const checked = check(draft);
  if (!checked.ok) throw new Error('The draft is not valid');
  const { content, schedule } = checked;

  test('is the same text again, with its parts and the dates that it follows', () => {
    const again = draftOfInvoice(content, null, schedule);
    expect(again.schedule).toEqual([
      deposit,
      step('Half way', '250.50', '2026-04-10'),
      step('Balance', '', 'dueDate'),
    ]);
    expect(scheduleOf(again)).toEqual(schedule);
  });
});

describe('a new schedule', () => {
  const names = documentTexts.schedule;

  test.each([
    ['deposit', ['30%', ''], ['2026-03-01', '2026-05-30']],
    ['halves', ['50%', ''], ['2026-03-01', '2026-05-30']],
    ['months', ['1/3', '1/3', ''], ['2026-03-01', '2026-04-01', '2026-05-30']],
  ] as const)('with %s', (choice, amounts, dues) => {
    const { steps, dueDate } = quickSteps(choice, names, days);
    expect(dueDate).toBe('2026-05-30');
    expect(steps.map(({ amount }) => amount)).toEqual(amounts);
    expect(scheduleOf(draftWith(steps))).toMatchObject(dues.map((due) => ({ due })));
  });

  test('with installments, whose last one moves an earlier due date, across short months', () => {
    const dates = { invoiceDate: '2026-12-31', dueDate: '2027-01-30' };
    const { steps, dueDate } = quickSteps('months', names, dates);
    expect(dueDate).toBe('2027-02-28');
    expect(scheduleOf(draftWith(steps, { ...dates, dueDate }))).toMatchObject([
      { label: 'Installment 1', due: '2026-12-31' },
      { label: 'Installment 2', due: '2027-01-31' },
      { label: 'Installment 3', due: '2027-02-28' },
    ]);
  });
});
