export const invoiceForm = {
  page: {
    create: 'Create Invoice',
    edit: 'Edit Invoice',
    description:
      'Create an invoice online: add your business, your client and your items. We calculate totals and tax as you type. You don’t need an account.',
    copyOf:
      'This is a copy of invoice <list>{number}</list>. Update the details and send it as a new invoice.',
  },
  keptForNextTime: 'We’ll save these details for your next invoice.',
  details: {
    title: 'Invoice Details',
    currency: 'Currency',
    language: 'Invoice language',
    currencyChanged: 'Currency changed to {currency} for this invoice only',
    whichNumber: 'Continue numbering with <far>{far}</far> or <near>{near}</near>?',
  },
  seller: {
    title: 'From (Seller)',
    addPostalCode: {
      us: 'Add ZIP code',
      ca: 'Add postal code',
      uk: 'Add postcode',
      au: 'Add postcode',
    },
  },
  client: {
    title: 'To (Client)',
    choose: 'Choose a client',
    chooseNewest: 'Choose a client (1,000 most recent)',
    newOne: 'New Client',
    more: 'Tax number, contact, reference, shipping address',
  },
  items: {
    deposit: 'This deposit has already been invoiced, so you can’t change it here.',
    title: 'Items',
    item: 'Item {position}',
    remove: 'Remove item {position}',
    removed: 'Item {position} removed',
    move: 'Move item {position}',
    howToMove: 'Drag this item, or move it with the arrow keys',
    moved: 'Item {from} is now item {to} of {count}',
    savedItem: 'Saved item',
    choose: 'Choose a saved item',
    chooseNewest: 'Choose a saved item (1,000 most recent)',
    description: 'Description',
    quantity: 'Quantity',
    price: 'Price',
    tax: 'Tax',
    amount: 'Amount',
    saveAsProduct: 'Save as product',
    more: 'More',
    add: 'Add Item',
  },
  totals: {
    title: 'Totals',
    discount: 'Discount',
    addDiscount: 'Add Discount',
    removeDiscount: 'Remove discount',
    schedule: 'Deposit or installments',
  },
  notes: {
    title: 'Additional Notes',
    hint: 'Shown on the invoice, for example your terms or a thank-you note.',
  },
  payment: {
    title: 'Payment Methods',
    about: 'Add at least one way for your client to pay.',
    paypalOfSettings: 'Use the PayPal link from my settings',
    paypalLink: 'PayPal.Me link',
    showQrCode: 'Show a QR code for this link',
    whereQrCode: 'Shown on the public invoice page and in the PDF.',
  },
  design: {
    title: 'Design',
    more: 'Color, font, logo and texts',
  },
  live: {
    design: 'Change design',
    show: 'Show document',
    hide: 'Hide document',
  },
  summary: {
    amountDue: 'Amount due',
    dueBy: 'by {day}',
    toCorrect: { one: '{count} field to correct', other: '{count} fields to correct' },
    showNext: 'Show',
    downloadSavesInvoice: 'Downloading saves the invoice first.',
    downloadSavesChanges: 'Downloading saves your changes first.',
  },
  actions: {
    preview: 'Preview',
    download: 'Download PDF',
    save: 'Save Invoice',
    saveChanges: 'Save Changes',
    upgrade: 'Upgrade to Save',
  },
} as const;

export const invoiceLine = {
  unit: 'Unit',
  noUnit: 'No unit',
  discount: 'Item discount',
  discountKind: 'Percent or amount',
  taxes: {
    title: 'Tax on this item',
    name: 'Tax name',
    nameOf: 'Name of tax {position}',
    rateOf: 'Tax {position} rate',
    remove: 'Remove tax {position}',
    more: 'More than one tax',
    add: 'Add tax',
    applyToAll: 'Apply to all items',
    applied: 'The tax on item {position} now applies to all items',
  },
  /** Names that sellers in the USA give their taxes, offered while they type. */
  suggested: {
    state: 'State tax',
    county: 'County tax',
    city: 'City tax',
    district: 'District tax',
  },
  noTax: {
    why: 'Reason for no tax',
    taxed: 'Tax applies',
    none: 'No tax on this item',
    noneShort: 'None',
    reverseCharge:
      'Your client pays the VAT to HMRC at this item’s rate. The invoice shows the VAT but doesn’t include it in the total.',
  },
  finePrices: 'Use more decimal places in prices',
  whereFinePrices: 'Applies to all items on this invoice. Example: 0.0125.',
} as const;

