export const clientEmail = {
  /** What a seller's template says until they write their own; `{…}` are its fields. */
  templates: {
    invoice: {
      subject: 'Invoice {number} from {business}',
      message:
        'Hello {client},\n\nHere is invoice {number}. {balance} is due on {due date}.\n\nThank you,\n{business}',
    },
    receipt: {
      subject: 'Receipt {number} from {business}',
      message:
        'Hello {client},\n\nThank you for your payment. Here is receipt {number}.\n\nBest regards,\n{business}',
    },
    thanks: {
      subject: 'Thank you for paying invoice {number}',
      message:
        'Hello {client},\n\nThank you for your payment. Invoice {number} is now paid in full.\n\nBest regards,\n{business}',
    },
    estimate: {
      subject: 'Estimate {number} from {business}',
      message:
        'Hello {client},\n\nHere is estimate {number} for {total}. You can accept or decline it online.\n\nBest regards,\n{business}',
    },
    statement: {
      subject: 'Statement from {business}: {number}',
      message:
        'Hello {client},\n\nHere is your statement for {number}. The balance at the end of this period is {balance}.\n\nThank you,\n{business}',
    },
    'credit-note': {
      subject: 'Credit note {number} from {business}',
      message:
        'Hello {client},\n\nHere is credit note {number} for {total}.\n\nBest regards,\n{business}',
    },
  },
  /** Messages in the place of those above, where there is nothing to pay or to answer. */
  closed: {
    settled:
      'Hello {client},\n\nHere is invoice {number} for {total}. No payment is due.\n\nThank you,\n{business}',
    expired:
      'Hello {client},\n\nHere is estimate {number} for {total}. It was valid until {due date}.\n\nBest regards,\n{business}',
    answered:
      'Hello {client},\n\nHere is estimate {number} for {total}.\n\nBest regards,\n{business}',
  },
  /** A reminder's words, by when it is. */
  reminders: {
    before: {
      subject: 'Invoice {number} is due on {due date}',
      message:
        'Hello {client},\n\nThis is a friendly reminder that {balance} for invoice {number} is due on {due date}. If you’ve already paid, please disregard this email.\n\nThank you,\n{business}',
    },
    on: {
      subject: 'Invoice {number} is due on {due date}',
      message:
        'Hello {client},\n\nThis is a reminder that {balance} for invoice {number} is due on {due date}. If you’ve already paid, please disregard this email.\n\nThank you,\n{business}',
    },
    after: {
      subject: 'Reminder: invoice {number} was due on {due date}',
      message:
        'Hello {client},\n\nWe haven’t received your payment of {balance} for invoice {number} yet. It was due on {due date}. If you’ve already paid, please disregard this reminder.\n\nThank you,\n{business}',
    },
    late: {
      subject: 'Invoice {number} is overdue',
      message:
        'Hello {client},\n\nInvoice {number} was due on {due date}, and {balance} is still outstanding. Please pay as soon as possible, or reply to this email if there’s a problem.\n\nBest regards,\n{business}',
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
    sentBy: '{business} sent this email with {product} ({origin}).',
    reply: 'Replies go to {email}.',
    stop: 'I don’t know this sender',
  },
} as const;

export const emails = {
  frame: {
    questions: 'Questions? Contact us at {email}.',
    buttonFails: 'If the button doesn’t work, open this link:',
    setPassword: 'Set a new password',
    openSettings: 'Open Settings',
    unconfirmed:
      'Sign in to see the details. Once you confirm your email address in Settings, our emails will include them.',
  },
  loginCode: {
    subject: '{code} is your {product} sign-in code',
    heading: 'Your sign-in code',
    type: 'Enter this code to sign in to {product}:',
    works:
      'The code expires in {minutes} minutes. You can use it once, in the browser where you requested it.',
    notYou:
      'If you didn’t request this code, ignore this email. Don’t give the code to anyone. We’ll never ask you for it.',
  },
  confirmation: {
    subject: 'Confirm your email address for {product}',
    heading: 'Welcome to {product}',
    ready: 'Your account is ready to use. Please confirm that this email address is yours:',
    button: 'Confirm email address',
    works:
      'The link expires in {days} days. It works once, while you’re signed in to this account.',
    notYou: 'If you didn’t create this account, ignore this email. The address won’t be confirmed.',
  },
  reset: {
    subject: 'Reset your {product} password',
    heading: 'Set a new password',
    asked:
      'Someone requested a new password for the {product} account with this email address. If it was you, set one here:',
    expires:
      'The link expires in {duration} and works once. After you set a new password, earlier links no longer work.',
    notYou: 'If it wasn’t you, ignore this email. Your password won’t change.',
  },
  passwordChanged: {
    subject: 'Your {product} password was changed',
    heading: 'Your password was changed',
    whenOthers:
      'The password for your {product} account was changed on {moment}. All other devices were signed out.',
    whenAll:
      'The password for your {product} account was changed on {moment}. All devices were signed out.',
    you: 'If this was you, you don’t need to do anything.',
    notYou:
      'If it wasn’t you, set a new password immediately. That signs out every device, including the other person’s. Then change your email password too. If you need help, contact {email}.',
  },
  guessedPasswords: {
    subject: 'Someone is trying to guess your {product} password',
    heading: 'Too many wrong passwords',
    tried:
      'In the last 24 hours, someone entered {count} wrong passwords for your {product} account. They didn’t get in, and we’ve turned off password sign-in for now.',
    waysIn:
      'You can still sign in with an emailed code: choose that option on the sign-in page. Your signed-in devices stay signed in. You can also get back in by setting a new password:',
    elsewhere:
      'If you also use this password elsewhere, set a new one anyway. If you need help, contact {email}.',
  },
  accountClosed: {
    subject: 'Your {product} account was deleted',
    heading: 'Your account was deleted',
    signedOut:
      'All devices were signed out, and the links you sent to your clients no longer work.',
    wiped:
      'On {day}, in {days} days, we’ll start permanently deleting your invoices, clients, products, settings and pictures. Until then, this email address can’t be used for a new account.',
    apple:
      'You bought your plan in the App Store. Apple will keep charging you until you cancel it: in Settings on your iPhone, tap your name, then Subscriptions.',
    notYou: 'If you didn’t do this, or you change your mind, contact {email} before then.',
  },
  secondPlan: {
    subject: 'You’re paying for more than one {product} plan',
    heading: 'You’re paying for more than one plan',
    web: 'You can cancel the plan you bought on our website in Settings, under Manage Subscription:',
    button: 'Manage Subscription',
    notMeant: 'If you didn’t mean to buy a second plan, contact {email}.',
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
      'You confirmed with {way} that {email} is yours. An earlier account used this address but never confirmed it, so someone else may have created it. That’s why you now have a new account, with nothing from the earlier one: no invoices, clients, payment details or plan.',
    claim:
      'If you created the earlier account, nothing is lost. Claim it in Settings with its password, or with the number and total of one of its invoices. If you pay for a plan there, it moves to your new account too.',
    cannot: 'If you pay for a plan there and can’t claim the account, contact {support}.',
  },
  confirmed: {
    subject: 'Your {product} email address is confirmed',
    heading: 'Your email address is confirmed',
    byProof:
      'You confirmed with {way} that {email} is yours, in a browser that was signed in to the account. All other devices were signed out. If the account had a password, it no longer works. You can set a new one in Settings.',
    byLink:
      '{email} is now the confirmed address of your {product} account. You can now also sign in with a sign-in code, a reset link, or Google or Apple with this address. Your password, devices and invoices haven’t changed.',
    notYou: 'If this wasn’t you, contact {support}.',
  },
  checkPayment: 'Please check that the payment details in Settings are yours.',
  providerLinked: {
    subject: 'You can now sign in to {product} with {way}',
    heading: 'You can now sign in with {way}',
    shown:
      'By signing in with {way}, you confirmed that {email}, the address of your account, is yours. Your password, devices and invoices haven’t changed.',
    notYou:
      'If this wasn’t you, sign out all your other devices in Settings and contact {support}.',
  },
  accountsJoined: {
    subject: 'Your {product} accounts have been merged',
    heading: 'Your accounts have been merged',
    joined:
      'The earlier account for {email} was claimed. Its invoices, clients, settings and plan are now yours, along with everything you’ve saved since. All other devices were signed out.',
    joinedWithPlan:
      'The earlier account for {email} was claimed. Its invoices, clients, settings and plan are now yours, along with everything you’ve saved since. Its {plan} plan moved too and will keep renewing. All other devices were signed out.',
    notYou: 'If this wasn’t you, contact {support} immediately.',
  },
  undelivered: {
    heading: {
      one: '{count} email to a client wasn’t delivered',
      other: '{count} emails to clients weren’t delivered',
    },
    about: 'Check the addresses, then send the emails again.',
    /** An invoice, estimate or credit note and whose it is. */
    document: '{number}, {client}',
    more: { one: 'And {count} more.', other: 'And {count} more.' },
    open: 'Open your overview',
  },
} as const;

export const sendingSettings = {
  heading: 'Sending',
  about: 'Your emails to clients start from a template. You can edit each one before you send it.',
  open: 'Edit email templates',
  title: 'Email templates',
  kind: 'Email',
  kinds: {
    invoice: 'Invoice',
    receipt: 'Receipt',
    thanks: 'Thank-you when an invoice is paid',
    estimate: 'Estimate',
    statement: 'Statement',
    'credit-note': 'Credit note',
  },
  language: 'Language',
  languageHint: 'Each email uses the template in the language of its invoice.',
  thanks: 'Send a thank-you email with the receipt when an invoice is paid',
  thanksHint:
    'We send it once, five minutes after the payment. If you undo the payment before then, nothing is sent.',
  thanksOn: 'Your clients will now get a thank-you email.',
  thanksOff: 'Your clients will no longer get a thank-you email.',
  usual: 'Reset to default text',
  save: 'Save',
  saved: 'Email templates saved.',
  failed: 'Not saved: {message}',
  notOpened: 'Couldn’t open your email templates: {message}',
} as const;

export const sending = {
  send: 'Send',
  titles: {
    invoice: 'Send invoice {number}',
    receipt: 'Send receipt {number}',
    thanks: 'Thank you for invoice {number}',
    estimate: 'Send estimate {number}',
    statement: 'Send statement for {number}',
    'credit-note': 'Send credit note {number}',
  },
  about:
    'Each address gets a mail of its own. The invoice’s page shows when it was delivered and opened.',
  to: 'To',
  toHint: 'Several addresses with commas between them.',
  cc: 'Cc',
  copy: 'Send me a copy ({address})',
  subject: 'Subject',
  message: 'Message',
  fields: 'Filled in when it is sent: {fields}',
  attach: 'Attach PDF',
  when: 'When',
  now: 'Send now',
  later: 'At a day and time',
  sendAt: 'Day and time',
  zone: 'By the clocks of {zone}.',
  preview: 'Preview',
  previewTitle: 'The mail as it will look',
  previewFrom: 'From',
  previewFailed: 'The preview could not be made: {message}',
  confirm: 'Send',
  confirmLater: 'Schedule',
  failed: 'Not sent: {message}',
  notOpened: 'The mail could not be opened: {message}',
  done: {
    one: 'The mail is on its way.',
    other: '{count} mails are on their way.',
  },
  planned: {
    one: 'The mail leaves on {time}.',
    other: '{count} mails leave on {time}.',
  },
  left: {
    one: '{count} of {limit} recipients is left today.',
    other: '{count} of {limit} recipients are left today.',
  },
  again: 'Send again',
  cancelEmail: 'Do not send',
  cancelled: 'The mail will not be sent.',
  tooLate: 'This mail has left, or is about to.',
  emails: 'Mails',
  /** What became of an email. */
  states: {
    scheduled: 'Leaves on {time}',
    sending: 'On its way',
    unclear: 'We cannot tell whether this left. Send again?',
    sent: 'Sent on {date}',
    deferred: 'Delayed: the mailbox did not take it yet',
    delivered: 'Delivered on {date}',
    bounced: 'This address did not accept our mail',
    rejected: 'This address did not accept our mail',
    failed: 'Not sent',
    complained: 'Called spam on {date}',
    cancelled: 'Not sent',
    opened: 'opened on {date}',
    andOpened: '{text}, {opened}',
  },
  refusals: {
    unknown: 'This invoice is not there any more.',
    unconfirmed:
      'Confirm your email address before you send mails. You find the way in your settings.',
    stopped:
      'Your mails are stopped, because too many of them came back or were called spam. Write to support.',
    void: 'This invoice is cancelled and cannot be sent.',
    paid: 'This invoice is paid.',
    unpaid: 'This invoice is not paid.',
    unlinked: 'Sharing is stopped for this invoice. Share it again before you send it.',
    crowded: 'No more mails can leave today. Choose a time from tomorrow on.',
    bounced: 'This address did not accept our mail: {addresses}. Change it before you send.',
    blocked: 'Who reads {addresses} wants no mails from you.',
    /** Of a press whose answer got lost, before the dialog was changed. */
    sentOtherwise:
      'Your last press got through after all: its mail goes to {addresses}. Press again if this one is to be sent, too.',
    firstDay: 'A new account sends to {limit} recipients in its first 24 hours. {left} are left.',
    mailboxFull:
      'You can send {limit} emails a day to one mailbox, and {address} has reached that limit. Send this one tomorrow or schedule it.',
    mailboxesFull:
      'You can send {limit} emails a day to one mailbox. {address} and {more} more would get more than that.',
    dayFull: 'Your plan sends to {limit} recipients a day. {left} are left.',
  },
  checks: {
    noAddress: 'Enter at least one email address.',
    badAddress: '{address} is not an email address.',
    tooMany: 'At most {most} recipients at once.',
    noSubject: 'Enter a subject.',
    noMessage: 'Enter a message.',
    tooLong: 'At most {most} characters.',
    unknownField: '{field} is not a field. Use one of those below the message.',
    past: 'Choose a time that is still to come.',
    tooFar: 'Choose a day within the next year.',
  },
} as const;

export const unknownSender = {
  title: 'Don’t know the sender?',
  lead: 'Someone sent you an invoice with {product}. If you don’t know them, you can stop their emails. If other people do the same, we’ll look into it.',
  careful: 'Don’t pay an invoice you weren’t expecting.',
  press: 'Stop emails from this sender',
  done: 'You won’t get any more emails from {business}.',
  undo: 'Was this a mistake? Contact {email}.',
  failed: 'Couldn’t stop the emails: {message}',
  gone: 'this link no longer works',
  noLink: 'Open this page from the link in the email.',
} as const;
