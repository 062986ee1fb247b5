export const landing = {
  title: 'Create Professional Invoices in 1 Minute',
  description:
    'Fill in one form and get an exact invoice as a PDF and as a link your client can pay from. For freelancers and small businesses {country}. No account needed to start.',
  hero: {
    lead: 'Fill in one form and get an exact, good-looking invoice as a PDF and as a link your client can pay from. Made for freelancers and small businesses {country}.',
    create: 'Create Invoice',
    pricing: 'View Pricing',
    signUp: 'Sign Up',
    noAccount: 'No account needed to start. Your first 3 invoices are free.',
    sample: 'A sample invoice',
  },
  steps: {
    title: 'How it works',
    fill: {
      title: 'Fill the form',
      text: 'Your business, your client, what you did. Totals and tax are worked out while you type.',
    },
    send: {
      title: 'Send the invoice',
      text: 'Email it from here, share a link that opens on any phone without an account, or download the PDF.',
    },
    paid: {
      title: 'Get paid',
      text: 'Your client pays by card, PayPal or bank transfer, straight to you. We take no cut.',
    },
  },
  features: {
    title: 'Everything an invoice needs',
    totals: {
      cent: 'Totals exact to the cent',
      penny: 'Totals exact to the penny',
      text: '{tax}, discounts and every line are rounded once, the right way, so the parts always add up.',
    },
    sheet: {
      title: 'PDFs that look the part',
      text: 'Three templates, your logo, your signature: the same sheet on screen, on paper and in the file.',
    },
    payment: {
      title: 'Paid your way',
      text: 'Take cards through your own Stripe account, or add a PayPal link, a QR code or your bank details. The money goes straight to you.',
    },
    currencies: {
      title: '{count} currencies',
      text: 'Invoice a client abroad in their currency. Dates, labels and bank fields follow your country.',
    },
    records: {
      title: 'Clients and products kept',
      text: 'Save a client or a service once and pick it from a list the next time. Your payment details wait there too.',
    },
    data: {
      title: 'Your data stays yours',
      text: 'Drafts stay in your browser until you save them. No ads, no tracking without your consent.',
    },
  },
  pricing: {
    title: 'Pricing',
    lead: 'Start free, upgrade when business grows. Prices {country} are in {currency}.',
    free: 'To try it out, with no card and no time limit.',
    start: 'Start free',
    aMonth: '{limit} invoices a month',
    signInFirst: 'Please sign in or register to upgrade',
  },
  form: {
    title: 'Create Invoice',
    lead: 'Start right here, without an account. What you type stays in this browser until you save it.',
    needsScripts: 'This form needs JavaScript, which is switched off in this browser.',
    notLoaded: 'The form could not be loaded. Please check your connection.',
    ownPage: 'Open its own page',
  },
  questions: {
    title: 'Questions and answers',
    free: {
      question: 'Is it really free?',
      answer:
        'Yes. The Free plan gives you {limit} invoices in total, with every feature of the form, the PDF and the payment link. You need no card. When you need more, choose a monthly plan.',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'Not to begin: fill in the form and see the preview as a guest. Your draft stays in your browser. To save the invoice or download its PDF you create an account, and your draft is waiting for you.',
    },
    tax: {
      question: 'How is tax calculated?',
      answer:
        'Each line has its own rate, which starts with the usual {tax} rate of your country and can be changed. A discount is taken off first, then tax is worked out per rate and rounded once, so subtotal, discount, tax and total always agree.',
    },
    payment: {
      question: 'How do my clients pay me?',
      answer:
        'Directly. You email the invoice or share its link, and your client pays by card once you have connected your Stripe account, or by the Stripe or PayPal.Me link or bank details that you add. The money never passes through us and we take no share of it.',
    },
    currencies: {
      question: 'Which currencies can I use?',
      answer:
        'Invoices start in {currency} and can be made in any of {count} currencies. The choice holds for that one invoice.',
    },
  },
  requirements: 'Requires JavaScript',
} as const;

export const sampleInvoice = {
  us: {
    businessName: 'Maple Street Studio',
    businessAddress: '48 Maple Street\nBrooklyn, NY 11201',
    clientName: 'Harbor Coffee Co.',
    clientAddress: '310 Pier Avenue\nPortland, ME 04101',
    description: 'Website design',
    bankName: 'First Example Bank',
  },
  ca: {
    businessName: 'Northern Light Design',
    businessAddress: '77 Queen Street West\nToronto, ON M5H 2M5',
    clientName: 'Lakeside Outfitters Ltd.',
    clientAddress: '12 Harbour Road\nHalifax, NS B3J 1S9',
    description: 'Brand identity',
  },
  uk: {
    businessName: 'Thistle & Co.',
    businessAddress: '9 Clerkenwell Green\nLondon EC1R 0DU',
    clientName: 'Brook Lane Bakery Ltd',
    clientAddress: '5 Brook Lane\nBristol BS1 4ST',
    description: 'Packaging design',
  },
  au: {
    businessName: 'Coastline Creative',
    businessAddress: '21 Marine Parade\nManly NSW 2095',
    clientName: 'Banksia Homewares Pty Ltd',
    clientAddress: '88 Smith Street\nFitzroy VIC 3065',
    description: 'Product photography',
  },
} as const;

export const welcome = {
  sample: 'A sample invoice',
  heading: 'Create Professional Invoices in 1 Minute',
  about: 'No account needed to start. Save or send later.',
  begin: 'Create your first invoice',
  signIn: 'Already have an account? Sign in',
} as const;
