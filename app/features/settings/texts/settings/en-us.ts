export const enUS = {
  title: 'Settings',
  description: 'Your business, tax, payment details and template for new invoices.',
  intro: 'Your next invoice starts from what you set here.',
  introGuest:
    'Your next invoice starts from what you set here. Until you sign in it is kept in this browser.',
  fromBrowser:
    'This browser kept settings that differ from those of your account. They are filled in below: save them, or cancel to keep what your account has.',
  cancel: 'Cancel',
  save: 'Save Settings',
  business: {
    heading: 'Business Information',
    required: 'Required',
  },
  tax: {
    heading: 'Tax Settings',
    about: 'New items start with this rate. You can change it on every item.',
    rate: 'Default {tax} rate',
    rateHint: 'Empty: the usual rate of the country, {rate}%.',
  },
  invoices: {
    heading: 'Invoice Settings',
    about:
      'Numbers count up from your last saved invoice. The due date follows your payment terms; you can change it on each invoice.',
    nextNumber: 'Next invoice number:',
    template: 'Template',
    paper: 'Paper size',
    paperHint:
      'New invoices, estimates and credit notes, statements and reports. Saved documents keep theirs.',
    papers: {
      usual: 'Automatic: Letter in the USA and Canada, A4 elsewhere',
      letter: 'Letter (8.5 × 11 in)',
      a4: 'A4 (210 × 297 mm)',
    },
    language: 'Language of invoices',
    pagesLanguage: 'Same as these pages',
    languageHint: 'A client can have another.',
  },
  optional: 'Optional Settings',
  banking: {
    heading: 'Banking Details',
    about: 'Where your clients send a transfer. Leave out what you do not use.',
  },
  payment: {
    heading: 'Payment Methods',
    about: 'What you change on an invoice is kept here for the next one.',
  },
  regional: {
    heading: 'Regional Settings',
    aboutAccount:
      'The flag at the top changes the country of the pages, with their currency, taxes and payment methods. Your choice is kept with your account.',
    aboutGuest:
      'The flag at the top changes the country of the pages, with their currency, taxes and payment methods. Your choice is kept in this browser.',
    country: 'Country',
    currency: 'Currency',
    dates: 'Dates',
    dateFormats: {
      us: 'MM/DD/YYYY',
      ca: 'DD/MM/YYYY',
      uk: 'DD/MM/YYYY',
      au: 'DD/MM/YYYY',
    },
    ownCountry: 'Country of your business',
    ownCountryHint: 'New clients start with it.',
  },
  subscription: {
    heading: 'Subscription Management',
    plan: 'Plan',
    billed: 'Billed',
    monthly: 'Every month',
    yearly: 'Every year',
    usage: 'Usage',
    cancelled: 'Cancelled',
    toCancel: 'To cancel, press {button}.',
    toCancelPaid:
      'To cancel, press {button}. Your plan then goes on until the end of the time you paid for.',
    upgrade: 'Upgrade',
    seePlans: 'See plans',
  },
  leave: {
    title: 'Leave without saving?',
    question: 'What you changed here is not saved yet.',
    confirm: 'Leave',
    cancel: 'Keep editing',
  },
  questions: {
    heading: 'FAQ',
    free: {
      title: 'How many invoices are free?',
      content:
        '3 invoices in total. Drafts and previews do not count; an invoice counts once, when you save it.',
    },
    unsaved: {
      title: 'What happens to an invoice I have not saved?',
      content:
        'It is kept in this browser with every change and comes back when you open Create Invoice again.',
    },
    delivery: {
      title: 'How does my client get an invoice?',
      content:
        'By email: choose Send, and it leaves at once or on the day that you pick. You can also send the PDF yourself, or copy the link from your invoice list. Your client opens it without an account, and pays by card once you have connected Stripe.',
    },
    changes: {
      title: 'Who can change my invoices?',
      content:
        'You alone. Whoever has the link to an invoice can read it, download it and pay it, nothing else.',
    },
  },
  signIn: {
    title: 'Sign in to save settings',
    text: 'To save these settings across devices, please sign in.',
    more: 'They are kept in this browser, and your next invoice starts from them.',
    notNow: 'Not now',
    signIn: 'Sign in',
  },
  saving: {
    saved: 'Settings updated successfully!',
    synced: 'Settings saved and synced to your account!',
    unreachable: 'Your settings could not be saved. Please check your connection and try again.',
    kept: 'Saved on this device',
    keptDetail: 'Your settings go to your account when you are back online.',
    refused: 'Your settings could not be saved',
    notKept: 'This browser does not keep your settings',
  },
  checks: {
    postalCode: {
      us: 'USA postal code format: 12345 or 12345-1234',
      ca: 'Canada postal code format: {example}',
      uk: 'UK postcode format: {example}',
      au: 'Australia postal code format: 4 digits (e.g., 2000)',
    },
    postalCodeToast: 'Please fix postal code format',
    inputs: 'Please check your inputs',
    linkNotHttps: 'Payment links must use HTTPS protocol',
    otherLinkNotHttps: 'Payment link "{name}" must use HTTPS',
    otherLinkInvalid: 'Invalid URL for payment link "{name}"',
  },
} as const;
