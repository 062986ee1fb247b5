export const clientEmail = {
  /** What a seller's template says until they write their own; `{…}` are its fields. */
  templates: {
    invoice: {
      subject: 'Invoice {number} from {business}',
      message:
        'Hello {client},\n\nhere is invoice {number}. {balance} is due on {due date}.\n\nThank you\n{business}',
    },
    receipt: {
      subject: 'Receipt {number} from {business}',
      message:
        'Hello {client},\n\nwe received your payment. Here is receipt {number}.\n\nThank you\n{business}',
    },
    thanks: {
      subject: 'Thank you for paying invoice {number}',
      message:
        'Hello {client},\n\ninvoice {number} is paid. Thank you for your payment.\n\n{business}',
    },
    estimate: {
      subject: 'Estimate {number} from {business}',
      message:
        'Hello {client},\n\nhere is estimate {number} over {total}. You can accept or decline it on its page.\n\n{business}',
    },
    statement: {
      subject: 'Statement from {business}, {number}',
      message:
        'Hello {client},\n\nhere is your statement for {number}. {balance} is owed at its end.\n\nThank you\n{business}',
    },
    'credit-note': {
      subject: 'Credit note {number} from {business}',
      message: 'Hello {client},\n\nhere is credit note {number} over {total}.\n\n{business}',
    },
  },
  /** Messages in the place of those above, where there is nothing to pay or to answer. */
  closed: {
    settled:
      'Hello {client},\n\nhere is invoice {number} for {total}. There is nothing left to pay.\n\nThank you\n{business}',
    expired:
      'Hello {client},\n\nhere is estimate {number} for {total}. It was valid until {due date}.\n\n{business}',
    answered: 'Hello {client},\n\nhere is estimate {number} for {total}.\n\n{business}',
  },
  /** A reminder's words, by when it is. */
  reminders: {
    before: {
      subject: 'Invoice {number} is due on {due date}',
      message:
        'Hello {client},\n\na short reminder: {balance} of invoice {number} is due on {due date}. If you have paid already, nothing is left to do.\n\nThank you\n{business}',
    },
    on: {
      subject: 'Invoice {number} is due on {due date}',
      message:
        'Hello {client},\n\n{balance} of invoice {number} is due on {due date}. If you have paid already, nothing is left to do.\n\nThank you\n{business}',
    },
    after: {
      subject: 'Reminder: invoice {number} was due on {due date}',
      message:
        'Hello {client},\n\n{balance} of invoice {number} was due on {due date} and has not reached us yet. Perhaps it was overlooked. If it is on its way, nothing is left to do.\n\nThank you\n{business}',
    },
    late: {
      subject: 'Invoice {number} is overdue',
      message:
        'Hello {client},\n\ninvoice {number} was due on {due date}, and {balance} is still open. Please pay it now, or tell us by reply what keeps you from it.\n\n{business}',
    },
  },
  /** The sender's name: whose email it is, and who carries it. */
  from: '{business} via {product}',
  headings: {
    invoice: 'Invoice {number}',
    receipt: 'Receipt {number}',
    thanks: 'Thank you',
    reminder: 'Invoice {number}',
    estimate: 'Estimate {number}',
    statement: 'Statement {number}',
    'credit-note': 'Credit note {number}',
  },
  amountDue: 'Amount due',
  total: 'Total',
  paid: 'Paid',
  dueDate: 'Due date',
  /** The one button. */
  open: {
    document: 'View invoice',
    receipt: 'View invoice',
    estimate: 'View estimate',
    statement: 'View latest invoice',
    'credit-note': 'View credit note',
  },
  openAndPay: 'View and pay invoice',
  attached: {
    document: 'The invoice is attached as a PDF.',
    receipt: 'The receipt is attached as a PDF.',
    estimate: 'The estimate is attached as a PDF.',
    statement: 'The statement is attached as a PDF.',
    'credit-note': 'The credit note is attached as a PDF.',
  },
  alsoTo: 'Also sent to {addresses}.',
  footer: {
    sentBy: '{business} sent this mail with {product}, {origin}.',
    reply: 'Answers go to {email}.',
    stop: 'I do not know this sender',
  },
} as const;

