/**
 * What each cookie or stored item is for and how long it lasts; a name is given here if the code has none.
 */
export const browserStorage = {
  cookies: {
    session: [
      'Keeps you signed in',
      '{sessionDays} days; without Remember me, {shortSessionHours} hours or until you close the browser, whichever comes first',
    ],
    flash: ['Holds a message to show on the next page', '1 minute'],
    signedOut: [
      'Records that you signed out, until your data has been removed from the browser',
      'A few moments; {sessionDays} days if your browser doesn’t run scripts',
    ],
    code: ['Ties a sign-in code to the browser that requested it', '{codeMinutes} minutes'],
    attempt: [
      'Protect your sign-in with Google or Apple while it’s in progress',
      '{providerAttemptMinutes} minutes',
    ],
    country: ['The country you chose', '{cookieMonths} months'],
    countryGuessed: ['Records that we guessed your country, until the page has loaded', '1 minute'],
    language: ['The language you chose', '{cookieMonths} months'],
    timeZone: ['Your time zone, so dates match your local day', '{cookieMonths} months'],
    consent: ['Tells our server whether you allowed analytics', '{consentMonths} months'],
  },
  storage: {
    consent: [
      'Your analytics choice and when you made it',
      '{consentMonths} months, then we ask again',
    ],
    country: [
      'Your country, whether you chose it yourself, and whether it has been saved',
      'Until you clear it',
    ],
    guestDraft: ['The invoice you’re writing without an account', 'Until you save it or clear it'],
    userDraft: [
      'Invoices you’re writing while signed in, and invoices saved offline that are waiting to be sent to us',
      'Until they’re saved or you sign out',
    ],
    languageChanged: [
      'Records that the page was reloaded in the language you chose, until you’ve seen a message about the change',
      'A few moments',
    ],
    settings: [
      'Your business settings while you’re not signed in; they’re sent to your account when you sign in',
      'Until you clear them or, once they’re in your account, until you sign out',
    ],
    firstInvoice: [
      'Your business details from your first invoice, used for the next one you write without an account',
      'Until they’re in your account or you clear them',
    ],
    quebecLanguage: [
      'The language you chose for invoices to or from Quebec after we showed you what the law requires',
      'Until you clear it',
    ],
    otherTimeZone: [
      'This device’s time zone if it differs from your account’s, when that started, and whether you want to be asked about it',
      'Until this device shows your account’s time again',
    ],
    waiting: [
      'Settings saved offline that are waiting to be sent to us',
      'Until they’re sent or you sign out',
    ],
    keptPages: [
      'What you need to write invoices offline',
      'Until you sign out or your session ends',
    ],
    welcome: [
      'The fact that you’ve seen the welcome screen or saved an invoice, so the app no longer opens with that screen',
      'Until you clear it',
    ],
    preferences: [
      'A copy, because the system can clear what our pages store in the app',
      'Until you delete the app',
    ],
    installation: ['The fact that you chose not to install the app', '{installDismissedDays} days'],
    loadedForScript: [
      'The last page that was reloaded because part of the page was missing',
      'Until you close the tab',
    ],
    positions: [
      'How far you scrolled on each page, for the back button',
      'Until you close the tab',
    ],
    offlineCopies: [
      'Let you open the product without a network connection; they contain no user data',
      'Until a newer version replaces them',
    ],
  },
  /** Names of items that have none in the code. */
  names: {
    preferences: 'The same information and your country, in the iOS app’s preferences',
    offlineCopies: 'Offline copies of our pages and scripts',
  },
} as const;

