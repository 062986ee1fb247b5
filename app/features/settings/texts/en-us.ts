export const pictures = {
  logo: 'Logo',
  signature: 'Signature',
  hint: 'PNG or JPEG, up to 512 KB.',
  drop: 'Drop a picture here',
  upload: 'Upload',
  replace: 'Replace',
  remove: 'Remove',
  added: 'Picture added',
  removed: 'Picture removed',
  refused: {
    tooHeavy: 'Picture must be 512 KB or smaller',
    wrongKind: 'Picture must be a PNG or JPEG file',
    tooLarge: 'This picture has too many pixels. Choose a smaller one.',
    unreadable: 'We couldn’t read this picture. Choose a different one.',
  },
  draw: {
    open: 'Draw',
    openAgain: 'Draw again',
    title: 'Draw your signature',
    about: 'Sign with your finger, a stylus or a mouse.',
    area: 'Drawing area. To sign without drawing, upload a picture of your signature.',
    undo: 'Undo',
    clear: 'Clear',
    use: 'Use Signature',
  },
} as const;

export const settings = {
  title: 'Settings',
  description: 'Your business, tax and payment details, and the template for new invoices.',
  intro: 'New invoices start with these settings.',
  introGuest:
    'New invoices start with these settings. They’re saved in this browser until you sign in.',
  fromBrowser:
    'This browser has settings that differ from the ones in your account. They’re filled in below: save them, or cancel to keep your account’s settings.',
  contents: 'On this page',
  cancel: 'Cancel',
  save: 'Save Settings',
  business: {
    heading: 'Business Information',
    required: 'Required',
  },
  tax: {
    heading: 'Tax Settings',
    rate: 'Default {tax} rate',
    rateHint: 'If you leave this empty, we use the country’s usual rate, {rate}%.',
  },
  invoices: {
    heading: 'Invoice Settings',
    about:
      'Numbers continue from your last saved invoice, and due dates follow your payment terms.',
    nextNumber: 'Next invoice number:',
    template: 'Template',
    paper: 'Paper size',
    paperHint:
      'For new invoices, estimates and credit notes, and for statements and reports. Saved documents don’t change.',
    papers: {
      usual: 'Automatic: Letter in the USA and Canada, A4 elsewhere',
      letter: 'Letter (8.5 × 11 in)',
      a4: 'A4 (210 × 297 mm)',
    },
    language: 'Invoice language',
    pagesLanguage: 'Same as this page',
    languageHint: 'You can choose a different language for each client.',
  },
  optional: 'Optional Settings',
  banking: {
    heading: 'Banking Details',
    about: 'The bank account your clients send transfers to.',
  },
  payment: {
    heading: 'Payment Methods',
    about:
      'If you change payment methods on an invoice, we save the change here for your next one.',
  },
  regional: {
    heading: 'Regional Settings',
    about:
      'Use the flag at the top to change the country. This also changes the currency, taxes and payment methods.',
    country: 'Country',
    currency: 'Currency',
    dates: 'Dates',
    dateFormats: {
      us: 'MM/DD/YYYY',
      ca: 'DD/MM/YYYY',
      uk: 'DD/MM/YYYY',
      au: 'DD/MM/YYYY',
    },
    ownCountry: 'Business country',
    ownCountryHint: 'The default country for new clients.',
  },
  subscription: {
    heading: 'Subscription Management',
    plan: 'Plan',
    billed: 'Billed',
    monthly: 'Monthly',
    yearly: 'Yearly',
    usage: 'Usage',
    cancelled: 'Canceled',
    toCancel: 'To cancel, select {button}.',
    toCancelPaid:
      'To cancel, select {button}. Your plan stays active until the end of the period you’ve paid for.',
    upgrade: 'Upgrade',
    seePlans: 'See plans',
  },
  leave: {
    title: 'Leave without saving?',
    question: 'Your changes aren’t saved yet.',
    confirm: 'Leave',
    cancel: 'Keep editing',
  },
  questions: {
    heading: 'FAQ',
    free: {
      title: 'How many invoices are free?',
      content:
        '3 invoices in total. Drafts and previews don’t count. An invoice counts once, when you save it.',
    },
    unsaved: {
      title: 'What happens to an invoice I haven’t saved?',
      content: 'Every change is saved in this browser. Open Create Invoice again to continue.',
    },
    delivery: {
      title: 'How does my client get an invoice?',
      content:
        'By email: choose Send, and we’ll email it immediately or on the day you choose. You can also send the PDF yourself or copy the link from your invoice list. Your client doesn’t need an account to open the invoice. They can pay by card once you’ve connected Stripe.',
    },
    changes: {
      title: 'Who can change my invoices?',
      content:
        'Only you. Anyone with the link to an invoice can view, download and pay it, but can’t change it.',
    },
  },
  signIn: {
    title: 'Sign in to save settings',
    text: 'To save these settings across devices, please sign in.',
    more: 'They’re saved in this browser for now, and your next invoice will use them.',
    notNow: 'Not now',
    signIn: 'Sign in',
  },
  saving: {
    saved: 'Settings updated successfully!',
    synced: 'Settings saved and synced to your account!',
    unreachable: 'We couldn’t save your settings. Check your connection and try again.',
    kept: 'Saved on this device',
    keptDetail: 'We’ll save your settings to your account when you’re back online.',
    refused: 'We couldn’t save your settings',
    notKept: 'This browser can’t save your settings',
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
    us: 'You can’t charge sales tax without a permit. New invoices won’t have a tax line or a default rate, and their title won’t mention tax.',
    ca: 'You can’t charge GST/HST unless you’re registered. New invoices won’t have a tax line or a default rate, and their title won’t mention tax.',
    uk: 'You can’t charge VAT unless you’re registered. New invoices won’t have a tax line or a default rate, and their title won’t mention tax.',
    au: 'You can’t charge GST unless you’re registered. New invoices won’t have a tax line or a default rate, and their title won’t mention tax.',
  },
  since: 'Registered since',
  abn: 'Your ABN below appears on every invoice. You don’t need another number.',
  /** By the names of their taxes. */
  numbers: {
    vat: 'VAT number',
    gstHst: 'GST/HST number',
    qst: 'QST number',
    pstBc: 'PST number (British Columbia)',
    pstSk: 'PST number (Saskatchewan)',
    rstMb: 'RST number (Manitoba)',
  },
  provincial: 'Provincial tax numbers (QST, PST, RST)',
  wrongNumber:
    'This number doesn’t look right. Check it against your documents. You can still save it.',
  ownTaxes: {
    heading: 'Your taxes',
    about:
      'We don’t look up tax rates. Add each tax you charge, with its jurisdiction and rate. New items will include all these taxes.',
    tax: 'Tax {number}',
    jurisdiction: 'Jurisdiction',
    rate: 'Rate',
    permit: 'Permit number',
    add: 'Add Tax',
    remove: 'Remove tax {number}',
  },
  rounding: {
    label: 'Tax rounding',
    tax: 'Once per tax',
    line: 'On each line',
    reason:
      'Once per tax: we add up the exact tax on all lines, then round the sum. On each line: we round the tax on each line first. Totals can differ by a few cents, so choose the method your books use.',
    law: 'For the rule, see <law>{title}</law>.',
  },
  pricesIncludeTax: 'Prices include tax',
  pricesIncludeTaxHint: 'Applies to new invoices: the prices you enter include tax.',
  finePrices: 'Use more decimal places in prices',
  finePricesHint:
    'Up to 4 more decimal places than the currency normally uses. Line totals are still rounded to the currency’s decimal places.',
} as const;
