export const enUS = {
  section: {
    heading: 'Your Data',
    title: 'Download your data',
    about:
      'One zip file with everything we keep of you: your invoices as PDF, and invoices, clients, products and settings as JSON and CSV.',
    start: 'Download my data',
    stop: 'Stop',
    goOn: 'Go on with part {part}',
    missing: 'Your data comes in {parts} files. Part {part} and what follows is missing.',
    collecting: 'Collecting your data',
    collectingPart: 'Collecting your data: part {part} of {parts}',
    progress: '{files} of {wanted}',
    done: 'Your data was downloaded.',
    doneParts: 'Your data was downloaded in {parts} files.',
    failed: 'Your data could not be downloaded: {message}',
  },
  readme: {
    everything: 'This is everything that {product} keeps of your account, as of {time}.',
    inParts:
      'Your invoices come in {parts} files, of which this is the first; those that begin with {second} are in the second.',
    part: 'This is part {number} of what {product} keeps of your account, as of {time}.',
    account: 'who you are here, your ways to sign in, signed-in browsers, settings and plan',
    clients: 'your clients',
    products: 'your products and services',
    invoices:
      'your invoices; the JSON file has every line and field, what was counted on the public pages, and which reminders were not sent',
    history:
      'what happened to each of these invoices, with old and new as they are stored (amounts in cents or the like)',
    versions:
      'what each invoice said when it was issued and whenever it was corrected, with our signed record',
    payments:
      'what was paid on these invoices, taken back, refunded and used as credit (amounts in cents or the like)',
    cards: 'tries to pay these invoices by card, each with its session at Stripe',
    recurring: 'your recurring invoices, and what became of each of their days',
    answers:
      'what your clients answered to your estimates, with what they drew as the path of an SVG',
    refunds: 'refunds of card payments, each with its number at Stripe and how far it is',
    disputes: 'disputes of your clients about card payments',
    mails: 'the mails that you sent about these invoices, to whom, and what became of them',
    files: 'the PDFs that were handed out, by SHA-256',
    pdfs: 'each invoice as PDF, and as an e-invoice (XML) where nothing is missing for that',
    pictures: 'your logo and your signature',
    kinds: 'The .json files are for programs, the .csv files open in a spreadsheet. Times are UTC.',
    passwords:
      'Passwords are not in here: of yours only a check value is kept, from which nobody can tell it.',
    partInvoices:
      'invoices; the JSON file has every line and field, what was counted on the public pages, and which reminders were not sent',
    partPdfs:
      'each of these invoices as PDF, and as an e-invoice (XML) where nothing is missing for that',
    partMore: '{file} in the first part says what else there is.',
  },
  columns: {
    number: 'number',
    invoiceDate: 'invoice date',
    dueDate: 'due date',
    status: 'status',
    archived: 'archived',
    client: 'client',
    clientEmail: 'client email',
    currency: 'currency',
    subtotal: 'subtotal',
    discount: 'discount',
    tax: 'tax',
    total: 'total',
  },
  status: {
    paid: 'paid',
    unpaid: 'unpaid',
    overdue: 'overdue',
    void: 'void',
    credited: 'credited',
    open: 'open',
    accepted: 'accepted',
    declined: 'declined',
    invoiced: 'invoiced',
    issued: 'issued',
  },
  archived: { yes: 'yes', no: 'no' },
} as const;
