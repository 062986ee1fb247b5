import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { isSameInvoice } from '#app/features/invoice-form/ui/draft-rules.ts';
import { type StoredDraft, sentNumber } from '#app/features/invoice-form/ui/draft-store.client.ts';
import { completeDraft } from './complete-draft.ts';
import {
  asMember,
  beginning,
  type DraftEvent,
  form,
  invoice,
  stored,
  typed,
} from './document-harness.ts';

describe('a draft from an earlier day', () => {
  const suggestedDates = { invoiceDate: '2026-03-10', dueDate: '2026-04-09' };
  const waited = (changes: Partial<InvoiceDraft> = {}, made: Partial<StoredDraft> = {}) =>
    stored({ ...suggestedDates, ...changes }, { suggestedDates, ...made });
  const datesOf = ({ state }: ReturnType<typeof form>) => [
    state.draft.invoiceDate,
    state.draft.dueDate,
  ];
  const { fresh } = beginning();

  it('has today’s dates unless they were typed', () => {
    expect(datesOf(form({ kept: waited() }))).toEqual(['2026-03-15', '2026-04-14']);
    const kept = waited({ dueDate: '2026-05-01' });
    expect(datesOf(form({ kept }))).toEqual(['2026-03-15', '2026-05-01']);
  });

  it('keeps them if it was sent or is waiting to be saved', () => {
    const sent = waited({}, { suggestedNumber: sentNumber, suggestedDates: undefined });
    for (const kept of [waited({ pendingSave: true }), sent]) {
      expect(datesOf(form({ kept }))).toEqual(Object.values(suggestedDates));
    }
  });

  it('in an open form gets the new date when the day changes', () => {
    const dates = { invoiceDate: '2026-03-16', dueDate: '2026-04-15' };
    const tomorrow = beginning({ fresh: { ...fresh, ...dates } });
    const { state } = form({}, typed, (draft) => draft.rebase(tomorrow));
    expect(state.draft).toMatchObject({ ...dates, notes: 'A' });
  });

  it('is not restored if nothing was typed into it', () => {
    for (const kept of [
      waited({ ...fresh, ...suggestedDates }),
      // The older format doesn't record whether the dates are suggested.
      stored({ ...fresh, ...suggestedDates }),
      waited({ ...fresh, ...suggestedDates, items: [...fresh.items, ...fresh.items] }),
    ]) {
      const opened = form({ kept });
      expect([opened.opening.kind, datesOf(opened)]).toEqual([
        'fresh',
        ['2026-03-15', '2026-04-14'],
      ]);
      expect(opened.state.draft.saveKey).toBe('fresh');
    }
    const kept = waited({ ...fresh, ...suggestedDates, dueDate: '2026-05-01' });
    expect(form({ kept }).opening.kind).toBe('restored');
  });
});

describe('an edit that is stored on this device', () => {
  const dropIfSaved: DraftEvent = (draft) => void draft.dropIfSaved(isSameInvoice);

  it('keeps its number, and the version that its changes started from', () => {
    const kept = stored({ notes: 'Typed' }, { version: 3 });
    const { state, opening } = form({ begun: asMember, kept, opened: invoice });
    expect([opening.kind, state]).toMatchObject([
      'restored',
      {
        draft: { invoiceNumber: 'INV-001', notes: 'Typed' },
        edited: { invoiceId: 'i1', version: 3 },
      },
    ]);
  });

  it('that was saved, although its response was lost, starts from the invoice unless it was changed since', () => {
    const kept = stored({}, { version: 3 });
    const begun = { ...asMember, fresh: completeDraft };
    const saved = form({ begun, kept, opened: invoice }, dropIfSaved);
    expect([saved.state.draft, saved.state.edited?.version]).toEqual([completeDraft, 5]);
    const other = stored({ notes: 'A' }, { version: 3 });
    for (const { state } of [
      form({ begun, kept: other, opened: invoice }, dropIfSaved),
      form({ begun, kept, opened: invoice }, typed, dropIfSaved),
    ]) {
      expect(state).toMatchObject({ draft: { notes: 'A' }, edited: { version: 3 } });
    }
  });
});
