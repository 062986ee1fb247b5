import { PencilLine } from 'lucide-react';
import { maxReasonLength } from '#app/domain/history/issued-version.ts';
import { correctionTexts } from '#app/features/history/texts.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';

/** Shown above an issued invoice: saving corrects it, and a reason is optional. */
export function CorrectionNote() {
  const { dispatch } = useInvoiceFormContext();
  const reason = useDraft((draft) => draft.correctionReason);
  return (
    <div className="mb-6 rounded-md bg-accent-soft px-4 py-3 text-[0.9375rem]">
      <div className="flex items-start gap-3">
        <PencilLine aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
        <p>{`${correctionTexts.about} ${correctionTexts.fixed}`}</p>
      </div>
      <TextField
        className="mt-3 max-w-xl"
        label={correctionTexts.reason}
        hint={correctionTexts.whoReads}
        name="correctionReason"
        autoComplete="off"
        maxLength={maxReasonLength}
        value={reason}
        onChange={({ target }) =>
          dispatch({ type: 'set', name: 'correctionReason', value: target.value })
        }
      />
    </div>
  );
}
