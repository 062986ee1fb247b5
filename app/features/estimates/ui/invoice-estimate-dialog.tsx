import { useNavigate } from '@remix-run/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { InvoiceAnswer, InvoiceChoice } from '#app/domain/documents/invoice-of-estimate.ts';
import { notesRules } from '#app/domain/fields/field-rules.ts';
import { usePart } from '#app/features/credit-notes/public.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { paymentChangeTexts } from '#app/features/payments/texts.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeChangeFailure } from '#app/i18n/format/change-failure.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { TextAreaField } from '#app/ui/fields/field.tsx';
import { useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { postInvoice } from './estimates.api.client.ts';
import type { InvoiceQuestion } from './use-invoicing.tsx';

const parts = [
  'rest',
  'lines',
  'percent',
  'amount',
] as const satisfies readonly InvoiceChoice['kind'][];

type InvoiceEstimateDialogProps = {
  estimate: Pick<OwnersView, 'id' | 'invoiceNumber'>;
  /** Null closes the dialog. */
  question: InvoiceQuestion | null;
  onClose: () => void;
};

/** Asks which part of an estimate to invoice. */
export function InvoiceEstimateDialog({ estimate, question, onClose }: InvoiceEstimateDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const { title, about, confirm } = estimateTexts.invoice;
  return (
    <FormDialog
      open={question !== null}
      title={fill(title, { number: estimate.invoiceNumber })}
      description={about}
      saveLabel={confirm}
      formId={formId}
      isSaving={isSaving}
      onClose={onClose}
    >
      {question && (
        <InvoiceEstimateForm
          key={question.key}
          formId={formId}
          isSaving={isSaving}
          question={question}
          onClose={onClose}
          estimateId={estimate.id}
          onSaving={setSaving}
        />
      )}
    </FormDialog>
  );
}

type InvoiceEstimateFormProps = {
  formId: string;
  isSaving: boolean;
  estimateId: string;
  question: InvoiceQuestion;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
};

type PaymentChangedAnswer = Extract<InvoiceAnswer, { outcome: 'payment-changed' }>;

function InvoiceEstimateForm(props: InvoiceEstimateFormProps) {
  const { formId, isSaving, estimateId, question, onSaving, onClose } = props;
  const { start, key } = question;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, correct, clear } = useRefusals<'part'>(form, null);
  const [notes, setNotes] = useState(start.notes);
  const [asked, setAsked] = useState<PaymentChangedAnswer | null>(null);
  const part = usePart({
    start,
    kinds: parts,
    words: estimateTexts.invoice,
    offeredMinor: null,
    onChange: () => correct('part'),
  });
  const money = (minor: number) => formatMoney(minor, start.currency, start.country);
  const done = start.totalMinor - start.leftMinor;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const read = part.read();
    if ('message' in read) return refuse({ part: read.message });
    clear();
    onSaving(true);
    const { choice } = read;
    const confirmed = asked?.confirmation ?? '';
    const answer = await postInvoice({ estimateId, saveKey: key, choice, notes, confirmed });
    onSaving(false);
    if (answer.outcome === 'made') {
      toast.success(fill(estimateTexts.invoice.done, { number: answer.number }));
      onClose();
      return navigate(`/view-invoice/${answer.id}`);
    }
    if (answer.outcome === 'invalid') return refuse(answer.issues);
    if (answer.outcome === 'payment-changed') return setAsked(answer);
    const message = describeChangeFailure(answer) ?? '';
    refuse({ form: fill(estimateTexts.invoice.failed, { message }) });
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      {asked && <NewPlaces asked={asked} />}
      {done > 0 && (
        <p className="figures">
          {fill(estimateTexts.invoice.left, {
            done: money(done),
            total: money(start.totalMinor),
            left: money(start.leftMinor),
          })}
        </p>
      )}
      {part.draw(errors.part)}
      <TextAreaField
        label={estimateTexts.invoice.notes}
        hint={start.notes === '' ? undefined : estimateTexts.invoice.notesHint}
        name="notes"
        maxLength={notesRules.notes.max}
        value={notes}
        onChange={({ target }) => setNotes(target.value)}
      />
    </form>
  );
}

/** Warns that the payment details in the settings have changed; the next click confirms them. */
function NewPlaces({ asked: { invoiceNumber, places } }: { asked: PaymentChangedAnswer }) {
  return (
    <FormAlert>
      {fill(paymentChangeTexts.about, { number: invoiceNumber })}
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {places.map(({ way, shown }) => (
          <li key={`${way} ${shown}`}>{fill(paymentChangeTexts.places[way], { shown })}</li>
        ))}
      </ul>
    </FormAlert>
  );
}
