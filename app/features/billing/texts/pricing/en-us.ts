export const enUS = {
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
