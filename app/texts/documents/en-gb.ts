import { regions } from '../regions/en-gb.ts';
import type { Differences } from '../room.ts';
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
