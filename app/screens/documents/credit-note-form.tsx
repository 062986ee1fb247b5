import { type FormEvent, useRef, useState } from 'react';
import { postCreditNote } from '#app/browser/requests/credit-note.client.ts';
import { SelectField } from '#app/components/fields/select-field.tsx';
import { TextField } from '#app/components/fields/text-field.tsx';
import { FormAlert } from '#app/components/messages/form-alert.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { describeChangeFailure } from '#app/domain/change-failure.ts';
import type { CreditField, CreditStart } from '#app/domain/documents/credit-answer.ts';
import type { PartChoice } from '#app/domain/documents/part-of-document.ts';
import { quantityDecimals } from '#app/domain/invoices/check-figures.ts';
import { mostReason } from '#app/domain/life/issued-version.ts';
import { checkVoidReason } from '#app/domain/life/void-reason.ts';
import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';
import { formatMoney, moneyToText, symbolOf } from '#app/domain/money/money.ts';
import { readTypedNumber, typedText } from '#app/domain/money/typed-number.ts';
import { readAmount } from '#app/domain/payments/check-entry.ts';
import { creditNoteTexts } from '#app/texts/credit-notes.ts';
import { fill } from '#app/texts/fill.ts';
import { useRefusals } from '../form/use-refusals.ts';

const parts = ['rest', 'lines', 'amount'] as const satisfies readonly PartChoice['kind'][];

type CreditNoteFormProps = {
  formId: string;
  isSaving: boolean;
  invoiceId: string;
  /** However often it is sent, it is one credit note. */
  noteKey: string;
  start: CreditStart;
  /** What is offered at first, minor units; null: everything. */
  amountMinor: number | null;
  onSaving: (isSaving: boolean) => void;
  onMade: (number: string) => void;
};

/** All that is left of an invoice, quantities of its lines or an amount, and why. */
export function CreditNoteForm(props: CreditNoteFormProps) {
  const { formId, isSaving, invoiceId, noteKey, start, onSaving, onMade } = props;
  const { currency, country, leftMinor, lines } = start;
  const form = useRef<HTMLFormElement>(null);
  const offered = Math.min(props.amountMinor ?? leftMinor, leftMinor);
  const [part, setPart] = useState<PartChoice['kind']>(offered < leftMinor ? 'amount' : 'rest');
  const [quantities, setQuantities] = useState(lines.map(({ left }) => quantityText(left)));
  const [amount, setAmount] = useState(typedText(moneyToText(offered, currency)));
  const [reason, setReason] = useState('');
  const { errors, refuse, correct, clear } = useRefusals<CreditField>(form, null);
  const left = formatMoney(leftMinor, currency, country);

  /** What is asked for, or why it cannot be. */
  function readChoice(): { choice: PartChoice } | { message: string } {
    if (part === 'rest') return { choice: { kind: part } };
    if (part === 'amount') {
      const tooMuch = fill(creditNoteTexts.refusals.tooMuch, { left });
      const read = readAmount(amount, { currency, most: leftMinor, tooMuch });
      return read.ok
        ? { choice: { kind: part, minor: read.amountMinor } }
        : { message: read.message };
    }
    const read = quantities.map(readQuantity);
    const wrong = read.findIndex(
      (quantity, at) => quantity === null || quantity < 0 || quantity > (lines[at]?.left ?? 0),
    );
    if (wrong >= 0) {
      const most = quantityText(lines[wrong]?.left ?? 0);
      return { message: fill(creditNoteTexts.refusals.quantity, { left: most }) };
    }
    return { choice: { kind: 'lines', quantities: read.map((quantity) => quantity ?? 0) } };
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const read = readChoice();
    const checked = checkVoidReason(reason);
    if ('message' in read || !checked.ok) {
      return refuse({
        ...('message' in read && { part: read.message }),
        ...(!checked.ok && { reason: checked.message }),
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

  const change = (set: () => void) => {
    set();
    correct('part');
  };
  return (
    <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
      {errors.form && <FormAlert>{errors.form}</FormAlert>}
      <SelectField
        label={creditNoteTexts.part}
        name="part"
        value={part}
        options={parts.map((value) => ({
          value,
          label: fill(creditNoteTexts.parts[value], { left }),
        }))}
        error={part === 'rest' ? errors.part : undefined}
        onChange={({ target }) => change(() => setPart(target.value as PartChoice['kind']))}
      />
      {part === 'lines' && (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{creditNoteTexts.parts.lines}</legend>
          {errors.part && <FormAlert>{errors.part}</FormAlert>}
          {lines.map(({ description, left: most }, at) => (
            <TextField
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              key={at}
              label={fill(creditNoteTexts.quantityOf, { line: description })}
              hint={fill(creditNoteTexts.quantityLeft, { left: quantityText(most) })}
              name={`quantity-${at}`}
              inputMode="decimal"
              autoComplete="off"
              figures
              value={quantities[at] ?? ''}
              disabled={most === 0}
              onChange={({ target }) =>
                change(() => setQuantities((all) => all.with(at, target.value)))
              }
            />
          ))}
        </fieldset>
      )}
      {part === 'amount' && (
        <TextField
          label={creditNoteTexts.amount}
          hint={fill(creditNoteTexts.amountHint, { left })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          leading={symbolOf(currency)}
          figures
          value={amount}
          error={errors.part}
          onChange={({ target }) => change(() => setAmount(target.value))}
        />
      )}
      <TextField
        label={creditNoteTexts.reason}
        hint={creditNoteTexts.reasonHint}
        name="reason"
        autoComplete="off"
        maxLength={mostReason}
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

function quantityText(tenThousandths: number): string {
  return typedText(formatDecimal(tenThousandths, quantityDecimals));
}

function readQuantity(typed: string): number | null {
  if (typed.trim() === '') return 0;
  const read = readTypedNumber(typed, { decimals: quantityDecimals });
  return read.kind === 'number' ? parseDecimal(read.decimal, quantityDecimals) : null;
}

// @covers paid-8.1 paid-8.2
