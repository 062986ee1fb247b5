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
} as const;
