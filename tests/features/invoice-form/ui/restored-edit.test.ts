import { expect, it } from 'vitest';
import { isSameInvoice } from '#app/features/invoice-form/ui/draft-rules.ts';
import { completeDraft } from './complete-draft.ts';
import { asMember, type DraftEvent, form, invoice, stored, typed } from './document-harness.ts';

// Restoring an edit that is stored on this device.

const dropIfSaved: DraftEvent = (draft) => void draft.dropIfSaved(isSameInvoice);

it('keeps its number, and the version that its changes started from', () => {
  const kept = stored({ notes: 'Typed' }, { version: 3 });
  const { state, opening } = form({ begun: asMember, kept, opened: invoice });
  expect(opening?.kind).toBe('restored');
  expect(state).toMatchObject({
    draft: { invoiceNumber: 'INV-001', notes: 'Typed' },
    edited: { invoiceId: 'i1', version: 3 },
  });
});

it('that was saved, although its response was lost, starts from the invoice unless it was changed since', () => {
  const kept = stored({}, { version: 3 });
  const begun = { ...asMember, fresh: completeDraft };
  const saved = form({ begun, kept, opened: invoice }, dropIfSaved);
  expect([saved.state.draft, saved.state.edited?.version]).toEqual([completeDraft, 5]);
  const other = { ...kept, draft: { ...kept.draft, notes: 'Typed' } };
  expect(form({ begun, kept: other, opened: invoice }, dropIfSaved).state).toMatchObject({
    draft: { notes: 'Typed' },
    edited: { version: 3 },
  });
  const typedOn = form({ begun, kept, opened: invoice }, typed, dropIfSaved);
  expect(typedOn.state).toMatchObject({ draft: { notes: 'A' }, edited: { version: 3 } });
});
