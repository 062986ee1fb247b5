import type { ComponentProps } from 'react';
import { sendingTexts } from '#app/features/sending/texts/sending.ts';
import { fill } from '#app/i18n/fill.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';

type SendTimeProps = {
  isLater: boolean;
  onLater: (isLater: boolean) => void;
  field: Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'error' | 'onChange'>;
  /** The current local time in the zone, `YYYY-MM-DDTHH:MM`. */
  from: string;
  timeZone: string;
};

/** Now, or a date and time in the seller's time zone. */
export function SendTime({ isLater, onLater, field, from, timeZone }: SendTimeProps) {
  const choices = [
    { label: sendingTexts.now, later: false },
    { label: sendingTexts.later, later: true },
  ];
  return (
    <fieldset>
      <legend className="field-head">{sendingTexts.when}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ label, later }) => (
          <label key={label} className="thumb flex items-center gap-3 py-2">
            <input
              type="radio"
              name="isLater"
              value={String(later)}
              checked={isLater === later}
              onChange={() => onLater(later)}
              className="size-5 shrink-0 accent-accent"
            />
            {label}
          </label>
        ))}
      </div>
      {isLater && (
        <TextField
          label={sendingTexts.sendAt}
          hint={fill(sendingTexts.zone, { zone: timeZone })}
          type="datetime-local"
          min={from}
          required
          className="max-w-xs"
          {...field}
        />
      )}
    </fieldset>
  );
}
