import { describe, expect, it } from 'vitest';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { invoiceContent } from '#tests/fixtures/golden-invoices.ts';
import { plainLine } from '#tests/support/plain-line.ts';

const bilingual = 'fr-CA+en-CA';

const work = plainLine({
  description: 'Conception du site',
  quantityHundredths: 150,
  unitPriceMinor: 1_234_567,
  taxRateThousandths: 14_975,
});

/** Replaces no-break spaces, which are tested in `tests/domain/money/money.test.ts` and would be unreadable here. */
function withPlainSpaces<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('\u00a0', ' '));
}

function sheetOf(changes: Partial<InvoiceContent>): InvoiceSheet {
  const content = invoiceContent('ca', { items: [work], ...changes });
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  const { totals } = figures;
  const invoice = { content, totals, status: 'unpaid', logo: null, signature: null } as const;
  return withPlainSpaces(describeDocument(invoice));
}

function contentOf(
  changes: Partial<InvoiceDraft>,
  { country = 'ca', reads = 'en-CA' }: { country?: 'ca' | 'uk'; reads?: LanguageCode } = {},
): InvoiceContent {
  const draft = { ...draftOfInvoice(invoiceContent(country, { items: [work] }), null), ...changes };
  const checked = checkDraft(draft, { country, userLanguage: reads });
  if (!checked.ok) throw new Error(JSON.stringify(checked.issues));
  return checked.content;
}

describe('a sheet', () => {
  it('for Quebec names its own taxes in French', () => {
    const labels = (changes: Partial<InvoiceContent>) =>
      sheetOf({ language: 'fr-CA', ...changes }).totals[1]?.label;
    expect(labels({ postalCode: 'H2X 1Y4' })).toBe('TPS/TVQ');
    expect(labels({ clientAddress: '12, rue Saint-Jean\nQuébec' })).toBe('TPS/TVQ');
    expect(labels({ clientAddress: '1 King St W\nToronto ON  M5H 1A1' })).toBe('TPS/TVH');
    expect(labels({ clientAddress: '2150 Quebec Street\nVancouver BC  V5T 4R6' })).toBe('TPS/TVH');
    expect(labels({ language: 'en-CA', postalCode: 'H2X 1Y4' })).toBe('GST/HST');
  });
});

describe('the language of a draft', () => {
  it('is by default the seller’s, with the English of the invoice’s country', () => {
    expect(contentOf({ language: '' }, { reads: 'fr-CA' }).language).toBe('fr-CA');
    expect(contentOf({ language: '' }, { reads: 'ru', country: 'uk' }).language).toBe('ru');
    expect(contentOf({ language: '' }, { reads: 'en-US', country: 'uk' }).language).toBe('en-GB');
  });

  it('decides whether its second texts are kept', () => {
    const draft = draftOfInvoice(invoiceContent('ca', { items: [work] }), null);
    const second = {
      items: draft.items.map((item) => ({ ...item, secondDescription: ' Website design ' })),
      secondNotes: 'Thank you.',
    };
    const kept = contentOf({ ...second, language: bilingual });
    expect(kept.items[0]?.secondDescription).toBe('Website design');
    expect(kept.secondNotes).toBe('Thank you.');
    const dropped = contentOf({ ...second, language: 'fr-CA' });
    expect(dropped.items[0]).not.toHaveProperty('secondDescription');
    expect(dropped.secondNotes).toBeNull();
  });
});
