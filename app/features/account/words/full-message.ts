import { maxRowsPerOwner } from '#app/domain/limits.ts';
import { accountMessageTexts } from '#app/features/account/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '#app/i18n/format/number.ts';

/** Said when there is no room for another. */
export function fullMessage(kind: keyof typeof maxRowsPerOwner): string {
  return fill(accountMessageTexts.full[kind], { count: formatCount(maxRowsPerOwner[kind]) });
}
