export const pictures = {
  logo: 'Logo',
  signature: 'Signature',
  hint: 'PNG or JPEG, up to 512 kB.',
  drop: 'Drop it here',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  added: 'Picture added',
  removed: 'Picture removed',
  refused: {
    tooHeavy: 'Picture must be 512 kB or smaller',
    wrongKind: 'Picture must be a PNG or JPEG file',
    tooLarge: 'Picture has too many pixels. Please choose a smaller one.',
    unreadable: 'This picture cannot be read. Please choose another one.',
  },
  draw: {
    open: 'Draw',
    openAgain: 'Draw again',
    title: 'Draw your signature',
    about: 'Sign with your finger, a pen or the mouse.',
    area: 'Drawing area. To sign without drawing, upload a picture of your signature.',
    undo: 'Undo',
    clear: 'Clear',
    use: 'Use Signature',
  },
} as const;

export const settings = {
  title: 'Settings',
  description: 'Your business, tax, payment details and template for new invoices.',
  intro: 'Your next invoice starts from what you set here.',
  introGuest:
    'Your next invoice starts from what you set here. Until you sign in it is kept in this browser.',
  fromBrowser:
    'This browser kept settings that differ from those of your account. They are filled in below: save them, or cancel to keep what your account has.',
  contents: 'On this page',
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
  },
} as const;

export const taxSettings = {
  question: {
    us: 'Are you registered for sales tax?',
    ca: 'Are you registered for GST/HST?',
    uk: 'Are you registered for VAT?',
    au: 'Are you registered for GST?',
  },
  unanswered: 'Not answered yet',
  yes: 'Yes',
  no: 'No',
  /** Why an invoice has no tax then. */
  noTax: {
    us: 'Whoever has no permit must not charge sales tax: new invoices have no tax line, no tax title and no default rate.',
    ca: 'Whoever is not registered must not charge GST/HST: new invoices have no tax line, no tax title and no default rate.',
    uk: 'Whoever is not registered must not charge VAT: new invoices have no tax line, no tax title and no default rate.',
    au: 'Whoever is not registered must not charge GST: new invoices have no tax line, no tax title and no default rate.',
  },
  since: 'Registered since',
  abn: 'Your ABN below stands on every invoice: there is no other number to give.',
  /** By the names of their taxes. */
  numbers: {
    vat: 'VAT number',
    gstHst: 'GST/HST number',
    qst: 'QST number',
    pstBc: 'PST number, British Columbia',
    pstSk: 'PST number, Saskatchewan',
    rstMb: 'RST number, Manitoba',
  },
  provincial: 'Numbers of provinces (QST, PST, RST)',
  wrongNumber:
    'This number does not look right: please compare it with your papers. It is saved as it is.',
  ownTaxes: {
    heading: 'Your taxes',
    about:
      'We look up no rates: add each tax that you charge, with its jurisdiction and your rate. New items start with all of them.',
    tax: 'Tax {number}',
    jurisdiction: 'Jurisdiction',
    rate: 'Rate',
    permit: 'Permit number',
    add: 'Add Tax',
    remove: 'Remove tax {number}',
  },
  rounding: {
    label: 'Rounding of taxes',
    tax: 'Once per tax',
    line: 'On each line',
    reason:
      'Once per tax, the exact tax of all lines is added up and rounded at the end; on each line, every line is rounded first. The totals can differ by a few cents: choose what your books do.',
    law: 'The rule is in <law>{title}</law>.',
  },
  pricesIncludeTax: 'Prices include tax',
  pricesIncludeTaxHint: 'New invoices start so: the tax is part of the prices that you type.',
  finePrices: 'More decimals in prices',
  finePricesHint: 'Up to 4 more than the currency has. The total of a line is rounded to it.',
} as const;
