import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { moneyToText } from '#app/domain/money/money.ts';
import { describeListFailure, type ListAnswer } from '#app/features/invoice-list/public.ts';
import { paymentTexts } from '#app/features/payments/texts.ts';
import type { CreditFor } from '#app/features/payments/words/describe-payments.ts';
import { overpaymentMessage, parseAmount } from '#app/features/payments/words/typed-amount.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney, symbolOf } from '#app/i18n/format/money.ts';
import { typedText } from '#app/i18n/format/typed-number.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { usePost, useRefusals } from '#app/ui/form/use-post.ts';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { fetchClientCredit } from './client-credit.api.client.ts';
import type { RecordFormProps } from './record-dialog.tsx';

/** Returns the server's message as it is if it is about the ledger; otherwise the failure with its reason. */
export function failureMessage(answer: ListAnswer, message: string, failed: string): string {
  return answer.outcome === 'not-recorded' ? message : fill(failed, { message });
}

export function shownStatus(status: string): 'paid' | 'unpaid' {
  return status === 'paid' ? 'paid' : 'unpaid';
}

/**
 * Loads the credit that can be used on the invoice in the dialog, or an error message; loads again each time a dialog
 * opens.
 */
export function useClientCredit(asked: { key: string; invoice: { id: string } } | null): {
  credit: CreditFor | null;
  failure: string | null;
} {
  const [answer, setAnswer] = useState<{
    key: string;
    credit: CreditFor | null;
    failure: string | null;
  } | null>(null);
  const key = asked?.key;
  const invoiceId = asked?.invoice.id;
  useEffect(() => {
    if (key === undefined || invoiceId === undefined) return;
    let isGone = false;
    void fetchClientCredit(invoiceId).then((known) => !isGone && setAnswer({ key, ...known }));
    return () => {
      isGone = true;
    };
  }, [key, invoiceId]);
  const { credit = null, failure = null } = (answer?.key === key && answer) || {};
  return { credit, failure };
}

type CreditOfferProps = {
  credit: CreditFor;
  country: CountryCode;
  /** Whether the credit form is open. */
  isCredit: boolean;
  /** Switches to the credit form, or back. */
  onPress: () => void;
};

/** Shown above the fields of a payment: the client has credit that can be used instead. */
export function CreditOffer({ credit, country, isCredit, onPress }: CreditOfferProps) {
  const amount = formatMoney(credit.creditMinor, credit.currency, country);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-3 rounded-md bg-accent-soft px-3 py-2">
      <p role="status" className="figures">
        {fill(paymentTexts.creditHeld, { amount })}
      </p>
      <Button variant="quiet" size="small" className="-mx-3" onClick={onPress}>
        {isCredit ? paymentTexts.payInstead : paymentTexts.useCredit}
      </Button>
    </div>
  );
}

/** Pays all or part of an invoice with its client's credit; stays open until the server has done it. */
export function CreditForm(props: RecordFormProps & { credit: CreditFor }) {
  const { asked, credit, path, country, formId, isSaving, onSaving, onClose, onChange } = props;
  const form = useRef<HTMLFormElement>(null);
  // The server's latest state.
  const [seen, setSeen] = useState(credit);
  const { currency, creditMinor } = seen;
  const due = Math.max(0, seen.totalMinor - seen.paidMinor);
  const most = Math.min(due, creditMinor);
  const { errors, refuse, clear, field } = useRefusals<'amountMinor'>(form, null);
  const post = usePost<ListAnswer>(path, 'application/json');

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving || !form.current) return;
    const typed = String(new FormData(form.current).get('amountMinor'));
    const amount = formatMoney(creditMinor, currency, country);
    const tooMuch =
      due <= creditMinor
        ? overpaymentMessage(due, currency, country)
        : fill(paymentTexts.refusals.tooMuchCredit, { amount });
    const read = parseAmount(typed, { currency, most, tooMuch });
    if (!read.ok) return refuse({ amountMinor: read.message });
    clear();
    onSaving(true);
    const answer = await post({
      intent: 'use-credit',
      invoiceId: asked.invoice.id,
      useId: asked.key,
      country,
      currency,
      paidMinor: seen.paidMinor,
      amountMinor: read.amountMinor,
    });
    onSaving(false);
    if (answer.outcome === 'invalid') return refuse(answer.issues);
    if (answer.outcome === 'not-recorded') setSeen({ ...seen, ...answer });
    const message = describeListFailure(answer);
    if (message !== null) {
      return refuse({ form: failureMessage(answer, message, paymentTexts.creditNotUsed) });
    }
    toast.success(paymentTexts.creditUsed);
    onClose();
    if (answer.outcome === 'credit-used')
      onChange({ ...answer, status: shownStatus(answer.status) });
  }

  return (
    <form ref={form} id={formId} noValidate onSubmit={send}>
      {errors.form && (
        <div className="mb-4">
          <FormAlert>{errors.form}</FormAlert>
        </div>
      )}
      <TextField
        label={paymentTexts.fields.amountMinor}
        hint={fill(paymentTexts.due, { balance: formatMoney(due, currency, country) })}
        name="amountMinor"
        inputMode="decimal"
        autoComplete="off"
        leading={symbolOf(currency)}
        figures
        defaultValue={typedText(moneyToText(most, currency))}
        {...field('amountMinor')}
      />
    </form>
  );
}
