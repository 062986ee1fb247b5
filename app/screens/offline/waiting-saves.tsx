import { useEffect, useMemo, useRef, useState } from 'react';
import { noteCreated, tellForm } from '#app/browser/answered-save.client.ts';
import { readLocalPictures } from '#app/browser/local-pictures.client.ts';
import {
  isDecided,
  openSaveQueue,
  type SaveQueue,
  type WaitingSave,
} from '#app/browser/save-queue.client.ts';
import { announceWaitingWork, saveQueueKey } from '#app/browser/waiting-work.client.ts';
import { toast } from '#app/components/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SaveAnswer } from '#app/domain/invoice/save-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { answerMessage } from '../invoice-form/answer-message.ts';
import { inTurn } from './in-turn.ts';
import { pauseBefore } from './pause-before.ts';
import { forgetSavedDraft, putBackDraft, putBackInFront } from './put-back-draft.ts';
import { refusalReason } from './refusal-reason.ts';
import { RefusedSaveDialog } from './refused-save-dialog.tsx';

const refusalMs = 10_000;

type WaitingSavesProps = {
  person: string;
  country: CountryCode;
  /** Something waits, and there is a network. */
  isDue: boolean;
};

/** A refused save whose form has another draft by now. */
type Refused = { save: WaitingSave; reason: string };

/** Sends the saves that a person made offline on this device, oldest first, and tells what became of each. */
export function WaitingSaves({ person, country, isDue }: WaitingSavesProps) {
  const post = usePost<SaveAnswer>(`/${country}/create-invoice`, 'application/json');
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<Refused[]>([]);
  const newest = useRef(post);
  newest.current = post;
  const queue = useMemo(
    () =>
      openSaveQueue({
        storage: window.localStorage,
        key: saveQueueKey(person),
        send: (draft, options) => {
          // What the guest's preview showed; settings of the account may not have it yet.
          const pictures = draft.waitsAsGuest && { pictures: readLocalPictures() };
          return newest.current({ intent: 'save', draft, ...options, ...pictures });
        },
      }),
    [person],
  );

  useEffect(() => {
    if (!isDue) return;
    const givenUp = new AbortController();
    let later: ReturnType<typeof setTimeout> | undefined;
    inTurn(givenUp.signal, async () => {
      const answers = await queue.sendWaiting();
      setRefused(answers.flatMap(({ save, answer }) => settle(person, save, answer, queue)));
      announceWaitingWork();
      const last = answers.at(-1)?.answer;
      const pause = last && !isDecided(last) ? pauseBefore(last.outcome) : null;
      if (pause) later = setTimeout(() => setRound(round + 1), pause);
    });
    return () => {
      clearTimeout(later);
      givenUp.abort();
    };
  }, [isDue, person, queue, round]);

  const [first] = refused;
  const decide = (leavesQueue: boolean) => {
    setRefused((before) => before.slice(1));
    if (!first || !leavesQueue) return;
    queue.forget(first.save.draft.saveKey);
    announceWaitingWork();
  };
  const discard = ({ save }: Refused) => {
    decide(true);
    const bringBack = () => {
      queue.keep(save);
      announceWaitingWork();
    };
    toast.info(`Invoice ${save.draft.invoiceNumber} was discarded`, {
      action: { label: 'Undo', onClick: bringBack },
    });
  };
  const open = ({ save }: Refused) => {
    const isOpen = putBackInFront(person, save);
    decide(isOpen);
    if (isOpen) window.location.assign(formPath(save));
    else toast.error('This browser has no room for another draft');
  };

  return (
    <RefusedSaveDialog
      refused={first ? { invoiceNumber: first.save.draft.invoiceNumber, ...first } : null}
      onOpen={() => first && open(first)}
      onDiscard={() => first && discard(first)}
      onClose={() => decide(false)}
    />
  );
}

/**
 * Hands an answer to the form that has the draft, or says it here; a refused draft goes back where its form finds it.
 * @returns it, where another draft has that place
 */
function settle(
  person: string,
  save: WaitingSave,
  answer: SaveAnswer,
  { forget }: Pick<SaveQueue, 'forget'>,
): Refused[] {
  if (!isDecided(answer)) return [];
  const { draft, options } = save;
  const isSaved = answer.outcome === 'saved';
  if (isSaved && !options.edit) noteCreated({ draft, options, answer });
  if (tellForm({ draft, options, answer })) {
    forget(draft.saveKey);
    return [];
  }
  if (isSaved) {
    const message = answerMessage(answer, { ...options, download: false });
    forgetSavedDraft(person, save);
    if (message) toast.success(message.text, { description: message.detail });
    return [];
  }
  const reason = refusalReason(answer, options);
  if (!putBackDraft(person, save)) return [{ save, reason }];
  forget(draft.saveKey);
  toast.error(`Invoice ${draft.invoiceNumber} could not be saved`, {
    id: draft.saveKey,
    description: reason,
    duration: refusalMs,
    // The whole page: a form that is open already would stay as it is.
    action: { label: 'Open', onClick: () => window.location.assign(formPath(save)) },
  });
  return [];
}

function formPath({ options: { country, edit } }: WaitingSave): string {
  return `/${country}/create-invoice${edit ? `?edit=${edit.invoiceId}` : ''}`;
}
