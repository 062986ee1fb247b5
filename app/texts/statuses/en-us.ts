export const enUS = {
  labels: {
    paid: 'Paid',
    unpaid: 'Unpaid',
    overdue: 'Overdue',
    due_soon: 'Due soon',
    void: 'Void',
  },
} as const;
