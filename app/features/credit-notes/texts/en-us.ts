export const creditNotes = {
  make: 'Issue credit note',
  title: 'Credit note for invoice {number}',
  about:
    'A credit note reduces what your client owes. Anything they’ve overpaid becomes credit or is refunded. You can’t change a credit note once it’s issued.',
  part: 'What to credit',
  parts: {
    rest: 'Everything left to credit: {left}',
    lines: 'Line items and quantities',
    amount: 'A specific amount',
  },
  /** Of a line of the invoice. */
  quantityOf: 'Quantity of {line}',
  quantityLeft: '{left} left',
  amount: 'Amount including tax',
  amountHint: 'Up to {left}. Tax is split proportionally.',
  reason: 'Reason',
  reasonHint: 'Shown to your client on the credit note.',
  confirm: 'Issue credit note',
  done: 'Credit note {number} issued',
  failed: 'Couldn’t issue the credit note: {message}',
  notOpened: 'Couldn’t open the credit note: {message}',
  refund: {
    title: 'Refund the card payment?',
    question:
      'Credit note {number} has been issued. You can now refund the {amount} your client paid by card.',
    confirm: 'Refund',
    later: 'Not now',
  },
  afterRefund: {
    title: 'Issue a credit note too?',
    question:
      'The refund is on its way. If your client no longer owes {amount}, issue a credit note too. Without one, {amount} will be due again, and reminders will stay off until you turn them back on.',
    confirm: 'Issue credit note',
    later: 'Not now',
  },
  insteadOfVoid:
    'If you charged tax, tax authorities expect a credit note for the full amount instead.',
  notes: 'Credit notes',
  /** In place of marking its invoice as paid or unpaid. */
  notMarked: 'This invoice was credited, so you can’t mark it as paid or unpaid.',
  bars: {
    'not-issued': 'Your client doesn’t have this invoice yet. Edit it instead.',
    void: 'This invoice is void. There’s nothing to credit.',
    'nothing-left': 'This invoice has already been credited in full.',
    'too-many': 'This invoice already has {most} credit notes, which is the maximum.',
    changing: 'This invoice is being changed somewhere else. Try again in a moment.',
    'made-otherwise':
      'You already issued credit note {number} for {amount} with this form. To issue another, open the form again.',
  },
  refusals: {
    nothing: 'There’s nothing to credit. Enter an amount or a quantity.',
    tooMuch: 'Only {left} is left to credit.',
    quantity: 'Enter a number from 0 to {left}.',
  },
} as const;
