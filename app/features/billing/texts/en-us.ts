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
    continues: 'You’ll keep access until {date}.',
    endedOn: 'Your paid plan ended on {date}.',
    ended: 'Your paid plan has ended.',
    endedUnpaid: 'The last payment failed. Update your payment method to get your plan back.',
    renew: 'Renew your plan to create more than the {count} free invoices.',
    unpaid: 'The last payment failed. Update your payment method to keep your plan.',
    unpaidBy: 'The last payment failed. Update your payment method by {date} to keep your plan.',
    renewsOn: 'Renews on {date}.',
    activeUntil: 'Active until {date}.',
  },
  changes: {
    several: 'You’re now paying for more than one plan.',
    cancelledUntil: 'Your {plan} plan is canceled. It stays active until {date}.',
    cancelled: 'Your {plan} plan is canceled.',
    activeAgain: 'Your {plan} plan is active again.',
    billed: {
      monthly: 'Your {plan} plan is now billed monthly.',
      yearly: 'Your {plan} plan is now billed yearly.',
    },
    goesOn: 'Your {plan} plan stays active until {date}.',
    started: 'You’re now on the {plan} plan.',
  },
  several: {
    two: 'You’re being charged for two plans: {plans}. Cancel the one you don’t need.',
    more: 'You’re being charged for {count} plans: {plans}. Cancel the ones you don’t need.',
    bought: {
      stripe: '{plan}, bought on the web',
      app_store: '{plan}, bought in the App Store',
    },
    cancelWithApple:
      'Cancel the App Store plan with Apple: open Settings on your iPhone, tap your name, then tap Subscriptions.',
  },
  appStore: {
    plan: 'You bought your plan in the App Store, so Apple bills you and you can only change the plan there.',
    webPlan:
      'You bought your plan on the web, so manage it there. You can’t add a second plan from the App Store.',
    openSettings: 'Open Settings on your iPhone or iPad and tap your name.',
    chooseApp: 'Tap Subscriptions and choose {product}.',
    change: 'Change or cancel the plan there. This page updates automatically.',
    manage: 'Manage in the App Store',
    opensNewTab: '(opens in a new tab)',
  },
  checkout: {
    opening: 'Redirecting to checkout...',
    failed: 'Failed to create checkout session',
    isOpen: 'Checkout is open in a new tab. Your plan will update here as soon as you’ve paid.',
    checkAgain: 'Check again',
    notConfirmed:
      'We haven’t received confirmation of your payment yet. Once we do, your plan will update automatically.',
    cancelled: 'You left checkout before paying. You weren’t charged.',
    confirming: 'Thank you. We’re confirming your payment, which takes a few seconds.',
  },
  portal: {
    opening: 'Opening your subscription…',
    failed: 'Failed to open billing portal',
    failedElsewhere: 'Failed to open customer portal',
  },
  signInAgain: 'Sign in again to continue.',
  limit: {
    title: 'Invoice limit reached',
    used: 'You’ve used all {limit} invoices in your plan. Upgrade your plan to continue. We’ll keep your draft.',
    compare: 'Compare plans and yearly prices',
    cancelled: 'Your plan is canceled. Reactivate it first, then switch to a larger plan.',
  },
  remaining: {
    upgrade: 'Upgrade',
    none: 'You’ve used all {limit} free invoices.',
    some: '{remaining} of {limit} free invoices remaining.',
  },
  settings: 'Settings',
  notSold: 'You can’t buy a plan here yet.',
  unreadable: 'We couldn’t load your plan.',
  refusals: {
    'unknown-price': 'This plan isn’t available here.',
    'already-subscribed': 'You already have a plan. To change it, use Manage Subscription.',
    'other-plan-open':
      'Checkout for another plan is still open. Complete it, or choose this plan again.',
    'no-customer': 'You haven’t bought a plan here yet.',
    'customer-gone':
      'Stripe no longer has this subscription. You keep your plan until the end of the period you’ve paid for.',
  },
} as const;

