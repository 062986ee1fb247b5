import { useState } from 'react';
import type { PartStart } from '#app/domain/documents/credit-note.ts';
import type { InvoiceChoice } from '#app/domain/documents/invoice-of-estimate.ts';
import { discountDecimals, quantityDecimals } from '#app/domain/invoices/check-figures.ts';
import { formatDecimal, parseDecimal } from '#app/domain/money/decimal.ts';
import { moneyToText } from '#app/domain/money/money.ts';
import { parseAmount } from '#app/features/payments/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney, symbolOf } from '#app/i18n/format/money.ts';
import { parseTypedNumber, typedText } from '#app/i18n/format/typed-number.ts';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';
import { creditNoteTexts } from '../texts.ts';

type Kind = InvoiceChoice['kind'];

/** The texts for each kind of part, with `{left}` and `{total}`. */
type PartWords<Offered extends Kind> = {
  part: string;
  parts: Record<Offered, string>;
  percent?: string;
  amountHint?: string;
  refusals: { tooMuch: string; quantity: string; percent?: string };
};

type PartOptions<Offered extends Kind> = {
  start: PartStart;
  kinds: readonly Offered[];
  words: PartWords<Offered>;
  /** The initial amount in minor units; null means everything. */
  offeredMinor: number | null;
  /** Called when something else is chosen or typed. */
  onChange: () => void;
};

/** The fields for choosing which part of a document to invoice or credit, and their values. */
export function usePart<Offered extends Kind>(options: PartOptions<Offered>) {
  const { start, kinds, words, onChange } = options;
  const { currency, country, leftMinor, totalMinor, lines } = start;
  const offered = Math.min(options.offeredMinor ?? leftMinor, leftMinor);
  const [part, setPart] = useState<Kind>(offered < leftMinor ? 'amount' : 'rest');
  const [quantities, setQuantities] = useState(lines.map(({ left }) => quantityText(left ?? 0)));
  const [amount, setAmount] = useState(typedText(moneyToText(offered, currency)));
  const [percent, setPercent] = useState('50');
  const money = {
    left: formatMoney(leftMinor, currency, country),
    total: formatMoney(totalMinor, currency, country),
  };
  const change = (set: () => void) => {
    set();
    onChange();
  };

  /** Reads the chosen part, or why it isn't possible. */
  function read(): { choice: Extract<InvoiceChoice, { kind: Offered }> } | { message: string } {
    const typed = parseTyped();
    // The form offers no other kinds.
    return typed as
      | Exclude<typeof typed, { choice: unknown }>
      | { choice: Extract<InvoiceChoice, { kind: Offered }> };
  }

  function parseTyped(): { choice: InvoiceChoice } | { message: string } {
    if (part === 'rest') return { choice: { kind: part } };
    if (part === 'amount') {
      const tooMuch = fill(words.refusals.tooMuch, money);
      const typed = parseAmount(amount, { currency, most: leftMinor, tooMuch });
      return typed.ok
        ? { choice: { kind: part, minor: typed.amountMinor } }
        : { message: typed.message };
    }
    if (part === 'percent') {
      const hundredths = parseNumber(percent, discountDecimals) ?? 0;
      const isRight = hundredths > 0 && hundredths <= 10_000;
      return isRight
        ? { choice: { kind: part, hundredths } }
        : { message: words.refusals.percent ?? '' };
    }
    const typed = quantities.map((text) =>
      text.trim() === '' ? 0 : parseNumber(text, quantityDecimals),
    );
    const wrong = typed.findIndex(
      (quantity, at) => quantity === null || quantity < 0 || quantity > (lines[at]?.left ?? 0),
    );
    if (wrong < 0) {
      return { choice: { kind: 'lines', quantities: typed.map((quantity) => quantity ?? 0) } };
    }
    return {
      message: fill(words.refusals.quantity, { left: quantityText(lines[wrong]?.left ?? 0) }),
    };
  }

  const draw = (error: string | undefined) => (
    <>
      <SelectField
        label={words.part}
        name="part"
        value={part}
        options={kinds.map((value) => {
          const label: string = words.parts[value];
          return { value, label: fill(label, money) };
        })}
        error={part === 'rest' ? error : undefined}
        onChange={({ target }) => change(() => setPart(target.value as Kind))}
      />
      {part === 'lines' && (
        <fieldset className="flex flex-col gap-3">
          <legend className="sr-only">{creditNoteTexts.parts.lines}</legend>
          {error && <FormAlert>{error}</FormAlert>}
          {lines.map(({ description, left: most }, at) =>
            most === null ? null : (
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
                  change(() =>
                    setQuantities((all) =>
                      all.map((one, index) => (index === at ? target.value : one)),
                    ),
                  )
                }
              />
            ),
          )}
        </fieldset>
      )}
      {part === 'percent' && (
        <TextField
          label={fill(words.percent ?? '', money)}
          name="percent"
          inputMode="decimal"
          autoComplete="off"
          figures
          value={percent}
          error={error}
          onChange={({ target }) => change(() => setPercent(target.value))}
        />
      )}
      {part === 'amount' && (
        <TextField
          label={creditNoteTexts.amount}
          hint={words.amountHint && fill(words.amountHint, money)}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          leading={symbolOf(currency)}
          figures
          value={amount}
          error={error}
          onChange={({ target }) => change(() => setAmount(target.value))}
        />
      )}
    </>
  );
  return { read, draw };
}

function quantityText(tenThousandths: number): string {
  return typedText(formatDecimal(tenThousandths, quantityDecimals));
}

function parseNumber(typed: string, decimals: number): number | null {
  const read = parseTypedNumber(typed, { decimals });
  return read.kind === 'number' ? parseDecimal(read.decimal, decimals) : null;
}
