import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const billing: Differences<typeof enUS.billing> = {
  changes: {
    cancelledUntil: 'Your {plan} plan is cancelled. It stays active until {date}.',
    cancelled: 'Your {plan} plan is cancelled.',
  },
  limit: {
    cancelled: 'Your plan is cancelled. Reactivate it first, then switch to a larger plan.',
  },
};
