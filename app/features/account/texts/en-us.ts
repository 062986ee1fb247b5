export const accountClosing = {
  /** What a user without a password types to confirm; lower case, single spaces. */
  words: 'delete my account',
  section: {
    heading: 'Delete your account',
    about:
      'The account and the links to your invoices are closed at once. After {days} days everything in it is wiped.',
    open: 'Delete account',
  },
  question: {
    title: 'Delete your account?',
    about: 'It is closed at once, on all your devices.',
    cancel: 'Cancel',
    confirm: 'Delete account',
    downloadFirst: 'Download your data first: you may have to show your invoices for years.',
    appleGoesOn: 'I know that Apple goes on charging me until I cancel the plan with Apple.',
    password: 'Current password',
    typeWords: 'Type "{words}" to confirm',
  },
  effects: {
    signedOut: 'You are signed out everywhere, and nobody can sign in to this account any more.',
    links: 'The links that you sent to your clients show nothing any more.',
    wiped:
      'After {days} days your invoices, clients, products, settings and pictures are wiped. Until then your email address cannot be used for a new account.',
    paymentsKept:
      'Tax law makes us keep the number of your payments for eight years, without your name.',
    stripePlan:
      'Your {plan} plan is cancelled at once. What you paid for it is not refunded, unless the law gives you a right to it.',
    applePlanLeft: 'What is left of your {plan} plan is lost.',
    applePlan:
      'Your {plan} plan was bought in the App Store, where only you can cancel it: in the Settings of your iPhone, under your name and Subscriptions.',
  },
  done: 'Your account is deleted. Its data will be wiped in {days} days.',
  refused: {
    failed: 'Your account could not be deleted. Please try again.',
    planNotCancelled:
      'Your plan could not be cancelled at Stripe, so your account was not deleted. Please try again in a few minutes.',
    words: 'Please type "{words}".',
    apple: 'Please confirm that you know this.',
  },
} as const;

export const accountExport = {
  section: {
    heading: 'Your Data',
    title: 'Download your data',
    about:
      'One zip file with everything we keep of you: your invoices as PDF, and invoices, clients, products and settings as JSON and CSV.',
    start: 'Download my data',
    stop: 'Stop',
    goOn: 'Go on with part {part}',
    missing: 'Your data comes in {parts} files. Part {part} and what follows is missing.',
    collecting: 'Collecting your data',
    collectingPart: 'Collecting your data: part {part} of {parts}',
    progress: '{files} of {wanted}',
    done: 'Your data was downloaded.',
    doneParts: 'Your data was downloaded in {parts} files.',
    failed: 'Your data could not be downloaded: {message}',
  },
  readme: {
    everything: 'This is everything that {product} keeps of your account, as of {time}.',
    inParts:
      'Your invoices come in {parts} files, of which this is the first; those that begin with {second} are in the second.',
    part: 'This is part {number} of what {product} keeps of your account, as of {time}.',
    account: 'who you are here, your ways to sign in, signed-in browsers, settings and plan',
    clients: 'your clients',
    products: 'your products and services',
    invoices:
      'your invoices; the JSON file has every line and field, what was counted on the public pages, and which reminders were not sent',
    history:
      'what happened to each of these invoices, with old and new as they are stored (amounts in cents or the like)',
    versions:
      'what each invoice said when it was issued and whenever it was corrected, with our signed record',
    payments:
      'what was paid on these invoices, taken back, refunded and used as credit (amounts in cents or the like)',
    cards: 'tries to pay these invoices by card, each with its session at Stripe',
    recurring: 'your recurring invoices, and what became of each of their days',
    answers:
      'what your clients answered to your estimates, with what they drew as the path of an SVG',
    refunds: 'refunds of card payments, each with its number at Stripe and how far it is',
    disputes: 'disputes of your clients about card payments',
    emails: 'the mails that you sent about these invoices, to whom, and what became of them',
    files: 'the PDFs that were handed out, by SHA-256',
    pdfs: 'each invoice as PDF, and as an e-invoice (XML) where nothing is missing for that',
    pictures: 'your logo and your signature',
    kinds: 'The .json files are for programs, the .csv files open in a spreadsheet. Times are UTC.',
    passwords:
      'Passwords are not in here: of yours only a check value is kept, from which nobody can tell it.',
    partInvoices:
      'invoices; the JSON file has every line and field, what was counted on the public pages, and which reminders were not sent',
    partPdfs:
      'each of these invoices as PDF, and as an e-invoice (XML) where nothing is missing for that',
    partMore: '{file} in the first part says what else there is.',
  },
  columns: {
    number: 'number',
    invoiceDate: 'invoice date',
    dueDate: 'due date',
    status: 'status',
    archived: 'archived',
    client: 'client',
    clientEmail: 'client email',
    currency: 'currency',
    subtotal: 'subtotal',
    discount: 'discount',
    tax: 'tax',
    total: 'total',
  },
  status: {
    paid: 'paid',
    unpaid: 'unpaid',
    overdue: 'overdue',
    void: 'void',
    credited: 'credited',
    open: 'open',
    accepted: 'accepted',
    declined: 'declined',
    invoiced: 'invoiced',
    issued: 'issued',
  },
  archived: { yes: 'yes', no: 'no' },
} as const;

