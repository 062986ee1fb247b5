export const clientActivity = {
  opened: {
    once: 'Opened on {date}',
    sameDay: {
      one: 'Opened {count} time on {date}',
      other: 'Opened {count} times on {date}',
    },
    days: {
      one: 'Opened {count} time, first on {first}, last on {last}',
      other: 'Opened {count} times, first on {first}, last on {last}',
    },
  },
  paypal_me: {
    once: 'Clicked to pay with PayPal on {date}',
    sameDay: {
      one: 'Clicked to pay with PayPal {count} time on {date}',
      other: 'Clicked to pay with PayPal {count} times on {date}',
    },
    days: {
      one: 'Clicked to pay with PayPal {count} time, first on {first}, last on {last}',
      other: 'Clicked to pay with PayPal {count} times, first on {first}, last on {last}',
    },
  },
  stripe_link: {
    once: 'Clicked to pay with Stripe on {date}',
    sameDay: {
      one: 'Clicked to pay with Stripe {count} time on {date}',
      other: 'Clicked to pay with Stripe {count} times on {date}',
    },
    days: {
      one: 'Clicked to pay with Stripe {count} time, first on {first}, last on {last}',
      other: 'Clicked to pay with Stripe {count} times, first on {first}, last on {last}',
    },
  },
} as const;

export const clients = {
  page: 'Clients',
  /** The page's title where the client's name is not there. */
  one: 'Client',
  hasCredit:
    'More was paid on this client’s invoices than they ask for. Use or refund that credit before you delete the client.',
  hasSeries: 'This client has a recurring invoice. End it before you delete the client.',
  add: 'Add Client',
  search: 'Search clients',
  searchHint: 'Name, email or address',
  count: { one: '{count} client', other: '{count} clients' },
  blank: {
    title: 'No clients yet',
    text: 'Add the people and companies you invoice. Then you pick them on an invoice instead of typing them again.',
  },
  none: {
    title: 'No matching clients',
    text: 'Try another name, email, phone number or address',
  },
  actions: { edit: 'Edit', remove: 'Delete' },
  actionsOn: { edit: 'Edit {name}', remove: 'Delete {name}' },
  fields: {
    name: 'Name',
    email: 'Email',
    ccEmails: 'Cc on emails',
    phone: 'Phone',
    address: 'Address',
    country: 'Country',
    language: 'Language of invoices',
    contact: 'Contact',
    taxNumber: 'Tax number',
    reference: 'Reference or PO number',
  },
  /** The choice of a country where it is unknown. */
  noCountry: 'Not specified',
  /** Beside what is known of one. */
  reference: 'Reference',
  form: {
    edit: 'Edit Client',
    sellersLanguage: 'Same as mine',
    more: 'More: contact, tax number, reference',
    added: 'Client added successfully!',
    updated: 'Client updated successfully!',
    refused: 'The client was not saved: {failure}. Nothing you typed is lost.',
  },
  deletion: {
    title: 'Delete Client',
    note: 'Invoices that were made out to this client stay as they are.',
    deleted: '{name} deleted successfully!',
    refused: 'The client was not deleted: {failure}.',
  },
  invoices: {
    title: 'Invoices',
    count: { one: '{count} invoice', other: '{count} invoices' },
    none: 'No invoices yet. Choose this client on an invoice, and it is listed here.',
    number: 'Number',
    date: 'Date',
    due: 'Due date',
    total: 'Total',
    status: 'Status',
    /** Before the date. */
    dueMark: 'Due',
    archived: 'Archived',
  },
  sums: { outstanding: 'Outstanding', paid: 'Paid', credit: 'Credit' },
  notFound: 'Client not found',
  /** Of a client whom a first invoice left behind. */
  kept: {
    kept: '{name} is kept as a client',
    gone: '{name} was removed from your clients',
    stays: '{name} has been changed since and stays',
    failed: '{name} could not be removed. Please try again.',
  },
  /** Headings of a file. */
  file: {
    name: 'name',
    email: 'email',
    ccEmails: 'cc',
    phone: 'phone',
    address: 'address',
    country: 'country',
    language: 'language of invoices',
    paymentTerms: 'payment terms',
  },
} as const;
