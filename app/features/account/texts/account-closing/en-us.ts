export const enUS = {
  /** What a user without a password types to confirm; lower case, single spaces. */
  words: 'delete my account',
  section: {
    heading: 'Delete your account',
    about:
      'The account and the links to your invoices are closed at once. After {days} days everything in it is wiped.',
    open: 'Delete account',
  },
  question: {
    title: 'Delete your account?',
    about: 'It is closed at once, on all your devices.',
    cancel: 'Cancel',
    confirm: 'Delete account',
    downloadFirst: 'Download your data first: you may have to show your invoices for years.',
    appleGoesOn: 'I know that Apple goes on charging me until I cancel the plan with Apple.',
    password: 'Current password',
    typeWords: 'Type "{words}" to confirm',
  },
  effects: {
    signedOut: 'You are signed out everywhere, and nobody can sign in to this account any more.',
    links: 'The links that you sent to your clients show nothing any more.',
    wiped:
      'After {days} days your invoices, clients, products, settings and pictures are wiped. Until then your email address cannot be used for a new account.',
    paymentsKept:
      'Tax law makes us keep the number of your payments for eight years, without your name.',
    stripePlan:
      'Your {plan} plan is cancelled at once. What you paid for it is not refunded, unless the law gives you a right to it.',
    applePlanLeft: 'What is left of your {plan} plan is lost.',
    applePlan:
      'Your {plan} plan was bought in the App Store, where only you can cancel it: in the Settings of your iPhone, under your name and Subscriptions.',
  },
  done: 'Your account is deleted. Its data will be wiped in {days} days.',
  refused: {
    failed: 'Your account could not be deleted. Please try again.',
    planNotCancelled:
      'Your plan could not be cancelled at Stripe, so your account was not deleted. Please try again in a few minutes.',
    words: 'Please type "{words}".',
    apple: 'Please confirm that you know this.',
  },
} as const;