export const accountMessages = {
  notAuthenticated: 'Not authenticated',
  confirmation: {
    done: 'Your email address is confirmed.',
    noAddress: 'This account has no email address that could be confirmed.',
    linkOver: 'This confirmation link is not valid any more.',
    linkOverSendNew: 'This confirmation link is not valid any more. Send a new one from Settings.',
    sent: 'Confirmation link sent. Please check your inbox.',
  },
  sessions: {
    failed: 'That did not get through. Please try again.',
    overAlready: 'That device is signed out already.',
    ended: 'The device was signed out.',
    othersEnded: 'All your other devices are signed out.',
  },
  timeZone: {
    unknown: 'That time zone is not known.',
    changed: 'Your days follow {zone} now.',
  },
  notices: {
    earlierAccount:
      'There is an earlier account with your address. If you made it, bring its invoices here.',
    earlierAccountWithPlan:
      'There is an earlier account with your address, and its {plan} plan renews. If you made it, bring its invoices and its plan here.',
    earlierPlan:
      'The {plan} plan of an earlier account with your address renews, and you cannot claim that account any more. If you pay for it, please write to support.',
    paymentCheck: 'Please check that the payment details in Settings are yours.',
    paymentCheckWithPlan:
      'Your {plan} plan stays with this account. Please check that the payment details in Settings are yours.',
    addressLost:
      'Your address was confirmed in another account. Sign in there, and claim these invoices in its Settings.',
    addressLostWithPlan:
      'Your address was confirmed in another account. Your {plan} plan renews here, where you can manage it, until you sign in there and claim this account in its Settings.',
    unconfirmed: 'Confirm your address so that these invoices stay yours',
  },
  claim: {
    missing: 'Enter an invoice number and its total, or the password.',
    wrong: 'That does not fit the earlier account. After five tries it cannot be claimed any more.',
    none: 'There is no earlier account to claim any more.',
    paying:
      'This account has been at a checkout already, so the two cannot be joined here. Please write to support.',
    issuedTwice:
      'Clients may already have {numbers} from both accounts. Such numbers never change, so the accounts cannot be joined here. Please write to support.',
    declined:
      'The earlier account is not offered any more. You find it in Settings, should you need it.',
    paymentChecked: 'Thank you. Your payment details stay as they are.',
    joined: 'The earlier account is yours. Please check its payment details.',
    joinedWithPlan:
      'The earlier account is yours, with its {plan} plan. Please check its payment details.',
    renumbered: 'Numbers that both accounts had: {numbers}.',
    renumberedAndMore: 'Numbers that both accounts had: {numbers}, and so on.',
    number: '{from} is now {to}',
  },
  full: {
    invoices: 'An account keeps up to {count} invoices. Please write to us, and we find a way on.',
    clients: 'An account keeps up to {count} clients. Delete some to add more.',
    products: 'An account keeps up to {count} products. Delete some to add more.',
  },
} as const;

