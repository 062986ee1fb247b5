export const paymentChange = {
  title: 'Your payment details have changed',
  about:
    'These payment details differ from the ones on invoice {number}. We’ll tell your client about the change and ask them to check with you. Confirm that the new details are yours:',
  places: {
    iban: 'IBAN ending in {shown}',
    account: 'Bank account ending in {shown}',
    payid: 'PayID {shown}',
    interac: 'Interac e-Transfer to {shown}',
    check: 'Check payable to {shown}',
    card: 'Card payments through {shown}',
    paypal: 'PayPal account {shown}',
    link: 'Payment link {shown}',
  },
  confirm: 'Confirm and save',
  goBack: 'Go back and check',
  waits:
    'Open this invoice and confirm its payment details: they differ from those on the last invoice to this client.',
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
    bacs: 'A transfer between UK bank accounts using a sort code.',
    card: 'Your client pays by card through your Stripe payment link.',
    paypal: 'Your client pays through your PayPal.Me link.',
    check: 'A paper check sent to your mailing address.',
    payid: 'A fast transfer to your phone number, email address or ABN.',
    interac: 'Sent to your email address from any Canadian bank.',
  },
  aboutTransfer: {
    us: 'A direct transfer between US bank accounts.',
    ca: 'A direct transfer to your Canadian bank account.',
    uk: 'An international transfer using IBAN and SWIFT/BIC.',
    au: 'A direct transfer using your BSB and account number.',
  },
  inUse: 'In use',
  acceptCards: 'Accept card payments',
  stripeLink: 'Stripe payment link',
  paypalLink: 'PayPal.Me link',
  notesHint: 'For example, ask your client to include the invoice number with their transfer.',
  others: {
    heading: 'Other payment links',
    about: 'Any other page where your client can pay you.',
    link: 'Payment link {number}',
    name: 'Link name',
    url: 'Link URL',
    remove: 'Remove link {number}',
    add: 'Add Link',
  },
} as const;

export const payments = {
  record: 'Record payment',
  title: 'Record payment for {number}',
  /** Below the amount, and beside the heading of the payments. */
  due: 'Balance due: {balance}',
  fields: {
    amountMinor: 'Amount',
    day: 'Date',
    method: 'Method',
    reference: 'Reference',
    note: 'Note',
  },
  /** The title of the folded fields. */
  more: 'Reference and note',
  referenceHint: 'For example, a transfer or check number.',
  noteHint: 'Only you can see this.',
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
    'Record {amount}? That’s {rest} more than is due. This client isn’t in your client list, so the extra amount stays on this invoice and can’t be used on others.',
  changeAmount: 'Change amount',
  recorded: 'Payment recorded',
  failed: 'Couldn’t record the payment: {message}',
  refusals: {
    amount: 'Enter an amount like 1,250.50.',
    nothing: 'Enter an amount above zero.',
    tooMuch: 'That’s more than the balance due, {balance}.',
    day: 'Enter the payment date.',
    future: 'The date can’t be in the future.',
    tooLong: 'Use {most} characters or fewer.',
    tooMuchCredit: 'That’s more than your client’s credit of {amount}.',
    paid: 'This invoice is paid. There’s nothing left to pay.',
    void: 'This invoice is void. There’s nothing to pay.',
    currency: 'This invoice is now in {currency}. Check the amount.',
    changed:
      'This invoice has changed. The balance due is now {balance}. If the payment isn’t listed yet, record it again.',
    alreadyRecorded:
      'You already recorded this payment: {amount}, {method}, {date}. To change it, reverse it first. To record another payment, open this form again.',
    creditAlreadyUsed:
      'You already used {amount} of credit on this invoice. To use more, open this form again.',
  },
  list: 'Payments',
  /** Beside the amount. */
  about: '{date}, {method}',
  credit: 'Overpaid by {amount}. We’ve added the difference to your client’s credit.',
  creditUnsaved:
    'Overpaid by {amount}. This client isn’t in your client list, so you can’t use this amount on another invoice.',
  /** Of a payment, how it was made. */
  fromCredit: 'credit from invoice {number}',
  usedOn: '{date}, credit used on invoice {number}',
  creditBack: '{amount} of credit returned on {date}',
  creditHeld: 'Your client has a credit of {amount}.',
  useCredit: 'Use credit',
  creditTitle: 'Use credit on invoice {number}',
  payInstead: 'Record a payment instead',
  creditUsed: 'Credit used',
  creditNotUsed: 'Couldn’t use the credit: {message}',
  creditNotAsked: 'Couldn’t load your client’s credit balance: {message}',
  dayUnknown: 'date unknown',
  reversedOn: 'Reversed on {date}',
  refundedOn: '{amount} refunded on {date}',
  receipt: 'Receipt',
  sendReceipt: 'Send receipt',
  sendReceiptOf: 'Send receipt for {amount}',
  reverse: 'Reverse',
  reverseOf: 'Reverse {amount}',
  reverseTitle: 'Reverse this payment?',
  reverseQuestion:
    '{amount} will be due again on this invoice. The payment stays in the list, marked as reversed.',
  creditQuestion:
    '{amount} will be due again on this invoice and will go back to your client’s credit. The payment stays in the list, marked as reversed.',
  reversed: 'Payment reversed',
  notReversed: 'Couldn’t reverse the payment: {message}',
  unpaidTitle: 'Reverse these payments?',
  unpaidQuestion: 'Once you reverse these payments, the invoice will be unpaid:',
  reverseAll: 'Reverse all',
  paidByCard:
    'This invoice was paid by card. Refund the payment instead. Once the money is returned, the invoice will be unpaid again.',
  partPaid: 'Partially paid',
  underWay: 'Payment pending',
  /** Beside the total, of an invoice that is paid in part. */
  stillDue: '{balance} due',
} as const;

