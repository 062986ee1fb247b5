import { useSyncExternalStore } from 'react';
import { isStale, type Source } from '#app/domain/taxes/source.ts';
import { reviewTexts } from '#app/features/review/texts/review.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { localToday } from '#app/ui/browser/country/local-today.client.ts';

/** After a link to a source that was read long ago: on which day, in brackets. The visitor's day decides, so that servers say nothing. */
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
