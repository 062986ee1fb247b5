export const enUS = {
  /** What a page could not load; `{message}` is one of the reasons. */
  loading: {
    settings: 'Error loading settings: {message}',
    data: 'Error loading data: {message}',
    invoices: 'Error loading invoices: {message}',
    clients: 'Error loading clients: {message}',
    client: 'Error loading client: {message}',
    products: 'Error loading products: {message}',
    publicInvoice: 'Failed to load invoice: {message}',
    clone: 'Failed to clone invoice: {message}',
    edit: 'Failed to open invoice: {message}',
  },
  /** Said of a part of the page that was asked for by a press. */
  notOpened: 'This could not be opened. Please check your connection and try again.',
  /** They end a sentence. */
  reasons: {
    databaseAway: 'the database does not answer',
    networkAway: 'no connection',
    cutOff: 'the connection was cut off',
    signedOut: 'please sign in again',
    gone: 'it does not exist any more',
    notFound: 'not found',
    invoiceNotFound: 'Invoice not found',
  },
} as const;