export const emails = {
  frame: {
    questions: 'Questions? Write to {email}.',
    buttonFails: 'If the button does not work, open this address:',
    setPassword: 'Set a new password',
    openSettings: 'Open Settings',
    unconfirmed:
      'Sign in to see the details. Once you confirm your email address in Settings, our emails will include them.',
  },
  loginCode: {
    subject: '{code} is your {product} sign-in code',
    heading: 'Your sign-in code',
    type: 'Type this code where you asked for it to sign in to {product}:',
    works: 'It works for {minutes} minutes, once, and only in the browser that asked for it.',
    notYou:
      'If it was not you who asked, ignore this mail. Never give the code to anybody: nobody from our side will ask for it.',
  },
  confirmation: {
    subject: 'Confirm your email address for {product}',
    heading: 'Welcome to {product}',
    ready:
      'Your account is ready, and you can use it already. Please confirm that this email address is yours:',
    button: 'Confirm email address',
    works: 'The link works for {days} days, once, while you are signed in to this account.',
    notYou:
      'If it was not you who signed up, ignore this mail: without you the address stays unconfirmed.',
  },
  reset: {
    subject: 'Reset your {product} password',
    heading: 'Set a new password',
    asked:
      'Somebody asked for a new password for the {product} account with this email address. If it was you, set it here:',
    expires:
      'The link expires in {duration} and works once. Once a new password is set, no older link works.',
    notYou: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your {product} password was changed',
    heading: 'Your password was changed',
    whenOthers:
      'The password of your {product} account was changed on {moment}. All other devices were signed out.',
    whenAll:
      'The password of your {product} account was changed on {moment}. All devices were signed out.',
    you: 'If it was you, there is nothing to do.',
    notYou:
      'If it was not you, set a new password at once. That signs everybody out, the other person too. Then change the password of your mailbox, and write to {email} if you need help.',
  },
  guessedPasswords: {
    subject: 'Somebody is trying passwords for your {product} account',
    heading: 'Many wrong passwords',
    tried:
      'In the last 24 hours {count} wrong passwords were tried for your {product} account. None of them was right, and for now no further one is looked at.',
    waysIn:
      'You get in with a code that we mail to you: choose it where you sign in. Devices that are signed in stay so. A new password opens the account as well:',
    elsewhere:
      'If your password is used anywhere else, set a new one in any case. If you need help, write to {email}.',
  },
  accountClosed: {
    subject: 'Your {product} account was deleted',
    heading: 'Your account was deleted',
    signedOut:
      'All devices are signed out, and the links that you sent to your clients show nothing any more.',
    wiped:
      'In {days} days, on {day}, we begin to wipe your invoices, clients, products, settings and pictures. Until then this email address cannot be used for a new account.',
    apple:
      'Your plan was bought in the App Store, and Apple goes on charging for it until you cancel it: in the Settings of your iPhone, under your name and Subscriptions.',
    notYou: 'If it was not you, or you think better of it, write to {email} before that day.',
  },
  secondPlan: {
    subject: 'You pay for more than one {product} plan',
    heading: 'You pay for more than one plan',
    web: 'The one of the web is cancelled in your settings, with Manage Subscription:',
    button: 'Manage Subscription',
    notMeant: 'If you did not mean to buy it, write to {email}.',
  },
  ways: {
    code: 'a sign-in code',
    'reset-link': 'a reset link',
    google: 'Google',
    apple: 'Apple',
  },
  freshAccount: {
    subject: 'Your new {product} account',
    heading: 'You have a new account',
    shown:
      'With {way} you have shown that {email} is yours. An earlier account had this address without showing that, and another person may have made it. So yours is a new account, and nothing of the earlier one came along: no invoices, no clients, no payment details, no plan.',
    claim:
      'If you made the earlier account yourself, nothing is lost. Claim it in Settings with its password, or with number and total of one of its invoices; a plan that you pay for comes along with it.',
    cannot: 'If you pay for a plan there and cannot claim it, write to {support}.',
  },
  confirmed: {
    subject: 'Your {product} address is confirmed',
    heading: 'Your address is confirmed',
    byProof:
      'With {way} you have shown that {email} is yours, in a browser that was signed in to the account. All other devices were signed out, and a password that was set before does not work any more: you can set a new one in Settings.',
    byLink:
      '{email} is confirmed as the address of your {product} account. From now on a sign-in code, a reset link, and Google or Apple with this address open it, too. Your password, your devices and your invoices stay as they are.',
    notYou: 'If it was not you, write to {support}.',
  },
  checkPayment: 'Please check that the payment details in Settings are yours.',
  providerLinked: {
    subject: '{way} now opens your {product} account',
    heading: '{way} opens your account, too',
    shown:
      'With {way} you have shown that {email} is yours, which is the address of your account. From now on {way} opens it, too. Your password, your devices and your invoices stay as they are.',
    notYou:
      'If it was not you, sign out all your other devices in Settings, and write to {support}.',
  },
  accountsJoined: {
    subject: 'Your {product} accounts are one',
    heading: 'Your accounts are one',
    joined:
      'The earlier account with the address {email} was claimed: its invoices, clients, settings and plan are yours, together with what you saved since. All other devices were signed out.',
    joinedWithPlan:
      'The earlier account with the address {email} was claimed: its invoices, clients, settings and plan are yours, together with what you saved since. Its {plan} plan came along and renews. All other devices were signed out.',
    notYou: 'If it was not you, write to {support} at once.',
  },
  undelivered: {
    heading: {
      one: '{count} email to a client wasn’t delivered',
      other: '{count} emails to clients weren’t delivered',
    },
    about: 'Check the addresses, then send them again.',
    /** An invoice, estimate or credit note and whose it is. */
    document: '{number}, {client}',
    more: { one: 'And {count} more.', other: 'And {count} more.' },
    open: 'Open your overview',
  },
} as const;

