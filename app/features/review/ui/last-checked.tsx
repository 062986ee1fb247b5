import { useSyncExternalStore } from 'react';
import { isStale, type Source } from '#app/domain/taxes/source.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { localToday } from '#app/ui/browser/country/local-today.client.ts';

/**
 * After a link to a source that was last checked long ago: the date, in parentheses. It depends on the visitor's date,
 * so servers render nothing.
 */
export function LastChecked({ source }: { source: Source }) {
  const isOld = useSyncExternalStore(
    never,
    () => isStale(source, localToday()),
    () => false,
  );
  if (!isOld) return null;
  return ` (${fill(reviewTexts.lastChecked, { date: formatDay(source.checkedOn ?? '') })})`;
}

const never = () => () => undefined;
