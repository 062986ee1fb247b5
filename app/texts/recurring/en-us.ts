export const enUS = {
  quarter: 'Q{quarter}',
  refusals: {
    full: 'Your account has as many recurring invoices as it can keep',
    ended: 'This series has ended',
    newer: 'This series was changed meanwhile. Please look at it again.',
  },
  checks: {
    day: 'Please enter a valid date',
    past: 'The first invoice cannot be in the past',
    whole: 'Enter a whole number from {least} to {most}',
    endsBefore: 'The last day cannot be before the first invoice',
    lines: 'The lines are other ones by now. Please reload.',
    noAddress: 'The client has no email address to send to',
  },
  /** Why an invoice waits. */
  waits: {
    limit: 'It waits because your plan has no invoices left. It is made as soon as there is room.',
    full: 'It waits because your account has as many invoices as it can keep.',
    client:
      'It waits because its client is no longer among your clients. Choose what follows, or add the client again.',
    invalid:
      'It waits because the invoice would not be complete. Please look at what follows and at your settings.',
    payment:
      'It was made and not sent, because your payment details are other ones than your client knows. Confirm them once.',
    mail: 'It was made and not sent. Please look at the client’s email address and at your sending limits.',
  },
  mail: {
    notMade: 'The recurring invoice for {client} of {day} was not made',
    notSent: 'The recurring invoice for {client} of {day} was not sent',
    paused: 'Three invoices wait, so the series is paused until you resume it.',
    open: 'Open recurring invoices',
  },
} as const;
