import { useCallback, useRef } from 'react';
import {
  openSaveQueue,
  type SaveQueue,
  type SendSave,
  saveQueueKey,
} from '#app/browser/save-queue.client.ts';

/** Sends saves through the user's queue on this device; `save` is the route's. */
export function useSaveQueue(userId: string | null, save: SendSave): SendSave {
  const newestSave = useRef(save);
  newestSave.current = save;
  const opened = useRef<{ userId: string | null; queue: SaveQueue } | null>(null);

  return useCallback(
    (draft, options) => {
      if (opened.current === null || opened.current.userId !== userId) {
        const queue = openSaveQueue({
          storage: window.localStorage,
          key: saveQueueKey(userId ?? 'guest'),
          send: (...waiting) => newestSave.current(...waiting),
        });
        opened.current = { userId, queue };
      }
      return opened.current.queue.send({ draft, options });
    },
    [userId],
  );
}
