export const checks = {
  issues: {
    title: 'Please correct {count} highlighted field(s)',
    intro: 'Issues found in:',
    groups: {
      invoice: 'invoice details',
      business: 'business info',
      client: 'client info',
      items: 'items',
      payment: 'payment methods',
    },
  },
  preview: {
    incomplete: 'Please complete all required fields',
    missing: 'Please complete these required fields:',
    invalid: 'Please fix validation errors before creating preview',
    payment:
      'Please provide at least one payment method: bank details, payment links, or check information',
    businessEmail: 'Business email cannot be the same as client email',
    httpsOnly: '{label} must use HTTPS protocol',
    invalidUrl: 'Invalid URL for {label}',
    labels: {
      stripe: 'Stripe payment link',
      paypal: 'PayPal payment link',
      unnamed: 'payment link',
    },
    needs: {
      businessName: 'Your Name/Business',
      clientName: 'Client Name',
      items: 'At least one item with a description and a price above 0',
      paymentMethods: 'At least one payment method',
    },
  },
} as const;

export const controls = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  messages: 'Notifications',
  tryAgain: 'Try again',
  undo: 'Undo',
  copy: {
    name: 'Copy {label}',
    done: '{label} copied',
    failed: 'Couldn’t copy. Copy the text manually.',
  },
  leaveForm: {
    title: 'Discard changes?',
    question: 'Your changes haven’t been saved.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
  list: { loadMore: 'Load more', shown: '{count} shown', toStart: 'Back to the start of the list' },
} as const;

export const countries = {
  names: { us: 'USA', ca: 'Canada', uk: 'UK', au: 'Australia' },
  /** Inside a sentence. */
  inCountry: { us: 'in the USA', ca: 'in Canada', uk: 'in the UK', au: 'in Australia' },
} as const;

export const currencies = {
  names: {
    USD: 'US Dollar',
    EUR: 'Euro',
    GBP: 'British Pound',
    JPY: 'Japanese Yen',
    CHF: 'Swiss Franc',
    CAD: 'Canadian Dollar',
    AUD: 'Australian Dollar',
    NZD: 'New Zealand Dollar',
    SEK: 'Swedish Krona',
    NOK: 'Norwegian Krone',
    DKK: 'Danish Krone',
    PLN: 'Polish Zloty',
    CZK: 'Czech Koruna',
    HUF: 'Hungarian Forint',
    SGD: 'Singapore Dollar',
    HKD: 'Hong Kong Dollar',
    MXN: 'Mexican Peso',
    BRL: 'Brazilian Real',
    INR: 'Indian Rupee',
    ZAR: 'South African Rand',
  },
} as const;

export const errors = {
  notLoaded: 'Page not loaded',
  home: 'Return to Home',
  notFound: {
    title: 'Oops! Page not found',
    text: 'There’s nothing at this address. It may be mistyped, or the page may have moved.',
  },
  tooLarge: {
    title: 'That’s too much to send',
    back: 'Go back',
    text: 'You sent more data than we can accept.',
  },
  broken: {
    title: 'Something went wrong',
    again: 'Try again',
    tellSupport: 'If it happens again, give support this number:',
    text: 'This one’s on us. Your saved invoices are safe, and any invoice you were working on is saved in this browser.',
  },
  missingScript: {
    title: 'This page didn’t load',
    text: 'Part of this page is missing, possibly because of an update. Try again in a minute. Your saved invoices are safe, and any invoice you were working on is saved in this browser.',
  },
  away: {
    database: {
      title: 'We can’t reach your data right now',
      text: 'Our database isn’t responding at the moment. Your saved invoices are safe, and any invoice you were working on is saved in this browser.',
    },
    network: {
      title: 'No connection',
      text: 'We couldn’t load this page. Any invoice you were working on is saved in this browser.',
    },
    again: 'Try again now',
    back: 'Connection restored. Opening your page.',
    waiting: 'We’ll keep trying automatically.',
  },
} as const;

