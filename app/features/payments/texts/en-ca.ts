import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const paymentMethods: Differences<typeof enUS.paymentMethods> = {
  names: { check: 'Cheque' },
  about: { check: 'A paper cheque sent to your mailing address.' },
};

export const schedules: Differences<typeof enUS.schedules> = {
  quick: { months: 'Three monthly instalments' },
  dueMoved: 'The invoice is now due on {date}, with its last instalment',
};
