import { describe, expect, test } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import type { DraftStep, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { dueDateOf, parsePaymentTerms, unchangedTerms } from '#app/domain/payments/terms.ts';
import { occurrenceDraft } from '#app/domain/recurring/occurrence-draft.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { quickSteps } from '#app/features/payments/words/quick-steps.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import { sampleContent } from '#tests/support/sample-content.ts';

describe('the due date', () => {
  test.each([
    ['', '2026-01-31', '2026-03-02'],
    ['receipt', '2026-03-01', '2026-03-01'],
    ['days:14', '2026-02-20', '2026-03-06'],
    ['days:365', '2027-03-01', '2028-02-29'],
    ['month', '2026-02-01', '2026-02-28'],
    ['next-month', '2026-01-31', '2026-02-28'],
    ['next-month', '2026-11-30', '2026-12-31'],
    ['after-month:30', '2026-12-15', '2027-01-30'],
    ['after-month:365', '2027-02-01', '2028-02-28'],
  ])('under "%s" of an invoice of %s is %s', (code, invoiceDate, dueDate) => {
    expect(dueDateOf(code, invoiceDate)).toBe(dueDate);
  });

  test.each(['days:', 'days:366', 'days:1.5', 'month:3', 'own', 'x'])(
    'is not set by "%s"',
    (code) => {
      expect(parsePaymentTerms(code)).toBeNull();
      expect(dueDateOf(code, '2026-03-01')).toBeNull();
    },
  );

  test('is not set without an invoice date', () => {
    expect(dueDateOf('days:14', '2026-02-30')).toBeNull();
  });
});

test('an invoice keeps chosen terms while its due date matches them', () => {
  expect(unchangedTerms('days:14', '2026-03-01', '2026-03-15')).toBe('days:14');
  expect(unchangedTerms('days:14', '2026-03-01', '2026-03-16')).toBeNull();
  expect(unchangedTerms('', '2026-03-01', '2026-03-31')).toBeNull();
  expect(unchangedTerms('own', '2026-03-01', '2026-03-31')).toBeNull();
});

describe('a posted invoice', () => {
  const dates = { invoiceDate: '2026-03-01', dueDate: '2026-03-15' };
  const keptOf = (changes: Parameters<typeof validDraft>[1]) => {
    const checked = checkDraft(validDraft('us', { ...dates, ...changes }), {
      country: 'us',
      userLanguage: 'en-US',
    });
    return checked.ok ? checked.content.paymentTerms : checked.issues.map(({ field }) => field);
  };

  test('keeps only terms that match its own dates', () => {
    expect(keptOf({ paymentTerms: 'days:14' })).toBe('days:14');
    expect(keptOf({ paymentTerms: 'days:15' })).toBeNull();
    expect(keptOf({ paymentTerms: '' })).toBeNull();
    expect(keptOf({ paymentTerms: 'own' })).toBeNull();
    expect(keptOf({ paymentTerms: 'days:14', kind: 'estimate' })).toBeNull();
  });

  test('with terms that can’t be chosen is refused at their field', () => {
    expect(keptOf({ paymentTerms: 'days:366' })).toEqual(['paymentTerms']);
    expect(keptOf({ paymentTerms: 'days:' })).toEqual(['paymentTerms']);
  });
});

describe('a saved invoice', () => {
  const draftOf = (paymentTerms: string | null, dueDate: string) =>
    draftOfInvoice(sampleContent({ invoiceDate: '2026-01-15', dueDate, paymentTerms }), null);
  const again = { invoiceNumber: 'INV-9', today: '2026-02-10' };

  test('is edited and cloned with its terms', () => {
    const draft = draftOf('next-month', '2026-02-28');
    expect(draft.paymentTerms).toBe('next-month');
    const { paymentTerms, dueDate } = copyAsNew(draft, again);
    expect([paymentTerms, dueDate]).toEqual(['next-month', '2026-03-31']);
  });

  test('with a typed due date gets a due date the same number of days later', () => {
    const draft = draftOf(null, '2026-01-25');
    expect(draft.paymentTerms).toBe('own');
    const { paymentTerms, dueDate } = copyAsNew(draft, again);
    expect([paymentTerms, dueDate]).toEqual(['own', '2026-02-20']);
  });

  test('with the default due date prints nothing, and the form shows 30 days', () => {
    expect(draftOf(null, '2026-02-14').paymentTerms).toBe('');
  });

  test('repeats with its terms, whatever the number of days in the month', () => {
    const occurrence = (paymentTerms: string, today: string) =>
      occurrenceDraft(draftOf(paymentTerms === 'own' ? null : paymentTerms, '2026-01-31'), {
        country: 'us',
        today,
        client: {},
        saveKey: 'k',
        fill: (text) => text,
        defaults: { invoiceNumber: 'INV-9', taxRate: null, template: 'classic' },
      }).dueDate;
    expect(occurrence('month', '2026-02-15')).toBe('2026-02-28');
    expect(occurrence('month', '2028-02-15')).toBe('2028-02-29');
    expect(occurrence('own', '2026-02-15')).toBe('2026-03-03');
  });
});

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
