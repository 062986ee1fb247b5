import { useEffect } from 'react';
import {
  type AnsweredSave,
  hearAnsweredSaves,
  noteCreated,
} from '#app/browser/outbox/answered-save.client.ts';
import {
  putInvoice,
  type QueuedAnswer,
  removeInvoice,
} from '#app/browser/outbox/invoice-entries.client.ts';
import { useLatest } from '#app/components/hooks/use-latest.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import type { DraftState } from './draft-state.ts';
import { hasSameContent } from './start-draft.ts';
import type { FormDraft } from './use-form-draft.ts';

type Parts = {
  form: FormDraft;
  /** This very draft was sent from the outbox, or by another tab. */
  onAnswered: (answered: AnsweredSave) => void;
  /** Another tab saved something else of this draft. */
  onSavedElsewhere: (saved: { id: string; version: number }) => void;
};

/** Hears what became of the form's draft in the outbox, or in another tab. */
export function useOutbox(parts: Parts): void {
  const newest = useLatest(parts);

  useEffect(
    () =>
      hearAnsweredSaves((answered, from) => {
        const { form, onAnswered, onSavedElsewhere } = newest.current;
        const state = form.now();
        if (state.draft.saveKey !== answered.draft.saveKey) return false;
        const isSame = isStill(state, answered.draft);
        if (isSame) onAnswered(answered);
        if (isSame || answered.answer.outcome !== 'saved') return isSame;
        const { id, version } = answered.answer;
        // What was typed since goes into the same invoice.
        if (from === 'here') form.edit({ invoiceId: id, version });
        else onSavedElsewhere({ id, version });
        return false;
      }),
    [newest],
  );
}

/** Sends a save, or puts it into the user's outbox while the network is away. */
export async function sendOrKeep(
  form: FormDraft,
  save: (draft: InvoiceDraft, options: SaveOptions) => Promise<SaveAnswer>,
  sent: InvoiceDraft,
  options: SaveOptions,
): Promise<QueuedAnswer> {
  const { userId } = form.now().begun;
  if (userId !== null) form.send(sent, options.country);
  const answer = await save(sent, options);
  if (answer.outcome === 'saved') {
    if (userId !== null) removeInvoice(window.localStorage, userId, sent.saveKey);
    if (!options.edit) noteCreated({ draft: sent, options, answer });
  }
  if (answer.outcome !== 'unreachable' || userId === null || navigator.onLine) return answer;
  // Changed while it was on its way: what would be kept is not what its user sees.
  const state = form.now();
  if (state.draft.saveKey !== sent.saveKey || !isStill(state, sent)) return answer;
  const isKept = putInvoice(window.localStorage, userId, { draft: sent, options });
  return isKept ? { outcome: 'kept' } : answer;
}

/** Whether the form says what was sent. */
function isStill({ draft, isChanged }: DraftState, sent: InvoiceDraft): boolean {
  return !isChanged || hasSameContent(draft, sent);
}

// @covers platform-4.13
