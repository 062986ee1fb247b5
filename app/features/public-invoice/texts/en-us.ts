export const publicInvoice = {
  close: 'Close',
  notFound: {
    title: 'Invoice Not Found',
    text: 'This invoice may have been removed or the link has expired.',
    home: 'Return to Home',
    noReceipt: 'Receipt not found',
    gone: 'Invoice not found or no longer available',
    failed: 'Failed to load invoice',
  },
  seen: 'The sender can see that you opened this page.',
  /** What a client wants to know first. */
  state: {
    credited: 'Credited',
    validUntil: 'Valid until {date}',
    creditNote: 'Issued on {date}',
    due: 'Due {date}',
    paidOn: 'Paid on {date}',
    paid: 'Paid',
    void: 'Canceled on {date}',
  },
  /** Below what is left to pay. */
  creditedSoFar: '{credited} of {total} has been credited.',
  paidSoFar: '{paid} of {total} has been paid.',
  receipts: 'Receipts',
  /** Of an answered estimate. */
  restored: {
    title: 'Restored from a file on {date}',
    text: 'The response to this estimate came from that file, so we can’t verify it.',
  },
  /** In place of the ways to pay. */
  closed: {
    credited: {
      title: 'Invoice Credited',
      text: 'This invoice was credited in full. There’s nothing to pay.',
    },
    estimate: {
      title: 'Estimate',
      text: 'This is an estimate. There’s nothing to pay.',
    },
    creditNote: {
      title: 'Credit Note',
      text: 'This is a credit note. There’s nothing to pay.',
    },
    paid: {
      title: 'Invoice Paid',
      text: 'This invoice has been paid. There’s nothing left to do.',
    },
    void: {
      title: 'Invoice Canceled',
      text: 'This invoice was canceled on {date}. There’s nothing to pay.',
    },
  },
  view: {
    pay: 'Pay Invoice',
    downloadPdf: 'Download PDF',
    /** Before `PDF`, where there is room. */
    download: 'Download',
  },
  /** Of an invoice that is paid in installments. */
  steps: {
    pay: 'Pay {amount}',
    title: 'Payment schedule',
    isPaid: 'paid',
    all: 'Pay the full {amount} instead',
    next: 'Pay only the next installment, {amount}',
    due: 'due {date}',
  },
  pay: {
    title: 'Pay Invoice',
    view: 'View Invoice',
    questions: 'Questions about this invoice?',
    options: 'Payment Options',
    card: 'Card',
    otherLink: 'Other payment link',
    qrCode: 'QR code for the PayPal link',
    scan: 'Scan to pay with PayPal',
    bank: 'Bank Details',
    check: 'Pay by Check',
    reference: 'Payment reference',
    notes: 'Payment Notes',
    noWay: 'This amount can’t be paid on this page. Ask {business} how to pay.',
  },
  owner: {
    relatives: 'Related documents',
    earlierVersions: 'Earlier versions',
    history: 'History',
    label: 'Your invoice',
    more: 'More actions',
    payPage: 'Payment page',
    archived: 'This invoice is archived.',
    onlyYou: 'Only you can see this.',
  },
  /** When an invoice asks for payment to a different account than before. */
  paymentDestinationChanged: {
    since: 'Payment details have changed since invoice {number}',
    sinceFirst: 'Payment details have changed since this invoice was first issued',
    howToCheck:
      'Changing the payment details is the most common type of invoice fraud. Before you pay, call the seller at a number you already know, not one from this invoice. Ask whether the new details are theirs.',
  },
  sharing: {
    none: 'Sharing is off. No one can open this invoice with a link.',
    stop: 'Stop sharing',
    renew: 'Create new link',
    title: 'Stop sharing?',
    question:
      'The link you shared will stop working, and your client won’t be able to use it to view, download or pay this invoice. You can create a new link at any time.',
  },
  /** Sharing a link through the apps of the device. */
  shareLink: {
    title: 'Share {number}',
    whatsApp: 'WhatsApp',
    sms: 'Text message',
    more: 'More',
    failed: 'Couldn’t share the link: {message}',
    /** To the client, in the document’s language; the link follows. */
    messages: {
      invoice: 'Here is invoice {number} from {business}:',
      estimate: 'Here is estimate {number} from {business}:',
      'credit-note': 'Here is credit note {number} from {business}:',
    },
  },
} as const;
