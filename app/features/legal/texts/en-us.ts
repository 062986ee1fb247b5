/** What each thing is for, and until when it is kept; a name of its own where it has none in the code. */
export const browserStorage = {
  cookies: {
    session: [
      'Keeps you signed in',
      '{sessionDays} days; {shortSessionHours} hours, or until the browser closes, where you left Remember me unticked',
    ],
    flash: ['Carries a message to the next page', '1 minute'],
    signedOut: [
      'Says that you signed out, until what you had kept in the browser is gone',
      'A moment; {sessionDays} days where no scripts run',
    ],
    code: ['Ties a sign-in code to the browser that asked for it', '{codeMinutes} minutes'],
    attempt: [
      'Protect a sign-in with Google or Apple while it lasts',
      '{providerAttemptMinutes} minutes',
    ],
    country: ['The country that you chose', '{cookieMonths} months'],
    countryGuessed: ['Says that your country was guessed, until the page has opened', '1 minute'],
    language: ['The language that you chose', '{cookieMonths} months'],
    timeZone: ['Your time zone, so that “today” is your day', '{cookieMonths} months'],
    consent: ['Tells our server what you chose about analytics', '{consentMonths} months'],
  },
  storage: {
    consent: [
      'What you chose about analytics, and when',
      '{consentMonths} months, then we ask again',
    ],
    country: [
      'The country that you chose, that it was you who chose it, and whether it was saved',
      'Until you clear it',
    ],
    guestDraft: [
      'The invoice that you are writing without an account',
      'Until it is saved or cleared',
    ],
    userDraft: [
      'Invoices that you are writing while signed in, or that were saved offline and wait to be sent',
      'Until they are saved, or you sign out',
    ],
    languageChanged: [
      'Says that the page was loaded anew in the language that you chose, until it has told you',
      'A moment',
    ],
    settings: [
      'Your business settings while you are not signed in; sent to your account once you are',
      'Until you clear it; once your account has them, until you sign out',
    ],
    firstInvoice: [
      'What your first invoice says of your business, for the next one that you write without an account',
      'Until your account has it, or you clear it',
    ],
    quebecLanguage: [
      'The language that you chose for invoices to or from Quebec, once you were told what the law asks',
      'Until you clear it',
    ],
    otherTimeZone: [
      'A time zone of this device that is not your account’s, since when, and whether you want to be asked about it',
      'Until this device shows your account’s time again',
    ],
    waiting: [
      'Settings that were saved offline and wait to be sent',
      'Until they are sent, or you sign out',
    ],
    keptPages: [
      'What you need to write an invoice offline',
      'Until you sign out or the session ends',
    ],
    welcome: [
      'That the welcome was shown or an invoice saved, so that the app opens without it',
      'Until you clear it',
    ],
    preferences: [
      'The system may clear what our pages keep in the app',
      'Until you delete the app',
    ],
    installation: ['That you did not want to install the app', '{installDismissedDays} days'],
    loadedForScript: [
      'Which page was last loaded again because a part of it was missing',
      'Until the tab is closed',
    ],
    positions: [
      'How far you had scrolled on each page, for the back button',
      'Until the tab is closed',
    ],
    offlineCopies: [
      'Open the product without a network; nobody’s data is in them',
      'Until a newer version takes their place',
    ],
  },
  /** Of what has none in the code. */
  names: {
    preferences: 'The same and your country, in the preferences of the iOS app',
    offlineCopies: 'Offline copies of our pages and scripts',
  },
} as const;

