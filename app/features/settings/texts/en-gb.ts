import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const settings: Differences<typeof enUS.settings> = {
  subscription: { cancelled: 'Cancelled' },
};