export const invoiceSave = {
  /** Over the sign-in dialog: a guest pressed it, or a session has ended. */
  signIn: {
    save: 'Please sign in to save your invoice',
    download: 'Please sign in to download your invoice',
    product: 'Sign in to save products',
    saveAfterEnd: 'Please sign in to create an invoice.',
    changeAfterEnd: 'Sign in to save your changes.',
  },
  saved: {
    created: 'Invoice {number} created successfully!',
    updated: 'Invoice {number} updated successfully!',
    guestsCreated: 'Invoice created successfully!',
    guestsSaved: 'Invoice saved to your account!',
    otherNumber: 'The number was already in use, so we used {number} instead.',
  },
  failed: {
    create: 'Failed to create invoice',
    createWhy: 'Failed to create invoice: {message}',
    update: 'Failed to update invoice: {message}',
    guests: 'Failed to save invoice',
    limitsUnchecked: 'Error checking invoice limits',
    unreachable: 'Unable to create invoice. Please try again.',
    changeUnreachable: 'We couldn’t save your changes. Try again.',
    nothingLost: 'Nothing you entered is lost. Check your connection and try again.',
    limitReached: 'Invoice limit reached. Please upgrade your plan.',
    guestsLimitReached: 'Invoice limit reached. Upgrade your plan to continue.',
    previewFirst: 'Please create a preview first',
  },
  conflicts: {
    'changed-elsewhere': {
      title: 'This invoice has changed',
      description:
        'It was edited in another tab or on another device after you opened it. Nothing you entered is lost.',
    },
    'invoice-paid': {
      title: 'This invoice is paid',
      description:
        'It was marked as paid after you opened it, and paid invoices can’t be edited. Clone it to send a new invoice.',
    },
    'invoice-void': {
      title: 'This invoice is void',
      description:
        'It was voided after you opened it, and void invoices can’t be edited. Clone it to send a new invoice.',
    },
    'invoice-part-paid': {
      title: 'This invoice has payments',
      description: 'Invoices with payments can’t be edited. Clone this one or issue a credit note.',
    },
    'invoice-accepted': {
      title: 'This estimate was accepted',
      description:
        'Your client accepted it after you opened it, and accepted estimates can’t be edited. Clone it to offer something else.',
    },
    'invoice-invoiced': {
      title: 'This estimate has been invoiced',
      description:
        'An invoice was created from this estimate after you opened it, so the estimate can’t be edited. Clone it to offer something else.',
    },
    'head-fixed': {
      title: 'You can’t change the number or currency',
      description:
        'Your client may already have this invoice, so its number and currency have to stay the same. Nothing you entered is lost.',
    },
    'in-another-tab': {
      title: 'This invoice was changed in another tab',
      description:
        'The other tab has a different version. Nothing you entered is lost: choose which version to keep.',
    },
  },
  versions: {
    saveOwn: 'Save my version',
    showNewer: 'Show the newer version',
    saveAsIssued: 'Save as {number} in {currency}',
    keepOwn: 'Keep my version',
    showOther: 'Show the other version',
  },
  /** In place of the form. */
  closed: {
    titles: {
      paid: 'Invoice {number} is paid',
      void: 'Invoice {number} is void',
      'part-paid': 'Invoice {number} has payments',
      accepted: 'Estimate {number} was accepted',
      invoiced: 'Estimate {number} has been invoiced',
    },
    about: {
      paid: 'Paid invoices can’t be edited. Mark this one as unpaid first, or clone it to send a new invoice.',
      void: 'Void invoices can’t be edited. Clone this one to send a new invoice.',
      'part-paid': 'Invoices with payments can’t be edited. Clone this one or issue a credit note.',
      accepted: 'Accepted estimates can’t be edited. Clone this one to offer something else.',
      invoiced:
        'An invoice was created from this estimate, so it can’t be edited. Clone it to offer something else.',
    },
    clone: 'Clone invoice',
    toList: 'Back to invoices',
  },
  createAgain: {
    title: 'Create New Invoice?',
    goOn: 'Continue Current',
    createNew: 'Create New',
    losses: {
      new: 'This invoice isn’t saved yet. Creating a new one clears the form.',
      clone: 'This copy isn’t saved yet. Creating a new invoice discards it.',
      edit: 'Your changes aren’t saved yet. Creating a new invoice discards them.',
    },
  },
  kept: {
    title: 'Saved on this device',
    about: 'We’ll add the invoice to your account when you’re back online.',
    newInvoice: 'New invoice',
  },
  draft: {
    restored: 'Your invoice data has been restored!',
    cloned: "Invoice cloned. You're editing a new draft.",
    unreadable: 'Invoice data not found',
    whatUnreadable: 'We couldn’t read the invoice saved in this browser.',
    calledBack: 'Your invoice hasn’t been saved yet',
    whyCalledBack:
      'You edited it while it was waiting to be saved. Save it again when you’re done.',
    notKept: 'This browser can’t save your draft',
    whenLost: 'You’ll lose your draft if you leave this page before saving.',
  },
  preview: {
    made: 'Invoice preview created!',
    withoutPictures: 'We couldn’t load your logo and signature. They’ll still be on the invoice.',
  },
  product: {
    saved: 'Product saved successfully!',
    failed: 'Error saving product: {message}',
  },
} as const;