export const attempts = {
  inMinutes: {
    one: 'Too many attempts. Try again in {count} minute.',
    other: 'Too many attempts. Try again in {count} minutes.',
  },
  inHours: {
    one: 'Too many attempts. Try again in {count} hour.',
    other: 'Too many attempts. Try again in {count} hours.',
  },
  inMinutesAt: {
    one: 'Too many attempts. Try again in {count} minute, at {time}.',
    other: 'Too many attempts. Try again in {count} minutes, at {time}.',
  },
  inHoursAt: {
    one: 'Too many attempts. Try again in {count} hour, at {time}.',
    other: 'Too many attempts. Try again in {count} hours, at {time}.',
  },
  fromNetwork: 'Too many requests from your network. Please wait a minute and try again.',
  goBack: 'Go back: what you typed is still there.',
} as const;

export const password = {
  fields: {
    newPassword: 'New password',
    confirm: 'Confirm password',
  },
  check: {
    tooShort: 'Password must be at least {count} characters',
    tooLong: 'Password must be at most {count} characters',
    newTooShort: 'New password must be at least {count} characters',
    newTooLong: 'New password must be at most {count} characters',
    differs: "Passwords don't match",
    breached: {
      one: 'This password has been compromised in {count} data breaches. Please choose a different password.',
      other:
        'This password has been compromised in {count} data breaches. Please choose a different password.',
    },
    sendShorter: 'Send a password of at most {count} characters.',
    breachedOften:
      'This password has been compromised in several data breaches. Please choose a different password.',
  },
  forgot: {
    heading: 'Forgot your password?',
    about: 'Type the email address of your account, and we will mail you a link to set a new one.',
    submit: 'Send Reset Link',
    sentHeading: 'Check your inbox',
    sent: "If this email exists, we've sent a reset link. Please check your inbox.",
    sentNote: 'The link expires in 1 hour. If the mail does not come, look into your spam folder.',
    description: 'Ask for a link by mail to set a new password.',
  },
  reset: {
    heading: 'Set a new password',
    about: 'You will be signed out on all your devices.',
    needsScripts: 'Setting a new password needs JavaScript. Please switch it on.',
    submit: 'Update Password',
    done: 'Your password has been updated. Please sign in with the new password.',
    invalidLink: 'Invalid password reset link',
    failed: "We couldn't update your password. Please try again.",
    description: 'Set a new password with the link from the mail.',
  },
  backToSignIn: 'Back to Sign In',
  change: {
    done: 'Password updated successfully!',
    failed: 'Failed to update password',
    wrongCurrent: 'This is not your current password.',
    noEmail: 'User email not found',
  },
} as const;

