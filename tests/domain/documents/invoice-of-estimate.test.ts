import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCharged, taxOf } from '#app/domain/documents/charged.ts';
import { creditableOf, creditNoteOf } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { formatItems, parseItems } from '#app/domain/invoices/invoice-json.ts';
import { describeCreditLine } from '#app/features/credit-notes/words/describe-credit-line.ts';
import { renderEInvoice } from '#app/features/e-invoices/words/render-e-invoice.ts';
import { completeForFiles } from '#tests/fixtures/e-invoices.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { elementTexts } from '#tests/support/element-texts.ts';
import { invoicesOf } from '#tests/support/invoices-of-estimate.ts';
import { plainLine, totalsOf } from '#tests/support/plain-line.ts';
import { randomDocument } from '#tests/support/random-invoices.ts';
import { isFullStrain } from '#tests/support/rounds.ts';

const rest: PartChoice = { kind: 'rest' };

const shelf = plainLine({
  description: 'Oak shelf\nmounted',
  quantityHundredths: 200,
  unitPriceMinor: 25_000,
  taxRateThousandths: 20_000,
});
const book = plainLine({
  description: 'Care booklet',
  quantityHundredths: 100,
  unitPriceMinor: 10_000,
  taxRateThousandths: 0,
});
const estimate = completeForFiles(
  invoiceContent('uk', {
    invoiceNumber: 'EST-901',
    items: [shelf, { ...book, taxReason: 'zero-rated' }],
  }),
);
const deposit: PartChoice = { kind: 'amount', minor: 21_000 };
const check = (draft: InvoiceDraft) => checkDraft(draft, { country: 'uk', userLanguage: 'en-US' });

test('a deposit says which goods it is for, and the final invoice has all lines and deducts it per tax', () => {
  const [first, final] = invoicesOf(estimate, [deposit, rest]);
  expect(first?.items.map(({ description }) => description)).toEqual([
    'Deposit for estimate EST-901: Oak shelf',
    'Deposit for estimate EST-901: Care booklet',
  ]);
  expect(final?.items.map((item) => [item.description, item.quantityTenThousandths])).toEqual([
    ['Oak shelf\nmounted', 20_000],
    ['Care booklet', 10_000],
    ['Less deposit, invoice INV-1', -10_000],
    ['Less deposit, invoice INV-1', -10_000],
  ]);
  // 600.00 and 100.00 from an estimate of 700.00, less 210.00.
  expect(final && totalsOf(final)).toMatchObject({ total: 49_000, net: 42_000, tax: 7000 });
});

test('the XML deducts the deposit with a quantity of -1, since no price may be negative', () => {
  const [, final] = invoicesOf(estimate, [deposit, rest]);
  if (!final) throw new Error('No final invoice');
  for (const format of ['cii', 'peppol', 'ubl'] as const) {
    const made = renderEInvoice({ content: final, totals: totalsOf(final) }, format);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    if (format === 'cii') {
      expect(elementTexts(made.xml, 'ram:BilledQuantity')).toEqual(['2', '1', '-1', '-1']);
      expect(elementTexts(made.xml, 'ram:ChargeAmount')).toEqual(['250', '100', '150', '30']);
      expect(elementTexts(made.xml, 'ram:DuePayableAmount')).toEqual(['490.00']);
    }
    expect(made.xml).not.toMatch(/(ChargeAmount|PriceAmount[^>]*)>-/);
  }
});

test('its form has the deposits unchanged, a copy has none, and the stored text reads the same', () => {
  const [, final] = invoicesOf(estimate, [deposit, rest]);
  if (!final) throw new Error('No final invoice');
  expect(parseItems(formatItems(final.items, 'GBP'), 'GBP')).toEqual(final.items);
  const draft = draftOfInvoice(final, null);
  const checked = check(draft);
  expect(checked.ok && checked.content.items.slice(2)).toEqual(final.items.slice(2));
  const copy = copyAsNew(draft, { invoiceNumber: 'INV-9', today: '2026-06-01' });
  expect(copy.items).toMatchObject([shelf, book].map(({ description }) => ({ description })));
  const items = draft.items.filter(({ description }) => description !== shelf.description);
  const issues = [{ code: 'depositTooLarge' }];
  expect(check({ ...draft, items })).toMatchObject({ ok: false, issues });
});

