import { useCallback, useEffect, useRef } from 'react';
import { type AnsweredSave, hearAnsweredSaves } from '#app/browser/answered-save.client.ts';
import {
  openSaveQueue,
  type QueuedAnswer,
  type SaveQueue,
  type SendSave,
} from '#app/browser/save-queue.client.ts';
import { announceWaitingWork, saveQueueKey } from '#app/browser/waiting-work.client.ts';
import type { InvoiceDraft } from '#app/domain/invoice/draft.ts';
import type { SaveOptions } from '#app/domain/invoice/save-answer.ts';

type Parts = {
  /** Null for a guest, whose draft waits for sign-in instead. */
  userId: string | null;
  /** The route's. */
  save: SendSave;
  draft: InvoiceDraft;
  /** Whether nothing of the draft is the user's. */
  isFresh: () => boolean;
  /** A save of this form's draft that had waited was answered. */
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
      if (!queue.waiting().some((save) => save.draft.saveKey === saveKey)) return false;
      queue.forget(saveKey);
      announceWaitingWork();
      return true;
    },
    [open],
  );

  const sentKey = useRef(draft.saveKey);
  useEffect(() => {
    const before = sentKey.current;
    sentKey.current = draft.saveKey;
    const { isFresh, onCalledBack } = newest.current;
    // A fresh form in its place leaves what waits alone.
    if (before === '' || draft.saveKey !== '' || isFresh()) return;
    if (forget(before)) onCalledBack();
  }, [draft, forget]);

  useEffect(
    () =>
      hearAnsweredSaves((answered) => {
        const isOurs = newest.current.draft.saveKey === answered.saveKey;
        if (isOurs) newest.current.onAnswered(answered);
        return isOurs;
      }),
    [],
  );

  return useCallback(
    async (named: InvoiceDraft, options: SaveOptions): Promise<QueuedAnswer> => {
      const answer = await open().send({ draft: named, options });
      if (answer.outcome === 'saved') forget(named.saveKey);
      if (answer.outcome !== 'unreachable' || userId === null || navigator.onLine) return answer;
      // Changed while it was on its way: what would be kept is not what its user sees.
      if (newest.current.draft.saveKey !== named.saveKey) return answer;
      // By the time it gets through, its number may be another invoice's: it is given the next one then.
      const guestWaiting = !options.edit;
      const isKept = open().keep({ draft: named, options: { ...options, guestWaiting } });
      if (!isKept) return answer;
      announceWaitingWork();
      return { outcome: 'kept' };
    },
    [open, forget, userId],
  );
}
