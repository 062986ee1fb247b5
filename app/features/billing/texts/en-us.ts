export const billing = {
  current: {
    label: 'Your plan:',
    billed: { monthly: 'billed monthly', yearly: 'billed yearly' },
    marks: { cancelled: 'Cancelled', trialing: 'Trial', past_due: 'Payment failed' },
    expired: 'Expired - Free Plan',
    renewsOn: 'Renews on',
    activeUntil: 'Active until',
  },
  state: {
    continues: 'Your access continues until {date}.',
    endedOn: 'Your paid plan ended on {date}.',
    ended: 'Your paid plan has ended.',
    endedUnpaid: 'Its last payment did not go through: update your payment details to get it back.',
    renew: 'Renew it for more than the {count} free invoices.',
    unpaid: 'The last payment did not go through. Update your payment details to keep your plan.',
    unpaidBy:
      'The last payment did not go through. Update your payment details by {date} to keep your plan.',
    renewsOn: 'Renews on {date}.',
    activeUntil: 'Active until {date}.',
  },
  changes: {
    several: 'You pay for more than one plan now.',
    cancelledUntil: 'Your {plan} plan is cancelled. It goes on until {date}.',
    cancelled: 'Your {plan} plan is cancelled.',
    activeAgain: 'Your {plan} plan is active again.',
    billed: {
      monthly: 'Your {plan} plan is billed monthly now.',
      yearly: 'Your {plan} plan is billed yearly now.',
    },
    goesOn: 'Your {plan} plan goes on until {date}.',
    started: 'You are on the {plan} plan now.',
  },
  several: {
    two: 'Two plans renew at the same time, and each is charged: {plans}. Cancel what you do not need.',
    more: '{count} plans renew at the same time, and each is charged: {plans}. Cancel what you do not need.',
    bought: {
      stripe: '{plan}, bought on the web',
      app_store: '{plan}, bought in the App Store',
    },
    cancelWithApple:
      'Cancel the App Store plan with Apple: open Settings on your iPhone, tap your name and then Subscriptions.',
  },
  appStore: {
    plan: 'Your plan was bought in the App Store, so Apple bills it and only Apple can change it.',
    webPlan:
      "Your plan was bought on the web. Manage it there. You can't add a second plan from the App Store.",
    openSettings: 'Open Settings on your iPhone or iPad and tap your name.',
    chooseApp: 'Tap Subscriptions and choose {product}.',
    change: 'Change or cancel the plan there. This page updates automatically.',
    manage: 'Manage in the App Store',
    opensNewTab: '(opens in a new tab)',
  },
  checkout: {
    opening: 'Redirecting to checkout...',
    failed: 'Failed to create checkout session',
    isOpen: 'The checkout is open in a new tab. Your plan changes here as soon as it is paid.',
    checkAgain: 'Check again',
    notConfirmed:
      'No payment has been confirmed yet. If you have paid, your plan changes automatically.',
    cancelled: 'The checkout was cancelled and nothing was charged.',
    confirming: 'Thank you! Your payment is being confirmed, which takes a few seconds.',
  },
  portal: {
    opening: 'Opening your subscription...',
    failed: 'Failed to open billing portal',
    failedElsewhere: 'Failed to open customer portal',
  },
  signInAgain: 'Please sign in again.',
  limit: {
    title: 'Invoice limit reached',
    used: 'All {limit} invoices of your plan are used. Upgrade your plan to continue; your draft is kept.',
    compare: 'Compare plans and yearly prices',
    cancelled: 'Your plan is cancelled. Reactivate it first, then you can change to a larger one.',
  },
  remaining: {
    upgrade: 'Upgrade',
    none: 'You have used all {limit} free invoices.',
    some: '{remaining} of {limit} free invoices remaining.',
  },
  settings: 'Settings',
  notSold: 'Nothing can be bought here yet.',
  unreadable: 'The plan could not be read.',
  refusals: {
    'unknown-price': 'This plan is not sold here.',
    'already-subscribed': 'You have a plan already. Change it with Manage Subscription.',
    'other-plan-open':
      'Another plan was chosen at the same moment, and its page is open. Pay there, or choose this one again.',
    'no-customer': 'Nothing was bought here yet.',
    'customer-gone':
      'Stripe does not have this subscription any more. What you paid for goes on until its end.',
  },
} as const;

