import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '../format-count.ts';

/** How many of each an account keeps: far more than any business that this is made for has. */
export const maxRowsPerOwner = { invoices: 100_000, clients: 20_000, products: 20_000 } as const;

/** Said when there is no room for another. */
export function fullMessage(kind: keyof typeof maxRowsPerOwner): string {
  return fill(accountMessageTexts.full[kind], { count: formatCount(maxRowsPerOwner[kind]) });
}
