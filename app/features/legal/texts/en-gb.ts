import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const termsOfService: Differences<typeof enUS.termsOfService> = {
  sections: {
    payments: {
      paragraphs: {
        0: 'Your clients pay you by the methods you put on the invoice: to your bank, through your PayPal.Me or Stripe link, by cheque, or by card into your own Stripe account once you’ve connected it. We aren’t a party to these payments, never hold the money and charge nothing for them. An invoice is marked as paid by you, or based on what Stripe tells us about a card payment. Refunds and disputes are settled between you, your client and Stripe.',
      },
    },
  },
};