export const contact = {
  title: 'Contact Support',
  description: 'Write to the people behind {productName}. Replies typically come within 24 hours.',
  lead: 'A question, a problem, an idea: a person reads it. Replies typically come within 24 hours.',
  sent: 'Your message is on its way. We answer to {email}, typically within 24 hours.',
  another: 'Write another message',
  byEmail: 'By email',
  byPost: 'By post',
  received: {
    heading: 'About an invoice you received',
    text: 'Please write to the business that sent it: its address is on the invoice. We print invoices for them and know nothing of the work behind it.',
  },
  data: {
    heading: 'Your data',
    text: 'What we store and for how long stands in the <privacy>Privacy Policy</privacy>, who we are in the <imprint>Imprint</imprint>.',
  },
  form: {
    email: 'Your email',
    emailHint: 'Where our answer goes.',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Leave out passwords and codes. An invoice is best named by its number.',
    submit: 'Send message',
  },
  required: { subject: 'Subject is required', message: 'Message is required' },
  tooLong: {
    subject: 'Subject must have at most {most} characters',
    message: 'Message must have at most {most} characters',
  },
  notSent: 'Your message could not be sent. Please try again.',
  notSentWrite: 'Your message could not be sent. Please try again, or write to {supportEmail}.',
} as const;

export const cookiePolicy = {
  title: 'Cookie Policy',
  description:
    'Every cookie and every other thing that {productName} keeps in your browser, with its purpose and its lifetime.',
  lead: 'Everything that {productName} keeps in your browser, by name. None of it follows you to other sites, and nothing beyond the necessary is set before you agree.',
  heads: ['Name', 'What for', 'Until'],
  sections: {
    cookieSettings: { heading: 'Cookie Settings' },
    cookies: {
      heading: 'Cookies',
      paragraphs: [
        'All of these are our own, hold no contents of yours, and are needed for what you asked for. They need no consent.',
      ],
    },
    storage: {
      heading: 'Other storage',
      paragraphs: [
        'Larger things lie in the storage that your browser has for each site. They stay on your device unless the table says that they are sent.',
      ],
    },
    analytics: {
      heading: 'Analytics',
      paragraphs: [
        'With your consent we use {analyticsProvider}. Its script is not asked for before, and your browser is told to refuse it. It then sets cookies of its own (their names begin with _ga or the like), by which it knows a browser again, for 12 months at most.',
        'It is told what was done, such as that somebody signed in, opened the prices or saved an invoice, and the kind of page, without the number of any invoice or client. Your choice holds for {consentMonths} months. You can change it above at any time; turned off, or not renewed after these {consentMonths} months, its cookies are removed.',
      ],
    },
    noAnalytics: {
      heading: 'Analytics',
      paragraphs: ['No analytics service is used, so no cookie of one is set.'],
    },
    control: {
      heading: 'In your own hands',
      paragraphs: [
        'Your browser shows, blocks and deletes all of this in its settings for the site. Deleting it signs you out and takes drafts along that were not saved. Who processes data for us, and your rights, are in the <privacy>Privacy Policy</privacy>.',
      ],
    },
  },
} as const;

export const imprint = {
  title: 'Imprint',
  description: 'Who is responsible for {productName}, and how to reach them.',
  lead: 'Who stands behind {productName}, as section 5 of the German Digital Services Act ({law}, DDG) asks. {germanNames}',
  sections: {
    provider: { heading: 'Provider' },
    contact: {
      heading: 'Contact',
      email: 'Email: <mail>{supportEmail}</mail>',
      phone: 'Phone: <phone>{operatorPhone}</phone>',
      form: 'Form: <contact>Contact Support</contact>',
    },
    vat: {
      heading: 'VAT identification number',
      paragraphs: ['{operatorVatId} (section 27 a of the German VAT Act)'],
    },
    content: {
      heading: 'Responsible for the content',
      paragraphs: [
        '{operatorName}, at the address above, for all pages of {publicHost}. Invoices are the content of those who made them; tell us of one that breaks the law, and we look into it at once.',
      ],
    },
    disputes: {
      heading: 'Consumer disputes',
      paragraphs: [
        'We neither take part in dispute settlement before a consumer arbitration board nor are obliged to (section 36 of the German Consumer Dispute Settlement Act, VSBG).',
      ],
    },
  },
} as const;

