import type { Differences } from '#app/i18n/define-texts.ts';
import type * as enUS from './en-us.ts';

export const termsOfService: Differences<typeof enUS.termsOfService> = {
  sections: {
    payments: {
      paragraphs: {
        0: 'Your clients pay you using the methods you put on the invoice: directly to your bank, through your PayPal.Me or Stripe link, by cheque, or by card into your own Stripe account once you’ve connected it. We aren’t a party to these payments, we never hold the money, and we charge nothing for them. Invoices are marked as paid either by you or, for card payments, based on what Stripe tells us. Refunds and disputes are settled between you, your client and Stripe.',
      },
    },
  },
};
