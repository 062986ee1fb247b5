export const enUS = {
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
