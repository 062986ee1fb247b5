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
    'delivery-note': {
      subject: 'Delivery {number} from {business}',
      message:
        'Hello {client},\n\nHere are the details of delivery {number}.\n\nBest regards,\n{business}',
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
    statement: 'Statement for {number}',
    'credit-note': 'Credit note {number}',
    'delivery-note': 'Delivery {number}',
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
    'delivery-note': 'View order',
  },
  openAndPay: 'View and pay invoice',
  attached: {
    document: 'The invoice is attached as a PDF.',
    receipt: 'The receipt is attached as a PDF.',
    estimate: 'The estimate is attached as a PDF.',
    statement: 'The statement is attached as a PDF.',
    'credit-note': 'The credit note is attached as a PDF.',
    'delivery-note': 'The list of items is attached as a PDF.',
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
      'The link expires in {days} days. It works only once, and only while you’re signed in to this account.',
    notYou: 'If you didn’t create this account, ignore this email. The address won’t be confirmed.',
  },
  reset: {
    subject: 'Reset your {product} password',
    heading: 'Set a new password',
    asked:
      'Someone requested a new password for the {product} account with this email address. If it was you, set one here:',
    expires:
      'The link expires in {duration} and works only once. After you set a new password, earlier links no longer work.',
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
      'You can still sign in with a code we email you: choose that option on the sign-in page. You’ll stay signed in on your current devices. You can also get back in by setting a new password:',
    elsewhere:
      'If you use the same password anywhere else, change it there too. If you need help, contact {email}.',
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
    notYou:
      'If you didn’t delete your account, or you change your mind, contact {email} before that date.',
  },
  secondPlan: {
    subject: 'You’re paying for more than one {product} plan',
    heading: 'You’re paying for more than one plan',
    web: 'To cancel the plan you bought on our website, use Manage Subscription in Settings:',
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
      'You used {way} to confirm that {email} is yours. An earlier account used this address but never confirmed it, so someone else may have created it. That’s why you now have a new account, with nothing from the earlier one: no invoices, clients, payment details or plan.',
    claim:
      'If you created the earlier account, nothing is lost. Claim it in Settings with its password, or with the number and total of one of its invoices. If you pay for a plan on the earlier account, that plan moves to your new account too.',
    cannot: 'If you pay for a plan on the earlier account but can’t claim it, contact {support}.',
  },
  confirmed: {
    subject: 'Your {product} email address is confirmed',
    heading: 'Your email address is confirmed',
    byProof:
      'You used {way} to confirm that {email} is yours, in a browser that was signed in to your account. All other devices were signed out. If your account had a password, that password no longer works. You can set a new one in Settings.',
    byLink:
      '{email} is now the confirmed address for your {product} account. You can also use it to sign in with a code, Google or Apple, or to reset your password. Your password, signed-in devices and invoices haven’t changed.',
    notYou: 'If this wasn’t you, contact {support}.',
  },
  checkPayment: 'Please check that the payment details in Settings are yours.',
  providerLinked: {
    subject: 'You can now sign in to {product} with {way}',
    heading: 'You can now sign in with {way}',
    shown:
      'By signing in with {way}, you confirmed your account’s address, {email}. Your password, signed-in devices and invoices haven’t changed.',
    notYou:
      'If this wasn’t you, sign out all your other devices in Settings and contact {support}.',
  },
  accountsJoined: {
    subject: 'Your {product} accounts have been merged',
    heading: 'Your accounts have been merged',
    joined:
      'The earlier account for {email} was claimed. Its invoices, clients, settings and plan are now in your account, along with what you’d already saved. All other devices were signed out.',
    joinedWithPlan:
      'The earlier account for {email} was claimed. Its invoices, clients, settings and plan are now in your account, along with what you’d already saved. Its {plan} plan moved too and will keep renewing. All other devices were signed out.',
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
    thanks: 'Thank-you note for a paid invoice',
    estimate: 'Estimate',
    statement: 'Statement',
    'credit-note': 'Credit note',
    'delivery-note': 'Delivery note or packing slip',
  },
  language: 'Language',
  languageHint: 'We use the template in the invoice’s language.',
  thanks: 'Send a thank-you note with the receipt when an invoice is paid',
  thanksHint:
    'We send it once, five minutes after the payment. If you reverse the payment before then, nothing is sent.',
  thanksOn: 'Your clients will now get a thank-you note.',
  thanksOff: 'Your clients will no longer get a thank-you note.',
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
    thanks: 'Send thank-you note for invoice {number}',
    estimate: 'Send estimate {number}',
    statement: 'Send statement for {number}',
    'credit-note': 'Send credit note {number}',
    'delivery-note': 'Send {number}',
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
    void: 'This invoice is void, so you can’t send it.',
    paid: 'This invoice is paid.',
    unpaid: 'This invoice isn’t paid.',
    unlinked: 'Sharing is off for this invoice. Create a new link before you send.',
    crowded: 'Today’s sending limit has been reached. Schedule this email for tomorrow or later.',
    bounced: 'Emails to {addresses} bounced. Correct the address before you send.',
    blocked: '{addresses} unsubscribed from your emails.',
    /** Of a press whose answer got lost, before the dialog was changed. */
    sentOtherwise:
      'Your previous email to {addresses} was sent. Press Send again to send this one too.',
    firstDay:
      'New accounts can send to {limit} recipients in their first 24 hours. You have {left} left.',
    mailboxFull:
      'You can send {limit} emails a day to the same mailbox, and {address} has reached that limit. Send this email tomorrow or schedule it.',
    mailboxesFull:
      'You can send {limit} emails a day to the same mailbox. This email would exceed that limit for {address} and {more} more.',
    dayFull: 'Your plan lets you send to {limit} recipients a day. You have {left} left.',
  },
  checks: {
    noAddress: 'Enter at least one email address.',
    badAddress: '{address} isn’t an email address. Enter one like name@example.com.',
    tooMany: 'Enter no more than {most} recipients.',
    noSubject: 'Enter a subject.',
    noMessage: 'Enter a message.',
    tooLong: 'Use {most} characters or fewer.',
    unknownField:
      '{field} isn’t a field you can use here. Use one of the fields listed below the message.',
    past: 'Choose a time in the future.',
    tooFar: 'Choose a date within the next year.',
  },
  /** Sending several documents at once, each to its own client. */
  selection: {
    titles: {
      invoice: { one: 'Send {count} invoice', other: 'Send {count} invoices' },
      estimate: { one: 'Send {count} estimate', other: 'Send {count} estimates' },
      'credit-note': { one: 'Send {count} credit note', other: 'Send {count} credit notes' },
    },
    about:
      'Each client gets an email from your template, in the language of their document and with the PDF attached.',
    checking: 'Checking addresses',
    sentBefore: {
      one: '{count} was already emailed and will be sent again.',
      other: '{count} were already emailed and will be sent again.',
    },
    none: 'You can’t send any of these documents.',
    willNotSend: 'Won’t be sent',
    notSent: 'Not sent',
    sending: { one: 'Sending {count} email', other: 'Sending {count} emails' },
    progress: 'Sending',
    share: '{done} of {wanted}',
    result: '{sent} sent, {unsent} not sent',
    /** After a lost connection. */
    confirmed: 'Confirmed as sent: {sent} of {wanted}. You can continue; nothing is sent twice.',
    canceled: 'You stopped sending.',
    stopped: 'Sending stopped: {message}',
    rest: 'Send the rest',
    tooMany: 'You can send up to {most} at a time. Select fewer.',
    /** Why documents aren’t sent; their numbers follow. */
    reasons: {
      noAddress: 'No email address',
      badAddress: 'The email address isn’t valid',
      bounced: 'Emails to this address bounced',
      blocked: 'Unsubscribed from your emails',
      void: 'Void',
      unlinked: 'Sharing is off',
      firstDay: 'Over the limit of {limit} recipients in an account’s first 24 hours',
      dayFull: 'Over your plan’s limit of {limit} recipients a day',
      mailboxFull: 'Over the limit of {limit} emails a day to the same mailbox',
      crowded: 'Today’s sending limit has been reached. Try again tomorrow.',
    },
  },
} as const;

export const unknownSender = {
  title: 'Don’t know the sender?',
  lead: 'Someone used {product} to send you an invoice. If you don’t know them, you can stop their emails. If other people do the same, we’ll investigate.',
  careful: 'Don’t pay an invoice you weren’t expecting.',
  press: 'Stop emails from this sender',
  done: 'You won’t get any more emails from {business}.',
  undo: 'Was this a mistake? Contact {email}.',
  failed: 'Couldn’t stop the emails: {message}',
  gone: 'this link no longer works',
  noLink: 'Open this page from the link in the email.',
} as const;
