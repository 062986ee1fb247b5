export const enUS = {
  outstanding: 'Outstanding',
  overdue: 'Overdue, by age',
  soon: 'Due in the next {days} days',
  estimates: 'Open estimates',
  average: 'Average days to payment',
  averageOf: {
    one: '{days} days, over {count} payment',
    other: '{days} days, over {count} payments',
  },
  averageSince: 'From the invoice date to each payment since {date}, of invoices that are paid.',
  nothing: 'Nothing',
  /** Behind an amount. */
  invoices: { one: '{count} invoice', other: '{count} invoices' },
  estimateCount: { one: '{count} estimate', other: '{count} estimates' },
  /** In the archive, beside the others. */
  archived: '{count} in the archive',
  currency: 'Currency',
  ages: {
    days: '{from}–{to} days',
    more: 'Over {days} days',
  },
  received: 'Payments received',
  receivedIn: 'Payments received in {currency}',
  receivedAbout:
    'Less refunds, by the day of the payment. Each month of the table leads to its payments.',
  /** Behind an amount. */
  thisMonth: 'this month',
  asTable: 'As a table',
  month: 'Month',
  amount: 'Amount',
  payments: 'Payments of {month}',
  noPayments: 'No payments in this month.',
  mostPayments: 'The first {most} are shown.',
  hidePayments: 'Hide',
  date: 'Date',
  invoice: 'Invoice',
  client: 'Client',
  debtors: 'Who owes most',
  opened: 'Opened and not paid',
  openedOn: 'opened {date}',
  recurring: 'Next recurring invoices',
  none: 'Here you see what is owed and paid once you have saved your first invoice.',
} as const;