export const failures = {
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
  notOpened: 'We couldn’t open this part of the page. Check your connection and try again.',
  /** They end a sentence. */
  reasons: {
    databaseAway: 'our database isn’t responding',
    networkAway: 'no connection',
    cutOff: 'the connection was lost',
    signedOut: 'sign in again',
    gone: 'it no longer exists',
    notFound: 'not found',
    invoiceNotFound: 'Invoice not found',
  },
} as const;

export const fields = {
  labels: {
    invoiceNumber: 'Invoice number',
    businessName: 'Business name',
    businessEmail: 'Business email',
    businessPhone: 'Business phone',
    businessWebsite: 'Business website',
    businessAddress: 'Business address',
    businessPostalCode: 'Business postal code',
    taxNumber: 'Tax number',
    clientName: 'Client name',
    clientEmail: 'Client email',
    clientAddress: 'Client address',
    clientContact: 'Contact person',
    clientTaxNumber: 'Client’s tax number',
    clientReference: 'Client’s reference or PO number',
    homeRate: 'Exchange rate',
    homeRateDate: 'Exchange rate date',
    homeRateSource: 'Exchange rate source',
    footerText: 'Footer text',
    openingText: 'Opening text',
    termsText: 'Terms',
    shippingAddress: 'Shipping address',
    shippingPostalCode: 'Shipping postal code',
    notes: 'Notes',
    paymentNotes: 'Payment instructions',
    secondNotes: 'Notes in the second language',
    secondPaymentNotes: 'Payment instructions in the second language',
    phone: 'Phone',
    website: 'Website',
    postalCode: 'Postal code',
    taxRate: 'Tax rate',
    invoicePrefix: 'Invoice prefix',
    estimatePrefix: 'Estimate prefix',
    estimateStart: 'Estimate starting number',
    creditNotePrefix: 'Credit note prefix',
    creditNoteStart: 'Credit note starting number',
    startingNumber: 'Starting number',
    paymentTerms: 'Payment terms',
    name: 'Name',
    email: 'Email',
    address: 'Address',
  },
  /** By country. */
  postalCodes: { us: 'ZIP code', ca: 'Postal code', uk: 'Postcode', au: 'Postcode' },
  terms: {
    kinds: {
      receipt: 'Due on receipt',
      days: 'Days after the invoice date',
      month: 'End of this month',
      'next-month': 'End of next month',
      'after-month': 'Days after the end of the month',
    },
    own: 'Other due date',
    days: 'Days',
    builtIn: '30 days',
    sameAsSettings: 'Same as in Settings',
    unprinted: '30 days (not shown on the invoice)',
  },
} as const;

export const frame = {
  skip: 'Skip to content',
  breadcrumb: 'Breadcrumb',
  main: 'Main',
  menu: 'Menu',
  logOut: 'Logout',
  signIn: 'Sign in',
  createInvoice: 'Create Invoice',
  loading: 'Loading',
  country: { choice: 'Country: {country}', changed: 'Your country is now {country}.' },
  footer: {
    tagline: 'Professional invoices for freelancers and small businesses.',
    support: 'Support:',
    product: 'Product',
    productLinks: {
      create: 'Invoice Generator',
      clients: 'Client Management',
      products: 'Product Catalog',
      pricing: 'Pricing Plans',
    },
    legal: 'Legal',
    legalLinks: {
      privacy: 'Privacy Policy',
      terms: 'Terms of Service',
      cookiePolicy: 'Cookie Policy',
      cookieSettings: 'Cookie Settings',
      contact: 'Contact Support',
    },
    countries: 'Countries',
    operated: '{product} is operated by {operator}, {address}.',
    imprint: 'Legal Notice',
  },
} as const;

