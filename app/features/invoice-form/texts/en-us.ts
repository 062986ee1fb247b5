export const invoiceForm = {
  page: {
    create: 'Create Invoice',
    edit: 'Edit Invoice',
    description:
      'The invoice form: your business, your client, what you did. Totals and tax are worked out while you type, without an account.',
    copyOf:
      'This is a copy of invoice <list>{number}</list>. Update the details and send it as a new invoice.',
  },
  keptForNextTime: 'Kept for next time.',
  details: {
    title: 'Invoice Details',
    currency: 'Currency',
    language: 'Language of the invoice',
    currencyChanged: 'Currency changed to {currency} for this invoice only',
    whichNumber: 'Continue with <far>{far}</far> or <near>{near}</near>?',
  },
  seller: {
    title: 'From (Seller)',
    addPostalCode: {
      us: 'Add ZIP code',
      ca: 'Add Postal code',
      uk: 'Add Postcode',
      au: 'Add Postcode',
    },
  },
  client: {
    title: 'To (Client)',
    choose: 'Choose a client',
    chooseNewest: 'Choose a client (the newest 1,000)',
    newOne: 'New Client',
    more: 'Tax number, contact, reference, shipping address',
  },
  items: {
    deposit: 'This deposit is already invoiced, so it can’t be changed here.',
    title: 'Items',
    item: 'Item {position}',
    remove: 'Remove item {position}',
    removed: 'Item {position} was removed',
    move: 'Move item {position}',
    howToMove: 'Drag, or press the arrow keys, to move this item',
    moved: 'Item {from} is now item {to} of {count}',
    savedItem: 'Saved item',
    choose: 'Choose a saved item',
    chooseNewest: 'Choose a saved item (the newest 1,000)',
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
    hint: 'Printed on the invoice, for example terms or a thank-you.',
  },
  payment: {
    title: 'Payment Methods',
    about: 'At least one, so that your client can pay. Leave out what you do not use.',
    paypalOfSettings: 'Use the PayPal link from my settings',
    paypalLink: 'PayPal.Me link',
    showQrCode: 'Show a QR code for this link',
    whereQrCode: 'On the public invoice page and the PDF.',
  },
  template: {
    title: 'Template',
  },
  summary: {
    amountDue: 'Amount due',
    dueBy: 'by {day}',
    toCorrect: { one: '{count} field to correct', other: '{count} fields to correct' },
    showNext: 'Show',
    downloadSavesInvoice: 'Download PDF saves the invoice first.',
    downloadSavesChanges: 'Download PDF saves your changes first.',
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
  discount: 'Line discount',
  discountKind: 'Percent or amount',
  taxes: {
    title: 'Tax of this line',
    name: 'Name of the tax',
    nameOf: 'Name of tax {position}',
    rateOf: 'Rate of tax {position}',
    remove: 'Remove tax {position}',
    more: 'More than one tax',
    add: 'Add a tax',
    applyToAll: 'Apply to all lines',
    applied: 'All lines have the tax of item {position}',
  },
  /** Names that sellers in the USA give their taxes, offered while they type. */
  suggested: {
    state: 'State tax',
    county: 'County tax',
    city: 'City tax',
    district: 'District tax',
  },
  noTax: {
    why: 'Why no tax?',
    taxed: 'There is tax',
    none: 'No tax on this line',
    noneShort: 'None',
    reverseCharge:
      'Your client pays the VAT to HMRC, at the rate of this line. It is told on the invoice and is not in its total.',
  },
  finePrices: 'More decimals in prices',
  whereFinePrices: 'On all lines of this invoice, for example 0.0125.',
} as const;

export const invoiceSave = {
  /** Over the sign-in dialog: a guest pressed it, or a session has ended. */
  signIn: {
    save: 'Please sign in to save your invoice',
    download: 'Please sign in to download your invoice',
    product: 'Please sign in to save products',
    saveAfterEnd: 'Please sign in to create an invoice.',
    changeAfterEnd: 'Please sign in to save your changes.',
  },
  saved: {
    created: 'Invoice {number} created successfully!',
    updated: 'Invoice {number} updated successfully!',
    guestsCreated: 'Invoice created successfully!',
    guestsSaved: 'Invoice saved to your account!',
    otherNumber: 'Its number was already in use, so it was saved as {number}.',
  },
  failed: {
    create: 'Failed to create invoice',
    createWhy: 'Failed to create invoice: {message}',
    update: 'Failed to update invoice: {message}',
    guests: 'Failed to save invoice',
    limitsUnchecked: 'Error checking invoice limits',
    unreachable: 'Unable to create invoice. Please try again.',
    changeUnreachable: 'Unable to save your changes. Please try again.',
    nothingLost: 'Nothing you typed is lost. Please check your connection and try again.',
    limitReached: 'Invoice limit reached. Please upgrade your plan.',
    guestsLimitReached: 'Invoice limit reached. Upgrade your plan to continue.',
    previewFirst: 'Please create a preview first',
  },
  conflicts: {
    'changed-elsewhere': {
      title: 'This invoice was changed meanwhile',
      description:
        'It was changed in another tab or on another device after you had opened it. Nothing you typed is lost.',
    },
    'invoice-paid': {
      title: 'This invoice is paid',
      description:
        'It was marked as paid after you had opened it, and paid invoices cannot be edited. Clone it to send it as a new invoice.',
    },
    'invoice-void': {
      title: 'This invoice is void',
      description:
        'It was voided after you had opened it, and void invoices cannot be edited. Clone it to send it as a new invoice.',
    },
    'invoice-part-paid': {
      title: 'This invoice has payments',
      description: 'This invoice has payments. Clone it or make a credit note.',
    },
    'invoice-accepted': {
      title: 'This estimate was accepted',
      description:
        'Your client accepted it after you had opened it, and an accepted estimate stays as it is. Clone it to offer something else.',
    },
    'invoice-invoiced': {
      title: 'This estimate was invoiced',
      description:
        'An invoice was made from it after you had opened it, so it stays as it is. Clone it to offer something else.',
    },
    'head-fixed': {
      title: 'Number and currency are fixed',
      description:
        'Your client may have this invoice already, so its number and its currency stay as they are. Nothing you typed is lost.',
    },
    'in-another-tab': {
      title: 'This invoice was changed in another tab',
      description:
        'It says something else there. Nothing you typed is lost: choose which version to go on with.',
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
      accepted: 'Estimate {number} is accepted',
      invoiced: 'Estimate {number} is invoiced',
    },
    about: {
      paid: 'Paid invoices cannot be edited. Clone it to send it as a new invoice, or mark it as unpaid first.',
      void: 'Void invoices cannot be edited. Clone it to send it as a new invoice.',
      'part-paid': 'This invoice has payments. Clone it or make a credit note.',
      accepted: 'An accepted estimate stays as it is. Clone it to offer something else.',
      invoiced:
        'An invoice was made from it, so it stays as it is. Clone it to offer something else.',
    },
    clone: 'Clone invoice',
    toList: 'Back to invoices',
  },
  createAgain: {
    title: 'Create New Invoice?',
    goOn: 'Continue Current',
    createNew: 'Create New',
    losses: {
      new: 'The invoice in this form is not saved yet. Create New clears the form.',
      clone: 'This copy is not saved yet. Create New gives it up.',
      edit: 'Your changes are not saved yet. Create New leaves the invoice as it was.',
    },
  },
  kept: {
    title: 'Saved on this device',
    about: 'It goes to your account when you are back online.',
    newInvoice: 'New invoice',
  },
  draft: {
    restored: 'Your invoice data has been restored!',
    cloned: "Invoice cloned. You're editing a new draft.",
    unreadable: 'Invoice data not found',
    whatUnreadable: 'What this browser had kept of your invoice could not be read.',
    calledBack: 'Your invoice is not waiting to be saved any more',
    whyCalledBack: 'You changed it. Please save it again when you are done.',
    notKept: 'This browser does not keep your draft',
    whenLost: 'It is lost when you leave this page before saving.',
  },
  preview: {
    made: 'Invoice preview created!',
    withoutPictures: 'Your logo and signature could not be loaded. They will be on the invoice.',
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
    law: 'You or your client seem to be in Quebec. Section 57 of the <law>Charter of the French language</law> asks that invoices there be in French. Another language may stand beside it, as long as the French is no less prominent; what you type counts, too.',
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
      'This invoice is in French and English, and so are later ones to or from Quebec on this device. Each text of yours has a second field for the English.',
    french:
      'This invoice is in French, and so are later ones to or from Quebec on this device. Type your own texts in French, too.',
    kept: 'The language stays as it is. You will not be asked again on this device.',
  },
  whereToChange: 'You can change the language under Invoice Details.',
} as const;

export const taxOptions = {
  title: 'Tax options',
  supplyDate: {
    add: 'Add date of supply',
    hint: 'Only where it is not the invoice date.',
    /** UK. */
    taxPoint: 'For VAT the time of supply (tax point). Only where it is not the invoice date.',
  },
  discount: { kind: 'Discount as', percent: 'Percent', amount: 'Amount' },
  include: {
    /** The message of a reverse charge names it. */
    label: 'Prices include tax',
    hint: 'The tax is inside the prices that you type, and is not added to them.',
  },
  province: {
    label: 'Place of supply',
    none: 'Not chosen',
    hint: 'The province or territory that your client is supplied in. Its taxes go into every line whose tax you have not changed.',
    use: 'Use {province}',
    noDay: 'Enter the invoice date first: the tax of a province depends on the day',
    notKnown:
      'We do not know the rates of {province} on {date}. The taxes of your lines stay as they are.',
    inForce: '{taxes} on {date}.',
    sources: 'Sources',
    checked: 'Source: <source>{title}</source>, checked on {date}.',
    lastChecked: 'Source: <source>{title}</source>, last checked {date}.',
    announced:
      'Not checked: {tax} on professional services from {date} (<source>{title}</source>).',
  },
  notRegistered: {
    why: 'No tax on this invoice: you are not registered for {tax}.',
    change: 'Change this in Settings',
  },
  home: {
    title: '{tax} in {currency}',
    why: {
      us: 'The tax of this invoice in your own currency, for your records. It is printed below the total.',
      ca: 'The tax of this invoice in your own currency, for your records. It is printed below the total.',
      uk: 'A VAT invoice in another currency states the total VAT in sterling, too (<law>VAT Regulations 1995, regulation 14(1)(l)</law>). It is printed below the total.',
      au: 'How GST of an invoice in another currency becomes Australian dollars is said in <law>GSTR 2001/2</law>. It is printed below the total.',
    },
    rateHint: 'What 1 {from} is worth in {currency}.',
  },
  roundedPerLine: 'Rounded on each line',
} as const;