export const security = {
  heading: 'Security',
  email: 'You sign in as',
  address: 'Email address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet',
  confirmation: {
    emailed:
      'We have mailed you a link that confirms your email address. It works for {days} days.',
    sendAgain: 'Send the link again',
  },
  paymentCheck: {
    question:
      'Are the payment details under Banking Details and Payment Methods yours? Your clients pay to them.',
    confirm: 'They are mine',
  },
  sessions: {
    heading: 'Where you are signed in',
    signedIn: 'Signed in {day}',
    signedInLately: 'Signed in {day}, in use lately',
    signedInSeen: 'Signed in {day}, last seen {seen}',
    thisDevice: 'This device',
    signOut: 'Sign out',
    signOutDevice: 'Sign out {device}',
    signOutOthers: 'Sign out others',
    device: '{browser} on {system}',
    unknown: 'Unknown browser',
  },
  password: {
    change: 'Change your password',
    set: 'Set a password',
    current: 'Current password',
    confirm: 'Confirm new password',
    submitChange: 'Change password',
    submitSet: 'Set password',
    othersSignedOut: 'All your other devices will be signed out.',
  },
  earlier: {
    heading: 'An earlier account with your address',
    about:
      'It had your address without confirming it, so another person may have made it. If you did, name its password, or number and total of one of its invoices: its invoices, clients, settings and plan are then yours, together with what you saved since. All other devices are signed out.',
    planRenews: 'Its {plan} plan renews. It comes along.',
    number: 'Number of an invoice',
    total: 'Its total',
    password: 'Or the password of that account',
    claim: 'Claim it',
    decline: 'It is not mine',
  },
  notices: {
    'earlier-account': 'Bring them here',
    'earlier-plan': 'Write to support',
    'payment-check': 'Check them',
    unconfirmed: 'Confirm it',
  },
  signOut: {
    heading: 'Sign Out',
    about: 'Ends your session in this browser. Everything you saved stays in your account.',
    submit: 'Sign Out',
    guestHeading: 'Account',
    guestAbout: 'You are not signed in. With an account your invoices are saved and kept.',
    signIn: 'Sign in',
  },
} as const;

export const signInAnswers = {
  invalidEmail: 'Invalid email address',
  welcomeBack: 'Welcome back!',
  signedIn: 'Signed in successfully!',
  signedInByCode: 'Successfully signed in!',
  providerLinked: 'Welcome back! {provider} opens this account, too, from now on.',
  accountCreated: 'Account created! You can start creating invoices.',
  accountReady: 'Welcome! Your account is ready.',
  accountWithoutSession: 'Account created! Please sign in with your credentials.',
  accountCreatedNatively: 'Account created successfully!',
  wrong: 'Incorrect email or password. Please try again.',
  wrongInDialog: 'Sign in failed. Please check your credentials.',
  wrongNatively: 'Invalid email or password',
  failed: "We couldn't sign you in. Please try again.",
  failedWithApple: "We couldn't sign you in with Apple. Please try again.",
  failedNatively: 'Authentication failed',
  signUpFailed: 'Failed to create account. Please try again.',
  taken: 'This email is already registered. Please sign in instead.',
  takenNatively: 'Email already registered. Please sign in.',
  guessed:
    'Too many wrong passwords for this email address in the last 24 hours. Sign in with a code, or set a new password.',
  closed: 'This account was deleted. To get it back, contact support.',
  notOffered: 'This way to sign in is not offered.',
  code: {
    sent: 'Login code sent to your email!',
    notSent: 'Failed to send login code',
    invalid: 'Invalid or expired code',
    waitAMinute: 'A code was sent a moment ago. Please wait a minute before asking again.',
  },
  loggedOut: 'Logged out successfully',
  stillSignedIn: 'The database does not answer. You are still signed in.',
  signedOut: 'Signed out successfully',
  signOutFailed: 'Failed to sign out',
} as const;

export const signInBenefits = {
  heading: 'Your first 3 invoices are free. No card needed.',
  pdf: {
    title: 'A clean PDF of every invoice',
    text: 'Ready to send, with real payment links in it.',
  },
  link: {
    title: 'A link your client can pay from',
    text: 'They open it without an account.',
  },
  exactTitle: 'Figures that add up',
  exact: {
    us: 'Discounts and Sales Tax are exact to the last cent, in 20 currencies.',
    ca: 'Discounts and GST/HST are exact to the last cent, in 20 currencies.',
    uk: 'Discounts and VAT are exact to the last penny, in 20 currencies.',
    au: 'Discounts and GST are exact to the last cent, in 20 currencies.',
  },
  details: {
    title: 'Details typed once',
    text: 'Your payment details wait in the next invoice.',
  },
  sample: {
    invoice: 'Invoice {number}',
    paid: 'Paid',
    total: 'Total',
  },
} as const;

