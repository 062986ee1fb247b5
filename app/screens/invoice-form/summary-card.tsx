import { Button } from '#app/components/button.tsx';
import { formatDate } from '#app/domain/dates.ts';
import { FormActions, type FormActionsProps } from './form-actions.tsx';
import { useInvoiceForm } from './form-context.tsx';
import { ToCorrect } from './to-correct.tsx';

export type SaveBarProps = FormActionsProps & {
  /** The formatted total; a dash while it cannot be told. */
  total: string;
  toCorrect: number;
  onShowNext: () => void;
  onSave: () => void;
};

/** Beside the form on a desk: what is due, when, and what to do with the invoice. */
export function SummaryCard({ total, toCorrect, onShowNext, onSave, ...actions }: SaveBarProps) {
  const { draft, country } = useInvoiceForm();
  return (
    <div className="sticky top-24 rounded-lg bg-surface p-6 shadow-card">
      <p className="text-ink-soft text-sm">Amount due</p>
      <p className="figures mt-1 break-all font-semibold text-3xl leading-tight tracking-tight">
        {total}
      </p>
      {draft.dueDate !== '' && (
        <p className="mt-1 text-ink-soft text-sm">by {formatDate(draft.dueDate, country)}</p>
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button wide size="large" loading={actions.busy === 'save'} onClick={onSave}>
          Save Invoice
        </Button>
        <FormActions {...actions} />
        {/* Last: it comes when a field is left, and a button that moves under the pointer loses its press. */}
        <ToCorrect count={toCorrect} onShowNext={onShowNext} />
      </div>
    </div>
  );
}
