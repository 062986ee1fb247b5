import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const termsOfService: Differences<typeof enUS.termsOfService> = {
  sections: {
    payments: {
      paragraphs: {
        0: 'Your clients pay you by the means that you put on the invoice: your bank, your PayPal.Me or Stripe link, a cheque, or by card into your own Stripe account once you have connected it. We are no party to these payments, never hold the money and charge nothing for them. An invoice is marked as paid by you, or by what Stripe tells of a card payment; refunds and disputes are settled between you, your client and Stripe.',
      },
    },
  },
};
