import { useEffect } from 'react';
import { type AnsweredSave, listenForSaves } from '#app/features/offline/public.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { isStill } from './draft-state.ts';
import type { FormDraft } from './use-form-draft.ts';

type Parts = {
  form: FormDraft;
  /** Called when this exact draft was sent, from the outbox or by another tab. */
  onAnswered: (answered: AnsweredSave) => void;
  /** Called when another tab saved this draft with other content. */
  onSavedElsewhere: (saved: { id: string; version: number }) => void;
};

/** Listens for answers to the form's draft, from the outbox or from other tabs. */
export function useOutbox(parts: Parts): void {
  const newest = useLatest(parts);

  useEffect(
    () =>
      listenForSaves((answered, from) => {
        const { form, onAnswered, onSavedElsewhere } = newest.current;
        const state = form.now();
        if (state.draft.saveKey !== answered.draft.saveKey) return false;
        const isSame = isStill(state, answered.draft);
        if (isSame) onAnswered(answered);
        if (isSame || answered.answer.outcome !== 'saved') return isSame;
        const { id, version } = answered.answer;
        // Later changes go into the same invoice.
        if (from === 'here') form.edit({ invoiceId: id, version });
        else onSavedElsewhere({ id, version });
        return false;
      }),
    [newest],
  );
}
