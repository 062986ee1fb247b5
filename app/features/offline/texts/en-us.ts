export const offlineFallback = {
  title: "You're offline",
  text: "This page needs an internet connection. It'll open automatically when you're back online. Until then, you can create an invoice, and we'll save it on this device.",
  create: 'Create Invoice',
  tryAgain: 'Try again',
} as const;

export const offline = {
  banner: {
    offline: "You're offline",
    changes: "Changes will be saved locally and synced when you're back online",
    refused: {
      one: "We couldn't save {count} invoice",
      other: "We couldn't save {count} invoices",
    },
    reload: 'Reload',
  },
  waiting: {
    /** `{what}` is a list of the two below. */
    sentence: 'Waiting to sync: {what}.',
    invoices: { one: '{count} invoice', other: '{count} invoices' },
    settings: 'your settings',
    see: "See what's waiting",
  },
  list: {
    title: 'On this device',
    about: "These invoices aren't in your account yet.",
    settingsToo: 'Your settings are waiting to sync too.',
    none: 'No invoices are waiting to sync.',
    toBeSent: 'Waiting to sync',
    open: 'Open',
    discard: 'Discard',
    discarded: 'Invoice {number} discarded',
    noRoom: "This browser doesn't have room for another draft",
  },
  refused: "We couldn't save invoice {number}",
  signOut: {
    impossible: "You're still signed in",
    whyImpossible: "You need a connection to sign out. Try again when you're back online.",
    title: 'Sign out without saving?',
    question:
      "Some changes on this device haven't synced to your account yet. If you sign out, they'll be permanently deleted.",
    confirm: 'Sign out',
  },
  install: {
    title: 'Install {product}',
    about: 'Open the app from your home screen or dock, and create invoices offline.',
    confirm: 'Install',
    dismiss: 'Not now',
  },
  update: {
    title: 'New version available! Reload to update?',
    confirm: 'Reload',
    dismiss: 'Later',
  },
  page: {
    away: "This page needs an internet connection. It'll open automatically when you're back online.",
    opening: "Loading what's saved on this device",
  },
} as const;
