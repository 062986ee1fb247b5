export const cardPayment = {
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

export const gettingPaid = {
  heading: 'Getting paid',
  about:
    'Let clients pay invoices by card, straight into your own Stripe account. Stripe takes its fees there; we take none and never hold your money.',
  connect: 'Connect Stripe',
  again: 'Connect Stripe again',
  goOn: 'Go on at Stripe',
  disconnect: 'Disconnect',
  states: {
    none: 'Stripe is not connected.',
    unfinished: 'Stripe’s form is not finished. Until it is, clients cannot pay by card.',
    restricted: 'Stripe does not take cards for you at the moment.',
    ready: 'Stripe is connected. Clients can pay your invoices by card.',
    disconnected: 'Stripe is disconnected. Clients cannot pay by card.',
  },
  wantsHeading: 'Stripe wants:',
  wants: {
    terms: 'your agreement to its terms',
    document: 'a document that proves who you are',
    bank: 'the bank account for your money',
    person: 'details of you or the people behind your business',
    business: 'details of your business',
    elsewhere: 'something that it names in your Stripe account',
  },
  checking: 'Stripe is checking what you sent; this takes up to a few days.',
  disconnected: 'Stripe was disconnected.',
  mismatch:
    'A card payment of invoice {number} was not what we had asked for, so it was not booked. Look it up in your Stripe account.',
  notOffered: 'Card payments are not offered here yet.',
  failed: 'Stripe could not be reached. Please try again.',
} as const;

export const refunds = {
  refund: 'Refund',
  refundOf: 'Refund of {amount}',
  title: 'Refund a payment of invoice {number}',
  about:
    'The money goes back to where it came from, within about ten days. What Stripe took for the payment it keeps.',
  /** Above the field. */
  left: '{amount} of this payment can be refunded.',
  amount: 'Amount',
  next: 'Continue',
  confirmTitle: 'Refund {amount}?',
  question:
    '{amount} goes back to {client} from your Stripe account {account}. This cannot be undone.',
  change: 'Change the amount',
  made: 'Payment refunded',
  underWay: 'The refund is under way',
  failedNow: 'Failed to refund the payment: {message}',
  refusals: {
    tooMuch: 'That is more than the {amount} that can be refunded.',
    meanwhile:
      'Something changed on this invoice meanwhile: {amount} of this payment can be refunded now.',
    none: 'Nothing of this payment can be refunded any more.',
    disconnected:
      'The Stripe account that took this payment is not connected. Connect it again in Settings, or refund the payment in your Stripe dashboard.',
    insufficient:
      'Your balance at Stripe does not cover this refund. Add to it there, then try again.',
    disputed:
      'Your client disputed this payment: Stripe refunds nothing of it until their bank has decided.',
    refused: 'Stripe does not refund this payment. Look it up in your Stripe dashboard.',
    notMade: 'This refund was not made. Begin it once more.',
    unclear:
      'Stripe did not answer. Press Refund once more: however often you press, it is one refund. Until Stripe answers it is listed with the payment.',
    alreadyAsked:
      'You already asked for a refund of {amount}. To refund another amount, open this form again.',
  },
  /** Below a payment. */
  asked: 'Refund of {amount} asked for on {date}, not confirmed by Stripe yet',
  pending: 'Refund of {amount} under way since {date}',
  failed: 'Refund of {amount} failed on {date}: the money is yours again',
  notMade: 'Refund of {amount} was not made: {date}',
  lost: '{amount} taken back on {date}: the dispute was lost',
  disputedSince: '{amount} disputed since {date}',
  /** The badge. */
  isDisputed: 'Disputed',
  /** Over the invoice. */
  disputed:
    'Your client disputed {amount} at their bank on {date}. The balance stays as it is until the bank has decided.',
  answer: 'Answer at Stripe',
} as const;
