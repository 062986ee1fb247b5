export const enUS = {
  title: 'Void invoice {number}?',
  about:
    'Your client then reads that this invoice was cancelled and when, and finds no way to pay it. It keeps its number and still counts for your plan. This cannot be undone.',
  reason: 'Reason',
  missing: 'Please say why.',
  tooLong: 'At most {most} characters.',
  confirm: 'Void invoice',
  keep: 'Keep it',
  done: 'Invoice voided',
  failed: 'Failed to void the invoice: {message}',
  /** They end that sentence. */
  reasons: {
    paid: 'it is paid',
    'part-paid': 'it has payments',
    credited: 'it has credit notes',
    'under-way': 'your client may be paying it at this moment',
  },
  /** In place of marking it as paid or unpaid. */
  notMarked: 'This invoice is void. It cannot be marked as paid or unpaid.',
} as const;
