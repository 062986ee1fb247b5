import { regions } from '#app/i18n/regions/en-gb.ts';
import type { Differences } from '#app/i18n/room.ts';
import type { enUS } from './en-us.ts';

export const enGB: Differences<typeof enUS> = {
  language: 'en-GB',
  regions,
  paymentDetails: {
    checkPayeeName: 'Cheque payee name',
    checkMailingAddress: 'Cheque mailing address',
  },
  fixed: { checkDetails: 'Pay by Cheque' },
  schedule: { installment: 'Instalment {number}' },
};
