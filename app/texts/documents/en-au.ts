import { regions } from '../regions/en-au.ts';
import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

export const enAU: Differences<typeof enUS> = {
  language: 'en-AU',
  regions,
  paymentDetails: {
    checkPayeeName: 'Cheque payee name',
    checkMailingAddress: 'Cheque mailing address',
  },
  fixed: { checkDetails: 'Pay by Cheque' },
  schedule: { installment: 'Instalment {number}' },
};