export const contact = {
  title: 'Contact Support',
  description: 'Contact the people behind {productName}. We typically reply within 24 hours.',
  lead: 'Questions, problems or ideas: a person reads every message. We typically reply within 24 hours.',
  sent: 'Message sent. We’ll reply to {email}, typically within 24 hours.',
  another: 'Send another message',
  byEmail: 'By email',
  byPost: 'By post',
  received: {
    heading: 'About an invoice you received',
    text: 'Contact the business that sent it. Its address is on the invoice. We only provide the invoicing software and know nothing about the work itself.',
  },
  data: {
    heading: 'Your data',
    text: 'The <privacy>Privacy Policy</privacy> explains what we store and for how long. The <imprint>Imprint</imprint> says who we are.',
  },
  form: {
    email: 'Your email',
    emailHint: 'We’ll reply to this address.',
    subject: 'Subject',
    message: 'Message',
    messageHint:
      'Don’t include passwords or codes. If you’re writing about an invoice, give its number.',
    submit: 'Send message',
  },
  required: { subject: 'Subject is required', message: 'Message is required' },
  tooLong: {
    subject: 'Subject must be {most} characters or fewer',
    message: 'Message must be {most} characters or fewer',
  },
  notSent: 'We couldn’t send your message. Try again.',
  notSentWrite: 'We couldn’t send your message. Try again, or write to {supportEmail}.',
} as const;

export const cookiePolicy = {
  title: 'Cookie Policy',
  description:
    'Every cookie and everything else that {productName} stores in your browser, what it’s for and how long it lasts.',
  lead: 'Everything that {productName} stores in your browser, listed by name. Nothing on this list follows you to other sites, and until you agree we store only what’s necessary.',
  heads: ['Name', 'Description', 'Duration'],
  sections: {
    cookieSettings: { heading: 'Cookie Settings' },
    cookies: {
      heading: 'Cookies',
      paragraphs: [
        'All of these cookies are our own, contain nothing you’ve written, and are necessary to provide what you asked for. They don’t require your consent.',
      ],
    },
    storage: {
      heading: 'Other storage',
      paragraphs: [
        'Data that is too large for cookies is kept in the storage that your browser sets aside for each site. It stays on your device unless the table says it’s sent.',
      ],
    },
    analytics: {
      heading: 'Analytics',
      paragraphs: [
        'With your consent, we use {analyticsProvider}. Until you agree, its script isn’t requested, and your browser is instructed to refuse it. Once you agree, it sets its own cookies (with names that begin with _ga or similar), which identify your browser for 12 months at most.',
        'It receives what was done, for example that someone signed in, opened the pricing page or saved an invoice, and the type of page, without any invoice or client numbers. Your choice is valid for {consentMonths} months. You can change it above at any time. If you turn analytics off, or don’t renew your choice after these {consentMonths} months, its cookies are removed.',
      ],
    },
    noAnalytics: {
      heading: 'Analytics',
      paragraphs: ['We don’t use an analytics service, so no analytics cookies are set.'],
    },
    control: {
      heading: 'Your browser settings',
      paragraphs: [
        'You can view, block or delete all of this in your browser’s site settings. Deleting it signs you out and removes unsaved drafts. The <privacy>Privacy Policy</privacy> explains who processes data for us and what your rights are.',
      ],
    },
  },
} as const;

export const imprint = {
  title: 'Imprint',
  description: 'Who is responsible for {productName} and how to reach them.',
  lead: 'Who operates {productName}, as required by section 5 of the German Digital Services Act ({law}, DDG). {germanNames}',
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
      paragraphs: ['{operatorVatId} (section 27a of the German VAT Act)'],
    },
    content: {
      heading: 'Responsible for the content',
      paragraphs: [
        '{operatorName}, at the address above, is responsible for all pages of {publicHost}. Invoices are the content of the people who create them. If you find one that breaks the law, tell us and we’ll look into it immediately.',
      ],
    },
    disputes: {
      heading: 'Consumer disputes',
      paragraphs: [
        'We don’t take part in dispute resolution before a consumer arbitration board, and we’re not obliged to (section 36 of the German Consumer Dispute Resolution Act, VSBG).',
      ],
    },
  },
} as const;

export const legal = {
  contents: 'On this page',
  changed: 'Last updated on <time>{day}</time>',
  /** Precedes a cell on a phone, where the column headers aren't visible. */
  cellOf: '{heading}:',
  /** Shown above a text in a language other than English. */
  translation:
    'This is a translation of the English text. If the two differ, the English text prevails. <english>Read the English text</english>',
} as const;

