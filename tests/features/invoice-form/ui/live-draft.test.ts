import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes } from '#app/domain/country/country.ts';
import { emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { describeLive } from '#app/features/invoice-form/ui/live-draft.ts';
import { describeDocument } from '#app/features/invoice-sheet/words/describe-document.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';

const noPictures = { logo: null, signature: null };

const live = (changes: Partial<InvoiceDraft>, takesCards = false) =>
  describeLive(
    validDraft('us', changes),
    { country: 'us', takesCards },
    noPictures,
    describeDocument,
  );

describe('the sheet of a draft', () => {
  it('has nothing where optional fields are empty', () => {
    const sheet = live({ clientEmail: '', notes: '', businessPhone: '' })?.sheet;
    expect(sheet).toMatchObject({ notes: null, shipTo: null, opening: null, terms: null });
    expect(sheet?.from.phone).toBeNull();
    expect(sheet?.to.email).toBeNull();
    expect(live({})?.missing).toEqual(new Set());
  });

  it('asks for a way to pay only where the client has none', () => {
    const notesOf = (changes: Partial<InvoiceDraft>, takesCards?: boolean) =>
      live({ accountNumber: '', ...changes }, takesCards)?.sheet.paymentNotes;
    expect(notesOf({})).toBe('Add at least one way for your client to pay.');
    expect(notesOf({ paymentNotes: 'Cash' })).toBe('Cash');
    expect(notesOf({ payid: 'x', swiftBic: 'DEUTDEFF' })).toBeNull();
    expect(notesOf({}, true)).toBeNull();
    expect(notesOf({ kind: 'estimate' })).toBeNull();
  });

  it('is none while its amounts are too large', () => {
    const item = { ...emptyItem('us', 'item-1'), quantity: '100000', unitPrice: '1000000000' };
    expect(live({ items: [item] })).toBeNull();
  });

  it('never fails, whatever is typed', () => {
    const text = fc.oneof(
      fc.constantFrom('', ' ', '-1', '1e9', '12.345', '2026-02-31', 'javascript:alert(1)', '#12'),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    );
    const flags = fc.boolean();
    const valid = validDraft('ca', { otherPaymentLinks: [{ name: 'a', url: 'b' }] });
    const typed = Object.fromEntries(
      Object.entries(valid).map(([field, value]) => {
        if (typeof value === 'string') return [field, fc.oneof(text, fc.constant(value))];
        return [field, typeof value === 'boolean' ? flags : fc.constant(value)];
      }),
    );
    const line = fc.record(
      Object.fromEntries(
        Object.entries(emptyItem('ca', '')).map(([field, value]) => [
          field,
          typeof value === 'string' ? text : fc.constant(value),
        ]),
      ),
    );
    const draft = fc.record({
      ...typed,
      kind: fc.constantFrom('invoice', 'estimate'),
      language: fc.constantFrom('', 'en-US', 'fr-CA', 'ru', 'fr-CA+en-CA'),
      province: fc.constantFrom('', 'QC', 'ON'),
      look: fc.option(fc.record({ accent: text, footer: text, opening: text, terms: text })),
      items: fc.array(line, { minLength: 1, maxLength: 4 }),
    });
    const country = fc.constantFrom(...countryCodes);
    fc.assert(
      fc.property(draft, country, (posted, country) => {
        const parsed = parseDraft(posted, { country, today: '2026-03-01', newId: () => 'id' });
        if (!parsed) return;
        const described = describeLive(parsed, { country }, noPictures, describeDocument);
        expect(described === null || described.sheet.lines.length > 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
