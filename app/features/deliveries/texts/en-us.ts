/** For the document's owner. `note` is what it is called outside the USA, `slip` in the USA. */
export const deliveries = {
  make: { note: 'Make delivery note', slip: 'Make packing slip' },
  title: { note: 'Delivery note for {number}', slip: 'Packing slip for {number}' },
  about:
    'It lists what you deliver, without prices or payment details. You can’t change it once it’s created.',
  list: { note: 'Delivery notes', slip: 'Packing slips' },
  quantityOf: 'Quantity of {line}',
  quantityLeft: '{left} left to deliver',
  shippingAddress: 'Shipping address',
  day: { note: 'Delivery date', slip: 'Ship date' },
  carrier: 'Carrier (optional)',
  tracking: 'Tracking number or link (optional)',
  done: { note: 'Delivery note {number} created', slip: 'Packing slip {number} created' },
  failed: 'Not created: {message}',
  notOpened: 'Couldn’t open the form: {message}',
  download: 'PDF',
  downloadOf: 'Download {number} as a PDF',
  send: 'Send',
  sendOf: 'Send {number}',
  noNote: 'Delivery note not found',
  bars: {
    void: 'This document is void, so there’s nothing to deliver.',
    declined: 'Your client declined this estimate, so there’s nothing to deliver.',
    'nothing-left': 'Everything on this document has been delivered.',
    'too-many': 'This document already has {most} deliveries. That’s the maximum.',
    changing: 'This document is being changed somewhere else. Try again in a moment.',
    'made-otherwise':
      'You already created {number} with this form. To create another, open the form again.',
  },
  refusals: {
    nothing: 'Enter the quantity of at least one item.',
    tooMuch: 'That’s more than is left to deliver. Open the form again to see what’s left.',
    quantity: 'Enter a number from 0 to {left}.',
    day: 'Enter a date like 2026-01-31.',
    address: 'Enter the address you’re delivering to.',
    tooLong: 'Use {most} characters or fewer.',
  },
} as const;

/** On the sheet, in the document's language. */
export const deliverySheets = {
  title: { note: 'Delivery Note {number}', slip: 'Packing Slip {number}' },
  name: { note: 'Delivery Note', slip: 'Packing Slip' },
  day: { note: 'Delivery date', slip: 'Ship date' },
  /** What it belongs to; the document's number follows. */
  of: { invoice: 'Invoice', estimate: 'Estimate' },
  shipping: 'Shipping',
  carrier: 'Carrier',
  tracking: 'Tracking',
  /** Below the lines that the recipient fills in by hand. */
  receivedBy: 'Received by (name and signature)',
  receivedOn: 'Date received',
} as const;
