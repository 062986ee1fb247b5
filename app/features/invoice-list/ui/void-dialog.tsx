import { Link } from '@remix-run/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { checkVoidReason, maxReasonLength } from '#app/domain/history/issued-version.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import { correctionTexts } from '#app/features/history/texts.ts';
import { voidingTexts } from '#app/features/invoice-list/texts.ts';
import {
  describeListFailure,
  describeVoidReasonIssue,
  type ListAnswer,
} from '#app/features/invoice-list/words/list-answer.ts';
import { fill } from '#app/i18n/fill.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { usePost, useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import type { VoidableInvoice } from './use-voiding.tsx';

type VoidDialogProps = {
  /** Null closes the dialog. */
  invoice: VoidableInvoice | null;
  /** Where a list posts to. */
  path: string;
  onClose: () => void;
  onVoided: (invoiceId: string) => void;
};

/**
 * Asks why an invoice is voided and explains the effects; it stays open with the typed reason until the server has
 * voided it.
 */
export function VoidDialog({ invoice, path, onClose, onVoided }: VoidDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <FormDialog
      open={invoice !== null}
      title={fill(voidingTexts.title, { number: invoice?.invoiceNumber ?? '' })}
      description={
        <>
          {voidingTexts.about}{' '}
          {invoice && (
            <Link
              to={`/view-invoice/${invoice.id}#credit-note`}
              onClick={onClose}
              className="underline"
            >
              {creditNoteTexts.insteadOfVoid}
            </Link>
          )}
        </>
      }
      saveLabel={voidingTexts.confirm}
      cancelLabel={voidingTexts.keep}
      isDanger
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {invoice && (
        <ReasonForm
          invoice={invoice}
          path={path}
          formId={formId}
          isSaving={isSaving}
          onSaving={setSaving}
          onVoided={() => {
            onClose();
            onVoided(invoice.id);
          }}
        />
      )}
    </FormDialog>
  );
}

type ReasonFormProps = {
  invoice: VoidableInvoice;
  path: string;
  formId: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
  onVoided: () => void;
};

function ReasonForm({ invoice, path, formId, isSaving, onSaving, onVoided }: ReasonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const { errors, refuse, correct, clear } = useRefusals<'reason'>(form, null);
  const post = usePost<ListAnswer>(path, 'application/json');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const checked = checkVoidReason(typed);
    if (!checked.ok) return refuse({ reason: describeVoidReasonIssue(checked.issue) });
    clear();
    onSaving(true);
    const answer = await post({
      intent: 'void',
      invoiceId: invoice.id,
      reason: checked.reason,
    });
    onSaving(false);
    const message = describeListFailure(answer);
    if (message !== null) return refuse({ form: fill(voidingTexts.failed, { message }) });
    toast.success(voidingTexts.done);
    onVoided();
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={send}>
      {errors.form && (
        <div className="mb-4">
          <FormAlert>{errors.form}</FormAlert>
        </div>
      )}
      <TextField
        label={voidingTexts.reason}
        hint={correctionTexts.whoReads}
        name="reason"
        autoComplete="off"
        maxLength={maxReasonLength}
        value={typed}
        error={errors.reason}
        onChange={({ target }) => {
          setTyped(target.value);
          correct('reason');
        }}
      />
    </form>
  );
}
