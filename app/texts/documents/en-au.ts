import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

export const enAU: Differences<typeof enUS> = {
  language: 'en-AU',
  paymentDetails: {
    checkPayeeName: 'Cheque payee name',
    checkMailingAddress: 'Cheque mailing address',
  },
  fixed: { checkDetails: 'Pay by Cheque' },
};
