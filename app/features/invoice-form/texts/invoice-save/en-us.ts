export const enUS = {
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
