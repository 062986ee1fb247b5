import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import {
  notifyCreated,
  putInvoice,
  type QueuedAnswer,
  removeInvoice,
} from '#app/features/offline/public.ts';
import { isStill } from './draft-state.ts';
import type { FormDraft } from './use-form-draft.ts';

/** Sends a save, or puts it into the user's outbox while offline. */
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
    if (!options.edit) notifyCreated({ draft: sent, options, answer });
  }
  if (answer.outcome !== 'unreachable' || userId === null || navigator.onLine) return answer;
  // The draft changed while the request was pending: the outbox would store something else than the user sees.
  const state = form.now();
  if (state.draft.saveKey !== sent.saveKey || !isStill(state, sent)) return answer;
  const isKept = putInvoice(window.localStorage, userId, { draft: sent, options });
  return isKept ? { outcome: 'kept' } : answer;
}
