export const enUS = {
  /** On the client's page. */
  answer: {
    /** Of the section on the owner’s page. */
    given: 'Your client’s answer',
    title: 'Your answer',
    about: 'Accepting it is a promise to pay what it says. The sender is told at once.',
    accept: 'Accept',
    decline: 'Decline',
    name: 'Your name',
    nameHint: 'Typed by you, it stands for your signature.',
    noName: 'Type your name',
    draw: 'Draw a signature, too',
    drawHere: 'Draw your signature here with a finger, a pen or the mouse',
    clear: 'Clear',
    reason: 'Reason',
    reasonHint: 'The sender reads it. It may be left empty.',
    tooLong: 'At most 500 characters.',
    confirmAccept: 'Accept estimate',
    confirmDecline: 'Decline estimate',
    accepted: 'You accepted this estimate.',
    declined: 'You declined this estimate.',
    closed: 'This estimate was answered already.',
    changed:
      'This estimate was changed since you opened it. Load the page again to see it as it is now.',
    expired: 'This estimate is not valid any more. Ask the sender for a new one.',
    failed: 'Your answer could not be sent: {message}',
  },
  /** On the owner's page. */
  told: {
    accepted: 'Accepted by {name} on {date}',
    declined: 'Declined on {date}',
    declinedFor: 'Declined on {date}: {reason}',
    signature: 'Signature of {name}',
  },
  mail: {
    accepted: 'Estimate {number} was accepted',
    acceptedAbout: '{name} accepted estimate {number} over {total} for {client}.',
    declined: 'Estimate {number} was declined',
    declinedAbout: 'Estimate {number} over {total} for {client} was declined.',
    reason: 'Reason: {reason}',
    open: 'Open the estimate',
    plain: {
      accepted: 'One of your estimates was accepted',
      declined: 'One of your estimates was declined',
    },
    openList: 'View estimates',
  },
  invoice: {
    make: 'Make invoice',
    title: 'Invoice from estimate {number}',
    about:
      'It gets the next number, today as its day and your payment details. Each invoice counts for your plan.',
    part: 'What is invoiced',
    parts: {
      rest: 'Everything: {left}',
      lines: 'Lines and quantities',
      percent: 'A deposit in percent',
      amount: 'A deposit as an amount',
    },
    percent: 'Percent of {total}',
    left: '{done} of {total} is invoiced, {left} is left.',
    confirm: 'Make invoice',
    done: 'Invoice {number} made',
    failed: 'Failed to make the invoice: {message}',
    notOpened: 'Failed to open the estimate: {message}',
    bars: {
      declined: 'This estimate was declined. Edit it and send it again.',
      'nothing-left': 'All of this estimate was invoiced already.',
      'too-many': 'This estimate has {most} invoices already.',
      'no-payment': 'Say in Settings how you are paid, then make the invoice.',
      'limit-reached': 'Invoice limit reached. Please upgrade your plan.',
      'account-full': 'Your account is full.',
    },
    refusals: {
      nothing: 'That invoices nothing.',
      tooMuch: 'That is more than is left of the estimate: {left}.',
      quantity: 'A number from 0 to {left}.',
      percent: 'A number above 0, up to 100.',
    },
    overEstimate:
      'This invoice was made from an estimate: together with its others it cannot be more, or in another currency.',
  },
} as const;
