import type { Differences } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const enCA: Differences<typeof enUS> = {
  quick: { months: 'Three monthly instalments' },
  dueMoved: 'The invoice is now due on {date}, with its last instalment',
};
