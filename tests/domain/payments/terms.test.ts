import { describe, expect, test } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { dueDateOf, parsePaymentTerms, unchangedTerms } from '#app/domain/payments/terms.ts';
import { occurrenceDraft } from '#app/domain/recurring/occurrence-draft.ts';
import { describePaymentTerms } from '#app/features/invoice-sheet/public.words.ts';
import { documentLanguage } from '#app/i18n/document-languages.ts';
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

test('terms are written in the document’s language with its plural forms', () => {
  const write = (code: string, language: Parameters<typeof documentLanguage>[0]) =>
    describePaymentTerms(code, documentLanguage(language).words);
  expect(write('days:1', 'en-US')).toBe('1 day');
  expect(write('days:14', 'en-GB')).toBe('14 days');
  expect(write('after-month:10', 'en-US')).toBe('10 days after the end of the month');
  expect(write('days:0', 'fr-CA')).toBe('0 jour');
  expect(write('next-month', 'fr-CA')).toBe('Fin du mois suivant');
  expect(['days:21', 'days:22', 'days:30'].map((code) => write(code, 'ru'))).toEqual([
    '21 день',
    '22 дня',
    '30 дней',
  ]);
  expect(write('', 'en-US')).toBeNull();
  expect(write('own', 'en-US')).toBeNull();
});
