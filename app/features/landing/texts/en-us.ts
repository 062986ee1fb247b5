export const landing = {
  title: 'Create Professional Invoices in 1 Minute',
  description:
    'Complete one form and get an accurate invoice as a PDF, with a link your client can use to pay. For freelancers and small businesses {country}. No account needed to start.',
  hero: {
    lead: 'Complete one form and get an accurate, good-looking invoice as a PDF, with a link your client can use to pay. Made for freelancers and small businesses {country}.',
    create: 'Create Invoice',
    pricing: 'View Pricing',
    signUp: 'Sign Up',
    noAccount: 'No account needed to start. Your first 3 invoices are free.',
    sample: 'Sample invoice',
  },
  steps: {
    title: 'How it works',
    fill: {
      title: 'Complete the form',
      text: 'Add your business, your client and what you did. We calculate totals and tax as you type.',
    },
    send: {
      title: 'Send the invoice',
      text: 'Email it from here, share a link that opens on any phone without an account, or download the PDF.',
    },
    paid: {
      title: 'Get paid',
      text: 'Your client pays you directly by card, PayPal or bank transfer. We don’t take a cut.',
    },
  },
  features: {
    title: 'Everything an invoice needs',
    totals: {
      cent: 'Accurate to the cent',
      penny: 'Accurate to the penny',
      text: 'We round {tax}, discounts and each line correctly and only once, so the numbers always add up.',
    },
    sheet: {
      title: 'PDFs that look the part',
      text: 'Choose from three templates and add your logo and signature. Your invoice looks the same on screen, on paper and in the PDF.',
    },
    payment: {
      title: 'Get paid your way',
      text: 'Accept cards through your own Stripe account, or add a PayPal link, a QR code or your bank details. The money goes straight to you.',
    },
    currencies: {
      title: '{count} currencies',
      text: 'Invoice clients abroad in their own currency. Dates, labels and bank details match your country.',
    },
    records: {
      title: 'Saved clients and products',
      text: 'Save your clients and services once, and choose them from a list next time. We’ll add your payment details too.',
    },
    data: {
      title: 'Your data stays yours',
      text: 'Drafts stay in your browser until you save them. No ads, and no tracking without your consent.',
    },
  },
  pricing: {
    title: 'Pricing',
    lead: 'Start free and upgrade as your business grows. Prices {country} are in {currency}.',
    free: 'Try it without a card or a time limit.',
    start: 'Start free',
    aMonth: '{limit} invoices a month',
    signInFirst: 'Please sign in or register to upgrade',
  },
  form: {
    title: 'Create Invoice',
    lead: 'Start right here, without an account. What you enter stays in this browser until you save it.',
    needsScripts: 'This form needs JavaScript, which is turned off in this browser.',
    notLoaded: 'We couldn’t load the form. Check your connection.',
    ownPage: 'Open the form on its own page',
  },
  questions: {
    title: 'Questions and answers',
    free: {
      question: 'Is it really free?',
      answer:
        'Yes. The Free plan gives you {limit} invoices in total, with every invoice feature, including PDFs and payment links. You don’t need a card. When you need more, choose a monthly plan.',
    },
    account: {
      question: 'Do I need an account?',
      answer:
        'Not to start. You can complete the form and preview your invoice as a guest. Your draft stays in your browser. To save the invoice or download its PDF, create an account. Your draft will be waiting for you.',
    },
    tax: {
      question: 'How is tax calculated?',
      answer:
        'Each line has its own tax rate. We start with the usual {tax} rate in your country, and you can change it. We subtract any discount first, then calculate tax for each rate and round it once, so the subtotal, discount, tax and total always add up.',
    },
    payment: {
      question: 'How do my clients pay me?',
      answer:
        'Directly. You email the invoice or share its link. If you’ve connected your Stripe account, your client can pay by card. They can also use any Stripe link, PayPal.Me link or bank details you’ve added. The money never passes through us, and we don’t take a cut.',
    },
    currencies: {
      question: 'Which currencies can I use?',
      answer:
        'Invoices start in {currency}, and you can change each one to any of {count} currencies. Your choice applies to that invoice only.',
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
  sample: 'Sample invoice',
  heading: 'Create Professional Invoices in 1 Minute',
  about: 'No account needed to start. Save or send later.',
  begin: 'Create your first invoice',
  signIn: 'Already have an account? Sign in',
} as const;