export const privacyPolicy = {
  title: 'Privacy Policy',
  description:
    'What {productName} stores about you, why and for how long, who helps us, and how to get all your data or have it deleted.',
  lead: '{productName} stores what you enter so that your invoices are there when you need them, and as little else as possible. We don’t sell data or build profiles of anyone, and you can export or delete everything yourself.',
  sections: {
    controller: {
      heading: 'Who is responsible',
      paragraphs: [
        'The controller under the General Data Protection Regulation (GDPR) is {operatorName}, {operatorAddress}, <mail>{supportEmail}</mail>. We don’t have a data protection officer. For questions about your data, contact us at this address.',
        'For the data you enter about your own clients, you are the controller and {productName} acts as your processor (GDPR article 28) under the <dataProcessing>Terms of Service</dataProcessing>.',
      ],
    },
    what: {
      heading: 'What we store, why, and for how long',
      paragraphs: [
        'No law requires you to give us any of this data, but without an email address you can’t have an account to save invoices in. The legal bases below refer to article 6 of the GDPR.',
      ],
      after: [
        'If you set up a recurring invoice, we keep its content, its schedule and the outcome of each scheduled date until you delete your account. No more invoices are created once it has ended or your account is closed.',
        'If you turn on the due-date calendar, we keep its secret address and when it was created until you replace it, turn the calendar off or delete your account. We don’t record who reads it.',
      ],
    },
    guests: {
      heading: 'If you use the product without an account',
      paragraphs: [
        'Your draft, its logo and your settings stay in your browser. They don’t reach us until you sign in. Your settings are then sent to your account automatically, and the draft is sent when you save it. Clearing the site’s data removes them from your browser. The <cookies>Cookie Policy</cookies> lists everything else your browser stores.',
      ],
    },
    recipients: {
      heading: 'If you received an invoice',
      paragraphs: [
        'The business that sent it entered your name, your address and the amount you owe, and is responsible for that data. Please contact that business first. You don’t need an account or any cookies to read or pay the invoice.',
        'If the invoice has a PayPal or Stripe button, we count for the sender how often the page with the button was viewed, how often the button was clicked, and when each happened for the first and last time. We store nothing about you with these counts: no IP address, no browser and no identifier. One network can add 60 counts a minute. Any beyond that are discarded. The payments themselves take place at PayPal, Stripe or your bank, under their own rules.',
        'If you can pay by card, you pay at Stripe, directly to the sender’s own Stripe account. Your card number never reaches us, and the money doesn’t pass through us. We store for the sender that a payment was started, its amount, Stripe’s numbers for it and its outcome: paid, in progress, failed, refunded or disputed.',
        'If you received an invoice, a reminder or a receipt by email through {productName}, we store for its sender your email address, whether the email was delivered, and when its link was first and last opened. An opening counts if the page was visible for two seconds. Openings by the sender or by automated programs don’t count. We store no IP address and no browser with this, and the email contains no tracking pixel. This data is deleted with the invoice, and the page tells you that the sender can see it. If we can’t process a delivery notice immediately, we keep it for up to {deadLetterDays} days.',
        'Each of these emails has a link, “I don’t know this sender”. The button it leads to stops that sender’s emails to you. To do this, we keep a fingerprint of your address in the sender’s account and the time you pressed the button. If too many recipients press it, or too many emails bounce, we pause all of the sender’s emails until we’ve reviewed the account.',
        'If you accept or decline an estimate, we store the following for the sender: your answer, its date and the version you saw, the name you entered or the reason you gave, and your signature if you drew one. We notify the sender by email. This data is deleted with the estimate.',
        'The first time someone opens an invoice, it becomes an issued invoice: from then on, its sender can’t correct it without leaving a record. On the page for verifying invoices, your PDF stays in your browser. Only its fingerprint is sent to us, and we don’t keep the request.',
      ],
    },
    processors: {
      heading: 'Who helps us',
      paragraphs: [
        'These companies help us run the product. Each gets only the data it needs for its task. We have contracts under GDPR article 28 with those that process data on our behalf.',
      ],
      noAnalytics: 'We don’t use an analytics service.',
      transfers:
        'Some of them are in the USA or have parent companies there. Transfers are based on the European Commission’s adequacy decision for the EU-U.S. Data Privacy Framework if the company is certified, and otherwise on the Commission’s standard contractual clauses. Transfers to the United Kingdom and Canada are based on the adequacy decisions for those countries.',
      ownAddress:
        'Fonts, scripts and images are loaded from our own address, so nobody else learns that you opened a page.',
      butAnalytics:
        'Analytics is the one exception, and only after you’ve agreed in the banner or in <cookieSettings>Cookie Settings</cookieSettings>.',
    },
    security: {
      heading: 'How we protect your data',
      paragraphs: [
        'All traffic is encrypted. Passwords are stored only as scrypt hashes. Sessions, codes and links are stored only as hashes of random tokens. Every database query for your data names you as the owner. The log entry for a request contains its type, outcome and duration, but no address, name or invoice.',
        'The link to an invoice is itself a secret: anyone who has it can read and pay that invoice. Send it to your client and nobody else. Archived invoices keep their link, which stops working when your account ends. The same applies to the address of your due-date calendar: anyone who has it can see what you’re owed, with invoice numbers, clients and amounts. You can replace it or turn it off in Settings.',
      ],
    },
    rights: {
      heading: 'Your rights',
      paragraphs: [
        'You can ask what we store about you, have it corrected or deleted or its use restricted, receive it in a machine-readable format, object to uses based on our legitimate interests, and withdraw your consent at any time with effect for the future (GDPR articles 7 and 15 to 21). Residents of the United Kingdom, California, Canada and Australia have equal or similar rights under their own laws, and we treat every request the same way. We don’t sell personal information or share it for advertising.',
        'You can do most of this without asking us: in <settings>Settings</settings>, you can export everything in your account and delete the account. For everything else, write to <mail>{supportEmail}</mail>. We’ll answer within one month at the latest.',
        'You can also complain to a supervisory authority. Ours is the Berlin Commissioner for Data Protection and Freedom of Information ({authority}), {authorityAddress}, Germany.',
      ],
    },
    deletion: {
      heading: 'What happens when you delete your account',
      paragraphs: [
        'You lose access immediately, and all public links to your invoices stop working. Everything is deleted from the database {closedDays} days later: your account, settings, clients, products, invoices, pictures and usage figures. If you deleted your account by mistake, write to us within these {closedDays} days.',
        'We back up the database so that no invoices are lost if it fails. Backups are encrypted, used for nothing else, and kept for 30 days at most. A copy of deleted data can therefore remain in a backup for up to 30 days more. If we have to restore a backup, any accounts deleted after it was made are deleted again.',
        'We also delete the customer record that Stripe keeps for us. Stripe and Apple keep their own records of your payments, such as receipts, amounts and part of your card number, for as long as payment and tax laws require, under their own privacy policies.',
        'We keep only what tax law requires us to keep about payments: the number that identifies a purchase at Stripe or Apple, without your name, for {taxYears} years from the end of the year (section 147 of the German Fiscal Code). Invoices you’ve sent to others belong to them, and they keep their copies.',
      ],
    },
    children: {
      heading: 'Children',
      paragraphs: [
        '{productName} is made for businesses. You must be 13 or older to have an account. We delete accounts of younger children when we learn of them.',
      ],
    },
    automated: {
      heading: 'No automated decisions',
      paragraphs: [
        'We make no automated decisions about you that have a legal effect. Limits, such as the one on sign-in attempts, follow rules that are the same for everyone.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      paragraphs: [
        'When the product changes what it stores, we update this page and the date at the top. If a change affects something you’ve decided, we’ll ask you again. The current version is always at {address}.',
      ],
    },
  },
} as const;

