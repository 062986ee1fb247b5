import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

export const enAU: Differences<typeof enUS> = {
  quick: { months: 'Three monthly instalments' },
  dueMoved: 'The invoice is now due on {date}, with its last instalment',
};
