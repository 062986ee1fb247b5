import { type FormEvent, useId, useRef, useState } from 'react';
import { moneyToText } from '#app/domain/money/money.ts';
import { refundTexts } from '#app/features/cards/texts.ts';
import { describeListFailure, type ListAnswer } from '#app/features/invoice-list/public.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import { parseAmount } from '#app/features/payments/words/typed-amount.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney, symbolOf } from '#app/i18n/format/money.ts';
import { typedText } from '#app/i18n/format/typed-number.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { usePost, useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#app/ui/overlays/form-dialog.tsx';
import type { PaymentDialogsProps } from './payment-dialogs.tsx';
import type { PaymentQuestion } from './use-payments.tsx';

type RefundQuestion = Extract<PaymentQuestion, { kind: 'refund' }>;
type RefundDialogProps = Pick<
  PaymentDialogsProps,
  'path' | 'country' | 'onClose' | 'onRefunded'
> & {
  asked: RefundQuestion | null;
};

/** Refunds all or part of a card payment: asks for the amount, then for confirmation. */
export function RefundDialog({ asked, ...around }: RefundDialogProps) {
  return asked && <Refund key={asked.payment.id} {...around} asked={asked} />;
}

function Refund({
  asked,
  path,
  country,
  onClose,
  onRefunded,
}: RefundDialogProps & { asked: RefundQuestion }) {
  const { invoice, payment, refund } = asked;
  const { currency } = invoice;
  const formId = useId();
  /** The refundable amount, as last reported by the server. */
  const [leftMinor, setLeft] = useState(refund.leftMinor);
  const [typed, setTyped] = useState(typedText(moneyToText(leftMinor, currency)));
  /**
   * The refund to confirm. Its idempotency key is created with it: repeated confirmations make one refund, unless
   * Stripe refuses it.
   */
  const [wanted, setWanted] = useState<{ key: string; amountMinor: number } | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ListAnswer>(path, 'application/json');
  const money = (minor: number) => formatMoney(minor, currency, country);
  const ask = (amountMinor: number) => setWanted({ key: crypto.randomUUID(), amountMinor });

  async function confirm({ key, amountMinor }: NonNullable<typeof wanted>) {
    setWorking(true);
    const answer = await post({
      intent: 'refund',
      invoiceId: invoice.id,
      refundId: key,
      paymentId: payment.id,
      country,
      currency,
      amountMinor,
      seenMinor: leftMinor,
    });
    setWorking(false);
    if (answer.outcome === 'refunded') {
      toast.success(answer.isInProgress ? refundTexts.underWay : refundTexts.made);
      onClose();
      return onRefunded?.(amountMinor);
    }
    const message = describeListFailure(answer) ?? '';
    const isSaid = answer.outcome === 'not-refunded';
    setFailure(isSaid ? message : fill(refundTexts.failedNow, { message }));
    if (!isSaid || answer.isUnclear) return;
    if (answer.refundableMinor === undefined) return ask(amountMinor);
    setLeft(answer.refundableMinor);
    setWanted(null);
  }

  return (
    <>
      <FormDialog
        open={wanted === null}
        title={fill(refundTexts.title, { number: invoice.invoiceNumber })}
        description={refundTexts.about}
        saveLabel={refundTexts.next}
        formId={formId}
        isSaving={false}
        onClose={onClose}
      >
        <AmountForm
          formId={formId}
          failure={failure}
          leftMinor={leftMinor}
          typed={typed}
          country={country}
          currency={currency}
          onTyped={setTyped}
          onWanted={(amountMinor) => {
            setFailure(null);
            ask(amountMinor);
          }}
        />
      </FormDialog>
      <ConfirmDialog
        title={fill(refundTexts.confirmTitle, { amount: money(wanted?.amountMinor ?? 0) })}
        question={
          wanted &&
          fill(refundTexts.question, {
            amount: money(wanted.amountMinor),
            client: invoice.clientName,
            account: refund.account,
          })
        }
        confirmLabel={refundTexts.refund}
        cancelLabel={refundTexts.change}
        isWorking={isWorking}
        onConfirm={() => wanted && confirm(wanted)}
        onCancel={() => {
          setFailure(null);
          setWanted(null);
        }}
      >
        {failure && <FormAlert>{failure}</FormAlert>}
      </ConfirmDialog>
    </>
  );
}

