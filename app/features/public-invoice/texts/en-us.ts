export const publicInvoice = {
  close: 'Close',
  notFound: {
    title: 'Invoice Not Found',
    text: 'This invoice may have been removed or the link has expired.',
    home: 'Return to Home',
    noReceipt: 'There is no such receipt.',
    gone: 'Invoice not found or no longer available',
    failed: 'Failed to load invoice',
  },
  seen: 'The sender sees that you opened this.',
  /** What a client wants to know first. */
  state: {
    credited: 'Credited',
    validUntil: 'Valid until {date}',
    creditNote: 'Of {date}',
    due: 'Due {date}',
    paidOn: 'Paid on {date}',
    paid: 'Paid',
    void: 'Cancelled on {date}',
  },
  /** Below what is left to pay. */
  creditedSoFar: '{credited} of {total} is credited.',
  paidSoFar: '{paid} of {total} is paid.',
  receipts: 'Receipts',
  /** Of an answered estimate. */
  restored: {
    title: 'Restored from a file on {date}',
    text: 'We didn’t record the answer to this estimate ourselves, so we can’t verify it.',
  },
  /** In place of the ways to pay. */
  closed: {
    credited: {
      title: 'Invoice Credited',
      text: 'A credit note took this invoice back. There is nothing to pay.',
    },
    estimate: {
      title: 'Estimate',
      text: 'This is an estimate. There is nothing to pay.',
    },
    creditNote: {
      title: 'Credit Note',
      text: 'This is a credit note. There is nothing to pay.',
    },
    paid: {
      title: 'Invoice Paid',
      text: 'This invoice has been paid. There is nothing left to do.',
    },
    void: {
      title: 'Invoice Cancelled',
      text: 'This invoice was cancelled on {date}. There is nothing to pay.',
    },
  },
  view: {
    pay: 'Pay Invoice',
    downloadPdf: 'Download PDF',
    /** Before `PDF`, where there is room. */
    download: 'Download',
  },
  /** Of an invoice that is paid in steps. */
  steps: {
    pay: 'Pay {amount}',
    title: 'Steps',
    isPaid: 'paid',
    all: 'All {amount} instead',
    next: 'The next step, {amount}',
    due: 'due {date}',
  },
  pay: {
    title: 'Pay Invoice',
    view: 'View Invoice',
    questions: 'Questions about this invoice?',
    options: 'Payment Options',
    card: 'Card',
    otherLink: 'Other payment link',
    qrCode: 'QR code of the PayPal link',
    scan: 'Scan to pay with PayPal',
    bank: 'Bank Details',
    check: 'Pay by Check',
    reference: 'Payment reference',
    notes: 'Payment Notes',
    noWay: 'This amount cannot be paid from this page. Please ask {business} how to pay it.',
  },
  owner: {
    relatives: 'Related documents',
    earlierVersions: 'Earlier versions',
    history: 'History',
    label: 'Your invoice',
    more: 'More actions',
    payPage: 'Pay page',
    archived: 'This invoice is in your archive.',
    onlyYou: 'Only you see this.',
  },
  /** Where the money goes elsewhere than before. */
  paymentDestinationChanged: {
    since: 'Payment details changed since invoice {number}',
    sinceFirst: 'Payment details changed since this invoice was first issued',
    howToCheck:
      'Changed payment details are the commonest fraud on invoices. Before you pay, call the seller at a number that you already know, not one on this invoice, and ask whether the new details are theirs.',
  },
  sharing: {
    none: 'Sharing is stopped: no link opens this invoice.',
    stop: 'Stop sharing',
    renew: 'New link',
    title: 'Stop sharing?',
    question:
      'The link that you gave out stops working: your client can no longer view, download or pay this invoice with it. You can make a new link at any time.',
  },
} as const;
