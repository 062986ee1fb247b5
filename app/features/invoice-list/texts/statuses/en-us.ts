export const enUS = {
  labels: {
    paid: 'Paid',
    unpaid: 'Unpaid',
    overdue: 'Overdue',
    due_soon: 'Due soon',
    void: 'Void',
    credited: 'Credited',
    open: 'Open',
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    invoiced: 'Invoiced',
    issued: 'Issued',
  },
} as const;
