import { accountMessageTexts } from '#app/features/account/texts/account-messages.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatCount } from '../format-count.ts';

/** Maximum rows per account, far more than our target businesses have. */
export const maxRowsPerOwner = { invoices: 100_000, clients: 20_000, products: 20_000 } as const;

/** Formats the message shown when an account has reached a limit. */
export function fullMessage(kind: keyof typeof maxRowsPerOwner): string {
  return fill(accountMessageTexts.full[kind], { count: formatCount(maxRowsPerOwner[kind]) });
}