export const receipts = {
  title: 'Receipt {number}',
  word: 'Receipt',
  /** The same of a payment that was reversed. */
  reversedWord: 'Receipt (reversed)',
  reversedOn: 'Reversed on',
  paidOn: 'Paid on',
  line: 'Payment for invoice {number}: {method}',
  reference: 'Reference: {reference}',
  total: 'Invoice total',
  received: 'Amount received',
  left: 'Balance due after this payment',
  reversed: 'This payment was reversed on {date}.',
  refunded: '{amount} of this payment was refunded on {date}.',
  dayUnknown: 'date unknown',
  methods: {
    bank_transfer: 'bank transfer',
    card: 'card',
    paypal: 'PayPal',
    cash: 'cash',
    check: 'check',
    interac: 'Interac e-Transfer',
    payid: 'PayID',
    credit: 'credit from invoice {number}',
    another: 'other method',
  },
} as const;

export const schedules = {
  edit: 'Payment schedule',
  /** On the form, before there is one. */
  begin: 'Your client pays in installments, each with its own amount and due date. Start with:',
  quick: {
    deposit: '30% deposit, balance on the due date',
    halves: '50% now, 50% on the due date',
    months: 'Three monthly installments',
  },
  dueMoved: 'The invoice is now due on {date}, the same day as its last installment',
  title: 'Payment schedule for {number}',
  about: 'The installments add up to {total}. The last one covers whatever is left.',
  step: 'Installment {number}',
  fields: { label: 'Name', amount: 'Amount or percentage', due: 'Due' },
  amountHint: 'For example: 500, 30% or 1/3',
  rest: 'Remainder',
  add: 'Add installment',
  remove: 'Remove installment {number}',
  none: 'Remove schedule',
  save: 'Save schedule',
  saved: 'Payment schedule saved',
  removed: 'Payment schedule removed',
  failed: 'Couldn’t save the payment schedule: {message}',
  refusals: {
    count: 'A schedule must have {fewest} to {most} installments.',
    label: 'Give each installment a name of {most} characters or fewer.',
    amount:
      'Enter an amount above zero for each installment, like 500 or 30%, and leave something for the last one.',
    day: 'Enter a due date for each installment.',
    beforeInvoice: 'An installment is due before the invoice date.',
    order: 'An installment is due before the one above it.',
    nothing: 'The invoice has no total to split yet.',
    sum: 'The installments add up to {sum}, but the invoice total is {total}.',
    paid: 'This invoice already has payments, so you can’t change its schedule.',
    changed: 'The invoice has changed. Open it again to set its schedule.',
  },
} as const;
