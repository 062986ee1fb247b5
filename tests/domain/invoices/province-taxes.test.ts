import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import { copyAsNew } from '#app/domain/invoices/copy-as-new.ts';
import { emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { withProvince, withProvinceTaxes } from '#app/domain/invoices/province-taxes.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

const usual = { taxName: '', taxRate: '5', moreTaxes: [] };
const draft = (changes: Partial<InvoiceDraft> = {}) => validDraft('ca', changes);
const taxesOf = ({ items }: InvoiceDraft) =>
  items.map(({ taxName, taxRate, moreTaxes }) =>
    [{ name: taxName, rate: taxRate }, ...moreTaxes].map(({ name, rate }) => `${name} ${rate}`),
  );
const novaScotia = (day: string) =>
  withProvince(draft({ invoiceDate: day, dueDate: day }), 'NS', usual);

/** The draft after opening what was saved. */
function opened(before: InvoiceDraft): InvoiceDraft {
  const check = checkDraft(before, { country: 'ca', userLanguage: 'en-US' });
  if (!check.ok) throw new Error(JSON.stringify(check.issues));
  return draftOfInvoice(check.content, null);
}

describe('a place of supply', () => {
  it.each([
    ['QC', ['GST 5', 'QST 9.975']],
    ['ON', ['HST 13']],
    ['BC', ['GST 5', 'PST 7']],
  ])('gives each line the taxes of %s', (province, taxes) => {
    const before = draft({ items: [emptyItem('ca', 'item-1'), emptyItem('ca', 'item-2')] });
    expect(taxesOf(withProvince(before, province, usual))).toEqual([taxes, taxes]);
  });

  it('follows the invoice date, whatever the date of supply', () => {
    expect(taxesOf(novaScotia('2025-03-31'))).toEqual([['HST 15']]);
    const before = novaScotia('2025-04-01');
    for (const supplyDate of ['', '2025-03-31']) {
      expect(taxesOf(withProvinceTaxes({ ...before, supplyDate }))).toEqual([['HST 14']]);
    }
  });

  it('leaves a line alone if its tax was typed, and changes nothing else in the draft', () => {
    const typed = { ...emptyItem('ca', 'item-2'), taxRate: '0', taxRateTouched: true };
    const before = draft({ items: [emptyItem('ca', 'item-1'), typed] });
    const after = withProvince(before, 'QC', usual);
    expect(taxesOf(after)).toEqual([['GST 5', 'QST 9.975'], [' 0']]);
    expect(withProvinceTaxes(after)).toBe(after);
    expect(withProvinceTaxes(before)).toBe(before);
  });

  it('leaves the lines unchanged without a date, or without known rates on it', () => {
    const before = { ...withProvince(draft(), 'QC', usual), province: 'ON' };
    for (const invoiceDate of ['', '2001-01-01']) {
      const after = withProvinceTaxes({ ...before, invoiceDate });
      expect(taxesOf(after)).toEqual([['GST 5', 'QST 9.975']]);
    }
  });

  it('that is removed restores the usual taxes', () => {
    const before = withProvince(draft(), 'QC', usual);
    expect(taxesOf(withProvince(before, '', usual))).toEqual([[' 5']]);
    const own = { taxName: 'GST', taxRate: '5', moreTaxes: [{ name: 'Levy', rate: '1' }] };
    expect(taxesOf(withProvince(before, '', own))).toEqual([['GST 5', 'Levy 1']]);
  });
});

describe('a saved invoice', () => {
  it('with the taxes of its province and date on its lines follows both', () => {
    const edited = opened(novaScotia('2025-03-31'));
    expect(edited.items.map(({ taxRateTouched }) => taxRateTouched)).toEqual([false]);
    expect(withProvinceTaxes(edited)).toBe(edited);
    expect(taxesOf(withProvinceTaxes({ ...edited, invoiceDate: '2025-04-01' }))).toEqual([
      ['HST 14'],
    ]);
    const copy = copyAsNew(edited, { invoiceNumber: 'INV-002', today: '2026-01-15' });
    expect(taxesOf(withProvinceTaxes(copy))).toEqual([['HST 14']]);
  });

  it('with other taxes keeps them', () => {
    const before = novaScotia('2025-03-31');
    const other = { ...before, items: before.items.map((item) => ({ ...item, taxRate: '0' })) };
    for (const kept of [opened(other), opened(draft())]) {
      expect(kept.items.map(({ taxRateTouched }) => taxRateTouched)).toEqual([true]);
    }
  });
});
