export const enUS = {
  record: 'Record payment',
  recordOf: 'Record payment: {number}',
  title: 'Payment of invoice {number}',
  /** Above the fields. */
  due: '{balance} is due.',
  fields: {
    amountMinor: 'Amount',
    day: 'Day',
    method: 'Method',
    reference: 'Reference',
    note: 'Note',
  },
  referenceHint: 'Such as the number of a transfer or check.',
  noteHint: 'Only you read it.',
  methods: {
    bank_transfer: 'Bank transfer',
    card: 'Card',
    paypal: 'PayPal',
    cash: 'Cash',
    check: 'Check',
    interac: 'Interac e-Transfer',
    payid: 'PayID',
    another: 'Other',
  },
  /** Asked before a payment is recorded that is more than what is due. */
  overpays: 'Record {amount} and add {rest} to the client’s credit?',
  /** The same where the client is typed on the invoice and not saved. */
  overpaysUnsaved:
    'Record {amount}? That’s {rest} more than is due. Because this client isn’t in your client list, the extra amount stays on this invoice and can’t be used on another one.',
  changeAmount: 'Change amount',
  recorded: 'Payment recorded',
  failed: 'Failed to record the payment: {message}',
  refusals: {
    amount: 'Enter an amount such as 1,250.50.',
    nothing: 'Enter an amount above zero.',
    tooMuch: 'That is more than the {balance} that is due.',
    day: 'Enter a day.',
    future: 'That day is still to come.',
    tooLong: 'At most {most} characters.',
    tooMuchCredit: 'That is more than the {amount} of credit that your client has.',
    paid: 'This invoice is paid. Nothing is due on it.',
    void: 'This invoice is void. Nothing is due on it.',
    currency: 'The invoice is in {currency} now. Check the amount.',
    meanwhile:
      'Something changed on this invoice meanwhile: {balance} is due now. If your payment is not among its payments yet, record it again.',
    alreadyRecorded:
      'You already recorded this payment: {amount}, {method}, {date}. To change it, reverse it. To add another payment, open this form again.',
    creditAlreadyUsed:
      'You already used {amount} of credit on this invoice. To use more, open this form again.',
  },
  list: 'Payments',
  /** Beside the amount. */
  about: '{date}, {method}',
  credit: 'Overpaid by {amount}. We’ve added it to your client’s credit.',
  creditUnsaved:
    'Overpaid by {amount}. Because this client isn’t in your client list, it can’t be used on another invoice.',
  /** Of a payment, how it was made. */
  fromCredit: 'credit from invoice {number}',
  usedOn: '{date}, credit used on invoice {number}',
  creditBack: '{amount} came back on {date}',
  creditHeld: 'Your client has {amount} of credit.',
  useCredit: 'Use credit',
  creditTitle: 'Credit for invoice {number}',
  payInstead: 'Record a payment instead',
  creditUsed: 'Credit used',
  creditNotUsed: 'Failed to use the credit: {message}',
  creditNotAsked: 'Failed to ask whether your client has credit: {message}',
  dayUnknown: 'day unknown',
  reversedOn: 'Reversed on {date}',
  refundedOn: '{amount} refunded on {date}',
  receipt: 'Receipt',
  sendReceipt: 'Send receipt',
  sendReceiptOf: 'Send receipt of {amount}',
  reverse: 'Reverse',
  reverseOf: 'Reverse {amount}',
  reverseTitle: 'Reverse this payment?',
  reverseQuestion:
    '{amount} is due again on this invoice. The payment stays in the list, marked as reversed.',
  creditQuestion:
    '{amount} is due again on this invoice, and is your client’s credit again. The payment stays in the list, marked as reversed.',
  reversed: 'Payment reversed',
  notReversed: 'Failed to reverse the payment: {message}',
  unpaidTitle: 'Reverse these payments?',
  unpaidQuestion: 'The invoice is unpaid once these payments are reversed:',
  reverseAll: 'Reverse all',
  paidByCard:
    'This invoice was paid by card. It is unpaid again when that money was returned: refund the payment instead.',
  partPaid: 'Part paid',
  underWay: 'Payment under way',
  /** Beside the total, of an invoice that is paid in part. */
  stillDue: '{balance} due',
} as const;
