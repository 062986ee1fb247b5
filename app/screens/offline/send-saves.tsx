import { useState } from 'react';
import { readLocalPictures } from '#app/browser/local-pictures.client.ts';
import { noteCreated, tellForm } from '#app/browser/outbox/answered-save.client.ts';
import {
  forgetSave,
  keepSave,
  sendingOptions,
  sendSaves,
  type WaitingSave,
} from '#app/browser/outbox/waiting-saves.client.ts';
import { toast } from '#app/components/messages/toast.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { usePost } from '../frame/use-post.ts';
import { answerMessage } from '../invoice-form/answer-message.ts';
import { forgetSavedDraft, putBackDraft, putBackInFront } from './put-back-draft.ts';
import { refusalReason } from './refusal-reason.ts';
import { RefusedSaveDialog } from './refused-save-dialog.tsx';
import { useSending } from './use-sending.ts';

const refusalMs = 10_000;

type SendSavesProps = {
  person: string;
  country: CountryCode;
  /** There is something to send, and a network. */
  isDue: boolean;
};

/** A refused save whose form has another draft by now. */
type Refused = { save: WaitingSave; reason: string };

/** Sends the invoices in a user's outbox, oldest first, and says what became of each; a refused one stays in it. */
export function SendSaves({ person, country, isDue }: SendSavesProps) {
  const post = usePost<SaveAnswer>(`/${country}/create-invoice`, 'application/json');
  const [refused, setRefused] = useState<Refused[]>([]);

  useSending(isDue, person, async () => {
    const refusals: Refused[] = [];
    const send = ({ draft, options }: WaitingSave) => {
      // What the guest's preview showed; settings of the account may not have it yet.
      const pictures = options.guestWaiting && { pictures: readLocalPictures() };
      return post({ intent: 'save', draft, ...sendingOptions(options), ...pictures });
    };
    const last = await sendSaves(window.localStorage, person, send, (save, answer) =>
      refusals.push(...settle(person, save, answer)),
    );
    setRefused(refusals);
    return last;
  });

  const [first] = refused;
  const decide = (leavesOutbox: boolean) => {
    setRefused((before) => before.slice(1));
    if (first && leavesOutbox) forgetSave(window.localStorage, person, first.save.draft.saveKey);
  };
  const discard = ({ save }: Refused) => {
    decide(true);
    toast.info(`Invoice ${save.draft.invoiceNumber} was discarded`, {
      action: { label: 'Undo', onClick: () => keepSave(window.localStorage, person, save) },
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
function settle(person: string, save: WaitingSave, answer: SaveAnswer): Refused[] {
  const { draft } = save;
  const options = sendingOptions(save.options);
  const isSaved = answer.outcome === 'saved';
  if (isSaved && !options.edit) noteCreated({ draft, options, answer });
  if (tellForm({ draft, options, answer })) {
    forgetSave(window.localStorage, person, draft.saveKey);
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
  forgetSave(window.localStorage, person, draft.saveKey);
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

// @covers platform-4.13
