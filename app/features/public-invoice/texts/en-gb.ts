import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const publicInvoice: Differences<typeof enUS.publicInvoice> = {
  state: { void: 'Cancelled on {date}' },
  closed: {
    void: {
      title: 'Invoice Cancelled',
      text: 'This invoice was cancelled on {date}. There’s nothing to pay.',
    },
  },
  steps: { next: 'Pay only the next instalment, {amount}' },
  pay: { check: 'Pay by Cheque' },
};
