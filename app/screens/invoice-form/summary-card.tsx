import { formatDate } from '#app/domain/dates.ts';
import { ErrorSummary } from './error-summary.tsx';
import { FormActions, type FormActionsProps } from './form-actions.tsx';
import { useInvoiceForm } from './invoice-form.ts';
import { SaveButton, type SaveState } from './save-button.tsx';

export type SaveBarProps = FormActionsProps &
  SaveState & {
    /** The formatted total; a dash while it cannot be told. */
    total: string;
    toCorrect: number;
    onShowNext: () => void;
  };

/** Beside the form on a desk: what is due, when, and what to do with the invoice. */
export function SummaryCard({
  total,
  toCorrect,
  onShowNext,
  onSave,
  isSaved,
  saveLabel,
  ...actions
}: SaveBarProps) {
  const { draft, country } = useInvoiceForm();
  return (
    <div className="sticky top-[calc(6rem+var(--offline-bar,0px))] rounded-lg bg-surface p-6 shadow-card">
      <p className="text-ink-soft text-sm">Amount due</p>
      <p className="figures mt-1 break-all font-semibold text-3xl leading-tight tracking-tight">
        {total}
      </p>
      {draft.dueDate !== '' && (
        <p className="mt-1 text-ink-soft text-sm">by {formatDate(draft.dueDate, country)}</p>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <SaveButton
          busy={actions.busy}
          isSaved={isSaved}
          saveLabel={saveLabel}
          onSave={onSave}
          large
        />
        <FormActions {...actions} />
        {/* Last: it comes when a field is left, and a button that moves under the pointer loses its press. */}
        <ErrorSummary count={toCorrect} onShowNext={onShowNext} />
      </div>
    </div>
  );
}
