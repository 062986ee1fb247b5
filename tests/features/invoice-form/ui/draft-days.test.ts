import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { StoredDraft } from '#app/features/invoice-form/ui/draft-store.client.ts';
import { sentNumber } from '#app/features/invoice-form/ui/draft-store.client.ts';
import { beginning, form, stored, typed } from './document-harness.ts';

describe('a draft from an earlier day', () => {
  const suggestedDates = { invoiceDate: '2026-03-10', dueDate: '2026-04-09' };
  const waited = (changes: Partial<InvoiceDraft> = {}, made: Partial<StoredDraft> = {}) =>
    stored({ ...suggestedDates, ...changes }, { suggestedDates, ...made });
  const datesOf = ({ invoiceDate, dueDate }: InvoiceDraft) => [invoiceDate, dueDate];

  it('has today’s dates if none were typed', () => {
    const { state } = form({ kept: waited() });
    expect(datesOf(state.draft)).toEqual(['2026-03-15', '2026-04-14']);
    const typedDue = form({ kept: waited({ dueDate: '2026-05-01' }) });
    expect(datesOf(typedDue.state.draft)).toEqual(['2026-03-15', '2026-05-01']);
  });

  it('keeps them if it was sent or is waiting to be saved', () => {
    const before = Object.values(suggestedDates);
    const waiting = form({ kept: waited({ pendingSave: true }) });
    expect(datesOf(waiting.state.draft)).toEqual(before);
    const sent = { suggestedNumber: sentNumber, suggestedDates: undefined };
    expect(datesOf(form({ kept: waited({}, sent) }).state.draft)).toEqual(before);
  });

  it('in an open form gets the new date when the day changes', () => {
    const { fresh } = beginning();
    const tomorrow = beginning({
      fresh: { ...fresh, invoiceDate: '2026-03-16', dueDate: '2026-04-15' },
    });
    const { state } = form({}, typed, (draft) => draft.rebase(tomorrow));
    expect(datesOf(state.draft)).toEqual(['2026-03-16', '2026-04-15']);
    expect(state.draft.notes).toBe('A');
  });

  it('is not restored if nothing was typed into it, and is removed from the device', () => {
    const { fresh } = beginning();
    for (const empty of [
      waited({ ...fresh, ...suggestedDates }),
      // The older format doesn't record whether the dates are suggested.
      stored({ ...fresh, ...suggestedDates }),
      waited({ ...fresh, ...suggestedDates, items: [...fresh.items, ...fresh.items] }),
    ]) {
      const { opening, state, draft } = form({ kept: empty });
      expect([opening.kind, datesOf(draft.getSnapshot().values)]).toEqual([
        'fresh',
        ['2026-03-15', '2026-04-14'],
      ]);
      expect(state.draft.saveKey).toBe('fresh');
    }
  });

  it('in which only a date was typed is a draft', () => {
    const { fresh } = beginning();
    const kept = waited({ ...fresh, ...suggestedDates, dueDate: '2026-05-01' });
    expect(form({ kept }).opening.kind).toBe('restored');
  });
});
