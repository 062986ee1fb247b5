import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';

import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { elementTexts } from '#tests/support/element-texts.ts';
import { invoicesOf } from '#tests/support/invoices-of-estimate.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

const rest: PartChoice = { kind: 'rest' };
const deposit: PartChoice = { kind: 'amount', minor: 21_000 };
const goods = (description: string, unitPriceMinor: number, taxRateThousandths = 0) =>
  plainLine({ description, quantityHundredths: 100, unitPriceMinor, taxRateThousandths });

/** An estimate of 1,000.00 with untaxed lines that have no reason. */
const estimate = completeForFiles(
  invoiceContent('uk', {
    invoiceNumber: 'EST-901',
    discountHundredths: 0,
    items: [goods('Shelf', 50_000, 20_000), goods('Book', 10_000), goods('Course', 30_000)],
  }),
);

type Reason = InvoiceDraft['items'][number]['taxReason'];

/** Saves an invoice from its form with reasons for the typed lines. */
function give(invoice: InvoiceContent | undefined, ...reasons: (Reason | undefined)[]) {
  if (!invoice) throw new Error('No invoice');
  const draft = draftOfInvoice(invoice, null);
  const items = draft.items.map((item, at) => {
    const taxReason = item.deposit === '' ? reasons[at] : undefined;
    return taxReason === undefined ? item : { ...item, taxReason };
  });
  const checked = checkDraft(
    { ...draft, items },
    { country: invoice.country, userLanguage: 'en-US' },
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.content;
}

const madeOf = (content: InvoiceContent) =>
  renderEInvoice({ content, totals: totalsOf(content) }, 'cii');

function missingIn(content: InvoiceContent): string[] {
  const made = madeOf(content);
  return made.ok ? [] : made.problems.map(({ field }) => field);
}

const depositsIn = ({ items }: InvoiceContent) =>
  items
    .filter(({ depositOf }) => depositOf !== undefined)
    .map((item) => [item.taxReason ?? null, item.unitPriceTenThousandths / 10_000]);

test('a deposit has the tax reason of its lines', () => {
  const [, final] = invoicesOf(estimate, [deposit, rest]);
  const given = give(final, undefined, 'exempt', 'exempt');
  expect(depositsIn(given)).toEqual([
    [null, 10_500],
    ['exempt', 8400],
  ]);
  expect(totalsOf(given).total).toBe(79_000);
  expect(missingIn(given)).toEqual([]);
  // Changing the reason later changes the deposit too.
  const changed = give(given, undefined, 'zero-rated', 'zero-rated');
  expect(depositsIn(changed).at(-1)).toEqual(['zero-rated', 8400]);
  expect(missingIn(changed)).toEqual([]);
});

test('a deposit is split if its lines have several reasons', () => {
  const [, final] = invoicesOf(estimate, [deposit, rest]);
  // 2,100 for the book and 6,300 for the course.
  const given = give(final, undefined, 'zero-rated', 'exempt');
  expect(depositsIn(given).slice(1)).toEqual([
    ['zero-rated', 2100],
    ['exempt', 6300],
  ]);
  const made = madeOf(given);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  expect(elementTexts(made.xml, 'ram:BilledQuantity')).toEqual(['1', '1', '1', '-1', '-1', '-1']);
  expect(elementTexts(made.xml, 'ram:DuePayableAmount')).toEqual(['790.00']);
  expect(give(given)).toEqual(given);
});

test('a seller who turns out not to be registered has no tax on the deposit either', () => {
  const [, final] = invoicesOf({ ...estimate, items: [goods('Book', 50_000)] }, [deposit, rest]);
  if (!final) throw new Error('No final invoice');
  const draft = { ...draftOfInvoice(final, null), registered: 'no' as const };
  const checked = checkDraft(draft, { country: 'uk', userLanguage: 'en-US' });
  expect(checked.ok && checked.content.items.map(({ taxes }) => taxes)).toEqual([[], []]);
});

test('a reason on the deposit invoice doesn’t affect the goods on the final one', () => {
  const [first] = invoicesOf(estimate, [deposit]);
  const given = give(first, undefined, 'exempt');
  expect(missingIn(given)).toEqual([]);
  const [final] = invoicesOf(estimate, [rest], [given]);
  expect(final?.items.map(({ description }) => description)).toEqual([
    'Shelf',
    'Book',
    'Course',
    'Less deposit, invoice INV-1',
    'Less deposit, invoice INV-1',
  ]);
  expect(final && missingIn(give(final, undefined, 'exempt', 'exempt'))).toEqual([]);
});

test('from any estimate and with any reasons a seller can reach an invoice with XML', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1, maxLength: 5 });
  const reasons = fc.array(fc.constantFrom('exempt', 'zero-rated', 'export'), {
    minLength: 5,
    maxLength: 5,
  });
  const some = fc.array(fc.boolean(), { minLength: 5, maxLength: 5 });
  const shares = fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 2 });
  const discounts = fc.constantFrom(0, 1000, 333);
  fc.assert(
    fc.property(prices, reasons, some, shares, discounts, (nets, given, at, parts, discount) => {
      const items = [
        goods('Shelf', 50_000, 20_000),
        ...nets.map((net, index) => goods(`Book ${index}`, net)),
      ];
      const offer = completeForFiles({ ...estimate, items, discountHundredths: discount });
      const { total } = totalsOf(offer);
      const deposits = parts.map(
        (share): PartChoice => ({ kind: 'amount', minor: Math.floor((total * share) / 100) }),
      );
      const final = invoicesOf(offer, [...deposits, rest]).at(-1);
      if (!final) throw new Error('No final invoice');
      const typed = final.items.filter(({ depositOf }) => depositOf === undefined);
      expect(typed).toHaveLength(items.length);
      const partly = give(final, undefined, ...given.map((one, i) => (at[i] ? one : undefined)));
      const done = give(partly, undefined, ...given);
      expect(missingIn(done)).toEqual([]);
      expect(totalsOf(done).total).toBe(totalsOf(final).total);
    }),
    { numRuns: isFullStrain ? 5000 : 150 },
  );
});
