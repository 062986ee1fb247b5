/** Why a change of a saved invoice was refused. */
export const editRefusalWords = {
  'changed-elsewhere': {
    title: 'This invoice was changed meanwhile',
    description:
      'It was changed in another tab or on another device after you had opened it. Nothing you typed is lost.',
  },
  'invoice-paid': {
    title: 'This invoice is paid',
    description:
      'It was marked as paid after you had opened it, and paid invoices cannot be edited. Clone it to send it as a new invoice.',
  },
} as const;
