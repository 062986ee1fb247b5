import { useNavigate } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
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

const tryAgainMs = 15_000;
const refusalMs = 10_000;

type WaitingSavesProps = {
  person: string;
  country: CountryCode;
  /** Something waits, and there is a network. */
  isDue: boolean;
};

/** Sends the saves that a person made offline on this device, oldest first, and tells what became of each. */
export function WaitingSaves({ person, country, isDue }: WaitingSavesProps) {
  const post = usePost<SaveAnswer>(`/${country}/create-invoice`, 'application/json');
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const newest = useRef({ post, navigate });
  newest.current = { post, navigate };
  const queue = useMemo(
    () =>
      openSaveQueue({
        storage: window.localStorage,
        key: saveQueueKey(person),
        send: (draft, options) => newest.current.post({ intent: 'save', draft, ...options }),
      }),
    [person],
  );

  useEffect(() => {
    if (!isDue) return;
    const givenUp = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    inTurn(givenUp.signal, async () => {
      const answers = await queue.sendWaiting();
      for (const { save, answer } of answers) {
        settle(person, save, answer, queue, (path) => newest.current.navigate(path));
      }
      announceWaitingWork();
      // The browser has a network, and the server is out of reach.
      if (answers.some(({ answer }) => answer.outcome === 'unreachable')) {
        later = setTimeout(() => setRound(round + 1), tryAgainMs);
      }
    });
    return () => {
      clearTimeout(later);
      givenUp.abort();
    };
  }, [isDue, person, queue, round]);
  return null;
}

/** Hands an answer to the form that has the draft, or says it here; a refused draft goes back where its form finds it. */
function settle(
  person: string,
  save: WaitingSave,
  answer: SaveAnswer,
  { forget }: Pick<SaveQueue, 'forget'>,
  open: (path: string) => void,
): void {
  if (answer.outcome === 'unreachable' || answer.outcome === 'sign-in-needed') return;
  const { draft, options } = save;
  const { saveKey } = draft;
  if (tellForm({ saveKey, options, answer })) {
    forget(saveKey);
    return;
  }
  const message = answerMessage(answer, { ...options, download: false });
  if (answer.outcome === 'saved') {
    forgetSavedDraft(person, save);
    if (message) toast.success(message.text, { description: message.detail });
    return;
  }
  if (putBackDraft(person, save)) forget(saveKey);
  const { country, edit } = options;
  const form = `/${country}/create-invoice${edit ? `?edit=${edit.invoiceId}` : ''}`;
  toast.error(`Invoice ${draft.invoiceNumber} could not be saved`, {
    id: saveKey,
    description: message?.text,
    duration: refusalMs,
    action: { label: 'Open', onClick: () => open(form) },
  });
}
