import type { Differences } from '../room.ts';
import type { enUS } from './en-us.ts';

export const enCA: Differences<typeof enUS> = {
  preview: {
    payment:
      'Please provide at least one payment method: bank details, payment links, or cheque information',
  },
};
