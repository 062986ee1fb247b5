import { regions } from '#app/i18n/regions/en-au.ts';
import type { Differences } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const enAU: Differences<typeof enUS> = {
  language: 'en-AU',
  regions,
  paymentDetails: {
    checkPayeeName: 'Cheque payee name',
    checkMailingAddress: 'Cheque mailing address',
  },
  fixed: { checkDetails: 'Pay by Cheque' },
  // GSTR 2013/2, paragraph 34: it shows that it is one.
  kinds: { 'credit-note': { taxTitle: 'Adjustment Note {number}' } },
  schedule: { installment: 'Instalment {number}' },
};
