import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const paymentChange: Differences<typeof enUS.paymentChange> = {
  places: { check: 'Cheque payable to {shown}' },
};

export const paymentMethods: Differences<typeof enUS.paymentMethods> = {
  names: { check: 'Cheque' },
  about: { check: 'A paper cheque sent to your mailing address.' },
};

export const payments: Differences<typeof enUS.payments> = {
  referenceHint: 'Such as the number of a transfer or cheque.',
  methods: { check: 'Cheque' },
};

export const receipts: Differences<typeof enUS.receipts> = { methods: { check: 'cheque' } };

export const schedules: Differences<typeof enUS.schedules> = {
  quick: { months: 'Three monthly instalments' },
  dueMoved: 'The invoice is now due on {date}, with its last instalment',
};
