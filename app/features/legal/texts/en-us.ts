/**
 * What each cookie or stored item is for and how long it lasts; a name is given here if the code has none.
 */
export const browserStorage = {
  cookies: {
    session: [
      'Keeps you signed in',
      '{sessionDays} days with “Remember me”. Without it, {shortSessionHours} hours or until you close the browser, whichever comes first.',
    ],
    flash: ['Holds a message to show on the next page', '1 minute'],
    signedOut: [
      'Records that you signed out, until your data has been removed from the browser',
      'A few moments, or {sessionDays} days if your browser doesn’t run scripts',
    ],
    code: ['Ties a sign-in code to the browser that requested it', '{codeMinutes} minutes'],
    attempt: [
      'Used to protect your sign-in with Google or Apple while it’s in progress',
      '{providerAttemptMinutes} minutes',
    ],
    country: ['The country you chose', '{cookieMonths} months'],
    countryGuessed: ['Records that we guessed your country, until the page has loaded', '1 minute'],
    language: ['The language you chose', '{cookieMonths} months'],
    timeZone: ['Your time zone, so that dates match your local time', '{cookieMonths} months'],
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
    guestDraft: ['The invoice you’re creating without an account', 'Until you save or clear it'],
    userDraft: [
      'Invoices you’re working on while signed in, and invoices saved offline that are waiting to be sent to us',
      'Until they’re saved or you sign out',
    ],
    languageChanged: [
      'Records that the page was reloaded in the language you chose, until you’ve seen a message about the change',
      'A few moments',
    ],
    settings: [
      'Your business settings while you’re not signed in. When you sign in, they’re sent to your account.',
      'Until you clear them, or until you sign out if they’re already in your account',
    ],
    firstInvoice: [
      'Your business details from your first invoice, used for the next one you create without an account',
      'Until they’re in your account or you clear them',
    ],
    quebecLanguage: [
      'The language you chose for invoices to or from Quebec after we showed you what the law requires',
      'Until you clear it',
    ],
    liveSheet: ['Whether you’ve hidden the invoice beside the form', 'Until you clear it'],
    otherTimeZone: [
      'This device’s time zone if it differs from your account’s, when the difference began, and whether you want to be asked about it',
      'Until this device’s time matches your account’s again',
    ],
    waiting: [
      'Settings saved offline that are waiting to be sent to us',
      'Until they’re sent or you sign out',
    ],
    keptPages: [
      'Everything you need to create invoices offline',
      'Until you sign out or your session ends',
    ],
    welcome: [
      'Records that you’ve seen the welcome screen or saved an invoice, so that the app no longer opens with that screen',
      'Until you clear it',
    ],
    preferences: [
      'A backup of your country setting and of whether you’ve seen the welcome screen, because iOS can clear what our pages store in the app',
      'Until you delete the app',
    ],
    installation: ['Records that you chose not to install the app', '{installDismissedDays} days'],
    loadedForScript: [
      'The last page that was reloaded because part of the page was missing',
      'Until you close the tab',
    ],
    positions: [
      'How far you scrolled on each page, so that the back button returns you to the same place',
      'Until you close the tab',
    ],
    offlineCopies: [
      'Used to open the product without a network connection. No user data is included.',
      'Until a newer version replaces them',
    ],
  },
  /** Names of items that have none in the code. */
  names: {
    preferences:
      'Your country setting and whether you’ve seen the welcome screen, in the iOS app’s preferences',
    offlineCopies: 'Offline copies of our pages and scripts',
  },
} as const;

