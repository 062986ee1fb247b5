import { type ComponentPropsWithoutRef, type KeyboardEvent, useState } from 'react';
import { formatDecimal } from '#app/domain/money/decimal.ts';
import { parseNumber } from '#app/domain/money/plain-number.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { formatNumber } from '#app/i18n/format/number.ts';
import {
  type NumberRange,
  parseInOtherFormat,
  parseTypedNumber,
  plainText,
  typedText,
} from '#app/i18n/format/typed-number.ts';
import { numberTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';

type NumberFieldProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'onChange' | 'onKeyDown' | 'type' | 'inputMode' | 'value' | 'leading' | 'trailing'
> & {
  /** Plain decimal text; text that isn't a number stays as typed. */
  value: string;
  range: NumberRange;
  /** A currency symbol, placed before or after the amount as the language does. */
  leading?: string;
  /** A percent sign. */
  trailing?: '%';
  /** Formats the number that the text counts as, scaled by the range's decimals; as plain decimals by default. */
  describe?: (scaled: number) => string;
  onText: (plain: string) => void;
};

/**
 * A number field in the language's number format. `type="number"` discards what it can't parse, so users would lose
 * what they typed. The arrow keys work the same way. If the text counts as another number than it appears to, that
 * number is shown next to the label, where it doesn't shift the layout. If it may be one of two numbers, the field asks
 * which.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, range, leading, trailing, describe, onText, onBlur, ...rest } = props;
  const cldr = currentCldr();
  const [entry, setEntry] = useState<{ text: string; plain: string } | null>(null);
  // A value that was set from outside replaces what was typed.
  const text = entry?.plain === value ? entry.text : typedText(value);
  const counted = parseInOtherFormat(text, range);
  const typed = parseTypedNumber(text, range);
  const type = (text: string, plain = plainText(text, range)) => {
    setEntry({ text, plain });
    onText(plain);
  };
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onText(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, range));
  };
  const plain = (scaled: number) =>
    `${typedText(formatDecimal(scaled, range.decimals))}${trailing ? cldr.percent : ''}`;
  return (
    <TextField
      {...rest}
      {...(cldr.isSymbolFirst ? { leading, trailing } : { trailing: trailing ?? leading })}
      aside={
        counted === null ? (
          rest.aside
        ) : (
          <output className="figures font-normal text-ink-soft">
            {`= ${(describe ?? plain)(counted)}`}
          </output>
        )
      }
      hint={
        typed.kind === 'unclear' ? (
          <Readings
            readings={typed.readings}
            onPick={(reading) => type(typedText(reading), reading)}
          />
        ) : (
          rest.hint
        )
      }
      value={text}
      inputMode="decimal"
      autoComplete="off"
      figures
      onChange={(event) => type(event.target.value)}
      onKeyDown={step}
      onBlur={(event) => {
        if (typed.kind !== 'unclear') setEntry(null);
        onBlur?.(event);
      }}
      // Typing replaces the initial 0 or 1.
      onFocus={(event) => event.target.select()}
    />
  );
}

type ReadingsProps = { readings: readonly string[]; onPick: (reading: string) => void };

/** Asks which of two numbers was typed. */
function Readings({ readings, onPick }: ReadingsProps) {
  return (
    <span role="status" className="flex flex-wrap gap-x-2 gap-y-1 text-ink">
      <span className="w-full">{numberTexts.unclear}</span>
      {readings.map((reading) => (
        <Button key={reading} variant="secondary" size="small" onClick={() => onPick(reading)}>
          {formatNumber(reading)}
        </Button>
      ))}
    </span>
  );
}

/**
 * Returns the text after an arrow key in a number field: 0.01 more or less, or 1 for currencies without decimals, never
 * below 0 or above `max`. Text that isn't a number doesn't change.
 */
export function stepNumber(text: string, direction: 1 | -1, range: NumberRange): string {
  const { decimals, max } = range;
  const value = parseNumber(text.trim() === '' ? '0' : text, decimals);
  if (value === null) return text;
  const step = 10 ** Math.max(0, decimals - 2);
  const highest = max === undefined ? Number.MAX_SAFE_INTEGER : max * 10 ** decimals;
  return formatDecimal(Math.min(Math.max(value + direction * step, 0), highest), decimals);
}
