import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const verify: Differences<typeof enUS.verify> = {
  states: { cancelled: 'Cancelled' },
  notes: { cancelled: 'This invoice was cancelled. Don’t pay it.' },
};