/** What is wrong with a value, by the codes of `FieldIssue`. */
export const issues = {
  tooLong: '{label} must be {max} characters or fewer',
  required: '{label} is required',
  date: 'Enter a valid date',
  email: 'Enter a valid email',
  emailFormat: 'Invalid email format',
  emails: 'Separate email addresses with commas.',
  phone: 'Phone number can only contain digits, spaces and + ( ) -',
  website: 'Website must start with http:// or https://',
  accent: 'Enter a color like #1F5B45',
  columns: 'These columns don’t fit. Remove one or choose a shorter label.',
  fieldColumns: 'You can show up to two custom fields as columns.',
  termDays: 'Enter a whole number of days from 0 to 365',
  startingNumber: 'Starting number must be a whole number from 1 to 999999',
  description: 'Description is required',
  descriptionLength: 'Description must be 500 characters or fewer',
  quantity: 'Quantity must be greater than 0',
  quantityLimit: 'Quantity must be 100,000 or less',
  price: 'Price must be 0 or greater',
  priceLimit: 'Price must be 1,000,000,000 or less',
  taxRate: 'Tax rate must be between 0 and 100',
  noneComplete: 'At least one item must be complete with name, quantity > 0, and price ≥ 0',
  tooManyItems: 'An invoice can have at most 100 items',
  discount: 'Discount must be between 0 and 100',
  notANumber: 'Enter a number, for example 12.50',
  discountAmount: 'Discount must be 0 or greater',
  discountTooLarge: 'The discount is larger than the subtotal',
  depositTooLarge: 'The items must add up to at least the deposit already invoiced',
  lineDiscount: 'The discount is larger than the item total',
  taxNameLength: 'Tax name must be 40 characters or fewer',
  sameTax: 'Give each tax on an item a different name',
  tooManyTaxes: 'An item can have at most 5 taxes',
  insideReverse:
    'Prices can’t include tax that your client pays to the tax authority. Turn off “Prices include tax” or remove the reverse charge.',
  dueBeforeInvoice: 'Due date must be on or after invoice date',
  validBeforeEstimate: 'The “Valid until” date must be on or after the estimate date',
  sameEmail: 'Client email cannot be the same as business email',
  homeRate: 'Enter an exchange rate above 0, for example 0.7812',
  totalTooLarge: 'The invoice total is too large. Lower the quantities or prices.',
  numberTaken: 'Invoice number {number} already exists. Please use a different number.',
  noPaymentMethod: 'At least one payment method is required (bank details or payment link)',
  stripeRequired: 'Stripe payment link is required when card payments are enabled',
  linkName: 'Link name must be {max} characters or fewer',
  tooManyLinks: 'An invoice can have at most {max} other payment links',
  https: 'Must start with https://',
  stripeLink: 'Must be from stripe.com',
  paypalLink: 'Must be from paypal.me',
  paypalName: 'Add your name, for example https://paypal.me/yourname',
  anyLink: 'Invalid URL for payment link "{name}"',
  linkNotHttps: 'Payment links must use HTTPS protocol',
  otherLinkNotHttps: 'Payment link "{name}" must use HTTPS',
  ibanFormat: 'IBAN format: 2 letters + 2 digits + account number (e.g., {example})',
  ibanLength: '{country} IBAN must be {length} characters',
  ibanChecksum: 'Invalid IBAN checksum',
  swiftLength: 'SWIFT/BIC must be 8 or 11 characters (e.g., {short} or {long})',
  swiftFormat:
    'SWIFT/BIC format: 6 letters, then 2 or 5 letters or digits (e.g., {short} or {long})',
} as const;

export const languages = {
  label: 'Language',
  hint: 'The change takes effect immediately, in this browser and in your account.',
  guestHint: 'The change takes effect immediately in this browser.',
  names: {
    'en-US': 'English (US)',
    'en-GB': 'English (UK)',
    'en-CA': 'English (Canada)',
    'fr-CA': 'French (Canada)',
    'en-AU': 'English (Australia)',
    ru: 'Russian',
  },
  changed: 'This page is now in English.',
  notChanged: 'We couldn’t change the language. Try again.',
  unknown: 'This language isn’t available.',
  heading: 'Languages',
} as const;

export const lists = {
  clearSearch: 'Clear search',
  exportCsv: 'Export CSV',
  notExported: {
    clients: 'Error exporting clients: {message}',
    products: 'Error exporting products: {message}',
  },
  /** The lines on the page and how many there are. */
  range: '{first}–{last} of {count}',
  previous: 'Previous page',
  next: 'Next page',
} as const;

