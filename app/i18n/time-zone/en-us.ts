export const enUS = {
  label: 'Time zone',
  hint: 'Invoice dates, and when an invoice is due or overdue, follow this time zone.',
  hintElsewhere:
    'Invoice dates, and when an invoice is due or overdue, follow this time zone. This device is in {zone}.',
  moved: {
    title: 'Have you moved to {zone}?',
    use: 'Use {zone}',
    keep: 'Keep {zone}',
    about: 'Your invoices are dated, due and overdue by the days of {zone}.',
  },
} as const;
