export const enUS = {
  title: 'Card',
  pay: 'Pay {amount} by card',
  about: 'You pay on a page of Stripe’s, straight to {business}.',
  /** A link, for browsers that don't go there by themselves. */
  goOn: 'Continue to Stripe’s payment page',
  underWay: {
    title: 'Payment under way',
    text: 'Your bank is still working on it. You need not do anything.',
  },
  confirming: 'Your payment is being confirmed.',
  closed: 'This invoice cannot be paid by card at the moment.',
  uncharged: 'This amount cannot be paid by card.',
  changing: 'This invoice is being changed right now. Try again in a moment.',
  failed: 'The payment page could not be opened. Please try again.',
} as const;