export const plans = {
  names: { Free: 'Free', Basic: 'Basic', Standard: 'Standard', Pro: 'Pro' },
  descriptions: {
    Basic: 'For freelancers who invoice every week.',
    Standard: 'For small businesses with steady work.',
    Pro: 'For teams that don’t want to count invoices.',
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
  recipients: 'Email up to {count} recipients a day',
  buttons: {
    unlimited: 'Get unlimited invoices',
    get: 'Get {limit} invoices/month',
    unlock: 'Unlock {limit} invoices',
    unlockFor: 'Unlock {limit} invoices for {price}',
    reactivate: 'Reactivate Plan',
    pay: 'Update Payment Method',
    manage: 'Manage Subscription',
    renew: 'Renew {plan}',
    switchTo: 'Switch to {plan}',
    switchInterval: { monthly: 'Switch to monthly', yearly: 'Switch to yearly' },
    current: 'Current plan',
  },
  first: {
    pay: 'Pay your outstanding balance first. Then you can change your plan.',
    reactivate: 'Reactivate your plan first. Then you can change it.',
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
        one: '{used} invoice used (unlimited plan)',
        other: '{used} invoices used (unlimited plan)',
      },
      over: '{used} invoices created, {limit} of them free',
    },
    period: {
      ofLimit: {
        one: '{used} of {limit} invoices used this month',
        other: '{used} of {limit} invoices used this month',
      },
      unlimited: {
        one: '{used} invoice used this month (unlimited plan)',
        other: '{used} invoices used this month (unlimited plan)',
      },
      over: '{used} invoices created this month, {limit} included in your plan',
    },
  },
} as const;

export const pricing = {
  paying: 'Change your plan at any time.',
  notPaying: 'Start free. Upgrade when you send more.',
  lead: 'The Free plan gives you 3 invoices in total. Paid plans give you a new allowance every month.',
  plans: 'Plans',
  interval: 'Billing interval',
  mostUsers: 'Most users start with Standard and send 40+ invoices a month.',
  everyPlan:
    'Prices include all taxes, so you pay exactly what’s shown. Every plan, including Free, has PDFs and public links, emails to clients, reminders, estimates, recurring invoices, card payments, payment links and 20 currencies.',
  free: {
    description: 'For getting started.',
    forever: 'forever',
    noCard: 'No card required',
  },
  billed: { monthly: 'Billed monthly', yearly: '{price} a month, billed yearly' },
  country: {
    notSold:
      'Paid plans are coming soon. You can’t buy one yet, and we won’t ask for a card. These are the prices we’ll launch with.',
    ofPlan: 'Your plan is billed in {currency}, so these are the prices {country}.',
  },
  questions: {
    title: 'Questions and answers',
    free: {
      question: 'What does the Free plan include?',
      answer:
        '3 invoices in total (not per month) with every invoice feature: PDF, public link, payment links, card payments, custom tax rates and any currency. Emails to clients, reminders, estimates and recurring invoices are included too. No card required.',
    },
    counts: {
      question: 'What counts as an invoice?',
      answer:
        'Each invoice you save counts once. Drafts and previews don’t count, and neither does downloading a saved invoice again. An archived invoice still counts.',
    },
    allowance: {
      question: 'How does the monthly allowance work?',
      answer:
        'Basic gives you 50 invoices a month and Standard gives you 300, counted from the day your subscription starts. Pro has no limit. Paying yearly costs 20% less and changes nothing else: you still get a new allowance every month.',
    },
    limit: {
      question: 'What happens when I reach the limit?',
      answer:
        'Your invoices stay as they are. You can still open, download and share them, and clients can pay them. We keep the invoice you’re working on as a draft.',
    },
    change: {
      question: 'Can I change or cancel my plan?',
      answer:
        'Yes, at any time, under Manage Subscription. If you cancel, your plan stays active until the end of the period you’ve paid for. After that, you keep your invoices, and the Free limit of 3 invoices applies again.',
    },
    currency: {
      question: 'Which currency are the prices in?',
      answer:
        'These prices are in {currency} ({name}). On every plan, your invoices can be in any of {count} currencies.',
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
  pending: 'Your purchase is waiting for approval. Your plan will start as soon as it’s approved.',
  restoring: 'Restoring…',
  waiting: 'Waiting for the App Store…',
  elsewhere:
    'To buy a plan from the App Store, use the {product} app on an iPhone or iPad. The same plans are available on the web.',
  onWeb: 'See plans on the web',
  renewal:
    'The App Store charges you when you confirm. Your plan renews automatically at the same price unless you cancel at least 24 hours before the current period ends. To cancel, open Settings on your iPhone, tap your name, then tap Subscriptions.',
  needsAccount: 'You need an account to buy a plan.',
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