export const legal = {
  contents: 'On this page',
  changed: 'Last changed on <time>{day}</time>',
  /** Before a cell on a phone, where its heading is away. */
  cellOf: '{heading}:',
  /** Above a text in another language than English. */
  translation:
    'This is a translation. Its source is the English text, and where the two differ, the English text holds. <english>Read the English text</english>',
} as const;

export const privacyPolicy = {
  title: 'Privacy Policy',
  description:
    'What {productName} stores about you, why, for how long, who helps us with it, and how to get it all back or have it deleted.',
  lead: '{productName} stores what you type in so that your invoices are there when you need them, and as little else as it can. Nothing is sold, nobody is profiled, and you can take everything with you or delete it yourself.',
  sections: {
    controller: {
      heading: 'Who is responsible',
      paragraphs: [
        'The controller in the sense of the General Data Protection Regulation (GDPR) is {operatorName}, {operatorAddress}, <mail>{supportEmail}</mail>. There is no data protection officer; questions about your data are answered at this address.',
        'For what you type about your own clients, you are the controller and {productName} works for you as a processor (GDPR article 28), on the terms of the <dataProcessing>Terms of Service</dataProcessing>.',
      ],
    },
    what: {
      heading: 'What is stored, why, and for how long',
      paragraphs: [
        'No law obliges you to give us any of this, but without an email address there is no account to save an invoice in. The legal bases are those of GDPR article 6.',
      ],
      after: [
        'If you set up a recurring invoice, we keep what it says, its schedule and what happened on each of its dates until you delete your account. It creates no more invoices once it has ended or your account is closed.',
        'If you turn on the calendar of due dates, we keep its secret address and the time when that was created until you replace it, turn the calendar off or delete your account. We don’t keep who reads it.',
      ],
    },
    guests: {
      heading: 'If you use it without an account',
      paragraphs: [
        'A draft, its logo and your settings stay in your browser; nothing of them reaches us before you sign in. Then your settings are sent to your account by themselves, and the draft when you save it. They are gone when you clear the site’s data. What else your browser keeps is listed in the <cookies>Cookie Policy</cookies>.',
      ],
    },
    recipients: {
      heading: 'If you received an invoice',
      paragraphs: [
        'The business that sent it typed your name, your address and what you owe, and answers for that data; please ask it first. You need no account to read or pay it, and no cookie is needed for it.',
        'Where the invoice has a PayPal or Stripe button, we count for its sender that the page with the button was before somebody’s eyes and that the button was pressed: how often, when first and when last. Nothing of you is kept with it, neither your network address nor your browser nor an identifier. One network can add 60 such counts a minute; more are dropped. Payments themselves happen at PayPal, at Stripe or at your bank, under their own rules.',
        'Where you can pay by card, you pay at Stripe, on the sender’s own account there. No card number reaches us, and the money does not pass through us. We keep for the sender that a payment was begun, its amount, Stripe’s numbers for it and what became of it: paid, under way, failed, refunded or disputed.',
        'Where an invoice, a reminder or a receipt came to you by mail through {productName}, we keep for its sender your email address, whether the mail was delivered, and when its link was first and last opened. An opening counts when the page was visible for two seconds; the sender’s own, and those of programs, do not. No network address and no browser is kept with it, and the mail holds no tracking pixel. It is wiped with the invoice, and the page says that the sender sees it. A delivery notice that we can’t process at once is kept for up to {deadLetterDays} days.',
        'Each of these mails has a link “I do not know this sender”. The button behind it ends that sender’s mails to you: for that we keep a fingerprint of your address in the sender’s account, and when it was pressed. Too many of these, or of mails that come back, stop all mails of a sender until we have looked.',
        'Where you accept or decline an estimate, we keep for its sender your answer, its day and the version that you saw, the name that you typed or the reason that you gave, and a signature if you drew one. The sender is told of it by mail. It is wiped with the estimate.',
        'Whoever opens an invoice for the first time makes it an issued one: from then on its sender can correct it only with a trace. On the page that checks an invoice a PDF stays in your browser; only its fingerprint is asked for, and the question is not kept.',
      ],
    },
    processors: {
      heading: 'Who helps us',
      paragraphs: [
        'These companies help to run the product, each with what its task needs and no more. With those that process data for us there are contracts under GDPR article 28.',
      ],
      noAnalytics: 'No analytics service is used.',
      transfers:
        'Some of them are in the USA or have parent companies there. Transfers rest on the European Commission’s adequacy decision for the EU-U.S. Data Privacy Framework where the company is certified, and else on the Commission’s standard contractual clauses. Transfers to the United Kingdom and Canada rest on their adequacy decisions.',
      ownAddress:
        'Fonts, scripts and pictures come from our own address: opening a page tells nobody else.',
      butAnalytics:
        'Analytics is the one exception, and only after you have agreed in the banner or in <cookieSettings>Cookie Settings</cookieSettings>.',
    },
    security: {
      heading: 'How it is protected',
      paragraphs: [
        'All traffic is encrypted. Passwords are stored only as scrypt hashes, sessions, codes and links only as hashes of random tokens. Every query for your data names you as its owner. The log of a request holds its kind, its outcome and its duration: no address of yours, no name, no invoice.',
        'The link to an invoice is a secret of its own: whoever has it can read that invoice and pay it. Send it to your client and nobody else. Archived invoices keep their link; it ends with your account. The same holds for the address of your calendar of due dates: whoever has it sees the numbers, clients and amounts of what you are owed. You can replace it or turn it off in Settings.',
      ],
    },
    rights: {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we store about you, have it corrected, deleted or restricted, receive it in a form that programs can read, object to uses that rest on our interests, and withdraw a consent at any time for the future (GDPR articles 7 and 15 to 21). Residents of the United Kingdom, California, Canada and Australia have equal or similar rights under their own laws, and we treat every request alike. We sell no personal information and share none for advertising.',
        'Most of it takes no request: <settings>Settings</settings> has the export of everything in your account and the deletion of the account. For all else write to <mail>{supportEmail}</mail>; we answer within a month at the latest.',
        'You may also complain to a supervisory authority, for us the Berlin Commissioner for Data Protection and Freedom of Information ({authority}), {authorityAddress}, Germany.',
      ],
    },
    deletion: {
      heading: 'What happens when you delete your account',
      paragraphs: [
        'Access and all public links of your invoices end at once. Everything is wiped from the database {closedDays} days later: account, settings, clients, products, invoices, pictures and counts. In these {closedDays} days write to us if it was a mistake.',
        'Backups of the database exist so that nobody’s invoices are lost with it. They are encrypted and used for nothing else, and a backup is kept for 30 days at most: that much longer a copy of what was wiped may be in one. When a backup has to be restored, accounts that were deleted since are deleted again.',
        'With the account the customer that Stripe keeps for us is deleted too. What Stripe or Apple keep themselves about your payments, such as receipts, amounts and parts of the card’s number, they keep for as long as the laws on payments and tax ask of them, under their own privacy policies.',
        'Only what tax law makes us keep about payments stays: the number under which Stripe or Apple know a purchase, without your name, for {taxYears} years from the end of the year (section 147 of the German Fiscal Code). Invoices that you sent to others are theirs, and the copies they have stay with them.',
      ],
    },
    children: {
      heading: 'Children',
      paragraphs: [
        '{productName} is made for businesses. Nobody under 13 may have an account; when we learn of one, it is deleted.',
      ],
    },
    automated: {
      heading: 'No automated decisions',
      paragraphs: [
        'Nothing here decides about you by itself in a way that has legal effect. Limits, such as of tries to sign in, are counted by rules that are the same for everybody.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      paragraphs: [
        'When the product changes what it stores, this page changes with it, and the day at its top too. Where a change concerns something that you decided, you are asked again. The current text is always at {address}.',
      ],
    },
  },
} as const;

