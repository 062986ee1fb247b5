export const paymentChange = {
  title: 'New payment details for this client',
  about:
    'This is not where invoice {number} had the money sent. Your client is told that the payment details changed, and to check with you. Please confirm that the new ones are yours:',
  places: {
    iban: 'IBAN ending in {shown}',
    account: 'Bank account ending in {shown}',
    payid: 'PayID {shown}',
    interac: 'Interac e-Transfer to {shown}',
    check: 'Check payable to {shown}',
    card: 'Card payment through {shown}',
    paypal: 'PayPal of {shown}',
    link: 'Payment link {shown}',
  },
  confirm: 'These are mine: save',
  goBack: 'Go back and check',
  waits:
    'Its payment details are not those of the last invoice to this client. Open it and confirm them.',
} as const;

export const paymentMethods = {
  names: {
    ach: 'ACH bank transfer',
    bank_transfer: 'Bank transfer',
    bacs: 'BACS',
    card: 'Credit or debit card',
    paypal: 'PayPal',
    check: 'Check',
    payid: 'PayID',
    interac: 'Interac e-Transfer',
  },
  about: {
    bacs: 'A transfer between UK bank accounts by sort code.',
    card: 'Your client pays by card through your Stripe payment link.',
    paypal: 'Your client pays through your PayPal.Me link.',
    check: 'A paper check sent to your mailing address.',
    payid: 'A fast transfer to your phone number, e-mail address or ABN.',
    interac: 'Sent to your e-mail address from any Canadian bank.',
  },
  aboutTransfer: {
    us: 'A direct transfer between US bank accounts.',
    ca: 'A direct transfer to your Canadian bank account.',
    uk: 'An international transfer by IBAN and SWIFT/BIC.',
    au: 'A direct transfer to your BSB and account number.',
  },
  inUse: 'In use',
  acceptCards: 'Accept card payments',
  stripeLink: 'Stripe payment link',
  paypalLink: 'PayPal.Me link',
  notesHint: 'For example how to note the invoice number on a transfer.',
  others: {
    heading: 'Other payment links',
    about: 'Any other page where your client can pay.',
    link: 'Payment link {number}',
    name: 'Link name',
    url: 'Link URL',
    remove: 'Remove link {number}',
    add: 'Add Link',
  },
} as const;

export const payments = {
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

export const receipts = {
  title: 'Receipt {number}',
  word: 'Receipt',
  /** The same of a payment that was reversed. */
  reversedWord: 'Reversed receipt',
  reversedOn: 'Reversed on',
  paidOn: 'Paid on',
  line: 'Payment of invoice {number}: {method}',
  reference: 'Reference: {reference}',
  total: 'Invoice total',
  received: 'Amount received',
  left: 'Balance due after this payment',
  reversed: 'This payment was reversed on {date}.',
  refunded: '{amount} of this payment was refunded on {date}.',
  dayUnknown: 'day unknown',
  methods: {
    bank_transfer: 'bank transfer',
    card: 'card',
    paypal: 'PayPal',
    cash: 'cash',
    check: 'check',
    interac: 'Interac e-Transfer',
    payid: 'PayID',
    credit: 'credit from invoice {number}',
    another: 'another way',
  },
} as const;

export const schedules = {
  edit: 'Payment schedule',
  /** On the form, before there is one. */
  begin: 'Your client pays in steps, each of its own amount and day. Begin with:',
  quick: {
    deposit: '30% deposit, rest on the due date',
    halves: '50% now, 50% on the due date',
    months: 'Three monthly installments',
  },
  dueMoved: 'The invoice is now due on {date}, with its last installment',
  title: 'Payment schedule of {number}',
  about: 'The steps add up to {total}: the last one takes what the others leave.',
  step: 'Step {number}',
  fields: { label: 'Called', amount: 'Amount or percent', due: 'Due' },
  amountHint: 'Such as 500, 30% or 1/3.',
  rest: 'The rest',
  add: 'Add a step',
  remove: 'Remove step {number}',
  none: 'No schedule',
  save: 'Save schedule',
  saved: 'Payment schedule saved',
  removed: 'Payment schedule taken away',
  failed: 'Failed to save the payment schedule: {message}',
  refusals: {
    count: 'A schedule has {fewest} to {most} steps.',
    label: 'Each step needs a name of at most {most} characters.',
    amount:
      'Each step needs an amount above zero, such as 500 or 30%, and leaves something for the last one.',
    day: 'Each step needs a due date.',
    beforeInvoice: 'A step is due before the date of the invoice.',
    order: 'A step is due before the one above it.',
    nothing: 'There is no total yet to divide into steps.',
    sum: 'The steps add up to {sum}, the invoice to {total}.',
    paid: 'This invoice has payments. Its schedule stays as it is.',
    changed: 'The invoice was changed meanwhile. Open it again to set its schedule.',
  },
} as const;
