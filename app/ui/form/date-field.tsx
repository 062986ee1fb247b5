import { type ComponentPropsWithoutRef, useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { formatDay, writesDatesAs } from '#app/i18n/format/dates.ts';
import { TextField } from '#app/ui/fields/field.tsx';

type DateFieldProps = ComponentPropsWithoutRef<typeof TextField> & {
  /** The country whose date order is expected. */
  country: CountryCode;
};

/**
 * A date field (`YYYY-MM-DD`) with the browser's own control. Where the browser may order day and month differently
 * than the country does, the date is written out in words next to it.
 */
export function DateField({ country, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''));
  const [mayDiffer, setMayDiffer] = useState(false);
  // The server doesn't know the browser's date order.
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
