import { regions } from '../regions/en-ca.ts';
import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

export const enCA: Differences<typeof enUS> = {
  language: 'en-CA',
  regions,
  paymentDetails: {
    checkPayeeName: 'Cheque payee name',
    checkMailingAddress: 'Cheque mailing address',
  },
  fixed: { checkDetails: 'Pay by Cheque' },
  schedule: { installment: 'Instalment {number}' },
};
