import { useId, useState } from 'react';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import type { ShownPayment } from '#app/features/payments/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { CreditNoteForm } from './credit-note-form.tsx';
import type { CreditableInvoice, CreditQuestion } from './use-crediting.tsx';

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
  const { refund, afterRefund } = creditNoteTexts;
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
        title={refund.title}
        question={
          made && fill(refund.question, { number: made.number, amount: made.payment.amount })
        }
        confirmLabel={refund.confirm}
        cancelLabel={refund.later}
        onConfirm={() => {
          if (made) onRefund(made.payment);
          setMade(null);
        }}
        onCancel={() => setMade(null)}
      />
      <ConfirmDialog
        title={afterRefund.title}
        question={
          refunded === null ? null : fill(afterRefund.question, { amount: money(refunded) })
        }
        confirmLabel={afterRefund.confirm}
        cancelLabel={afterRefund.later}
        onConfirm={() => refunded !== null && onCredit(refunded)}
        onCancel={onClose}
      />
    </>
  );
}