test('a line with a negative quantity can’t be typed', () => {
  const draft = draftOfInvoice(estimate, null);
  const [line] = draft.items;
  if (!line) throw new Error('No line');
  const typed = (change: Partial<typeof line>) =>
    check({ ...draft, items: [line, { ...line, ...change }] }).ok;
  expect(typed({})).toBe(true);
  expect(typed({ quantity: '-1' })).toBe(false);
  const forged = { ...shelf, depositOf: 'INV-1', quantityTenThousandths: -20_000 };
  expect(typed({ deposit: JSON.stringify(forged) })).toBe(false);
});

test('a credit note also credits the deposits', () => {
  const [, final] = invoicesOf(estimate, [deposit, rest]);
  const creditable = final && creditableOf(final, []);
  if (!final || !creditable) throw new Error('No final invoice');
  const line = describeCreditLine(final);
  const note = creditNoteOf(final, creditable, rest, { day: '2026-06-01', line });
  if (note.outcome !== 'credit') throw new Error(note.outcome);
  expect(note.totals.total).toBe(49_000);
  const deposits = note.content.items.map(({ depositOf }) => depositOf);
  expect(deposits).toEqual([undefined, undefined, 'INV-1', 'INV-1']);
  const again = creditableOf(final, [note.content]);
  expect([again?.left.total, again?.taken]).toEqual([0, [20_000, 10_000, -10_000, -10_000]]);
});

test('deposits and the final invoice equal the estimate, in every tax, whatever it contains', () => {
  let full = 0;
  let all = 0;
  const shares = fc.array(fc.integer({ min: 1, max: 6000 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(randomDocument, shares, (document, parts) => {
      const whole = getCharged(document);
      if (!whole || whole.total < 10) return;
      const minorOf = (share: number) => Math.floor((whole.total * share) / 20_000);
      const deposits = parts.map(
        (share): PartChoice => ({ kind: 'amount', minor: minorOf(share) }),
      );
      const made = invoicesOf(document, [...deposits, rest]);
      const charged = made.map((invoice) => getCharged(invoice));
      expect(charged.reduce((sum, one) => sum + (one?.total ?? 0), 0)).toBe(whole.total);
      for (const { key, figure } of whole.taxes) {
        const sum = charged.reduce((before, one) => before + (one ? taxOf(one, key) : 0), 0);
        expect(sum).toBe(figure);
      }
      const final = made.at(-1);
      // An invoice has at most 100 lines. For a longer document the rest becomes one line per tax.
      if (!final || made.length < 2 || document.items.length > 80) return;
      all += 1;
      if (!final.items.some(({ depositOf }) => depositOf !== undefined)) return;
      full += 1;
      const goods = final.items.filter(({ depositOf }) => depositOf === undefined);
      expect(goods.map(({ description }) => description)).toEqual(
        document.items.map(({ description }) => description),
      );
    }),
    { numRuns: isFullStrain ? 10_000 : 400 },
  );
  expect(full / all).toBeGreaterThan(0.95);
});

const goods = (description: string, unitPriceMinor: number, taxRateThousandths = 0) =>
  plainLine({ description, quantityHundredths: 100, unitPriceMinor, taxRateThousandths });

/** An estimate of 1,000.00 with untaxed lines that have no reason. */
const offered = completeForFiles(
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
  const checked = check({ ...draft, items });
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
  const [, final] = invoicesOf(offered, [deposit, rest]);
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
  const [, final] = invoicesOf(offered, [deposit, rest]);
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
  const [, final] = invoicesOf({ ...offered, items: [goods('Book', 50_000)] }, [deposit, rest]);
  if (!final) throw new Error('No final invoice');
  const draft = { ...draftOfInvoice(final, null), registered: 'no' as const };
  const checked = check(draft);
  expect(checked.ok && checked.content.items.map(({ taxes }) => taxes)).toEqual([[], []]);
});

test('a reason on the deposit invoice doesn’t affect the goods on the final one', () => {
  const [first] = invoicesOf(offered, [deposit]);
  const given = give(first, undefined, 'exempt');
  expect(missingIn(given)).toEqual([]);
  const [final] = invoicesOf(offered, [rest], [given]);
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
  const five = { minLength: 5, maxLength: 5 };
  const reasons = fc.array(fc.constantFrom('exempt', 'zero-rated', 'export'), five);
  const some = fc.array(fc.boolean(), five);
  const shares = fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 1, maxLength: 2 });
  const discounts = fc.constantFrom(0, 1000, 333);
  fc.assert(
    fc.property(prices, reasons, some, shares, discounts, (nets, given, at, parts, discount) => {
      const books = nets.map((net, index) => goods(`Book ${index}`, net));
      const items = [goods('Shelf', 50_000, 20_000), ...books];
      const offer = completeForFiles({ ...offered, items, discountHundredths: discount });
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
