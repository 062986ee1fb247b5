import { describe, expect, test } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import type { DraftStep, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { withStepAdded } from '#app/domain/payments/typed-steps.ts';
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

  test.each<[string, DraftStep[], string, string]>([
    ['with only one step', [rest], 'schedule', 'A schedule must have 2 to 12 installments.'],
    [
      'with a zero step',
      [step('Deposit', '0', 'invoiceDate'), rest],
      'schedule.0.amount',
      'Enter an amount above zero for each installment, like 500 or 30%, and leave something for the last one.',
    ],
    [
      'with a negative step',
      [step('Deposit', '-500', 'invoiceDate'), rest],
      'schedule.0.amount',
      'Enter an amount above zero for each installment, like 500 or 30%, and leave something for the last one.',
    ],
    [
      'that leaves nothing for the last step',
      [step('Deposit', '1000', 'invoiceDate'), rest],
      'schedule.1.amount',
      'Enter an amount above zero for each installment, like 500 or 30%, and leave something for the last one.',
    ],
    [
      'without a name',
      [step(' ', '30%', 'invoiceDate'), rest],
      'schedule.0.label',
      'Give each installment a name of 60 characters or fewer.',
    ],
    [
      'without a date',
      [step('Deposit', '30%', ''), rest],
      'schedule.0.due',
      'Enter a due date for each installment.',
    ],
    [
      'that starts before the invoice',
      [step('Deposit', '30%', '2026-02-28'), rest],
      'schedule.0.due',
      'An installment is due before the invoice date.',
    ],
    [
      'with dates out of order',
      [step('Deposit', '30%', '2026-04-02'), step('Rest', '', '2026-04-01')],
      'schedule.1.due',
      'An installment is due before the one above it.',
    ],
  ])('%s is refused at its field', (_, schedule, field, message) => {
    expect(scheduleOf(draftWith(schedule))).toEqual([{ field, group: 'payment', message }]);
  });

  test('of an invoice with a zero total is refused as a whole', () => {
    const items = draftWith([]).items.map((item) => ({ ...item, unitPrice: '0' }));
    expect(scheduleOf(draftWith([deposit, rest], { items }))).toEqual([
      {
        field: 'schedule',
        group: 'payment',
        message: 'The invoice has no total to split yet.',
      },
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

  test('moves with a copy', () => {
    const copy = copyAsNew(draftOfInvoice(content, null, schedule), {
      invoiceNumber: 'INV-002',
      today: '2027-03-01',
    });
    expect(scheduleOf(copy)).toMatchObject([
      { amount: 30_000, due: '2027-03-01' },
      { amount: 25_050, due: '2027-04-10' },
      { amount: 44_950, due: '2027-05-30' },
    ]);
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

  test('gets another step a month after the one above, never after the last one', () => {
    expect(withStepAdded([deposit, rest], days)).toEqual([
      deposit,
      step('', '', '2026-04-01'),
      rest,
    ]);
    const soon = { ...days, dueDate: '2026-03-15' };
    expect(withStepAdded([deposit, rest], soon)[1]?.due).toBe('2026-03-15');
  });
});
