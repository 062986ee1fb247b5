import { expect, test } from 'vitest';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { hasSameContent } from '#app/features/invoice-form/ui/draft-content.ts';
import { openDraftStore } from '#app/features/invoice-form/ui/draft-store.client.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

test('a draft created from an invoice has the same content after it was stored on this device', () => {
  const place = { storage: memoryStorage(), key: 'draft', isShared: false };
  const store = openDraftStore(place, { country: 'us', today: '2026-03-15' });
  const draft = { ...draftOfInvoice(sampleContent(), null), clientName: 'Finch & Sons' };
  store.save({ draft, country: 'us', suggestedNumber: null });
  const kept = store.list()[0]?.draft;
  expect(kept && hasSameContent(kept, draft)).toBe(true);
  expect(kept && hasSameContent({ ...kept, notes: 'More' }, draft)).toBe(false);
});
