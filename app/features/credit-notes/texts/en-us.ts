export const creditNotes = {
  make: 'Credit note',
  title: 'Credit note for invoice {number}',
  about:
    'It lowers what your client owes. What they paid beyond that becomes their credit, or is refunded. A credit note is issued when it is made and cannot be changed.',
  part: 'What is credited',
  parts: {
    rest: 'Everything: {left}',
    lines: 'Lines and quantities',
    amount: 'An amount',
  },
  /** Of a line of the invoice. */
  quantityOf: 'Quantity of {line}',
  quantityLeft: '{left} left',
  amount: 'Amount, with tax',
  amountHint: 'Split over the taxes of the invoice as what is left of it: {left}',
  reason: 'Reason',
  reasonHint: 'Your client reads it on the credit note.',
  confirm: 'Make credit note',
  done: 'Credit note {number} made',
  failed: 'Failed to make the credit note: {message}',
  notOpened: 'Failed to open the credit note: {message}',
  refund: {
    title: 'Refund what was paid by card?',
    question:
      'Credit note {number} is made. {amount} was paid by card and can go back to your client now.',
    confirm: 'Refund',
    later: 'Not now',
  },
  afterRefund: {
    title: 'Make a credit note, too?',
    question:
      'The refund is on its way. A credit note of {amount} says that it is not owed again; without one this invoice asks for it, and its reminders stay off until you turn them on.',
    confirm: 'Make a credit note',
    later: 'Not now',
  },
  insteadOfVoid:
    'Was tax charged on it? Then a full credit note is the way that tax offices ask for.',
  notes: 'Credit notes',
  /** In place of marking its invoice as paid or unpaid. */
  notMarked: 'This invoice was credited. It cannot be marked as paid or unpaid.',
  bars: {
    'not-issued': 'Nobody has this invoice yet: edit it instead.',
    void: 'This invoice was cancelled. There is nothing to credit.',
    'nothing-left': 'All of this invoice was credited already.',
    'too-many': 'This invoice has {most} credit notes already.',
    changing: 'This invoice is being changed somewhere else. Try again in a moment.',
    'made-otherwise':
      'You already made credit note {number} for {amount} with this form. To make another one, open the form again.',
  },
  refusals: {
    nothing: 'That credits nothing.',
    tooMuch: 'That is more than is left of the invoice: {left}.',
    quantity: 'A number from 0 to {left}.',
  },
} as const;
