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
  referenceHint: 'For example, a transfer or cheque number.',
  methods: { check: 'Cheque' },
};

export const receipts: Differences<typeof enUS.receipts> = { methods: { check: 'cheque' } };

export const schedules: Differences<typeof enUS.schedules> = {
  begin: 'Your client pays in instalments, each with its own amount and due date. Start with:',
  quick: { months: 'Three monthly instalments' },
  dueMoved: 'The invoice is now due on {date}, the same day as its last instalment',
  about: 'The instalments add up to {total}. The last one covers whatever is left.',
  step: 'Instalment {number}',
  add: 'Add instalment',
  remove: 'Remove instalment {number}',
  refusals: {
    count: 'A schedule must have {fewest} to {most} instalments.',
    label: 'Give each instalment a name of {most} characters or fewer.',
    amount:
      'Enter an amount above zero for each instalment, like 500 or 30%, and leave something for the last one.',
    day: 'Enter a due date for each instalment.',
    beforeInvoice: 'An instalment is due before the invoice date.',
    order: 'An instalment is due before the one above it.',
    sum: 'The instalments add up to {sum}, but the invoice total is {total}.',
  },
};
