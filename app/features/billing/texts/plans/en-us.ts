export const enUS = {
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
