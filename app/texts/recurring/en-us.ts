export const enUS = {
  quarter: 'Q{quarter}',
  checks: {
    day: 'Please enter a valid date',
    past: 'The first invoice cannot be in the past',
    whole: 'Enter a whole number from {least} to {most}',
    endsBefore: 'The last day cannot be before the first invoice',
  },
} as const;
