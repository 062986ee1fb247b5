import { type FormEvent, useId, useRef, useState } from 'react';
import { moneyToText } from '#app/domain/money/money.ts';
import {
  checkEntry,
  maxNoteLength,
  maxReferenceLength,
  methodsFor,
  type PaymentEntry,
} from '#app/domain/payments/check-entry.ts';
import type { PaymentMethod } from '#app/domain/payments/payment.ts';
import { describeListFailure, type ListAnswer } from '#app/features/invoice-list/public.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { describeEntryIssues, methodName } from '#app/features/payments/words/describe-payments.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney, symbolOf } from '#app/i18n/format/money.ts';
import { typedText } from '#app/i18n/format/typed-number.ts';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from '#app/ui/form/date-field.tsx';
import { FoldedFields } from '#app/ui/form/folded-fields.tsx';
import { usePost, useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ChoiceDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import { parsePaidAmount } from '../words/typed-amount.ts';
import {
  CreditForm,
  CreditOffer,
  failureMessage,
  shownStatus,
  useClientCredit,
} from './credit-form.tsx';
import type { PaymentDialogsProps } from './payment-dialogs.tsx';
import type { PaymentQuestion } from './use-payments.tsx';

type RecordQuestion = Extract<PaymentQuestion, { kind: 'record' }>;
type RecordDialogProps = Omit<PaymentDialogsProps, 'question'> & { asked: RecordQuestion | null };

/** Records a received payment; stays open with its input until the server has saved it. */
export function RecordDialog({ asked, onClose, ...around }: RecordDialogProps) {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  const { credit, failure } = useClientCredit(asked);
  /** The payment for which the user switched to the credit form. */
  const [creditKey, setCreditKey] = useState<string | null>(null);
  const isCredit = asked?.key === creditKey;
  // A separate form id, so that only its own values count as input.
  const idOfForm = isCredit ? `${formId}credit` : formId;
  const form = asked && {
    ...around,
    asked,
    formId: idOfForm,
    isSaving,
    onClose,
    onSaving: setSaving,
  };
  return (
    <FormDialog
      open={asked !== null}
      title={fill(isCredit ? paymentTexts.creditTitle : paymentTexts.title, {
        number: asked?.invoice.invoiceNumber ?? '',
      })}
      saveLabel={isCredit ? paymentTexts.useCredit : paymentTexts.record}
      formId={idOfForm}
      isSaving={isSaving}
      onClose={onClose}
    >
      {failure && (
        <p role="status" className="mb-4 text-ink-soft">
          {fill(paymentTexts.creditNotAsked, { message: failure })}
        </p>
      )}
      {asked && credit && credit.creditMinor > 0 && (
        <CreditOffer
          credit={credit}
          isCredit={isCredit}
          country={around.country}
          onPress={() => setCreditKey(isCredit ? null : asked.key)}
        />
      )}
      {form && isCredit && credit && <CreditForm key={`${creditKey}-`} {...form} credit={credit} />}
      {form && !isCredit && <RecordForm key={form.asked.key} {...form} />}
    </FormDialog>
  );
}

export type RecordFormProps = Omit<RecordDialogProps, 'asked'> & {
  asked: RecordQuestion;
  formId: string;
  isSaving: boolean;
  onSaving: (isSaving: boolean) => void;
};

type Overpaid = Extract<ListAnswer, { outcome: 'overpays' }>;

function RecordForm({ asked, path, country, today, formId, ...rest }: RecordFormProps) {
  const { isSaving, onSaving, onClose, onChange } = rest;
  const { invoice, key } = asked;
  const form = useRef<HTMLFormElement>(null);
  // The server's latest state.
  const [seen, setSeen] = useState({
    currency: invoice.currency,
    totalMinor: invoice.totalMinor,
    paidMinor: invoice.paidMinor ?? 0,
  });
  const { currency } = seen;
  const due = Math.max(0, seen.totalMinor - seen.paidMinor);
  const { errors, refuse, clear, field } = useRefusals<keyof PaymentEntry>(form, null);
  const post = usePost<ListAnswer>(path, 'application/json');
  /** The server's question about a payment that exceeds the balance due. */
  const [overpaid, setOverpaid] = useState<Overpaid | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    await record(0);
  }

  /** @param creditMinor the confirmed part that becomes the client's credit */
  async function record(creditMinor: number) {
    if (isSaving || !form.current) return;
    const typed = Object.fromEntries(new FormData(form.current)) as Record<string, string>;
    const { amountMinor: amount = '', day = '', reference = '', note = '' } = typed;
    const method = typed.method as PaymentMethod;
    const read = parsePaidAmount(amount, { currency, country, due });
    const amountMinor = read.ok ? read.amountMinor : 1;
    const checked = checkEntry({ amountMinor, day, method, reference, note }, today);
    const issues = {
      ...(!checked.ok && describeEntryIssues(checked.issues)),
      ...(!read.ok && { amountMinor: read.message }),
    };
    if (Object.keys(issues).length > 0) return refuse(issues);
    clear();
    onSaving(true);
    const answer = await post({
      intent: 'record-payment',
      invoiceId: invoice.id,
      paymentId: key,
      country,
      currency,
      paidMinor: seen.paidMinor,
      amountMinor,
      day,
      method,
      reference,
      note,
      creditMinor,
    });
    onSaving(false);
    if (answer.outcome === 'overpays') return setOverpaid(answer);
    setOverpaid(null);
    if (answer.outcome === 'invalid') return refuse(answer.issues);
    if (answer.outcome === 'not-recorded') setSeen(answer);
    const message = describeListFailure(answer);
    if (message !== null)
      return refuse({ form: failureMessage(answer, message, paymentTexts.failed) });
    toast.success(paymentTexts.recorded);
    onClose();
    if (answer.outcome === 'recorded') onChange({ ...answer, status: shownStatus(answer.status) });
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={send}>
      <ChoiceDialog
        open={overpaid !== null}
        title={fill(paymentTexts.title, { number: invoice.invoiceNumber })}
        description={overpaid?.question}
        onClose={() => !isSaving && setOverpaid(null)}
        choices={[
          {
            label: paymentTexts.changeAmount,
            variant: 'secondary',
            blocked: isSaving,
            onChoose: () => setOverpaid(null),
          },
          {
            label: paymentTexts.record,
            loading: isSaving,
            hasFocus: true,
            onChoose: () => void record(overpaid?.creditMinor ?? 0),
          },
        ]}
      />
      {errors.form && (
        <div className="mb-4">
          <FormAlert>{errors.form}</FormAlert>
        </div>
      )}
      <div className="grid grid-cols-2 gap-x-3 gap-y-4">
        <TextField
          label={paymentTexts.fields.amountMinor}
          name="amountMinor"
          inputMode="decimal"
          autoComplete="off"
          leading={symbolOf(currency)}
          figures
          hint={fill(paymentTexts.due, { balance: formatMoney(due, currency, country) })}
          defaultValue={typedText(moneyToText(due, currency))}
          className="max-sm:col-span-2"
          {...field('amountMinor')}
        />
        <DateField
          country={country}
          label={paymentTexts.fields.day}
          name="day"
          max={today}
          defaultValue={today}
          className="max-sm:col-span-2"
          {...field('day')}
        />
        <SelectField
          label={paymentTexts.fields.method}
          name="method"
          options={methodsFor(country).map((value) => ({ value, label: methodName(value) }))}
          className="col-span-2"
          {...field('method')}
        />
      </div>
      <div className="mt-4">
        <FoldedFields title={paymentTexts.more} hasError={Boolean(errors.reference ?? errors.note)}>
          <TextField
            label={paymentTexts.fields.reference}
            hint={paymentTexts.referenceHint}
            name="reference"
            autoComplete="off"
            maxLength={maxReferenceLength}
            {...field('reference')}
          />
          <TextField
            label={paymentTexts.fields.note}
            hint={paymentTexts.noteHint}
            name="note"
            autoComplete="off"
            maxLength={maxNoteLength}
            {...field('note')}
          />
        </FoldedFields>
      </div>
    </form>
  );
}
