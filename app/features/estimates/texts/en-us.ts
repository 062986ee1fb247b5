export const estimateForm = {
  create: 'Create Estimate',
  edit: 'Edit Estimate',
  details: 'Estimate Details',
  number: 'Estimate number',
  date: 'Estimate date',
  language: 'Estimate language',
  downloadSaves: 'Downloading the PDF saves the estimate first.',
  validUntil: 'Valid until',
  save: 'Save Estimate',
  created: 'Estimate {number} saved',
  updated: 'Estimate {number} updated',
  total: 'Total',
  loss: 'This estimate isn’t saved yet. Creating a new invoice discards it.',
} as const;

export const estimates = {
  /** On the client's page. */
  answer: {
    /** Of the section on the owner’s page. */
    given: 'Your client’s response',
    title: 'Your response',
    about:
      'If you accept this estimate, you agree to pay the amount shown. We’ll notify the sender immediately.',
    accept: 'Accept',
    decline: 'Decline',
    name: 'Your name',
    nameHint: 'Typing your name counts as your signature.',
    noName: 'Enter your name',
    draw: 'Also draw your signature',
    drawHere: 'Draw your signature here with your finger, a stylus or a mouse',
    clear: 'Clear',
    reason: 'Reason',
    reasonHint: 'Optional. The sender will see it.',
    tooLong: 'Use 500 characters or fewer.',
    confirmAccept: 'Accept estimate',
    confirmDecline: 'Decline estimate',
    accepted: 'You accepted this estimate.',
    declined: 'You declined this estimate.',
    closed: 'This estimate was already accepted or declined.',
    changed:
      'This estimate has changed since you opened it. Reload the page to see the latest version.',
    expired: 'This estimate has expired. Ask the sender for a new one.',
    failed: 'Your response couldn’t be sent: {message}',
  },
  /** On the owner's page. */
  told: {
    restored: 'Restored from a file on {date}',
    accepted: 'Accepted by {name} on {date}',
    declined: 'Declined on {date}',
    declinedFor: 'Declined on {date}: {reason}',
    signature: 'Signature of {name}',
  },
  email: {
    accepted: 'Estimate {number} was accepted',
    acceptedAbout: '{name} accepted estimate {number} for {client} ({total}).',
    declined: 'Estimate {number} was declined',
    declinedAbout: 'Estimate {number} for {client} ({total}) was declined.',
    reason: 'Reason: {reason}',
    open: 'View estimate',
    plain: {
      accepted: 'One of your estimates was accepted',
      declined: 'One of your estimates was declined',
    },
    openList: 'View estimates',
  },
  invoice: {
    make: 'Convert to invoice',
    title: 'Create invoice from estimate {number}',
    about:
      'The invoice gets the next number, today’s date and your payment details. It counts against your plan’s invoice limit.',
    part: 'What to invoice',
    parts: {
      rest: 'Everything: {left}',
      lines: 'Line items and quantities',
      percent: 'Deposit as a percentage',
      amount: 'Deposit as a fixed amount',
    },
    percent: 'Percentage of {total}',
    notes: 'Notes on the invoice',
    notesHint: 'Copied from the estimate. Remove anything that doesn’t belong on an invoice.',
    left: '{done} of {total} has been invoiced. {left} remains.',
    confirm: 'Create invoice',
    done: 'Invoice {number} created',
    failed: 'Couldn’t create the invoice: {message}',
    notOpened: 'Couldn’t open the estimate: {message}',
    bars: {
      declined: 'This estimate was declined. Edit it and send it again.',
      'nothing-left': 'This estimate has already been invoiced in full.',
      'too-many': 'This estimate already has {most} invoices, which is the maximum.',
      changing: 'This estimate is being changed somewhere else. Try again in a moment.',
      'no-payment': 'Add a payment method in Settings, then create the invoice.',
      'limit-reached': 'Invoice limit reached. Please upgrade your plan.',
    },
    refusals: {
      nothing: 'Choose something to invoice: the total can’t be 0.',
      tooMuch: 'Only {left} of this estimate is left to invoice.',
      quantity: 'Enter a number from 0 to {left}.',
      percent: 'Enter a percentage greater than 0 and no more than 100.',
    },
    overEstimate:
      'This invoice comes from an estimate. The invoices for an estimate can’t add up to more than the estimate, and they must use the same currency.',
  },
} as const;
