import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { TextField } from '#app/components/fields/text-field.tsx';
import { readOtherwise } from '#app/domain/invoices/number-inputs.ts';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { readNumber } from '#app/domain/money/plain-number.ts';

type NumberFieldProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'onChange' | 'onKeyDown' | 'type' | 'inputMode' | 'value'
> & {
  value: string;
  range: NumberRange;
  /** What a number counts as, scaled by the range's decimals, in words; as plain decimals where it is not given. */
  describe?: (scaled: number) => string;
  onText: (text: string) => void;
};

/**
 * A number as text: `type="number"` drops what it cannot read, and people lose what they typed. The arrow keys step
 * as they do there. What the text counts as stands beside the label where it is not what one reads: there it moves
 * nothing as it comes and goes.
 */
export function NumberField({ value, range, describe, onText, ...rest }: NumberFieldProps) {
  const counted = readOtherwise(value, range.decimals);
  const unit = typeof rest.trailing === 'string' ? rest.trailing : '';
  const plain = (scaled: number) => `${formatDecimal(scaled, range.decimals)}${unit}`;
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onText(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, range));
  };
  return (
    <TextField
      {...rest}
      aside={
        counted === null ? (
          rest.aside
        ) : (
          <output className="figures font-normal text-ink-soft">
            {`= ${(describe ?? plain)(counted)}`}
          </output>
        )
      }
      value={value}
      inputMode="decimal"
      autoComplete="off"
      figures
      onChange={(event) => onText(event.target.value)}
      onKeyDown={step}
      // Typing replaces the 0 or 1 that stands there.
      onFocus={(event) => event.target.select()}
    />
  );
}

/** Decimals that a field keeps, and its largest value in whole units. */
type NumberRange = { decimals: number; max?: number };

/**
 * The text after pressing an arrow key in a number field: 0.01 up or down (`invoices.md` section 5, Input behaviour),
 * 1 where the currency has no decimals; never below 0 nor above `max`. A text that is no number stays.
 */
export function stepNumber(text: string, direction: 1 | -1, range: NumberRange): string {
  const { decimals, max } = range;
  const value = readNumber(text.trim() === '' ? '0' : text, decimals);
  if (value === null) return text;
  const step = 10 ** Math.max(0, decimals - 2);
  const highest = max === undefined ? Number.MAX_SAFE_INTEGER : max * 10 ** decimals;
  return formatDecimal(Math.min(Math.max(value + direction * step, 0), highest), decimals);
}

// @covers invoices-5.6
