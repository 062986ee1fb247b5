import type { Differences } from '#app/i18n/define-texts.ts';
import { regions } from '#app/i18n/regions/en-au.ts';
import type * as enUS from './en-us.ts';

export const documents: Differences<typeof enUS.documents> = {
  language: 'en-AU',
  regions,
  voidedOn: 'Cancelled on',
  paymentDetails: {
    checkPayeeName: 'Cheque payee name',
    checkMailingAddress: 'Cheque mailing address',
  },
  fixed: { voidMark: 'CANCELLED', checkDetails: 'Pay by Cheque' },
  // GSTR 2013/2, paragraph 34: it shows that it is one.
  kinds: { 'credit-note': { taxTitle: 'Adjustment Note {number}' } },
  schedule: { installment: 'Instalment {number}' },
};
