export const enUS = {
  back: 'Back',
  shareNotOpened: 'the share sheet did not open',
  sharePdf: 'Share PDF',
  invoice: 'Invoice',
  payInvoice: 'Pay Invoice',
  tabs: { invoices: 'Invoices', create: 'Create', settings: 'Settings' },
  menu: { title: 'Menu', subscription: 'Subscription', help: 'Help & Support' },
  start: {
    title: 'No invoices yet',
    text: 'Create your first invoice in seconds. You can edit, save to PDF, or send it to your client.',
    create: 'Create Invoice',
    signIn: 'Already have an account? Sign in',
  },
} as const;
