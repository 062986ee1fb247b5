import { type FormEvent, useRef, useState } from 'react';
import type { CreditField, CreditStart } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { checkVoidReason, maxReasonLength } from '#app/domain/history/issued-version.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import { describeVoidReasonIssue } from '#app/features/invoice-list/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/banner.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { postCreditNote } from './credit-notes.api.client.ts';
import { usePart } from './part-fields.tsx';

const parts = ['rest', 'lines', 'amount'] as const satisfies readonly PartChoice['kind'][];

type CreditNoteFormProps = {
  formId: string;
  isSaving: boolean;
  invoiceId: string;
  /** Repeated submissions create one credit note. */
  noteKey: string;
  start: CreditStart;
  /** The initial amount in minor units; null means everything. */
  amountMinor: number | null;
  onSaving: (isSaving: boolean) => void;
  onMade: (number: string) => void;
};

/** The form for a credit note: everything that is left, quantities of lines or an amount, and the reason. */
export function CreditNoteForm(props: CreditNoteFormProps) {
  const { formId, isSaving, invoiceId, noteKey, start, onSaving, onMade } = props;
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const { errors, refuse, correct, clear } = useRefusals<CreditField>(form, null);
  const part = usePart({
    start,
    kinds: parts,
    words: creditNoteTexts,
    offeredMinor: props.amountMinor,
    onChange: () => correct('part'),
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const read = part.read();
    const checked = checkVoidReason(reason);
    if ('message' in read || !checked.ok) {
      return refuse({
        ...('message' in read && { part: read.message }),
        ...(!checked.ok && { reason: describeVoidReasonIssue(checked.issue) }),
      });
    }
    clear();
    onSaving(true);
    const { choice } = read;
    const answer = await postCreditNote({ invoiceId, noteKey, choice, reason: checked.reason });
    onSaving(false);
    if (answer.outcome === 'credited') {
      toast.success(fill(creditNoteTexts.done, { number: answer.number }));
      return onMade(answer.number);
    }
    if (answer.outcome === 'invalid') return refuse(answer.issues);
    const message = describeChangeFailure(answer) ?? '';
    refuse({ form: fill(creditNoteTexts.failed, { message }) });
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      {part.draw(errors.part)}
      <TextField
        label={creditNoteTexts.reason}
        hint={creditNoteTexts.reasonHint}
        name="reason"
        autoComplete="off"
        maxLength={maxReasonLength}
        value={reason}
        error={errors.reason}
        onChange={({ target }) => {
          setReason(target.value);
          correct('reason');
        }}
      />
    </form>
  );
}