type AmountFormProps = Pick<RefundDialogProps, 'country'> &
  Pick<RefundQuestion['invoice'], 'currency'> & {
    formId: string;
    failure: string | null;
    leftMinor: number;
    typed: string;
    onTyped: (typed: string) => void;
    onWanted: (amountMinor: number) => void;
  };

function AmountForm({ formId, leftMinor, typed, country, currency, ...rest }: AmountFormProps) {
  const { failure, onTyped, onWanted } = rest;
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, field } = useRefusals<'amountMinor'>(form, null);
  const left = formatMoney(leftMinor, currency, country);

  function next(event: FormEvent) {
    event.preventDefault();
    const tooMuch = fill(refundTexts.refusals.tooMuch, { amount: left });
    const read = parseAmount(typed, { currency, most: leftMinor, tooMuch });
    if (read.ok) onWanted(read.amountMinor);
    else refuse({ amountMinor: read.message });
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={next}>
      {failure && (
        <div className="mb-4">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <TextField
        label={refundTexts.amount}
        hint={fill(refundTexts.left, { amount: left })}
        name="amountMinor"
        inputMode="decimal"
        autoComplete="off"
        leading={symbolOf(currency)}
        figures
        value={typed}
        error={errors.amountMinor}
        onChange={({ target }) => {
          onTyped(target.value);
          field('amountMinor').onChange();
        }}
      />
    </form>
  );
}

type ReverseQuestion = Extract<PaymentQuestion, { kind: 'reverse' }>;
type ReverseDialogProps = Omit<PaymentDialogsProps, 'question'> & { asked: ReverseQuestion | null };

/** Asks before payments are reversed: one, or all that keep an invoice from being unpaid. */
export function ReverseDialog({ asked, path, onClose, onChange }: ReverseDialogProps) {
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ListAnswer>(path, 'application/json');
  const close = () => {
    setFailure(null);
    onClose();
  };

  async function reverse({ invoiceId, payments }: ReverseQuestion) {
    setWorking(true);
    const paymentIds = payments.map(({ id }) => id);
    const answer = await post({ intent: 'reverse-payments', invoiceId, paymentIds });
    setWorking(false);
    const message = describeListFailure(answer);
    if (message !== null) return setFailure(fill(paymentTexts.notReversed, { message }));
    toast.success(paymentTexts.reversed);
    close();
    if (answer.outcome === 'reversed') {
      onChange({ ...answer, status: answer.status === 'paid' ? 'paid' : 'unpaid' });
    }
  }

  return (
    <ConfirmDialog
      title={asked?.isUnmarking ? paymentTexts.unpaidTitle : paymentTexts.reverseTitle}
      question={asked && describeQuestion(asked)}
      confirmLabel={asked?.isUnmarking ? paymentTexts.reverseAll : paymentTexts.reverse}
      isWorking={isWorking}
      onConfirm={() => asked && reverse(asked)}
      onCancel={close}
    >
      {asked?.isUnmarking && (
        <ul className="figures mt-2 list-disc pl-5">
          {asked.payments.map(({ id, amount, about }) => (
            <li key={id}>{`${amount} · ${about}`}</li>
          ))}
        </ul>
      )}
      {failure && <FormAlert>{failure}</FormAlert>}
    </ConfirmDialog>
  );
}

function describeQuestion({ isUnmarking, payments }: ReverseQuestion): string {
  if (isUnmarking) return paymentTexts.unpaidQuestion;
  const [payment] = payments;
  return fill(payment?.isCredit ? paymentTexts.creditQuestion : paymentTexts.reverseQuestion, {
    amount: payment?.amount ?? '',
  });
}
