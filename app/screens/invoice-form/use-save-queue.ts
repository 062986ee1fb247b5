import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import {
  type AnsweredSave,
  hearAnsweredSaves,
  noteCreated,
} from '#app/browser/answered-save.client.ts';
import {
  openSaveQueue,
  optionsToWait,
  type QueuedAnswer,
  type SaveQueue,
  type SendSave,
} from '#app/browser/save-queue.client.ts';
import { announceWaitingWork, saveQueueKey } from '#app/browser/waiting-work.client.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { SaveOptions } from '#app/domain/invoice/save-answer.ts';
import type { FormAction } from './form-state.ts';

type Parts = {
  /** Null for a guest, whose draft waits for sign-in instead. */
  userId: string | null;
  /** The route's. */
  save: SendSave;
  draft: InvoiceDraft;
  /** Whether nothing of the draft is the user's. */
  isFresh: () => boolean;
  /** Whether it is the form of a new invoice, with nothing in it. */
  isUntouched: () => boolean;
  dispatch: Dispatch<FormAction>;
  /** A save of this form's draft that had waited, or that another tab sent, was answered. */
  onAnswered: (answered: AnsweredSave) => void;
  /** What had waited was changed: it waits no longer. */
  onCalledBack: () => void;
};

/**
 * Sends saves through the user's queue on this device, and keeps them in it while the network is away. One draft waits
 * once: whoever goes on typing takes it out of the queue again.
 */
export function useSaveQueue(parts: Parts) {
  const { userId, draft } = parts;
  const newest = useRef(parts);
  newest.current = parts;
  const opened = useRef<{ userId: string | null; queue: SaveQueue } | null>(null);

  const open = useCallback((): SaveQueue => {
    if (opened.current === null || opened.current.userId !== userId) {
      const queue = openSaveQueue({
        storage: window.localStorage,
        key: saveQueueKey(userId ?? 'guest'),
        send: (...waiting) => newest.current.save(...waiting),
      });
      opened.current = { userId, queue };
    }
    return opened.current.queue;
  }, [userId]);

  const forget = useCallback(
    (saveKey: string) => {
      const queue = open();
      const kept = queue.waiting().find((save) => save.draft.saveKey === saveKey);
      if (!kept) return null;
      queue.forget(saveKey);
      announceWaitingWork();
      return kept;
    },
    [open],
  );

  const sentKey = useRef(draft.saveKey);
  useEffect(() => {
    const before = sentKey.current;
    sentKey.current = draft.saveKey;
    const { isFresh, dispatch, onCalledBack } = newest.current;
    // A fresh form in its place leaves what waits alone.
    if (before === '' || draft.saveKey !== '' || isFresh()) return;
    const kept = forget(before);
    if (!kept) return;
    if (!kept.isSent) dispatch({ type: 'never-sent', saveKey: before });
    onCalledBack();
  }, [draft, forget]);

  useEffect(
    () =>
      hearAnsweredSaves((answered) => {
        const { draft, isUntouched, dispatch, onAnswered } = newest.current;
        const isOurs = draft.saveKey === answered.draft.saveKey;
        if (isOurs) onAnswered(answered);
        // A refused draft goes back into the form's place: an empty form would write over it.
        else if (answered.answer.outcome !== 'saved' && !answered.options.edit && isUntouched()) {
          dispatch({ type: 'replace', draft: answered.draft });
        }
        return isOurs;
      }),
    [],
  );

  return useCallback(
    async (named: InvoiceDraft, options: SaveOptions, isFirst: boolean): Promise<QueuedAnswer> => {
      const { saveKey } = named;
      const queue = open();
      const wasKept = queue.waiting().find((save) => save.draft.saveKey === saveKey);
      const mayHaveLeft = navigator.onLine || (wasKept ? wasKept.isSent : !isFirst);
      const answer = await queue.send({ draft: named, options });
      if (answer.outcome === 'saved') {
        forget(saveKey);
        if (!options.edit) noteCreated({ draft: named, options, answer });
      }
      if (answer.outcome !== 'unreachable' || userId === null || navigator.onLine) return answer;
      // Changed while it was on its way: what would be kept is not what its user sees.
      if (newest.current.draft.saveKey !== saveKey) return answer;
      const isKept = queue.keep({
        draft: { ...named, waitsAsGuest: options.guestWaiting },
        options: optionsToWait(named, options),
        isSent: mayHaveLeft,
      });
      if (!isKept) return answer;
      announceWaitingWork();
      return { outcome: 'kept' };
    },
    [open, forget, userId],
  );
}
