import type { Differences } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const enAU: Differences<typeof enUS> = {
  names: { check: 'Cheque' },
  about: { check: 'A paper cheque sent to your mailing address.' },
};
