import { describe, expect, test } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import type { DraftStep, InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { methodsFor } from '#app/domain/payments/check-entry.ts';
import { parseStepAmount } from '#app/domain/payments/schedule.ts';
import { dueDateOf, parsePaymentTerms, unchangedTerms } from '#app/domain/payments/terms.ts';
import { occurrenceDraft } from '#app/domain/recurring/occurrence-draft.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { quickSteps } from '#app/features/payments/words/quick-steps.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';
import { plainStepAmount, typedStepAmount } from '#app/i18n/format/step-amount.ts';
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

  test('is not set by unknown terms, nor without an invoice date', () => {
    for (const code of ['days:', 'days:366', 'days:1.5', 'month:3', 'own', 'x']) {
      expect([code, parsePaymentTerms(code), dueDateOf(code, '2026-03-01')]).toEqual([
        code,
        null,
        null,
      ]);
    }
    expect(dueDateOf('days:14', '2026-02-30')).toBeNull();
  });
});

test('an invoice keeps chosen terms while its due date matches them', () => {
  expect(unchangedTerms('days:14', '2026-03-01', '2026-03-15')).toBe('days:14');
  expect(unchangedTerms('days:14', '2026-03-01', '2026-03-16')).toBeNull();
  expect(unchangedTerms('', '2026-03-01', '2026-03-31')).toBeNull();
  expect(unchangedTerms('own', '2026-03-01', '2026-03-31')).toBeNull();
});

test('a posted invoice keeps only terms that match its own dates, and is refused with others', () => {
  const dates = { invoiceDate: '2026-03-01', dueDate: '2026-03-15' };
  const keptOf = (changes: Parameters<typeof validDraft>[1]) => {
    const checked = checkDraft(validDraft('us', { ...dates, ...changes }), {
      country: 'us',
      userLanguage: 'en-US',
    });
    return checked.ok ? checked.content.paymentTerms : checked.issues.map(({ field }) => field);
  };
  expect(keptOf({ paymentTerms: 'days:14' })).toBe('days:14');
  expect(keptOf({ paymentTerms: 'days:14', kind: 'estimate' })).toBeNull();
  for (const paymentTerms of ['days:15', '', 'own']) expect(keptOf({ paymentTerms })).toBeNull();
  for (const paymentTerms of ['days:366', 'days:']) {
    expect(keptOf({ paymentTerms })).toEqual(['paymentTerms']);
  }
});