export const plans = {
  names: { Free: 'Free', Basic: 'Basic', Standard: 'Standard', Pro: 'Pro' },
  descriptions: {
    Basic: 'For freelancers who invoice every week.',
    Standard: 'For small businesses with steady work.',
    Pro: 'For teams that never want to count.',
  },
  intervals: { monthly: 'Monthly', yearly: 'Yearly' },
  perInterval: { monthly: '/ month', yearly: '/ year' },
  mostPopular: 'Most Popular',
  yearlySaving: 'Save 20%',
  allowance: {
    unlimited: 'Unlimited invoices',
    everyMonth: '{limit} invoices every month',
    inTotal: '{limit} invoices in total',
  },
  recipients: 'Emails to {count} recipients a day',
  buttons: {
    unlimited: 'Get unlimited invoices',
    get: 'Get {limit} invoices/month',
    unlock: 'Unlock {limit} invoices',
    unlockFor: 'Unlock {limit} invoices for {price}',
    reactivate: 'Reactivate Plan',
    pay: 'Update Payment',
    manage: 'Manage Subscription',
    renew: 'Renew {plan}',
    switchTo: 'Switch to {plan}',
    switchInterval: { monthly: 'Switch to monthly', yearly: 'Switch to yearly' },
    current: 'Current plan',
  },
  first: {
    pay: 'Pay what is owed first, then you can change your plan.',
    reactivate: 'Reactivate your plan first, then you can change it.',
  },
  usageBadge: {
    lifetime: 'invoices used. See plans',
    period: 'invoices used this month. See plans',
  },
  usage: {
    lifetime: {
      ofLimit: {
        one: '{used} of {limit} invoices used',
        other: '{used} of {limit} invoices used',
      },
      unlimited: {
        one: '{used} invoice used, unlimited',
        other: '{used} invoices used, unlimited',
      },
      over: '{used} invoices made, {limit} are free',
    },
    period: {
      ofLimit: {
        one: '{used} of {limit} invoices used this month',
        other: '{used} of {limit} invoices used this month',
      },
      unlimited: {
        one: '{used} invoice used this month, unlimited',
        other: '{used} invoices used this month, unlimited',
      },
      over: '{used} invoices made this month, {limit} are in your plan',
    },
  },
} as const;

export const pricing = {
  paying: 'Change your plan at any time.',
  notPaying: 'Start free. Upgrade when you send more.',
  lead: 'Free gives you 3 invoices in total; paid plans a new allowance every month.',
  plans: 'Plans',
  interval: 'Billing interval',
  mostUsers: 'Most users start with Standard and send 40+ invoices a month.',
  everyPlan:
    'Prices include all taxes: you pay what is shown. Every plan, Free too, has PDFs and public links, emails to clients, reminders, estimates, recurring invoices, card payments, payment links and 20 currencies.',
  free: {
    description: 'To see how it feels.',
    forever: 'forever',
    noCard: 'No card is asked for',
  },
  billed: { monthly: 'Billed every month', yearly: '{price} a month, billed yearly' },
  country: {
    notSold:
      'Upgrading opens soon. Nothing can be bought yet and no card is asked for; these are the prices it will open with.',
    ofPlan: 'Your plan is billed in {currency}, so these are the prices {country}.',
  },
  questions: {
    title: 'Questions and answers',
    free: {
      question: 'What does Free include?',
      answer:
        '3 invoices in total, not per month, with everything an invoice has: PDF, public link, payment links, card payments, your taxes and any currency. Emails to clients, reminders, estimates and recurring invoices are included too. No card is needed.',
    },
    counts: {
      question: 'What counts as an invoice?',
      answer:
        'Each invoice that you save counts once. Drafts and previews do not count, nor does downloading a saved invoice again. Archiving an invoice does not give it back.',
    },
    allowance: {
      question: 'How does the monthly allowance work?',
      answer:
        'Basic gives 50 and Standard 300 invoices for every month, counted from the day the subscription starts. Pro has no limit. Paying yearly changes only the price, by 20%: the allowance starts anew every month too.',
    },
    limit: {
      question: 'What happens when I reach the limit?',
      answer:
        'Your invoices stay as they are: you can open, download and share them, and clients can pay them. What you are writing stays as a draft.',
    },
    change: {
      question: 'Can I change or cancel my plan?',
      answer:
        'At any time, with Manage Subscription. A cancelled plan goes on until the end of the time you have paid for. After that your invoices stay, and the 3 invoices of Free count again.',
    },
    currency: {
      question: 'In which currency are the plans?',
      answer:
        'These prices are in {currency} ({name}). Your invoices can be in any of {count} currencies on every plan.',
    },
  },
} as const;

export const purchases = {
  title: 'Unlock Premium',
  firstFree: 'Your first 3 invoices are free.',
  restore: 'Restore Purchases',
  terms: 'Terms',
  privacy: 'Privacy',
  plan: 'Plan',
  interval: 'Billing interval',
  loading: 'Loading plans…',
  pending: 'Your purchase is waiting for approval. Your plan starts as soon as it is approved.',
  restoring: 'Restoring…',
  waiting: 'Waiting for the App Store…',
  elsewhere:
    'You can buy a plan here in the {product} app on an iPhone or iPad. The same plans are sold on the web.',
  onWeb: 'See plans on the web',
  renewal:
    'The App Store bills you when you confirm. Your plan renews automatically at the same price unless you cancel at least 24 hours before the period ends. To cancel, open Settings on your iPhone, tap your name and then Subscriptions.',
  needsAccount: 'A plan belongs to your account.',
  signIn: 'Sign in',
  messages: {
    noStore: 'StoreKit only available on iOS',
    notSignedIn: 'User not authenticated',
    notValidated: 'Purchase validation failed',
    notBought: 'Purchase failed',
    noPlans: 'Failed to load subscription plans',
    nothingToRestore: 'No active subscriptions found',
    notRestored: 'Restore failed',
    activated: 'Premium activated!',
    restored: 'Subscription restored!',
  },
} as const;
