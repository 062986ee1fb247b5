import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const invoiceForm: Differences<typeof enUS.invoiceForm> = {
  totals: { schedule: 'Deposit or instalments' },
  design: { more: 'Colour, font, logo and texts' },
};