describe('a saved invoice', () => {
  const draftOf = (paymentTerms: string | null, dueDate: string) =>
    draftOfInvoice(sampleContent({ invoiceDate: '2026-01-15', dueDate, paymentTerms }), null);
  const again = { invoiceNumber: 'INV-9', today: '2026-02-10' };

  // A typed due date, and the default of 30 days, which is no terms.
  test.each([
    ['next-month', '2026-02-28', 'next-month', '2026-03-31'],
    [null, '2026-01-25', 'own', '2026-02-20'],
    [null, '2026-02-14', '', '2026-03-12'],
  ])(
    'with the terms %j due %s is edited and cloned with %j',
    (terms, due, paymentTerms, dueDate) => {
      const draft = draftOf(terms, due);
      expect(draft.paymentTerms).toBe(paymentTerms);
      expect(copyAsNew(draft, again)).toMatchObject({ paymentTerms, dueDate });
    },
  );

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
    const changed = draftWith([deposit, rest], { items, invoiceDate: '2026-03-05' });
    const steps = [{ amount: 1_000, due: '2026-03-05' }, { amount: 2_333 }];
    expect(scheduleOf(changed)).toMatchObject(steps);
  });

  test('adds up to the cent, however the parts are rounded', () => {
    const thirds = [step('One', '1/3', 'invoiceDate'), step('Two', '1/3', '2026-04-01'), rest];
    const inSteps = (...amounts: number[]) => amounts.map((amount) => ({ amount }));
    expect(scheduleOf(draftWith(thirds))).toMatchObject(inSteps(33_333, 33_333, 33_334));
    const yen = draftWith(thirds, { currency: 'JPY' });
    expect(scheduleOf(yen)).toMatchObject(inSteps(333, 333, 334));
  });

  test('may be missing or corrupt', () => {
    expect(scheduleOf(draftWith([]))).toEqual([]);
    const start = { country: 'us', today: '2026-03-01', newId: () => 'x' } as const;
    const corrupt = { ...draftWith([]), schedule: [{ label: 'Deposit' }] };
    expect(parseDraft(corrupt, start)).toBeNull();
  });

  const typed = (amount: string, due = 'invoiceDate') => step('Deposit', amount, due);
  const amountNeeded = 'Enter an amount above zero for each installment';
  test.each<[string, DraftStep[], string, string]>([
    ['a negative step', [typed('-500'), rest], '0.amount', amountNeeded],
    ['nothing left for the last step', [typed('1000'), rest], '1.amount', amountNeeded],
    ['no name', [step(' ', '30%', 'invoiceDate'), rest], '0.label', 'Give each installment a name'],
    ['no date', [typed('30%', ''), rest], '0.due', 'Enter a due date for each installment'],
    [
      'a step before the invoice',
      [typed('30%', '2026-02-28'), rest],
      '0.due',
      'before the invoice',
    ],
    [
      'dates out of order',
      [typed('30%', '2026-04-02'), step('Rest', '', '2026-04-01')],
      '1.due',
      'before the one above it',
    ],
  ])('with %s is refused at its field', (_, schedule, field, words) => {
    const message = expect.stringContaining(words);
    expect(scheduleOf(draftWith(schedule))).toEqual([
      { field: `schedule.${field}`, group: 'payment', message },
    ]);
  });
});

test('a saved schedule is the same text again, with its parts and the dates that it follows', () => {
  const half = step('Half way', '250.50', '2026-04-10');
  const checked = check(draftWith([deposit, { ...half, amount: '250.5' }, rest]));
  if (!checked.ok) throw new Error('The draft is not valid');
  const again = draftOfInvoice(checked.content, null, checked.schedule);
  expect(again.schedule).toEqual([deposit, half, rest]);
  expect(scheduleOf(again)).toEqual(checked.schedule);
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

test.each([
  ['500', 50_000, undefined],
  ['1250.5', 125_050, undefined],
  ['30%', 30_000, '30%'],
  ['33.33 %', 33_330, '33.33%'],
  ['1/3', 33_333, '1/3'],
  ['2 / 3', 66_667, '2/3'],
  ['101%', null, undefined],
  ['4/3', null, undefined],
  ['half', null, undefined],
  ['', null, undefined],
])('a step %j of 1,000', (plain, amount, share) => {
  expect(parseStepAmount(plain, { currency: 'USD', total: 100_000 })).toEqual({ amount, share });
});

test.each([
  ['en-US', ' 1,250.50 ', '1250.50', '1250.50'],
  ['en-US', '12.5 %', '12.5%', '12.5%'],
  ['fr-CA', '1 250,50', '1250.50', '1250,50'],
  ['fr-CA', '12,5 %', '12.5%', '12,5\u00a0%'],
  ['ru', '1/3', '1/3', '1/3'],
  ['ru', 'половина', 'половина', 'половина'],
] as const)('in %s a typed step %j is stored as %j', (language, typed, plain, again) => {
  inLanguage(language, () => {
    expect(plainStepAmount(typed, 'USD')).toBe(plain);
    expect(typedStepAmount(plain)).toBe(again);
  });
});

test('a country’s usual payment methods come first, and none is missing', () => {
  expect(methodsFor('ca')[0]).toBe('interac');
  expect(methodsFor('au')[1]).toBe('payid');
  for (const country of ['us', 'ca', 'uk', 'au'] as const) {
    expect(new Set(methodsFor(country)).size).toBe(8);
  }
});