const contract = 'Contract, art. 6(1)(b)';
const interest = 'Legitimate interest, art. 6(1)(f)';
const afterAccount = '{closedDays} days after your account ends';

export const storedData = {
  stored: {
    caption: 'What we store',
    heads: ['What', 'Why', 'Legal basis', 'How long'],
    rows: {
      account: [
        'Account: your email address, whether it’s confirmed, a hash of your password, the IDs that Google or Apple give you, the token that revokes our access at Apple when you delete the account, your time zone, and the date you joined',
        'To let you and only you sign in, and to date invoices by your local day',
        contract,
        '{closedDays} days after you delete your account or it’s terminated',
      ],
      settings: [
        'Business settings: name, addresses, tax number, bank and payment details, logo, signature and numbering',
        'To put them on your invoices',
        contract,
        afterAccount,
      ],
      invoices: [
        'Invoices, clients and products, as you entered them',
        'To list, print, share and export them for you',
        contract,
        'Until you delete them; invoices are kept for {closedDays} days after your account ends',
      ],
      life: [
        'Invoice history: what happened to each invoice and when, what each issued version said, our signed record of that version, the code printed on it, and the fingerprints of the PDFs we provided',
        'To show you the history, and to let anyone who has an invoice check that it’s genuine',
        contract,
        afterAccount,
      ],
      emails: [
        'Emails to your clients: their addresses, the subject and message, the status of each email, and when its link was first and last opened; your own wording for these emails, which of them are sent automatically, your reminder schedules, and which reminders were skipped or are pending',
        'To send each email only once, to show you its status, and to stop unwanted emails',
        contract,
        afterAccount,
      ],
      browsers: [
        'Signed-in browsers: what each one says about itself and its system (its User-Agent, up to 300 characters), when it signed in, and when it was last used',
        'To keep you signed in, and to show you the list in Settings',
        contract,
        'Until you sign out; otherwise at most {sessionDays} days after the last use, or {shortSessionHours} hours without Remember me, plus up to an hour',
      ],
      codes: [
        'Codes and links we emailed to you, as hashes',
        'To sign you in, confirm your address or set a new password',
        contract,
        '{storedCodeMinutes} minutes at most for codes, {storedResetHours} hours for reset links, {confirmationDays} days and one hour for confirmation links',
      ],
      tries: [
        'Counts of attempts to sign in, request codes or contact us, stored under a hash of the address and network',
        'To prevent guessing and flooding',
        interest,
        '{attemptHours} hours at most',
      ],
      plan: [
        'Plan: which one, its start and end, where you bought it, and Stripe’s customer number or Apple’s transaction number',
        'To give you what you paid for',
        contract,
        '{closedDays} days after your account ends; the numbers alone are kept for {taxYears} years, as tax law requires',
      ],
      payments: [
        'Proof of payments: the numbers that identify them at Stripe or Apple, without a name',
        'To find them in our books',
        'Legal obligation, art. 6(1)(c)',
        '{taxYears} years from the end of the year',
      ],
      buttons: [
        'Counts for an invoice’s payment buttons: how often they were shown and clicked, and when that first and last happened',
        'To show the sender that the invoice was opened',
        interest,
        'For as long as we keep the invoice',
      ],
      backups: [
        'Backups of everything above, encrypted',
        'To restore the database after a failure',
        interest,
        '30 days after each was made',
      ],
      support: [
        'Messages to support',
        'To answer them',
        'Contract, art. 6(1)(b), or legitimate interest, art. 6(1)(f)',
        'In our mailbox, for three years at most',
      ],
      analytics: [
        'Analytics events, if analytics is offered and you agreed to it',
        'To learn which parts of the product are used',
        'Consent, art. 6(1)(a)',
        'At the analytics service, for as long as its own terms say; nothing is added after you withdraw your consent',
      ],
    },
  },
  processors: {
    caption: 'Who helps us',
    heads: ['Who', 'What they do', 'What they receive'],
    rows: {
      cloudflare: [
        '{company}, USA',
        'Runs the product on its network, protects it, and sends our emails',
        'All requests and responses in transit, IP addresses, and the emails we send you',
      ],
      turso: ['{company}, USA', 'Hosts the database', 'Everything stored in your account'],
      stripe: [
        '{company}, Ireland',
        'Takes payments for plans bought on the web',
        'Your email address and plan; card and billing details, which you enter at Stripe and which never reach us',
      ],
      apple: [
        '{company}, USA',
        'Sells plans in the App Store and lets you sign in with Apple',
        'The fact that you make a purchase or sign in there; if you make a purchase, also the number of your account with us',
      ],
      google: [
        '{company}, Ireland',
        'Lets you sign in with Google',
        'The fact that you’re signing in to this product, only when you press the Google button',
      ],
      breaches: [
        '{company}, Australia',
        'Checks whether a new password has appeared in a data breach',
        'Five characters of the password’s fingerprint, which match hundreds of passwords; nothing about you',
      ],
    },
    /** The row of the analytics service, if there is one. */
    analytics: [
      'Counts which parts of the product are used, only with your consent',
      'What was done (such as “signed in” or “saved an invoice”) and on which page, without IDs, names or content; your IP address, as with any request',
    ],
  },
} as const;