export const contact = {
  title: 'Contact Support',
  description: 'Contact the people behind {productName}. We typically reply within 24 hours.',
  lead: 'Send us your questions, problems or ideas. A person reads every message, and we typically reply within 24 hours.',
  sent: 'Message sent. We’ll reply to {email}, typically within 24 hours.',
  another: 'Send another message',
  byEmail: 'By email',
  byPost: 'By post',
  received: {
    heading: 'About an invoice you received',
    text: 'Contact the business that sent the invoice, at the address shown on it. We only provide the invoicing software and know nothing about the work you were billed for.',
  },
  data: {
    heading: 'Your data',
    text: 'The <privacy>Privacy Policy</privacy> explains what we store and for how long. The <imprint>Legal Notice</imprint> says who we are.',
  },
  form: {
    email: 'Your email',
    emailHint: 'We’ll reply to this address.',
    subject: 'Subject',
    message: 'Message',
    messageHint:
      'Don’t include passwords or codes. If you’re writing about an invoice, include its number.',
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
    'See every cookie and everything else that {productName} stores in your browser, why it’s stored and for how long.',
  lead: 'This policy lists everything that {productName} stores in your browser. Nothing listed here follows you to other sites. Without your consent, we store only what’s necessary.',
  heads: ['Name', 'Description', 'Duration'],
  sections: {
    cookieSettings: { heading: 'Cookie Settings' },
    cookies: {
      heading: 'Cookies',
      paragraphs: [
        'All of these cookies are our own, and none contains anything you’ve written. They don’t require your consent, because they’re necessary to provide what you asked for.',
      ],
    },
    storage: {
      heading: 'Other storage',
      paragraphs: [
        'Data that is too large for cookies is kept in the storage that your browser sets aside for each site. It stays on your device unless the table says that it’s sent to us.',
      ],
    },
    analytics: {
      heading: 'Analytics',
      paragraphs: [
        'With your consent, we use {analyticsProvider}. Until you agree, we don’t request its script, and we instruct your browser to block it. Once you agree, the service sets its own cookies, which identify your browser for up to 12 months. Their names begin with _ga or a similar prefix.',
        'The service learns what someone did (for example, signed in, opened the pricing page or saved an invoice) and on what type of page. It receives no invoice or client numbers. Your choice is valid for {consentMonths} months, and you can change it above at any time. If you turn analytics off, or don’t renew your choice after {consentMonths} months, the service’s cookies are removed.',
      ],
    },
    noAnalytics: {
      heading: 'Analytics',
      paragraphs: ['We don’t use an analytics service, so no analytics cookies are set.'],
    },
    control: {
      heading: 'Your browser settings',
      paragraphs: [
        'You can view, block or delete everything listed here in your browser’s site settings. Deleting it signs you out and removes unsaved drafts. The <privacy>Privacy Policy</privacy> explains who processes data for us and what your rights are.',
      ],
    },
  },
} as const;

export const imprint = {
  title: 'Legal Notice',
  description: 'Who is responsible for {productName} and how to reach them.',
  lead: 'Under section 5 of the German Digital Services Act ({law}, DDG), we must say who operates {productName}. In German: {germanNames}',
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
      heading: 'Responsibility for content',
      paragraphs: [
        '{operatorName}, at the address above, is responsible for all pages on {publicHost}. The content of an invoice comes from the person who creates it, not from us. If you come across an unlawful invoice, tell us and we’ll look into it immediately.',
      ],
    },
    disputes: {
      heading: 'Consumer disputes',
      paragraphs: [
        'We don’t take part in dispute resolution proceedings before a consumer arbitration board, and we have no obligation to (section 36 of the German Consumer Dispute Resolution Act, VSBG).',
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
    'Learn what {productName} stores about you, why and for how long, which companies help us, and how to get all your data or have it deleted.',
  lead: '{productName} stores what you enter so that your invoices are there when you need them. Beyond that, it stores as little as possible. We don’t sell data or build profiles of anyone, and you can export or delete everything yourself.',
  sections: {
    controller: {
      heading: 'Who is responsible',
      paragraphs: [
        'The controller under the General Data Protection Regulation (GDPR) is {operatorName}, {operatorAddress}, <mail>{supportEmail}</mail>. We don’t have a data protection officer. For questions about your data, contact us at this address.',
        'You’re the controller of the data you enter about your own clients. {productName} is your processor for this data (GDPR article 28), under the <dataProcessing>Terms of Service</dataProcessing>.',
      ],
    },
    what: {
      heading: 'What we store, why, and for how long',
      paragraphs: [
        'No law requires you to give us any of this data. To save invoices, however, you need an account, and for an account you need an email address. The legal bases given below come from article 6 of the GDPR.',
      ],
      after: [
        'If you set up a recurring invoice, we keep its content, its schedule and what happened on each scheduled date until you delete your account. No more invoices are created once the recurring invoice has ended or your account is closed.',
        'If you turn on the due-date calendar, we keep its secret address and a record of when that address was created. We keep both until you replace the address, turn the calendar off or delete your account. We don’t record who reads the calendar.',
      ],
    },
    guests: {
      heading: 'If you use the product without an account',
      paragraphs: [
        'Your draft, its logo and your settings stay in your browser. They don’t reach us until you sign in. Your settings are then sent to your account automatically, and the draft is sent when you save it. To remove all of them from your browser, clear the site’s data. The <cookies>Cookie Policy</cookies> lists everything else your browser stores.',
      ],
    },
    recipients: {
      heading: 'If you received an invoice',
      paragraphs: [
        'The business that sent the invoice entered your name, your address and the amount you owe, and is responsible for that data. Please contact that business first. You don’t need an account or any cookies to read or pay the invoice.',
        'If the invoice has a PayPal or Stripe button, we count for the sender how often the page with the button was viewed and how often the button was clicked. We also record the times of the first and last view and of the first and last click. We store nothing about you with these counts: no IP address, no browser information and no identifier. We count at most 60 views and clicks a minute from one network and ignore any others. The payments themselves are made through PayPal, Stripe or your bank, under their own rules.',
        'Card payments are made through Stripe, directly into the sender’s own Stripe account. Your card number never reaches us, and the money doesn’t pass through us. For the sender, we record that a payment was started, its amount, Stripe’s reference numbers for it, and whether it’s completed, in progress, failed, refunded or disputed.',
        'If you received an invoice, a reminder or a receipt by email through {productName}, we store the following for its sender: your email address, whether the email was delivered, and when its link was first and last opened. A view counts if the page was visible for two seconds. Views by the sender or by automated programs don’t count. We store no IP address or browser information with this data, and the email contains no tracking pixel. The page tells you that the sender can see this data. The data is deleted with the invoice. If we can’t process a delivery notice immediately, we keep the notice for up to {deadLetterDays} days.',
        'Each email we send you on a sender’s behalf has an “I don’t know this sender” link. It leads to a button that stops all of that sender’s emails to you. When you press the button, we store two things in the sender’s account: a fingerprint of your address, and the time. If too many recipients press the button, or too many emails bounce, we pause all of the sender’s emails until we’ve reviewed the account.',
        'If you accept or decline an estimate, we store the following for the sender: your response, its date, the version you saw, the name you entered or the reason you gave, and your signature if you drew one. We notify the sender by email. This data is deleted with the estimate.',
        'An invoice counts as issued once someone opens it for the first time. From then on, its sender can’t correct it without leaving a record. If you check a PDF on the page for verifying invoices, the PDF stays in your browser. Only its fingerprint is sent to us, and we don’t keep the request.',
      ],
    },
    processors: {
      heading: 'Who helps us',
      paragraphs: [
        'These companies help us run the product. Each receives only the data it needs for its task. We have contracts under GDPR article 28 with those that process data on our behalf.',
      ],
      noAnalytics: 'We don’t use an analytics service.',
      transfers:
        'Some of these companies are in the USA or have parent companies there. If a company is certified under the EU-U.S. Data Privacy Framework, transfers are based on the European Commission’s adequacy decision for that framework. Otherwise, they’re based on the Commission’s standard contractual clauses. Transfers to the United Kingdom and Canada are based on the adequacy decisions for those countries.',
      ownAddress:
        'Fonts, scripts and images are loaded from our own domain, so nobody else learns that you opened a page.',
      butAnalytics:
        'The only exception is analytics, and only after you’ve agreed to it in the banner or in <cookieSettings>Cookie Settings</cookieSettings>.',
    },
    security: {
      heading: 'How we protect your data',
      paragraphs: [
        'All traffic is encrypted. Passwords are stored only as scrypt hashes. Sessions, codes and links are stored only as hashes of random tokens. Every database query for your data is restricted to data you own. For each request, we log its type, outcome and duration, but no address, name or invoice.',
        'Treat the link to an invoice as a secret: anyone who has it can read and pay that invoice. Send it to your client and nobody else. Archived invoices keep their links, which stop working when your account ends. Keep the address of your due-date calendar secret too: anyone who has it can see what you’re owed, with invoice numbers, clients and amounts. In Settings, you can replace the address or turn the calendar off.',
      ],
    },
    rights: {
      heading: 'Your rights',
      paragraphs: [
        'Under the GDPR (articles 7 and 15 to 21), you can ask what we store about you, have it corrected or deleted, have its use restricted, and receive it in a machine-readable format. You can also object to uses based on our legitimate interests, and withdraw your consent at any time with effect for the future. Residents of the United Kingdom, California, Canada and Australia have the same or similar rights under their own laws, and we treat every request the same way. We don’t sell personal information or share it for advertising.',
        'You can do most of this without asking us: in <settings>Settings</settings>, you can export everything in your account or delete the account. For everything else, write to <mail>{supportEmail}</mail>. We’ll answer within one month at the latest.',
        'You can also complain to a supervisory authority. Ours is the Berlin Commissioner for Data Protection and Freedom of Information ({authority}), {authorityAddress}, Germany.',
      ],
    },
    deletion: {
      heading: 'What happens when you delete your account',
      paragraphs: [
        'You lose access immediately, and all public links to your invoices stop working. Everything is deleted from the database {closedDays} days later: your account, settings, clients, products, invoices, pictures and usage figures. If you deleted your account by mistake, write to us within these {closedDays} days.',
        'We back up the database so that no invoices are lost if it fails. Backups are encrypted, used for nothing else, and kept for 30 days at most. A copy of deleted data can therefore remain in a backup for up to 30 more days. If we have to restore a backup, any accounts deleted after it was made are deleted again.',
        'We also delete the customer record that Stripe keeps for us. Stripe and Apple keep their own records of your payments, such as receipts, amounts and part of your card number. They keep these for as long as payment and tax laws require, under their own privacy policies.',
        'We keep only the payment information that tax law requires: the number that Stripe or Apple uses to identify a purchase, without your name. We keep it for {taxYears} years from the end of the year in which your account ends (section 147 of the German Fiscal Code). Invoices you’ve sent to others belong to them, and they keep their copies.',
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
        'If we change what the product stores, we’ll update this page and the date at the top. If the change affects a choice you’ve made, we’ll ask you again. The current version is always at {address}.',
      ],
    },
  },
} as const;

const contract = 'Contract, art. 6(1)(b)';
const interest = 'Legitimate interest, art. 6(1)(f)';
const afterAccount = 'Until {closedDays} days after your account ends';

export const storedData = {
  stored: {
    caption: 'What we store',
    heads: ['What', 'Why', 'Legal basis', 'How long'],
    rows: {
      account: [
        'Account: your email address, whether it’s confirmed, a hash of your password, the IDs that Google and Apple use for you, the token we use to disconnect your account from Apple when you delete it, your time zone, and the date you joined',
        'To make sure that only you can sign in, and to put your local date on invoices',
        contract,
        'Until {closedDays} days after your account is deleted or terminated',
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
        'Until you delete them. Invoices are kept until {closedDays} days after your account ends.',
      ],
      life: [
        'Invoice history: what happened to each invoice and when, what each issued version said, our signed record of that version, the code printed on it, and the fingerprints of the PDFs we provided',
        'To show you the history, and to let anyone who has an invoice check that it’s genuine',
        contract,
        afterAccount,
      ],
      emails: [
        'Emails to your clients: each email’s recipients, subject, message and status, and when its link was first and last opened. We also store your own wording for these emails, which of them are sent automatically, your reminder schedules, and which reminders were skipped or are pending.',
        'To send each email only once, to show you its status, and to stop unwanted emails',
        contract,
        afterAccount,
      ],
      browsers: [
        'Signed-in browsers: what each one says about itself and its system (its User-Agent, up to 300 characters), when it signed in, and when it was last used',
        'To keep you signed in, and to show you the list in Settings',
        contract,
        'Until you sign out, or until {sessionDays} days after the last use ({shortSessionHours} hours without “Remember me”). Deletion can take up to an hour.',
      ],
      codes: [
        'Hashes of the codes and links we emailed to you',
        'To sign you in, confirm your address or let you set a new password',
        contract,
        'At most {storedCodeMinutes} minutes for codes, {storedResetHours} hours for reset links, and {confirmationDays} days and one hour for confirmation links',
      ],
      tries: [
        'How often someone tried to sign in, request a code or contact us, stored with a hash of the address and network they used',
        'To stop people from guessing passwords or flooding us with requests',
        interest,
        '{attemptHours} hours at most',
      ],
      plan: [
        'Your plan: its name, when it starts and ends, where you bought it, and Stripe’s customer number or Apple’s transaction number',
        'To give you what you paid for',
        contract,
        'Until {closedDays} days after your account ends. After that, we keep only Stripe’s or Apple’s number, for {taxYears} years, as tax law requires.',
      ],
      payments: [
        'Proof of payment: Stripe’s or Apple’s reference numbers, without a name',
        'To look up payments in our books',
        'Legal obligation, art. 6(1)(c)',
        '{taxYears} years from the end of the year in which your account ends',
      ],
      buttons: [
        'Counts for an invoice’s payment buttons: how often they were viewed and clicked, and the times of the first and last view and click',
        'To show the sender that the invoice was opened',
        interest,
        'For as long as we keep the invoice',
      ],
      backups: [
        'Backups of everything above, encrypted',
        'To restore the database after a failure',
        interest,
        '30 days at most after each backup was made',
      ],
      support: [
        'Messages to support',
        'To answer them',
        'Contract, art. 6(1)(b), or legitimate interest, art. 6(1)(f)',
        'Three years at most, in our mailbox',
      ],
      analytics: [
        'Analytics events, if we offer analytics and you’ve agreed to it',
        'To learn which parts of the product are used',
        'Consent, art. 6(1)(a)',
        'For the period stated in the analytics service’s own terms. Nothing is added after you withdraw your consent.',
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
        'Your email address and plan, as well as the card and billing details that you enter on Stripe. Your card and billing details never reach us.',
      ],
      apple: [
        '{company}, USA',
        'Sells plans in the App Store and lets you sign in with Apple',
        'The fact that you’re making a purchase or signing in. If you’re making a purchase, Apple also receives your account number with us.',
      ],
      google: [
        '{company}, Ireland',
        'Lets you sign in with Google',
        'If you press the Google button, the fact that you’re signing in to this product. Otherwise, nothing.',
      ],
      breaches: [
        '{company}, Australia',
        'Checks whether a new password has appeared in a data breach',
        'Only five characters of the password’s fingerprint, which match hundreds of passwords. Nothing about you.',
      ],
    },
    /** The row of the analytics service, if there is one. */
    analytics: [
      'Counts how often each part of the product is used, but only with your consent',
      'Your IP address, as with any request, and what was done on which page (such as “signed in” or “saved an invoice”), without IDs, names or content',
    ],
  },
} as const;

export const termsOfService = {
  title: 'Terms of Service',
  description:
    'Read the terms for using {productName}: plans and prices, what you can expect from us, and what we expect from you.',
  lead: 'You can use {productName} to create, store and share invoices. What you write in them is yours, and you’re responsible for it. We’re responsible for keeping your invoices available and private, and for adding them up correctly.',
  prices: {
    caption: 'Prices {inCountry}',
    heads: ['Plan', 'Allowance', 'Monthly', 'Yearly'],
    free: 'Free',
  },
  sections: {
    parties: {
      heading: 'Who these terms apply to',
      paragraphs: [
        'These terms are an agreement between you and {operatorName}, {operatorAddress} (“we”). They apply from the moment you create an account. You can also draft and preview invoices without an account. In that case, these terms apply to the extent they’re relevant. Your own terms and conditions don’t apply.',
      ],
    },
    account: {
      heading: 'Your account',
      items: [
        'You must be at least 13 years old and, to buy a plan, able to enter into binding contracts.',
        'You must use your own email address. Anyone who can read email sent to that address can get into your account.',
        'Keep your password to yourself, and tell us if someone else gets into your account. In Settings, you can see which devices are signed in and sign them out.',
        'We treat anything done in your account as done by you, unless it happened through no fault of your own.',
      ],
    },
    plans: {
      heading: 'Plans and prices',
      paragraphs: [
        'The Free plan includes 3 invoices in total and costs nothing. Paid plans have a monthly allowance, which renews on the day of the month your plan started (for example, the 15th). A yearly plan costs 20% less than twelve months at the monthly price. These are the prices {inCountry}, in {currency}:',
      ],
      items: [
        'An invoice counts against your allowance when you save it for the first time. Editing or archiving an invoice doesn’t change how many you have left. Any allowance left at the end of a month doesn’t carry over.',
        'Prices include all taxes. You pay the price shown.',
        'You pay for plans in advance through Stripe, or through Apple in the App Store, where Apple’s prices and terms apply. Plans renew automatically for another month or year until you cancel.',
        'You can cancel at any time: under Manage Subscription if you bought your plan on the web, or in your Apple Account if you bought it in the App Store. You keep your plan until the end of the period you’ve paid for, and then move to the Free plan.',
        'If a renewal payment fails, you keep the plan for {graceDays} days so that you can fix the problem.',
        'We may change prices with 30 days’ notice by email. The new price applies no earlier than the first renewal after those 30 days, and you can cancel before then.',
        'If you’re a consumer in the European Union or the United Kingdom, you can withdraw from a plan within 14 days of buying it, without giving a reason. To do so, send a message to {supportEmail}. We’ll refund what you paid. If you asked us to begin immediately, we’ll deduct a proportionate share for the days you’ve used.',
      ],
    },
    invoices: {
      heading: 'Your invoices',
      paragraphs: [
        'You’re responsible for what your invoices say: that the work was done, that the client is the right one, and that the number, tax rate and details meet the legal requirements of your country. {productName} adds up what you enter and suggests your country’s standard tax rate. It doesn’t give tax or legal advice.',
        'Everything you enter remains yours. You allow us to store, process and display it, but only as far as the product requires. You’re responsible for keeping your invoices for as long as the law requires. You can export all of them at any time in <settings>Settings</settings>, as PDFs and as data.',
        'Once an invoice is issued, its number and currency are fixed and every version is kept. The code on the invoice and our signed record show what the invoice said and that it came from your account. They don’t show who you are, and they aren’t an electronic signature within the meaning of any law.',
      ],
    },
    payments: {
      heading: 'Payments by your clients',
      paragraphs: [
        'Your clients pay you using the methods you put on the invoice: directly to your bank, through your PayPal.Me or Stripe link, by check, or by card into your own Stripe account once you’ve connected it. We aren’t a party to these payments, we never hold the money, and we charge nothing for them. Invoices are marked as paid either by you or, for card payments, based on what Stripe tells us. Refunds and disputes are settled between you, your client and Stripe.',
        'Emails to your clients are sent from our address, in the name of your business. Send emails only to people who expect them from you. Reminders are sent automatically on the schedule you choose, and they also count as emails from you. Each plan has a daily limit on the number of recipients. If someone tells us that they don’t know you, we send them no more emails from you. If too many people tell us this, or too many emails bounce, we pause your emails until we’ve reviewed your account.',
      ],
    },
    fairUse: {
      heading: 'What isn’t allowed',
      paragraphs: ['You may not use {productName} for any of the following:'],
      items: [
        'Deceptive invoices for work that nobody ordered, or in someone else’s name.',
        'Payment links that send people to fraudulent or harmful pages.',
        'Anything that breaks the law or infringes the rights of others.',
        'Getting around limits, accessing other people’s data, or running automated programs that put more strain on the service than a person would.',
      ],
      after: [
        'If you find a security vulnerability, tell us at <mail>{supportEmail}</mail> before you tell anyone else. We’ll thank you for it.',
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
        'You can delete your account in <settings>Settings</settings> at any time, without notice and without giving a reason. An active plan ends with the account, and we don’t refund what you paid for the remaining time unless the law entitles you to a refund. If you bought your plan in the App Store, you have to cancel it with Apple. We can’t do that for you.',
        'We may end the contract with 30 days’ notice, or immediately for a serious reason, such as fraudulent invoices. If we end the contract through no fault of your own, we’ll refund what you paid for the time after it ends.',
        'When your account ends, you lose access and your public links stop working. Your data is deleted {closedDays} days after the deletion or termination, as described in the <deletion>Privacy Policy</deletion>. Export it while you still have access.',
      ],
    },
    dataProcessing: {
      heading: 'Your clients’ data',
      paragraphs: [
        'Your clients’ names and addresses are personal data for which you’re responsible. We process this data for you as a processor (GDPR article 28) to store, print, display and export invoices. We do so for as long as you have an account and for {closedDays} days after that. We make these commitments:',
      ],
      items: [
        'We act only on your instructions, which you give by using the product.',
        'We require everyone who has access to this data to keep it confidential.',
        'We apply the safeguards described in the <security>Privacy Policy</security> (GDPR article 32).',
        'We use the other processors <processors>on our list</processors>. We tell you about new ones 30 days in advance, so that you can object by ending the contract.',
        'We help you respond to your clients’ requests, and we tell you about a data breach immediately.',
        'We delete everything at the end of the contract, after you’ve had the chance to export it.',
        'On request, we show you evidence that we keep these commitments.',
      ],
    },
    liability: {
      heading: 'Liability',
      paragraphs: [
        'Our liability is unlimited for damage caused intentionally or through gross negligence, for injury to life, body or health, for anything we’ve guaranteed, and under the German Product Liability Act.',
        'In cases of slight negligence, we’re liable only for breach of an essential contractual obligation on which you may rely, and only for foreseeable damage typical of this kind of contract. For lost data, we cover only what it would have cost to restore the data from an export, assuming you had exported it as often as your business requires. Any further liability is excluded.',
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      paragraphs: [
        'We may change these terms if {productName} or the law changes. You’ll receive the new terms by email 30 days before they take effect, and you can object until then. If you object, the contract continues under the old terms, but either side can end it. Price changes follow the rule on prices above. Any other change to what you pay, and any change to the main services you receive, needs your consent.',
      ],
    },
    law: {
      heading: 'Law and disputes',
      paragraphs: [
        'German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. If you’re a consumer, you keep the protection of the mandatory law of your own country. If you’re a merchant, the courts of Berlin have jurisdiction over any disputes.',
        'We don’t take part in dispute resolution proceedings before a consumer arbitration board, and we have no obligation to. If any of these terms is invalid, the others remain in effect.',
      ],
    },
  },
} as const;