export const signInReasons = {
  signIn: {
    overview: 'Sign in to see your overview.',
    reports: 'Sign in to see your tax report.',
    'credit-notes': 'Sign in to see your credit notes.',
    estimates: 'Sign in to see your estimates.',
    import: 'Sign in to import your invoices.',
    recurring: 'Sign in to see your recurring invoices.',
    invoices: 'Sign in to see your invoices.',
    clients: 'Sign in to see your clients.',
    products: 'Sign in to see your products.',
    pricing: 'Sign in to choose a plan.',
    settings: 'Sign in to keep your settings.',
    'create-invoice': 'Sign in to save your invoice.',
  },
  signUp: {
    overview: 'Create an account to keep your overview.',
    reports: 'Create an account to have a tax report.',
    'credit-notes': 'Create an account to keep your credit notes.',
    estimates: 'Create an account to keep your estimates.',
    import: 'Create an account to import your invoices.',
    recurring: 'Create an account to keep recurring invoices.',
    invoices: 'Create an account to keep your invoices.',
    clients: 'Create an account to keep your clients.',
    products: 'Create an account to keep your products.',
    pricing: 'Create an account to choose a plan.',
    settings: 'Create an account to keep your settings.',
    'create-invoice': 'Create an account to save your invoice.',
  },
  confirm: {
    password: 'Sign in with your password, and your email address is confirmed.',
    code: 'A code begins a new account while your email address is not confirmed. Your password keeps what you saved.',
  },
} as const;

export const signIn = {
  fields: {
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    atLeast: 'At least {count} characters',
    remember: 'Remember me',
    rememberHint: 'Keeps you signed in for 30 days on this device.',
  },
  forgotPassword: 'Forgot password?',
  tabs: {
    label: 'Sign in or create an account',
    'sign-in': 'Sign in',
    'sign-up': 'Create account',
  },
  page: {
    headings: { 'sign-in': 'Welcome back', 'sign-up': 'Create your free account' },
    submits: { 'sign-in': 'Continue', 'sign-up': 'Create free account' },
    description:
      'Sign in, or create an account to save your invoices and download them as PDFs. Your first 3 invoices are free, no card needed.',
  },
  dialog: {
    'sign-up': {
      title: 'Create your free account',
      submit: 'Create free account',
      question: 'Already have an account?',
      change: 'Sign in',
    },
    'sign-in': {
      title: 'Sign in',
      submit: 'Sign in',
      question: 'New here?',
      change: 'Create account',
    },
    free: 'Your first 3 invoices are free, no card needed.',
  },
  native: {
    'sign-in': {
      heading: 'Sign In',
      lead: 'Your invoices, clients and products on this iPhone or iPad.',
      submit: 'Sign In',
      question: 'New to {productName}?',
      change: 'Create Account',
    },
    'sign-up': {
      heading: 'Create Account',
      lead: 'Your first 3 invoices are free.',
      submit: 'Create Account',
      question: 'Already have an account?',
      change: 'Sign In',
    },
  },
  terms:
    'You must be at least 13 years old to create an account. By creating one you agree to the <terms>Terms of Service</terms> and have read the <privacy>Privacy Policy</privacy>.',
  providers: {
    or: 'or',
    continueWith: 'Continue with {provider}',
    newHere: 'New here? This creates your account, for which you must be at least 13 years old.',
  },
  code: {
    title: 'Sign in with a code',
    usePassword: 'Use a password instead',
    send: 'Send code',
    about:
      'We mail you 6 digits; no password needed. If you are new here, they create your account. You must be at least 13 years old to create an account.',
    sentForApp:
      'We sent 6 digits to <email>{email}</email>. They work for 10 minutes, in this app.',
    sentForBrowser:
      'We sent 6 digits to <email>{email}</email>. They work for 10 minutes, in this browser.',
    label: 'Code',
    verify: 'Verify code',
    sendNew: 'Send New Code',
    inSeconds: 'in {seconds} s',
    newInOneMinute: 'You can ask for a new code in one minute.',
    newNow: 'You can ask for a new code now.',
    useAnotherEmail: 'Use another email',
  },
} as const;
