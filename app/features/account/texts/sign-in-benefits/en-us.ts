export const enUS = {
  heading: 'Your first 3 invoices are free. No card needed.',
  pdf: {
    title: 'A clean PDF of every invoice',
    text: 'Ready to send, with real payment links in it.',
  },
  link: {
    title: 'A link your client can pay from',
    text: 'They open it without an account.',
  },
  exactTitle: 'Figures that add up',
  exact: {
    us: 'Discounts and Sales Tax are exact to the last cent, in 20 currencies.',
    ca: 'Discounts and GST/HST are exact to the last cent, in 20 currencies.',
    uk: 'Discounts and VAT are exact to the last penny, in 20 currencies.',
    au: 'Discounts and GST are exact to the last cent, in 20 currencies.',
  },
  details: {
    title: 'Details typed once',
    text: 'Your payment details wait in the next invoice.',
  },
  sample: {
    invoice: 'Invoice {number}',
    paid: 'Paid',
    total: 'Total',
  },
} as const;
