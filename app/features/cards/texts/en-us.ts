export const cardPayment = {
  title: 'Card',
  pay: 'Pay {amount} by card',
  about: 'You’ll pay {business} directly on Stripe’s payment page.',
  /** A link, for browsers that aren't redirected automatically. */
  goOn: 'Continue to Stripe’s payment page',
  underWay: {
    title: 'Payment processing',
    text: 'Your bank is still processing your payment. You don’t need to do anything.',
  },
  confirming: 'We’re confirming your payment.',
  closed: 'This invoice can’t be paid by card right now.',
  uncharged: 'This amount can’t be paid by card.',
  changing: 'This invoice is being updated. Try again in a moment.',
  failed: 'We couldn’t open the payment page. Try again.',
} as const;

export const gettingPaid = {
  heading: 'Getting paid',
  about:
    'Let clients pay invoices by card, straight into your own Stripe account. Stripe charges its own fees. We don’t charge any, and we never hold your money.',
  connect: 'Connect Stripe',
  again: 'Reconnect Stripe',
  goOn: 'Continue on Stripe',
  disconnect: 'Disconnect',
  states: {
    none: 'Stripe isn’t connected.',
    unfinished:
      'Your Stripe setup isn’t finished. Clients can’t pay by card until you complete it.',
    restricted: 'Stripe isn’t accepting card payments for you right now.',
    ready: 'Stripe is connected. Clients can pay your invoices by card.',
    disconnected: 'Stripe is disconnected. Clients can’t pay by card.',
  },
  wantsHeading: 'Stripe needs:',
  wants: {
    terms: 'your acceptance of its terms',
    document: 'a document that proves your identity',
    bank: 'a bank account for your payouts',
    person: 'details about you or the people behind your business',
    business: 'details about your business',
    elsewhere: 'information requested in your Stripe account',
  },
  checking: 'Stripe is reviewing your information. This can take a few days.',
  disconnected: 'Stripe disconnected.',
  mismatch:
    'A card payment for invoice {number} didn’t match what we requested, so we didn’t record it. Check it in your Stripe account.',
  notOffered: 'Card payments aren’t available here yet.',
  failed: 'We couldn’t reach Stripe. Try again.',
} as const;

export const refunds = {
  refund: 'Refund',
  refundOf: 'Refund {amount}',
  title: 'Refund a payment on invoice {number}',
  about:
    'The money goes back to your client the same way they paid, within about ten days. Stripe keeps its fee for the original payment.',
  /** Above the field. */
  left: 'You can refund up to {amount} of this payment.',
  amount: 'Amount',
  next: 'Continue',
  confirmTitle: 'Refund {amount}?',
  question:
    '{amount} will go back to {client} from your Stripe account {account}. This can’t be undone.',
  change: 'Change amount',
  made: 'Payment refunded',
  underWay: 'Refund in progress',
  failedNow: 'We couldn’t refund the payment: {message}',
  refusals: {
    tooMuch: 'You can’t refund more than {amount}.',
    changed: 'This invoice has changed. You can now refund up to {amount} of this payment.',
    none: 'There’s nothing left to refund on this payment.',
    disconnected:
      'The Stripe account that received this payment isn’t connected. Reconnect it in Settings, or refund the payment in your Stripe dashboard.',
    insufficient:
      'Your Stripe balance doesn’t cover this refund. Add funds in Stripe, then try again.',
    disputed: 'Your client disputed this payment. Stripe can’t refund it until their bank decides.',
    refused: 'Stripe won’t refund this payment. Check it in your Stripe dashboard.',
    notMade: 'This refund didn’t go through. Start a new one.',
    unclear:
      'Stripe didn’t respond. Choose Refund again. Your client will be refunded only once. Until Stripe responds, the refund stays listed under the payment.',
    alreadyAsked:
      'You already requested a refund of {amount}. To refund a different amount, open this form again.',
  },
  /** Below a payment. */
  asked: 'Refund of {amount} requested on {date}, not yet confirmed by Stripe',
  pending: 'Refund of {amount} in progress since {date}',
  failed: 'Refund of {amount} failed on {date}: the money is back in your Stripe account',
  notMade: 'Refund of {amount} failed on {date}',
  lost: '{amount} withdrawn on {date}: dispute lost',
  disputedSince: '{amount} disputed on {date}',
  /** The badge. */
  isDisputed: 'Disputed',
  /** Over the invoice. */
  disputed:
    'Your client disputed {amount} with their bank on {date}. The balance won’t change until the bank decides.',
  answer: 'Respond on Stripe',
} as const;
