import type { ComponentPropsWithoutRef, KeyboardEvent } from 'react';
import { TextField } from '#app/components/fields/text-field.tsx';
import { type NumberRange, stepNumber } from './step-number.ts';

type NumberFieldProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'onChange' | 'onKeyDown' | 'type' | 'inputMode' | 'value'
> & {
  value: string;
  range: NumberRange;
  onText: (text: string) => void;
};

/**
 * A number as text: `type="number"` drops what it cannot read, and people lose what they typed. The arrow keys step
 * as they do there.
 */
export function NumberField({ value, range, onText, ...rest }: NumberFieldProps) {
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onText(stepNumber(value, event.key === 'ArrowUp' ? 1 : -1, range));
  };
  return (
    <TextField
      {...rest}
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
