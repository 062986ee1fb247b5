import { type FormEvent, useId, useRef, useState } from 'react';
import type { CreditField, CreditStart } from '#app/domain/documents/credit-note.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { checkVoidReason, maxReasonLength } from '#app/domain/history/issued-version.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import { describeVoidReasonIssue } from '#app/features/invoice-list/public.ts';
import type { ShownPayment } from '#app/features/payments/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { postCreditNote } from './credit-notes.api.client.ts';
import { usePart } from './part-fields.tsx';
import type { CreditableInvoice, CreditQuestion } from './use-crediting.tsx';

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

type CreditNoteDialogsProps = {
  invoice: CreditableInvoice;
  /** Null closes them. */
  question: CreditQuestion | null;
  onCredit: (amountMinor: number) => void;
  onRefund: (payment: ShownPayment) => void;
  onClose: () => void;
};

/**
 * Asks which part of an invoice to credit, then whether to refund a card payment; after a refund, asks about a credit
 * note.
 */
export function CreditNoteDialogs(props: CreditNoteDialogsProps) {
  const { invoice, question, onCredit, onRefund, onClose } = props;
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  /** The number of the note that was just created, and the card payment that can be refunded. */
  const [made, setMade] = useState<{ number: string; payment: ShownPayment } | null>(null);
  const asked = question?.kind === 'part' ? question : null;
  const refunded = question?.kind === 'after-refund' ? question.amountMinor : null;
  const money = (minor: number) => formatMoney(minor, invoice.currency, invoice.country);
  return (
    <>
      <FormDialog
        open={asked !== null}
        title={fill(creditNoteTexts.title, { number: asked?.start.invoiceNumber ?? '' })}
        description={creditNoteTexts.about}
        saveLabel={creditNoteTexts.confirm}
        formId={formId}
        isSaving={isSaving}
        onClose={onClose}
      >
        {asked && (
          <CreditNoteForm
            key={asked.key}
            formId={formId}
            isSaving={isSaving}
            invoiceId={invoice.id}
            noteKey={asked.key}
            start={asked.start}
            amountMinor={asked.amountMinor}
            onSaving={setSaving}
            onMade={(number) => {
              onClose();
              const payment = invoice.payments.find((each) => each.refund !== null);
              if (payment && asked.amountMinor === null) setMade({ number, payment });
            }}
          />
        )}
      </FormDialog>
      <ConfirmDialog
        title={creditNoteTexts.refund.title}
        question={
          made &&
          fill(creditNoteTexts.refund.question, {
            number: made.number,
            amount: made.payment.amount,
          })
        }
        confirmLabel={creditNoteTexts.refund.confirm}
        cancelLabel={creditNoteTexts.refund.later}
        onConfirm={() => {
          if (made) onRefund(made.payment);
          setMade(null);
        }}
        onCancel={() => setMade(null)}
      />
      <ConfirmDialog
        title={creditNoteTexts.afterRefund.title}
        question={
          refunded === null
            ? null
            : fill(creditNoteTexts.afterRefund.question, { amount: money(refunded) })
        }
        confirmLabel={creditNoteTexts.afterRefund.confirm}
        cancelLabel={creditNoteTexts.afterRefund.later}
        onConfirm={() => refunded !== null && onCredit(refunded)}
        onCancel={onClose}
      />
    </>
  );
}
