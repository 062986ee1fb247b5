import type { Differences } from '#app/i18n/define-texts.ts';
import { regions } from '#app/i18n/regions/en-ca.ts';
import type * as enUS from './en-us.ts';

export const documents: Differences<typeof enUS.documents> = {
  language: 'en-CA',
  regions,
  voidedOn: 'Cancelled on',
  paymentDetails: {
    checkPayeeName: 'Cheque payee name',
    checkMailingAddress: 'Cheque mailing address',
  },
  fixed: { voidMark: 'CANCELLED', checkDetails: 'Pay by Cheque' },
  schedule: { installment: 'Instalment {number}' },
};
