import { useCallback, useEffect, useRef } from 'react';
import {
  type AnsweredSave,
  hearAnsweredSaves,
  noteCreated,
} from '#app/browser/outbox/answered-save.client.ts';
import {
  loadInvoices,
  putInvoice,
  type QueuedAnswer,
  removeInvoice,
} from '#app/browser/outbox/invoice-entries.client.ts';
import { toast } from '#app/components/messages/toast.tsx';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { hasSameContent } from './start-draft.ts';
import type { FormDraft } from './use-form-draft.ts';

type Parts = {
  /** The route's. */
  save: (draft: InvoiceDraft, options: SaveOptions) => Promise<SaveAnswer>;
  form: FormDraft;
  /** This very draft was sent from the outbox, or by another tab. */
  onAnswered: (answered: AnsweredSave) => void;
  /** Another tab saved something else of this draft. */
  onSavedElsewhere: (saved: { id: string; version: number }) => void;
};

/**
 * Sends saves, and puts them into the user's outbox while the network is away. One draft is there once: a user who goes on
 * typing takes it out again.
 */
export function useOutbox(parts: Parts) {
  const { draft, isChanged } = parts.form;
  const { userId } = parts.form.begun;
  const newest = useRef(parts);
  newest.current = parts;

  useEffect(() => {
    if (userId === null || !isChanged) return;
    const { saveKey } = draft;
    const kept = loadInvoices(window.localStorage, userId).find(
      (save) => save.draft.saveKey === saveKey,
    );
    if (!kept || hasSameContent(kept.draft, draft)) return;
    removeInvoice(window.localStorage, userId, saveKey);
    toast.info('Your invoice is not waiting to be saved any more', {
      id: 'called-back',
      description: 'You changed it. Please save it again when you are done.',
    });
  }, [draft, isChanged, userId]);

  useEffect(
    () =>
      hearAnsweredSaves((answered, from) => {
        const { form, onAnswered, onSavedElsewhere } = newest.current;
        const { draft, isChanged } = form.now();
        if (draft.saveKey !== answered.draft.saveKey) return false;
        const isSame = !isChanged || hasSameContent(draft, answered.draft);
        if (isSame) onAnswered(answered);
        if (isSame || answered.answer.outcome !== 'saved') return isSame;
        const { id, version } = answered.answer;
        // What was typed since goes into the same invoice.
        if (from === 'this page') form.send({ type: 'edit', edited: { invoiceId: id, version } });
        else onSavedElsewhere({ id, version });
        return false;
      }),
    [],
  );

  return useCallback(async (sent: InvoiceDraft, options: SaveOptions): Promise<QueuedAnswer> => {
    const { form, save } = newest.current;
    const { userId } = form.now().begun;
    if (userId !== null) form.send({ type: 'send', draft: sent, country: options.country });
    const answer = await save(sent, options);
    if (answer.outcome === 'saved') {
      if (userId !== null) removeInvoice(window.localStorage, userId, sent.saveKey);
      if (!options.edit) noteCreated({ draft: sent, options, answer });
    }
    if (answer.outcome !== 'unreachable' || userId === null || navigator.onLine) return answer;
    // Changed while it was on its way: what would be kept is not what its user sees.
    const { draft, isChanged } = form.now();
    if (draft.saveKey !== sent.saveKey) return answer;
    if (isChanged && !hasSameContent(draft, sent)) return answer;
    const isKept = putInvoice(window.localStorage, userId, { draft: sent, options });
    return isKept ? { outcome: 'kept' } : answer;
  }, []);
}

// @covers platform-4.13
