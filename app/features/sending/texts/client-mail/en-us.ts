export const enUS = {
  /** What a seller's template says until they write their own; `{…}` are its fields. */
  templates: {
    invoice: {
      subject: 'Invoice {number} from {business}',
      message:
        'Hello {client},\n\nhere is invoice {number}. {balance} is due on {due date}.\n\nThank you\n{business}',
    },
    receipt: {
      subject: 'Receipt {number} from {business}',
      message:
        'Hello {client},\n\nwe received your payment. Here is receipt {number}.\n\nThank you\n{business}',
    },
    thanks: {
      subject: 'Thank you for paying invoice {number}',
      message:
        'Hello {client},\n\ninvoice {number} is paid. Thank you for your payment.\n\n{business}',
    },
    estimate: {
      subject: 'Estimate {number} from {business}',
      message:
        'Hello {client},\n\nhere is estimate {number} over {total}. You can accept or decline it on its page.\n\n{business}',
    },
    statement: {
      subject: 'Statement from {business}, {number}',
      message:
        'Hello {client},\n\nhere is your statement for {number}. {balance} is owed at its end.\n\nThank you\n{business}',
    },
    'credit-note': {
      subject: 'Credit note {number} from {business}',
      message: 'Hello {client},\n\nhere is credit note {number} over {total}.\n\n{business}',
    },
  },
  /** Messages in the place of those above, where there is nothing to pay or to answer. */
  closed: {
    settled:
      'Hello {client},\n\nhere is invoice {number} for {total}. There is nothing left to pay.\n\nThank you\n{business}',
    expired:
      'Hello {client},\n\nhere is estimate {number} for {total}. It was valid until {due date}.\n\n{business}',
    answered: 'Hello {client},\n\nhere is estimate {number} for {total}.\n\n{business}',
  },
  /** A reminder's words, by when it is. */
  reminders: {
    before: {
      subject: 'Invoice {number} is due on {due date}',
      message:
        'Hello {client},\n\na short reminder: {balance} of invoice {number} is due on {due date}. If you have paid already, nothing is left to do.\n\nThank you\n{business}',
    },
    on: {
      subject: 'Invoice {number} is due on {due date}',
      message:
        'Hello {client},\n\n{balance} of invoice {number} is due on {due date}. If you have paid already, nothing is left to do.\n\nThank you\n{business}',
    },
    after: {
      subject: 'Reminder: invoice {number} was due on {due date}',
      message:
        'Hello {client},\n\n{balance} of invoice {number} was due on {due date} and has not reached us yet. Perhaps it was overlooked. If it is on its way, nothing is left to do.\n\nThank you\n{business}',
    },
    late: {
      subject: 'Invoice {number} is overdue',
      message:
        'Hello {client},\n\ninvoice {number} was due on {due date}, and {balance} is still open. Please pay it now, or tell us by reply what keeps you from it.\n\n{business}',
    },
  },
  /** The sender's name: whose mail it is, and who carries it. */
  from: '{business} via {product}',
  headings: {
    invoice: 'Invoice {number}',
    receipt: 'Receipt {number}',
    thanks: 'Thank you',
    reminder: 'Invoice {number}',
    estimate: 'Estimate {number}',
    statement: 'Statement {number}',
    'credit-note': 'Credit note {number}',
  },
  amountDue: 'Amount due',
  total: 'Total',
  paid: 'Paid',
  dueDate: 'Due date',
  /** The one button. */
  open: {
    document: 'View invoice',
    receipt: 'View invoice',
    estimate: 'View estimate',
    statement: 'View latest invoice',
    'credit-note': 'View credit note',
  },
  openAndPay: 'View and pay invoice',
  attached: {
    document: 'The invoice is attached as a PDF.',
    receipt: 'The receipt is attached as a PDF.',
    estimate: 'The estimate is attached as a PDF.',
    statement: 'The statement is attached as a PDF.',
    'credit-note': 'The credit note is attached as a PDF.',
  },
  alsoTo: 'Also sent to {addresses}.',
  footer: {
    sentBy: '{business} sent this mail with {product}, {origin}.',
    reply: 'Answers go to {email}.',
    stop: 'I do not know this sender',
  },
} as const;
