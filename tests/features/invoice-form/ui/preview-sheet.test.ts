import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { checkDraft } from '#app/domain/invoices/check-draft.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { calculateTotals } from '#app/domain/invoices/totals.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { previewSheet } from '#app/features/invoice-form/ui/preview-sheet.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { completeDraft } from './complete-draft.ts';

async function preview(changes: Partial<InvoiceDraft>, country: CountryCode, reads: LanguageCode) {
  const draft = { ...completeDraft, ...changes };
  const made = await inLanguage(reads, () => previewSheet(draft, { country }));
  if (!made.ok) throw new Error(made.failed.title);
  return made.sheet;
}

/** The sheet of the invoice once it is saved. */
function savedSheet(changes: Partial<InvoiceDraft>, country: CountryCode, reads: LanguageCode) {
  const draft = { ...completeDraft, ...changes };
  const check = checkDraft(draft, { country, userLanguage: reads });
  if (!check.ok) throw new Error(JSON.stringify(check.issues));
  const { content } = check;
  const figures = calculateTotals(content);
  if (!figures.ok) throw new Error(figures.reason);
  const pictures = { logo: null, signature: null };
  return describeDocument({ content, totals: figures.totals, status: 'unpaid', ...pictures });
}

describe('a preview', () => {
  it('without a chosen language is in the page’s, with the English of the country', async () => {
    expect((await preview({}, 'uk', 'fr-CA')).language).toBe('fr-CA');
    expect((await preview({}, 'au', 'en-US')).language).toBe('en-AU');
  });

  it.each(documentLanguages)('in %s is the sheet that will be saved', async (language) => {
    const changes = { language, notes: 'Merci.', secondNotes: 'Thank you.' };
    const sheet = await preview(changes, 'ca', 'en-CA');
    expect(sheet).toEqual(savedSheet(changes, 'ca', 'en-CA'));
  });
});