const contract = 'Contract (6.1 b)';
const interest = 'Legitimate interest (6.1 f)';
const afterAccount = '{closedDays} days after the account ends';

export const storedData = {
  stored: {
    caption: 'What is stored',
    heads: ['What', 'Why', 'Legal basis', 'Until'],
    rows: {
      account: [
        'Account: email address, whether it is confirmed, a hash of your password, the ids that Google or Apple give you, the token that revokes our access at Apple when you delete the account, your time zone, the day you joined',
        'To let you and only you in, and to date invoices by your own day',
        contract,
        '{closedDays} days after you delete the account or it is terminated',
      ],
      settings: [
        'Business settings: name, addresses, tax number, bank and payment details, logo, signature, numbering',
        'To put them on your invoices',
        contract,
        afterAccount,
      ],
      invoices: [
        'Invoices, clients and products, as you typed them',
        'To list, print, share and export them for you',
        contract,
        'Until you delete them; invoices until {closedDays} days after the account ends',
      ],
      life: [
        'Life of invoices: what happened to each and when, what each issued version said with our signed record of it, the code that is printed on it, and the fingerprints of the PDFs that were handed out',
        'To show you the history, and to tell whoever has an invoice in hand whether it is genuine',
        contract,
        afterAccount,
      ],
      emails: [
        'Mails to your clients: their addresses, subject and message, what became of each mail, and when its link was first and last opened; your own words for such mails, which of them leave by themselves, your reminder plans, and which reminders were skipped or wait',
        'To send each once, to tell you what became of it, and to stop what nobody wants',
        contract,
        afterAccount,
      ],
      browsers: [
        'Signed-in browsers: what each says of itself and its system (its User-Agent, up to 300 characters), when it signed in and was last used',
        'To keep you signed in, and to show you the list in Settings',
        contract,
        'Until you sign out; else at most {sessionDays} days after the last use, or {shortSessionHours} hours where you left Remember me unticked, and up to an hour more',
      ],
      codes: [
        'Codes and links that were mailed to you, as hashes',
        'To sign you in, to confirm your address, to set a new password',
        contract,
        '{storedCodeMinutes} minutes at most for codes, {storedResetHours} hours for reset links, {confirmationDays} days and an hour for confirmations',
      ],
      tries: [
        'Counted tries to sign in, to send codes or to write to us, under a hash of address and network',
        'To stop guessing and floods',
        interest,
        '{attemptHours} hours at most',
      ],
      plan: [
        'Plan: which, since when and until when, where it was bought, Stripe’s customer number or Apple’s transaction number',
        'To give you what you paid for',
        contract,
        '{closedDays} days after the account ends; the numbers alone {taxYears} years, as tax law asks',
      ],
      payments: [
        'Proof of payments: the numbers under which Stripe or Apple know them, without a name',
        'To find them in the books',
        'Legal duty (6.1 c)',
        '{taxYears} years from the end of the year',
      ],
      buttons: [
        'Counts of the payment buttons of an invoice: shown and pressed, how often, first and last time',
        'To tell the sender that the invoice was opened',
        interest,
        'As long as the invoice',
      ],
      backups: [
        'Backups of all of the above, encrypted',
        'To restore the database after a failure',
        interest,
        '30 days after each was made',
      ],
      support: [
        'Messages to support',
        'To answer them',
        'Contract (6.1 b) or Legitimate interest (6.1 f)',
        'In our mailbox, three years at most',
      ],
      analytics: [
        'Analytics events, where it is offered and you agreed',
        'To learn which parts are used',
        'Consent (6.1 a)',
        'At that service, for as long as its own terms say; after you withdraw nothing more is added',
      ],
    },
  },
  processors: {
    caption: 'Who helps us',
    heads: ['Who', 'What for', 'What reaches them'],
    rows: {
      cloudflare: [
        '{company}, USA',
        'Runs the product on its network, protects it, and sends our mails',
        'All requests and answers on their way, network addresses, the mails that we send you',
      ],
      turso: ['{company}, USA', 'Holds the database', 'Everything that is stored in your account'],
      stripe: [
        '{company}, Ireland',
        'Takes payments for plans bought on the web',
        'Your email address and plan; card and billing details, which you type at Stripe and which never reach us',
      ],
      apple: [
        '{company}, USA',
        'Sells plans in the App Store, and lets you sign in with Apple',
        'That you buy or sign in there; your account number with us comes along with a purchase',
      ],
      google: [
        '{company}, Ireland',
        'Lets you sign in with Google',
        'That you sign in to this product, only when you press its button',
      ],
      breaches: [
        '{company}, Australia',
        'Tells whether a new password was in a breach',
        'Five characters of the password’s fingerprint, which fit hundreds of passwords; nothing about you',
      ],
    },
    /** Of the service, where there is one. */
    analytics: [
      'Counts which parts of the product are used, only with your consent',
      'What was done (such as “signed in” or “saved an invoice”) and on which page, without ids, names or contents; your network address, as with any request',
    ],
  },
} as const;

