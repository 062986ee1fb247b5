import { Check, Download, Eye } from 'lucide-react';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { formatDate } from '#app/domain/dates.ts';
import { useInvoiceForm } from './invoice-form.ts';
import type { Saver } from './saver.ts';

export type SaveBarProps = FormActionsProps &
  SaveState & {
    /** The formatted total; a dash while it cannot be told. */
    total: string;
    toCorrect: number;
    onShowNext: () => void;
  };

/** Beside the form on a wide screen: what is due, when, and what to do with the invoice. */
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

type FormActionsProps = {
  busy: Saver['busy'];
  /** Where Cancel leads; null without it. */
  leavePath: string | null;
  onLeave: () => void;
  onPreview: () => void;
  onDownload: () => void;
};

/** Looking at the invoice, taking it along, leaving; saving stands beside the total. */
export function FormActions({ busy, leavePath, onLeave, onPreview, onDownload }: FormActionsProps) {
  return (
    <>
      <Button variant="secondary" wide onClick={onPreview}>
        <Eye aria-hidden="true" className="size-4" />
        Preview
      </Button>
      <Button variant="secondary" wide loading={busy === 'download'} onClick={onDownload}>
        {busy !== 'download' && <Download aria-hidden="true" className="size-4" />}
        Download PDF
      </Button>
      {leavePath && (
        <LinkButton variant="quiet" wide to={leavePath} onClick={onLeave}>
          Cancel
        </LinkButton>
      )}
    </>
  );
}

type SaveState = {
  busy: Saver['busy'];
  /** The invoice was saved a moment ago. */
  isSaved: boolean;
  /** `Save Invoice`, or `Save Changes` of a saved one. */
  saveLabel: string;
  onSave: () => void;
};

type SaveButtonProps = SaveState & {
  /** Stands large in the summary of a wide screen, else in the bar of a phone. */
  large?: boolean;
};

/** Save Invoice or Save Changes, with its mark of success after a save (`invoices.md` section 9). */
export function SaveButton({ busy, isSaved, saveLabel, onSave, large = false }: SaveButtonProps) {
  return (
    <Button
      wide={large}
      size={large ? 'large' : 'medium'}
      className={isSaved ? 'min-w-40 animate-saved-button' : 'min-w-40'}
      data-saved={isSaved || undefined}
      loading={busy === 'save'}
      onClick={onSave}
    >
      {isSaved && <Check aria-hidden="true" className="size-4" />}
      {saveLabel}
    </Button>
  );
}

/** After a failed check: how much is still to be corrected, and a way to the next of it. */
export function ErrorSummary({ count, onShowNext }: { count: number; onShowNext: () => void }) {
  return (
    <div role="status" className="min-w-0">
      {count > 0 && (
        <div className="flex items-center justify-between gap-2 rounded-md bg-danger-soft py-1 pr-1 pl-3 text-danger-ink text-sm">
          <span>{count === 1 ? '1 field to correct' : `${count} fields to correct`}</span>
          <Button variant="quiet" size="small" className="text-danger-ink" onClick={onShowNext}>
            Show
          </Button>
        </div>
      )}
    </div>
  );
}

// @covers invoices-2.1 invoices-9.4