export const sendingSettings = {
  heading: 'Sending',
  about: 'What your mails to clients say. You can change it in each mail that you send yourself.',
  open: 'Change the words',
  title: 'Words of your mails',
  kind: 'Mail',
  kinds: {
    invoice: 'With an invoice',
    receipt: 'With a receipt',
    thanks: 'Thank you, when an invoice is paid',
    estimate: 'With an estimate',
    statement: 'With a statement',
    'credit-note': 'With a credit note',
  },
  hint: 'A mail is in the language of its invoice.',
  language: 'Language',
  languageHint: 'Each language has its own words.',
  thanks: 'Send “Thank you” with the receipt when an invoice is paid',
  thanksHint:
    'Your client gets it once, five minutes after the payment. Nothing leaves if you take the payment back before.',
  thanksOn: 'Your clients are thanked from now on.',
  thanksOff: 'Your clients are not thanked any more.',
  usual: 'Back to our words',
  save: 'Save',
  saved: 'The words of your mails were saved.',
  failed: 'Not saved: {message}',
  notOpened: 'Your mails could not be opened: {message}',
} as const;

export const sending = {
  send: 'Send',
  titles: {
    invoice: 'Send invoice {number}',
    receipt: 'Send receipt {number}',
    thanks: 'Send thank-you note for invoice {number}',
    estimate: 'Send estimate {number}',
    statement: 'Send statement for {number}',
    'credit-note': 'Send credit note {number}',
  },
  to: 'To',
  toHint: 'Separate addresses with commas.',
  cc: 'Cc',
  copy: 'Send me a copy ({address})',
  subject: 'Subject',
  message: 'Message',
  fields: 'Filled in when you send: {fields}',
  attach: 'Attach PDF',
  options: 'Options',
  /** The options, while they are folded. */
  optionsNow: {
    attached: 'PDF attached',
    plain: 'No attachment',
    cc: 'Cc {addresses}',
    copy: 'Copy to you',
    later: 'Scheduled',
  },
  when: 'When',
  now: 'Send now',
  later: 'Schedule',
  sendAt: 'Date and time',
  zone: '{zone} time',
  preview: 'Preview',
  previewTitle: 'Email preview',
  previewFrom: 'From',
  previewFailed: 'Couldn’t show the preview: {message}',
  confirm: 'Send',
  confirmLater: 'Schedule',
  failed: 'Not sent: {message}',
  notOpened: 'Couldn’t open the email: {message}',
  done: {
    one: 'Email sent.',
    other: '{count} emails sent.',
  },
  planned: {
    one: 'Email scheduled for {time}.',
    other: '{count} emails scheduled for {time}.',
  },
  left: {
    one: 'You can send to {count} more recipient today (limit: {limit}).',
    other: 'You can send to {count} more recipients today (limit: {limit}).',
  },
  again: 'Send again',
  cancelEmail: 'Don’t send',
  cancelled: 'The email won’t be sent.',
  tooLate: 'Too late to cancel: this email has been sent or is being sent.',
  emails: 'Emails',
  /** What became of an email. */
  states: {
    scheduled: 'Scheduled for {time}',
    sending: 'Sending',
    unclear: 'We couldn’t confirm that this was sent. Send again?',
    sent: 'Sent on {date}',
    deferred: 'Delayed. We’ll keep trying.',
    delivered: 'Delivered on {date}',
    bounced: 'Bounced: this address doesn’t accept email',
    rejected: 'Bounced: this address doesn’t accept email',
    failed: 'Not sent',
    complained: 'Marked as spam on {date}',
    cancelled: 'Not sent',
    opened: 'opened on {date}',
    andOpened: '{text}, {opened}',
  },
  refusals: {
    unknown: 'This invoice no longer exists.',
    unconfirmed: 'Confirm your email address before you send. You can do that in Settings.',
    stopped:
      'We’ve paused your emails because too many bounced or were marked as spam. Contact support.',
    void: 'This invoice is cancelled, so you can’t send it.',
    paid: 'This invoice is paid.',
    unpaid: 'This invoice isn’t paid.',
    unlinked: 'Sharing is off for this invoice. Create a new link before you send it.',
    crowded: 'Today’s sending limit has been reached. Schedule this for tomorrow or later.',
    bounced: 'Emails to this address bounced: {addresses}. Correct it before you send.',
    blocked: '{addresses} unsubscribed from your emails.',
    /** Of a press whose answer got lost, before the dialog was changed. */
    sentOtherwise:
      'Your previous email to {addresses} was sent. Press Send again to send this one too.',
    firstDay:
      'New accounts can send to {limit} recipients in their first 24 hours. You have {left} left.',
    mailboxFull:
      'You can send {limit} emails a day to one mailbox, and {address} has reached that limit. Send this email tomorrow or schedule it.',
    mailboxesFull:
      'You can send {limit} emails a day to one mailbox. This would be too many for {address} and {more} more.',
    dayFull: 'Your plan lets you send to {limit} recipients a day. You have {left} left.',
  },
  checks: {
    noAddress: 'Enter at least one email address.',
    badAddress: '{address} isn’t an email address. Enter one like name@example.com.',
    tooMany: 'Enter no more than {most} recipients.',
    noSubject: 'Enter a subject.',
    noMessage: 'Enter a message.',
    tooLong: 'Use {most} characters or fewer.',
    unknownField: '{field} isn’t a field. Use one of the fields below the message.',
    past: 'Choose a time in the future.',
    tooFar: 'Choose a date within the next year.',
  },
} as const;

export const unknownSender = {
  title: 'You do not know the sender?',
  lead: 'Somebody sent you an invoice with {product}. If you do not know who it is, press the button: you then get no more mails from them, and we look into it when others say the same.',
  careful: 'Do not pay an invoice that you do not expect.',
  press: 'Stop mails from this sender',
  done: 'You get no more mails from {business}.',
  undo: 'A mistake? Write to {email}.',
  failed: 'This could not be done: {message}',
  gone: 'this link is not known any more',
  noLink: 'Open this page by the link in the mail.',
} as const;