export const quebec = {
  /** What a field of a bilingual invoice is called: `Description (French)`. */
  inFrench: '{label} (French)',
  inEnglish: '{label} (English)',
  advice: {
    title: 'Invoices in Quebec',
    law: 'It looks like you or your client is in Quebec. Section 57 of the <law>Charter of the French language</law> requires invoices there to be in French. You can add another language if the French is at least as prominent. This also applies to any text you enter.',
    limits:
      'Your client may have agreed to another language. This is information, not legal advice.',
    bilingual: 'French and English',
    french: 'French only',
    /** By the language that the invoice has. */
    keep: { en: 'Keep English', ru: 'Keep Russian' },
  },
  /** After an answer, and of a later invoice. */
  chosen: {
    bilingual:
      'We’ll use French and English for this invoice and for later invoices to or from Quebec on this device. Each text field has a second field for the English text.',
    french:
      'We’ll use French for this invoice and for later invoices to or from Quebec on this device. Enter your own text in French too.',
    kept: 'The language won’t change. We won’t ask again on this device.',
  },
  whereToChange: 'You can change the language under Invoice Details.',
} as const;

export const taxOptions = {
  title: 'Tax options',
  supplyDate: {
    add: 'Add date of supply',
    hint: 'Only needed if it differs from the invoice date.',
    /** UK. */
    taxPoint:
      'The VAT time of supply (tax point). Only needed if it differs from the invoice date.',
  },
  discount: { kind: 'Discount type', percent: 'Percent', amount: 'Amount' },
  include: {
    /** The message of a reverse charge names it. */
    label: 'Prices include tax',
    hint: 'The prices you enter include tax, so none is added on top.',
  },
  province: {
    label: 'Place of supply',
    none: 'Not chosen',
    hint: 'The province or territory where the supply is made. Its taxes apply to every item whose tax you haven’t changed.',
    use: 'Use {province}',
    noDay: 'Enter the invoice date first: provincial tax rates depend on it',
    notKnown:
      'We don’t know the tax rates in {province} on {date}. The taxes on your items won’t change.',
    inForce: 'On {date}: {taxes}',
    sources: 'Sources',
    checked: 'Source: <source>{title}</source>, checked on {date}.',
    lastChecked: 'Source: <source>{title}</source>, last checked {date}.',
    announced:
      'Not verified: {tax} on professional services from {date} (<source>{title}</source>).',
  },
  notRegistered: {
    why: 'There’s no tax on this invoice because you aren’t registered for {tax}.',
    change: 'Change this in Settings',
  },
  home: {
    title: '{tax} in {currency}',
    why: {
      us: 'We show the tax in your own currency below the total, for your records.',
      ca: 'We show the tax in your own currency below the total, for your records.',
      uk: 'A VAT invoice in another currency must also show the total VAT in sterling (<law>VAT Regulations 1995, regulation 14(1)(l)</law>). We show it below the total.',
      au: '<law>GSTR 2001/2</law> explains how to convert GST in another currency into Australian dollars. The amount is shown below the total.',
    },
    rateHint: 'The value of 1 {from} in {currency}.',
  },
  roundedPerLine: 'Rounded on each line',
} as const;
