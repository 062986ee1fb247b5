import { useEffect } from 'react';
import { type AnsweredSave, listenForSaves } from '#app/features/offline/public.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { isStill } from './draft-state.ts';
import type { FormDraft } from './use-form-draft.ts';

type Parts = {
  form: FormDraft;
  /** This very draft was sent from the outbox, or by another tab. */
  onAnswered: (answered: AnsweredSave) => void;
  /** Another tab saved something else of this draft. */
  onSavedElsewhere: (saved: { id: string; version: number }) => void;
};

/** Hears what became of the form's draft in the outbox, or in another tab. */
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
        // What was typed since goes into the same invoice.
        if (from === 'here') form.edit({ invoiceId: id, version });
        else onSavedElsewhere({ id, version });
        return false;
      }),
    [newest],
  );
}