export const nativeFrame = {
  back: 'Back',
  shareNotOpened: 'the share sheet didn’t open',
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

export const numbers = { unclear: 'Which number did you mean?' } as const;

export const pages = {
  home: 'Home',
  names: {
    overview: 'Overview',
    reports: 'Tax Report',
    invoices: 'Invoices',
    estimates: 'Estimates',
    recurring: 'Recurring',
    'credit-notes': 'Credit Notes',
    'create-invoice': 'Create Invoice',
    clients: 'Clients',
    products: 'Products',
    pricing: 'Pricing',
    settings: 'Settings',
    auth: 'Sign in',
    'forgot-password': 'Forgot password',
    'reset-password': 'Reset password',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    'cookie-policy': 'Cookie Policy',
    contact: 'Contact Support',
    imprint: 'Legal Notice',
    invoice: 'Pay Invoice',
    'view-invoice': 'Invoice',
  },
  editInvoice: 'Edit Invoice',
  createEstimate: 'Create Estimate',
  createAccount: 'Create account',
  createInvoice: 'Create Invoice',
  invoiceDetails: 'Invoice Details',
  welcome: { title: 'Welcome', description: 'No account needed to start. Save or send later.' },
  thisProduct: 'this product',
  thisApp: 'this app',
  sample: 'Sample invoice',
  app: {
    description: 'Invoices for freelancers and small businesses',
    create: 'Create Invoice',
    invoices: 'Invoices',
  },
} as const;

export const period = {
  periods: 'Periods',
  from: 'From',
  to: 'To',
  show: 'Show',
  faults: {
    days: 'Enter a start date and an end date',
    order: 'The end date can’t be before the start date',
  },
  notLoaded: 'Couldn’t create the file: {message}',
} as const;

export const provinces = {
  names: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
} as const;

export const records = {
  save: 'Save',
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete "{name}"? This action cannot be undone.',
} as const;

export const requests = {
  failed: 'Something went wrong. Try again.',
  methodUnknown: 'This address doesn’t accept that method.',
  nothingHere: 'There’s nothing at this address.',
  signInAgain: 'Sign in again.',
  crossSite: 'This request didn’t come from one of our pages.',
  httpsOnly: 'This address only accepts HTTPS.',
  notUnderstood: 'We couldn’t understand this request.',
  tooLarge: 'That’s too much data. The limit is {limit}.',
  kilobytes: '{count} KB',
  megabytes: '{count} MB',
  /** Ends a sentence. */
  formUnreadable: 'we couldn’t read the form',
  socketOnly: 'This address only accepts WebSocket connections.',
  liveAway: 'Live updates aren’t available at the moment.',
  countryUnknown: 'Choose the USA, Canada, the UK or Australia.',
  noPicture: 'Picture not found.',
  pictureFailed: 'We couldn’t load the picture.',
} as const;

export const timeZone = {
  label: 'Time zone',
  hint: 'Your time zone determines invoice dates and when an invoice becomes due or overdue.',
  hintElsewhere:
    'Your time zone determines invoice dates and when an invoice becomes due or overdue. This device is set to {zone}.',
  moved: {
    title: 'Change your time zone to {zone}?',
    use: 'Use {zone}',
    keep: 'Keep {zone}',
    about: 'Invoice dates, due dates and overdue status are currently based on {zone}.',
  },
} as const;

export const units = {
  /** By the codes of `app/domain/taxes/units.ts`. */
  names: {
    hour: 'Hours',
    minute: 'Minutes',
    day: 'Days',
    week: 'Weeks',
    month: 'Months',
    piece: 'Pieces',
    set: 'Sets',
    lumpSum: 'Lump sum',
    page: 'Pages',
    word: 'Words',
    kilometre: 'Kilometers',
    mile: 'Miles',
    metre: 'Meters',
    foot: 'Feet',
    squareMetre: 'Square meters',
    squareFoot: 'Square feet',
    kilogram: 'Kilograms',
    pound: 'Pounds (weight)',
    litre: 'Liters',
    kilowattHour: 'Kilowatt hours',
  },
} as const;