export const termsOfService = {
  title: 'Terms of Service',
  description:
    'The terms for using {productName}: plans and prices, what you may expect from us, and what we expect from you.',
  lead: '{productName} makes, keeps and shares invoices. What you write in them is yours and your responsibility; that they stay available, correct in their sums and private is ours.',
  prices: {
    caption: 'Prices {inCountry}',
    heads: ['Plan', 'Allowance', 'Monthly', 'Yearly'],
    free: 'Free',
  },
  sections: {
    parties: {
      heading: 'Who agrees to what',
      paragraphs: [
        'These terms are between you and {operatorName}, {operatorAddress} (“we”). They hold from the moment you create an account. Without an account you may draft and preview invoices, and they hold as far as they fit. Terms of your own do not apply.',
      ],
    },
    account: {
      heading: 'Your account',
      items: [
        'You must be at least 13 years old, and able to make binding contracts to buy a plan.',
        'Your email address must be yours: whoever can read its mail can get in.',
        'Keep your password to yourself, and tell us when somebody else got in. Settings shows which devices are signed in and signs them out.',
        'What is done in your account counts as done by you, unless it was not your fault.',
      ],
    },
    plans: {
      heading: 'Plans and prices',
      paragraphs: [
        'The Free plan has 3 invoices in total and costs nothing. Paid plans have an allowance for each month, counted from the day of the month on which the plan began. These are the prices {inCountry}, in {currency}; yearly is twelve months less 20%:',
      ],
      items: [
        'An invoice counts when it is first saved. Changing it costs nothing, archiving it gives nothing back, and what is left of a month is not carried over.',
        'Prices include all taxes: you pay what is shown.',
        'Plans are paid in advance by Stripe, or by Apple in the App Store, whose prices and terms hold there. They renew by themselves for another month or year until you cancel.',
        'You can cancel at any time, to the end of the time that is paid: plans of the web under Manage Subscription, plans of the App Store in your Apple account. Until then you keep the plan, and after it the Free plan.',
        'When a renewal cannot be paid, the plan stays for {graceDays} days, so that you can put it right.',
        'We may change prices with 30 days’ notice by email. A change holds from the renewal after that at the earliest, and you can cancel before.',
        'Are you a consumer in the European Union or the United Kingdom? Then you may withdraw from a plan within 14 days of buying it, without a reason, by a message to {supportEmail}. We refund what you paid, less a share for the days used if you asked us to begin at once.',
      ],
    },
    invoices: {
      heading: 'Your invoices',
      paragraphs: [
        'You answer for what your invoices say: that the work was done, that the client is the right one, that number, tax rate and details are what the law of your country asks. {productName} adds up what you enter and suggests your country’s standard rate; it gives no tax or legal advice.',
        'Everything you enter stays yours. You allow us to store, process and show it as far as the product needs to, and no further. You are responsible for keeping invoices for as long as your law asks: the export in <settings>Settings</settings> gives you all of them as PDF and data at any time.',
        'Once an invoice is issued, its number and currency are fixed and every version is kept. The code on it and our signed record say that it came from your account and what it said; they do not say who you are, and they are no electronic signature in the sense of a law.',
      ],
    },
    payments: {
      heading: 'Payments by your clients',
      paragraphs: [
        'Your clients pay you by the means that you put on the invoice: your bank, your PayPal.Me or Stripe link, a check, or by card into your own Stripe account once you have connected it. We are no party to these payments, never hold the money and charge nothing for them. An invoice is marked as paid by you, or by what Stripe tells of a card payment; refunds and disputes are settled between you, your client and Stripe.',
        'Mails to your clients leave from our address, in your business’s name. Send them only to people who expect them from you. Reminders leave by themselves, by the plan that you choose, and are your mails like all others. Each plan has a number of recipients a day. Nobody who says that they do not know you gets more of your mails, and when too many say so, or too many mails come back, your mails are stopped until we have looked.',
      ],
    },
    fairUse: {
      heading: 'What is not allowed',
      paragraphs: ['Please do not use {productName}'],
      items: [
        'for invoices that deceive: for work that nobody ordered, or in another’s name;',
        'to send people to fraudulent or harmful pages by payment links;',
        'for anything that the law forbids, or that infringes the rights of others;',
        'to get around limits, to reach data of others, or to burden the service by programs beyond what a person does.',
      ],
      after: [
        'Found a weakness? Tell us at <mail>{supportEmail}</mail> before you tell others, and we will thank you.',
      ],
    },
    availability: {
      heading: 'Availability and support',
      paragraphs: [
        'We aim for 99.9% uptime, maintenance that was announced aside. That is an aim, not a guarantee. Support answers by email, typically within 24 hours; write through <contact>Contact Support</contact>.',
      ],
    },
    ending: {
      heading: 'Ending the contract',
      paragraphs: [
        'You may delete your account in <settings>Settings</settings> at any time, without notice and without a reason. A plan that is still running ends with it, and what was paid for the rest of its time is not refunded, unless the law gives you more. A plan bought in the App Store has to be ended with Apple; we cannot do it for you.',
        'We may end the contract with 30 days’ notice, or at once for a serious reason, such as fraudulent invoices. Where we end it without your fault, you get back what you paid for the time after.',
        'Access and public links end with the account. Your data is deleted {closedDays} days after the deletion or termination, as the <deletion>Privacy Policy</deletion> says. Export it before.',
      ],
    },
    dataProcessing: {
      heading: 'Data of your clients',
      paragraphs: [
        'Names and addresses of your clients are personal data for which you answer. We process them for you as a processor (GDPR article 28), for as long as your account lasts and {closedDays} days more, to store, print, show and export invoices. We',
      ],
      items: [
        'process them only as you direct us by using the product;',
        'bind everybody who could see them to secrecy;',
        'protect them as the <security>Privacy Policy</security> describes (article 32);',
        'use the further processors that are <processors>listed there</processors>, and tell you of new ones 30 days before, so that you can object by ending the contract;',
        'help you to answer your clients’ requests, and tell you of a breach at once;',
        'delete them at the end, after you had your export;',
        'show you on request what proves all this.',
      ],
    },
    liability: {
      heading: 'Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence, for harm to life, body or health, for what we guaranteed, and under the Product Liability Act.',
        'For slight negligence we are liable only where a duty is broken on which the contract rests and on which you may rely, and then for the damage that is typical and could be foreseen. For data this is what it would have cost to restore them from a copy, had you made exports as often as your business calls for. Beyond that we are not liable.',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms where {productName} or the law changes. You get them by email 30 days before. You may object until then; the contract then goes on under the old terms or is ended by either side. Changes of what you pay or of what you mainly get need your consent, prices aside, for which the rule above holds.',
      ],
    },
    law: {
      heading: 'Law and disputes',
      paragraphs: [
        'German law applies, without the UN Convention on Contracts for the International Sale of Goods. As a consumer you keep the protection that the binding law of your own country gives you. Among merchants the courts of Berlin decide.',
        'We neither take part in dispute settlement before a consumer arbitration board nor are obliged to. Should one of these terms not hold, the others do.',
      ],
    },
  },
} as const;
