import type { Differences } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const enAU: Differences<typeof enUS> = {
  totals: { schedule: 'Deposit or instalments' },
};
