import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { formatDay, writesDatesAs } from '#app/i18n/format/dates.ts';
import { TextField } from '../fields/text-field.tsx';

type DateFieldProps = ComponentPropsWithoutRef<typeof TextField> & {
  /** Whose order of day and month is expected. */
  country: CountryCode;
};

/**
 * A field for a day (`YYYY-MM-DD`) with the browser's own control. Where the browser may write day and month in another
 * order than the country does, the day stands in words beside it.
 */
export function DateField({ country, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const [mayDiffer, setMayDiffer] = useState(false);
  // The server knows nothing of the browser's order.
  useEffect(() => setMayDiffer(!writesDatesAs(country)), [country]);
  const day = String(field.value ?? typed);
  return (
    <TextField
      {...field}
      type="date"
      hint={mayDiffer && isCalendarDate(day) ? formatDay(day) : field.hint}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange?.(event);
      }}
    />
  );
}
