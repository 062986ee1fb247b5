import { useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { tellForm } from '#app/browser/answered-save.client.ts';
import { openSaveQueue, type SaveQueue, type WaitingSave } from '#app/browser/save-queue.client.ts';
import { announceWaitingWork, saveQueueKey } from '#app/browser/waiting-work.client.ts';
import { toast } from '#app/components/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SaveAnswer } from '#app/domain/invoice/save-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { answerMessage } from '../invoice-form/answer-message.ts';
import { inTurn } from './in-turn.ts';
import { forgetSavedDraft, putBackDraft } from './put-back-draft.ts';

/** Sends the saves that a person made offline on this device, oldest first, and tells what became of each. */
export function WaitingSaves({ person, country }: { person: string; country: CountryCode }) {
  const post = usePost<SaveAnswer>(`/${country}/create-invoice`, 'application/json');
  const navigate = useNavigate();
  const newest = useRef({ post, navigate });
  newest.current = { post, navigate };

  useEffect(() => {
    const queue = openSaveQueue({
      storage: window.localStorage,
      key: saveQueueKey(person),
      send: (draft, options) => newest.current.post({ intent: 'save', draft, ...options }),
    });
    const open = (path: string) => newest.current.navigate(path);
    void inTurn(async () => {
      for (const { save, answer } of await queue.sendWaiting()) settle(save, answer, queue, open);
      announceWaitingWork();
    });

    function settle(
      save: WaitingSave,
      answer: SaveAnswer,
      { forget }: Pick<SaveQueue, 'forget'>,
      open: (path: string) => void,
    ) {
      if (answer.outcome === 'unreachable' || answer.outcome === 'sign-in-needed') return;
      const { draft, options } = save;
      const { saveKey } = draft;
      if (tellForm({ saveKey, options, answer })) return forget(saveKey);
      if (answer.outcome === 'saved') {
        forgetSavedDraft(person, save);
        const message = answerMessage(answer, { ...options, download: false });
        if (message) toast.success(message.text, { description: message.detail });
        return;
      }
      if (putBackDraft(person, save)) forget(saveKey);
      const { edit } = options;
      const form = `/${options.country}/create-invoice${edit ? `?edit=${edit.invoiceId}` : ''}`;
      toast.error(`Invoice ${draft.invoiceNumber} could not be saved`, {
        id: saveKey,
        description: answerMessage(answer, { ...options, download: false })?.text,
        duration: 10_000,
        action: { label: 'Open', onClick: () => open(form) },
      });
    }
  }, [person]);
  return null;
}
