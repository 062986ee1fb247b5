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
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { hasSameContent } from './start-draft.ts';
import type { FormDraft } from './use-form-draft.ts';

type Parts = {
  /** Null for a guest, whose draft waits for sign-in instead. */
  userId: string | null;
  /** The route's. */
  save: (draft: InvoiceDraft, options: SaveOptions) => Promise<SaveAnswer>;
  form: FormDraft;
  /** This very draft was sent from the outbox, or by another tab. */
  onAnswered: (answered: AnsweredSave) => void;
  /** Another tab saved something else of this draft. */
  onSavedElsewhere: (saved: { id: string; version: number }) => void;
  /** What was in the outbox was changed: it is not sent any more. */
  onCalledBack: () => void;
};

/**
 * Sends saves, and puts them into the user's outbox while the network is away. One draft is there once: whoever goes on
 * typing takes it out again.
 */
export function useOutbox(parts: Parts) {
  const { userId, form } = parts;
  const newest = useRef(parts);
  newest.current = parts;

  const { draft, isChanged } = form;
  useEffect(() => {
    if (userId === null || !isChanged) return;
    const { saveKey } = draft;
    const kept = loadInvoices(window.localStorage, userId).find(
      (save) => save.draft.saveKey === saveKey,
    );
    if (!kept || hasSameContent(kept.draft, draft)) return;
    removeInvoice(window.localStorage, userId, saveKey);
    newest.current.onCalledBack();
  }, [draft, isChanged, userId]);

  useEffect(
    () =>
      hearAnsweredSaves((answered, from) => {
        const { form, onAnswered, onSavedElsewhere } = newest.current;
        const { answer } = answered;
        const here = form.now().draft;
        if (here.saveKey !== answered.draft.saveKey) return false;
        const isSame = !form.now().isChanged || hasSameContent(here, answered.draft);
        if (isSame) onAnswered(answered);
        else if (answer.outcome === 'saved') {
          if (from === 'another tab') onSavedElsewhere(answer);
          // What was typed since goes into the same invoice.
          else
            form.send({ type: 'edit', edited: { invoiceId: answer.id, version: answer.version } });
        }
        return isSame;
      }),
    [],
  );

  return useCallback(
    async (sent: InvoiceDraft, options: SaveOptions): Promise<QueuedAnswer> => {
      if (userId !== null)
        newest.current.form.send({ type: 'send', draft: sent, country: options.country });
      const answer = await newest.current.save(sent, options);
      if (answer.outcome === 'saved') {
        if (userId !== null) removeInvoice(window.localStorage, userId, sent.saveKey);
        if (!options.edit) noteCreated({ draft: sent, options, answer });
      }
      if (answer.outcome !== 'unreachable' || userId === null || navigator.onLine) return answer;
      // Changed while it was on its way: what would be kept is not what its user sees.
      const { draft, isChanged } = newest.current.form.now();
      if (draft.saveKey !== sent.saveKey) return answer;
      if (isChanged && !hasSameContent(draft, sent)) return answer;
      const isKept = putInvoice(window.localStorage, userId, { draft: sent, options });
      return isKept ? { outcome: 'kept' } : answer;
    },
    [userId],
  );
}

// @covers platform-4.13