export const termsOfService = {
  title: 'Terms of Service',
  description:
    'The terms for using {productName}: plans and prices, what you can expect from us, and what we expect from you.',
  lead: '{productName} creates, stores and shares invoices. What you write in them is yours and your responsibility. Keeping them available, private and correctly added up is ours.',
  prices: {
    caption: 'Prices {inCountry}',
    heads: ['Plan', 'Allowance', 'Monthly', 'Yearly'],
    free: 'Free',
  },
  sections: {
    parties: {
      heading: 'Who these terms apply to',
      paragraphs: [
        'These terms are an agreement between you and {operatorName}, {operatorAddress} (“we”). They apply from the moment you create an account. Without an account, you can draft and preview invoices, and these terms apply as far as they are relevant. Any terms of your own don’t apply.',
      ],
    },
    account: {
      heading: 'Your account',
      items: [
        'You must be at least 13 years old and, to buy a plan, able to enter into binding contracts.',
        'Your email address must be your own: anyone who can read email sent to it can get into your account.',
        'Keep your password to yourself, and tell us if someone else gets into your account. Settings shows which devices are signed in and lets you sign them out.',
        'Anything done in your account counts as done by you, unless it wasn’t your fault.',
      ],
    },
    plans: {
      heading: 'Plans and prices',
      paragraphs: [
        'The Free plan includes 3 invoices in total and costs nothing. Paid plans have a monthly allowance, counted from the day of the month on which the plan began. These are the prices {inCountry}, in {currency}. A yearly plan costs 20% less than twelve months paid monthly:',
      ],
      items: [
        'An invoice counts when you save it for the first time. Editing it uses no more of your allowance, archiving it gives nothing back, and what’s left at the end of a month doesn’t carry over.',
        'Prices include all taxes. You pay the price shown.',
        'You pay for plans in advance through Stripe, or through Apple in the App Store, where Apple’s prices and terms apply. Plans renew automatically for another month or year until you cancel.',
        'You can cancel at any time, effective at the end of the period you’ve paid for: web plans under Manage Subscription, App Store plans in your Apple Account. You keep your plan until then and move to the Free plan after that.',
        'If a renewal payment fails, you keep the plan for {graceDays} days so that you can fix the problem.',
        'We may change prices with 30 days’ notice by email. A price change takes effect at the next renewal after that at the earliest, and you can cancel before then.',
        'If you’re a consumer in the European Union or the United Kingdom, you can withdraw from a plan within 14 days of buying it, without giving a reason, by sending a message to {supportEmail}. We’ll refund what you paid, less a share for the days used if you asked us to begin immediately.',
      ],
    },
    invoices: {
      heading: 'Your invoices',
      paragraphs: [
        'You’re responsible for what your invoices say: that the work was done, that the client is the right one, and that the number, tax rate and details meet the requirements of your country’s law. {productName} adds up what you enter and suggests your country’s standard rate. It doesn’t give tax or legal advice.',
        'Everything you enter remains yours. You allow us to store, process and display it as far as the product requires, and no further. You’re responsible for keeping your invoices for as long as the law requires: the export in <settings>Settings</settings> gives you all of them as PDFs and as data at any time.',
        'Once an invoice is issued, its number and currency are fixed and every version is kept. The code on it and our signed record show that it came from your account and what it said. They don’t show who you are, and they aren’t an electronic signature within the meaning of any law.',
      ],
    },
    payments: {
      heading: 'Payments by your clients',
      paragraphs: [
        'Your clients pay you by the methods you put on the invoice: to your bank, through your PayPal.Me or Stripe link, by check, or by card into your own Stripe account once you’ve connected it. We aren’t a party to these payments, never hold the money and charge nothing for them. An invoice is marked as paid by you, or based on what Stripe tells us about a card payment. Refunds and disputes are settled between you, your client and Stripe.',
        'Emails to your clients are sent from our address, in your business’s name. Send them only to people who expect them from you. Reminders are sent automatically on the schedule you choose, and they count as your emails like any others. Each plan has a daily limit on recipients. If someone tells us that they don’t know you, they receive no further emails from you. If too many people tell us this, or too many emails bounce, we pause your emails until we’ve reviewed your account.',
      ],
    },
    fairUse: {
      heading: 'What isn’t allowed',
      paragraphs: ['You may not use {productName}'],
      items: [
        'for deceptive invoices: for work that nobody ordered, or in someone else’s name;',
        'to send people to fraudulent or harmful pages through payment links;',
        'for anything that breaks the law or infringes the rights of others;',
        'to get around limits, access other people’s data, or use automated programs that put more strain on the service than a person would.',
      ],
      after: [
        'Found a security weakness? Tell us at <mail>{supportEmail}</mail> before you tell anyone else, and we’ll thank you.',
      ],
    },
    availability: {
      heading: 'Availability and support',
      paragraphs: [
        'We aim for 99.9% uptime, excluding announced maintenance. This is a goal, not a guarantee. Support replies by email, typically within 24 hours. You can reach us through <contact>Contact Support</contact>.',
      ],
    },
    ending: {
      heading: 'Ending the contract',
      paragraphs: [
        'You can delete your account in <settings>Settings</settings> at any time, without notice and without giving a reason. An active plan ends with it, and what you paid for the remaining time isn’t refunded unless the law entitles you to more. If you bought your plan in the App Store, you have to cancel it with Apple. We can’t do that for you.',
        'We may end the contract with 30 days’ notice, or immediately for a serious reason, such as fraudulent invoices. If we end it and you weren’t at fault, you get back what you paid for the time after it ends.',
        'Access and public links end with your account. Your data is deleted {closedDays} days after the deletion or termination, as described in the <deletion>Privacy Policy</deletion>. Export it before then.',
      ],
    },
    dataProcessing: {
      heading: 'Your clients’ data',
      paragraphs: [
        'Your clients’ names and addresses are personal data for which you’re responsible. We process them for you as a processor (GDPR article 28), for as long as you have an account and for {closedDays} days after that, to store, print, display and export invoices. We',
      ],
      items: [
        'process them only on your instructions, which you give by using the product;',
        'bind everyone who could see them to confidentiality;',
        'protect them as described in the <security>Privacy Policy</security> (article 32);',
        'use the other processors <processors>listed there</processors>, and tell you about new ones 30 days in advance, so that you can object by ending the contract;',
        'help you respond to your clients’ requests, and tell you about a data breach immediately;',
        'delete them at the end of the contract, after you’ve had your export;',
        'show you evidence of all this on request.',
      ],
    },
    liability: {
      heading: 'Liability',
      paragraphs: [
        'Our liability is unlimited for intent and gross negligence, for injury to life, body or health, for what we’ve guaranteed, and under the German Product Liability Act.',
        'In cases of slight negligence, we’re liable only for breach of an essential contractual obligation on which you may rely, and only for foreseeable damage typical of this kind of contract. For data, that is what it would have cost to restore it from a copy had you exported it as often as your business requires. Any further liability is excluded.',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms if {productName} or the law changes. You’ll receive the new terms by email 30 days in advance. You can object until then. If you do, the contract continues under the old terms, or either side can end it. Changes to what you pay or to the main part of what you get need your consent, except for price changes, which follow the rule above.',
      ],
    },
    law: {
      heading: 'Law and disputes',
      paragraphs: [
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. If you’re a consumer, you keep the protection of the mandatory law of your own country. Disputes between merchants are decided by the courts of Berlin.',
        'We don’t take part in dispute resolution before a consumer arbitration board, and we’re not obliged to. If any of these terms is invalid, the others remain in effect.',
      ],
    },
  },
} as const;
