import { expect, test } from 'vitest';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { openDraftStore } from '#app/features/invoice-form/ui/draft-store.client.ts';
import { hasSameContent } from '#app/features/invoice-form/ui/start-draft.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

test('a draft created from an invoice has the same content after it was stored on this device', () => {
  const store = openDraftStore({ storage: memoryStorage(), key: 'draft', user: null });
  const draft = { ...draftOfInvoice(sampleContent(), null), clientName: 'Finch & Sons' };
  store.save({ draft, country: 'us', suggestedNumber: null });
  const kept = store.load({ country: 'us', today: '2026-03-15' })[0]?.draft;
  expect(kept && hasSameContent(kept, draft)).toBe(true);
  expect(kept && hasSameContent({ ...kept, notes: 'More' }, draft)).toBe(false);
});
