export const clientActivity = {
  opened: {
    once: 'Opened on {date}',
    sameDay: {
      one: 'Opened once on {date}',
      other: 'Opened {count} times on {date}',
    },
    days: {
      one: 'Times opened: {count} (first on {first}, last on {last})',
      other: 'Opened {count} times, first on {first}, last on {last}',
    },
  },
  paypal_me: {
    once: 'Clicked to pay with PayPal on {date}',
    sameDay: {
      one: 'Clicked to pay with PayPal once on {date}',
      other: 'Clicked to pay with PayPal {count} times on {date}',
    },
    days: {
      one: 'PayPal clicks: {count} (first on {first}, last on {last})',
      other: 'Clicked to pay with PayPal {count} times, first on {first}, last on {last}',
    },
  },
  stripe_link: {
    once: 'Clicked to pay with Stripe on {date}',
    sameDay: {
      one: 'Clicked to pay with Stripe once on {date}',
      other: 'Clicked to pay with Stripe {count} times on {date}',
    },
    days: {
      one: 'Stripe clicks: {count} (first on {first}, last on {last})',
      other: 'Clicked to pay with Stripe {count} times, first on {first}, last on {last}',
    },
  },
} as const;

export const clients = {
  page: 'Clients',
  /** The page's title where the client's name is not there. */
  one: 'Client',
  hasCredit: 'This client has unused credit. Use or refund it before you delete the client.',
  hasSeries: 'This client has a recurring invoice. End it before you delete the client.',
  add: 'Add Client',
  search: 'Search clients',
  searchHint: 'Name, email or address',
  count: { one: '{count} client', other: '{count} clients' },
  blank: {
    title: 'No clients yet',
    text: 'Add the people and companies you invoice, then choose them when you create an invoice.',
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
    ccEmails: 'Cc recipients',
    phone: 'Phone',
    address: 'Address',
    country: 'Country',
    language: 'Invoice language',
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
    more: 'Cc, language, payment terms and more',
    added: 'Client added successfully!',
    updated: 'Client updated successfully!',
    refused: 'We couldn’t save the client: {failure}. Nothing you entered is lost.',
  },
  deletion: {
    title: 'Delete Client',
    note: 'This client’s invoices won’t change.',
    deleted: '{name} deleted successfully!',
    refused: 'We couldn’t delete the client: {failure}.',
  },
  invoices: {
    title: 'Invoices',
    count: { one: '{count} invoice', other: '{count} invoices' },
    none: 'No invoices for this client yet.',
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
    kept: '{name} added to your clients',
    gone: '{name} removed from your clients',
    stays: 'We kept {name} because the details have changed',
    failed: 'We couldn’t remove {name}. Try again.',
  },
  /** Headings of a file. */
  file: {
    name: 'name',
    email: 'email',
    ccEmails: 'cc',
    phone: 'phone',
    address: 'address',
    country: 'country',
    language: 'invoice language',
    paymentTerms: 'payment terms',
  },
} as const;
