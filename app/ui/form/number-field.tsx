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
  /** Plain decimal text; what is no number as it was typed. */
  value: string;
  range: NumberRange;
  /** A currency's symbol, which stands before or after the amount as the language has it. */
  leading?: string;
  /** A percent sign. */
  trailing?: '%';
  /** What a number counts as, scaled by the range's decimals, in words; as plain decimals where it is not given. */
  describe?: (scaled: number) => string;
  onText: (plain: string) => void;
};

/**
 * A number as text, typed as the language writes it: `type="number"` drops what it cannot read, and people lose what they
 * typed. The arrow keys step as they do there. What the text counts as stands beside the label where it is not what one
 * reads: there it moves nothing as it comes and goes. Where it may be one of two numbers, the field asks which.
 */
export function NumberField(props: NumberFieldProps) {
  const { value, range, leading, trailing, describe, onText, onBlur, ...rest } = props;
  const cldr = currentCldr();
  const [entry, setEntry] = useState<{ text: string; plain: string } | null>(null);
  // What was put in from elsewhere takes the place of what was typed.
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
      // Typing replaces the 0 or 1 that stands there.
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
 * The text after pressing an arrow key in a number field: 0.01 up or down, 1 where the currency has no decimals; never
 * below 0 nor above `max`. A text that is no number stays.
 */
export function stepNumber(text: string, direction: 1 | -1, range: NumberRange): string {
  const { decimals, max } = range;
  const value = parseNumber(text.trim() === '' ? '0' : text, decimals);
  if (value === null) return text;
  const step = 10 ** Math.max(0, decimals - 2);
  const highest = max === undefined ? Number.MAX_SAFE_INTEGER : max * 10 ** decimals;
  return formatDecimal(Math.min(Math.max(value + direction * step, 0), highest), decimals);
}
