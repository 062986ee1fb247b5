export const enUS = {
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
