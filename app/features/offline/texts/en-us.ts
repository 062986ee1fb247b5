export const offlineFallback = {
  title: "You're offline",
  text: "This page needs a connection. It opens automatically when you're back online. Until then you can write an invoice, and we'll keep it on this device.",
  create: 'Create Invoice',
  tryAgain: 'Try again',
} as const;

export const offline = {
  banner: {
    offline: "You're offline",
    changes: "Changes will be saved locally and synced when you're back online",
    refused: {
      one: '{count} invoice could not be saved',
      other: '{count} invoices could not be saved',
    },
    reload: 'Reload',
  },
  waiting: {
    /** `{what}` is a list of the two below. */
    sentence: 'Waiting on this device: {what}.',
    invoices: { one: '{count} invoice', other: '{count} invoices' },
    settings: 'your settings',
    see: "See what's waiting",
  },
  list: {
    title: 'On this device',
    about: "These invoices aren't in your account yet.",
    settingsToo: 'Your settings are waiting too.',
    none: 'No invoices are waiting.',
    toBeSent: 'Waiting to be sent',
    open: 'Open',
    discard: 'Discard',
    discarded: 'Invoice {number} was discarded',
    noRoom: 'This browser has no room for another draft',
  },
  refused: 'Invoice {number} could not be saved',
  signOut: {
    impossible: 'You are still signed in',
    whyImpossible: 'Signing out needs a connection. Please try again when you are back online.',
    title: 'Sign out without saving?',
    question:
      "Some changes on this device haven't been sent to your account yet. Signing out deletes them for good.",
    confirm: 'Sign out',
  },
  install: {
    title: 'Install {product}',
    about: 'Open it from your home screen or dock, and write invoices without a connection.',
    confirm: 'Install',
    dismiss: 'Not now',
  },
  update: {
    title: 'New version available! Reload to update?',
    confirm: 'Reload',
    dismiss: 'Later',
  },
  page: {
    away: "This page needs a connection. It opens automatically when you're back online.",
    opening: "Opening what's on this device",
  },
} as const;
