export const accountClosing = {
  /** What a user without a password types to confirm; lower case, single spaces. */
  words: 'delete my account',
  section: {
    heading: 'Delete your account',
    about:
      "We'll close your account and turn off your invoice links immediately. After {days} days, we'll delete everything in the account.",
    open: 'Delete account',
  },
  question: {
    title: 'Delete your account?',
    cancel: 'Cancel',
    confirm: 'Delete account',
    downloadFirst: 'Download your data first. You may be required to keep your invoices for years.',
    appleGoesOn: 'I understand that Apple will keep charging me until I cancel my plan with Apple.',
    password: 'Current password',
    typeWords: 'Type "{words}" to confirm',
  },
  effects: {
    signedOut:
      "You'll be signed out on all your devices immediately, and nobody will be able to sign in to this account.",
    links: 'The invoice links you sent to your clients will stop working.',
    wiped:
      "After {days} days, we'll delete your invoices, clients, products, settings and pictures. Until then, you can't use your email address for a new account.",
    paymentsKept:
      'Tax law requires us to keep your payment reference numbers (without your name) for eight years.',
    stripePlan:
      "We'll cancel your {plan} plan immediately. You won't get a refund unless you're legally entitled to one.",
    applePlanLeft: "You'll lose the time left on your {plan} plan.",
    applePlan:
      'You bought your {plan} plan in the App Store, so only you can cancel it: open Settings on your iPhone, tap your name, then Subscriptions.',
  },
  done: 'Your account is closed. Its data will be deleted in {days} days.',
  refused: {
    failed: "We couldn't delete your account. Try again.",
    planNotCancelled:
      "We couldn't cancel your plan with Stripe, so your account wasn't deleted. Try again in a few minutes.",
    words: 'Type "{words}" to confirm.',
    apple: 'To continue, confirm that you understand.',
  },
} as const;

export const accountExport = {
  section: {
    heading: 'Your data',
    title: 'Download your data',
    about:
      "You'll get a zip file with everything we store about you: your invoices as PDFs, and your invoices, clients, products and settings as JSON and CSV.",
    start: 'Download my data',
    stop: 'Stop',
    goOn: 'Continue with part {part}',
    missing: 'The download stopped at part {part} of {parts}.',
    collecting: 'Downloading your data',
    collectingPart: 'Downloading your data: part {part} of {parts}',
    progress: '{files} of {wanted}',
    done: 'Your data has been downloaded.',
    doneParts: 'Your data has been downloaded in {parts} files.',
    failed: "We couldn't download your data: {message}",
  },
  readme: {
    everything: 'This is everything {product} stores about your account, as of {time}.',
    inParts:
      'Your invoices come in {parts} zip files. This is the first. Files whose names start with {second} are in the second.',
    part: 'This is part {number} of the data {product} stores about your account, as of {time}.',
    account: 'your account details, sign-in methods, signed-in browsers, settings and plan',
    clients: 'your clients',
    products: 'your products and services',
    invoices:
      "your invoices: the JSON file has every line item and field, public page activity, and the reminders that weren't sent",
    history:
      'the history of each invoice, with old and new values as stored (amounts in the smallest unit, such as cents)',
    versions: 'each invoice as issued and after every correction, with our signed record',
    payments:
      'payments, reversals, refunds and credit used for these invoices (amounts in the smallest unit, such as cents)',
    cards: 'attempts to pay these invoices by card, with their Stripe session IDs',
    recurring: 'your recurring invoices and what happened on each scheduled date',
    answers: "your clients' responses to your estimates, with drawn signatures as SVG paths",
    deliveries: 'delivery notes and packing slips',
    refunds: 'refunds of card payments, with their Stripe IDs and status',
    disputes: 'card payments that your clients disputed',
    emails:
      'the emails you sent about these invoices, their recipients and whether they were delivered',
    files: 'the SHA-256 hashes of the PDFs generated for you and your clients',
    pdfs: 'each invoice as a PDF, and as an e-invoice (XML) if it has all the required details',
    pictures: 'your logo and signature',
    kinds:
      'The .json files are for software, and the .csv files open in a spreadsheet. Times are in UTC.',
    passwords:
      "Your password isn't included: we only store a hash, which can't be turned back into the password.",
    partInvoices:
      "invoices: the JSON file has every line item and field, public page activity, and the reminders that weren't sent",
    partPdfs:
      'each of these invoices as a PDF, and as an e-invoice (XML) if it has all the required details',
    partMore: '{file} in the first part lists everything else.',
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
    noAddress: 'This account has no email address to confirm.',
    linkOver: 'This confirmation link is no longer valid.',
    linkOverSendNew: 'This confirmation link is no longer valid. Request a new one in Settings.',
    sent: 'Confirmation link sent. Check your inbox.',
  },
  sessions: {
    failed: "Your request didn't go through. Try again.",
    overAlready: 'That device is already signed out.',
    ended: 'The device has been signed out.',
    othersEnded: 'All your other devices have been signed out.',
  },
  timeZone: {
    unknown: 'Choose a time zone from the list.',
    changed: 'Your time zone is now {zone}.',
  },
  notices: {
    earlierAccount:
      'An earlier account used your email address. If you created it, move its invoices here.',
    earlierAccountWithPlan:
      'An earlier account used your email address, and its {plan} plan is still renewing. If you created it, move its invoices and plan here.',
    earlierPlan:
      "An earlier account with your email address has a {plan} plan that's still renewing, but you can no longer claim that account. If you pay for that plan, contact support.",
    paymentCheck: 'Check that the payment details in Settings are yours.',
    paymentCheckWithPlan:
      'Your {plan} plan stays with this account. Check that the payment details in Settings are yours.',
    addressLost:
      'Your email address was confirmed for another account. Sign in to that account and claim these invoices in its Settings.',
    addressLostWithPlan:
      'Your email address was confirmed for another account. Your {plan} plan will keep renewing in this account, where you can manage it. To move everything, sign in to the other account and claim this one in its Settings.',
    unconfirmed: 'Confirm your email address to make sure these invoices stay yours',
  },
  claim: {
    missing: 'Enter an invoice number and its total, or the password.',
    wrong:
      "That doesn't match the earlier account. After five attempts, you won't be able to claim it.",
    none: 'The earlier account can no longer be claimed.',
    paying:
      "A purchase was already started on this account, so we can't merge the accounts here. Contact support.",
    issuedTwice:
      "Clients may already have {numbers} from both accounts. These numbers can't be changed, so we can't merge the accounts here. Contact support.",
    declined: "We won't ask about the earlier account again. You can still find it in Settings.",
    paymentChecked: 'Payment details confirmed.',
    joined: 'The earlier account is now part of this one. Check the payment details.',
    joinedWithPlan:
      'The earlier account and its {plan} plan are now part of this account. Check the payment details.',
    renumbered: 'Both accounts used some of the same numbers, so we changed these: {numbers}.',
    renumberedAndMore:
      'Both accounts used some of the same numbers, so we changed these: {numbers}, and more.',
    number: '{from} is now {to}',
  },
  full: {
    invoices: "An account can hold up to {count} invoices. Contact us, and we'll find a solution.",
    clients: 'An account can hold up to {count} clients. Delete some to add more.',
    products: 'An account can hold up to {count} products. Delete some to add more.',
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
  fromNetwork: 'Too many requests from your network. Wait a minute and try again.',
  goBack: 'Go back. What you entered is still there.',
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
    sendShorter: 'Use {count} characters or fewer for your password.',
    breachedOften:
      'This password has been compromised in several data breaches. Choose a different password.',
  },
  forgot: {
    heading: 'Forgot your password?',
    about: "Enter your account's email address, and we'll email you a link to set a new password.",
    submit: 'Send Reset Link',
    sentHeading: 'Check your inbox',
    sent: "If this email exists, we've sent a reset link. Please check your inbox.",
    sentNote: "The link expires in 1 hour. If you don't see the email, check your spam folder.",
    description: 'Get an email with a link to set a new password.',
  },
  reset: {
    heading: 'Set a new password',
    about: "You'll be signed out on all your devices.",
    needsScripts: 'You need JavaScript to set a new password. Turn it on in your browser.',
    submit: 'Update Password',
    done: 'Your password has been updated. Please sign in with the new password.',
    invalidLink: 'Invalid password reset link',
    failed: "We couldn't update your password. Try again.",
    description: 'Set a new password with the link we emailed you.',
  },
  backToSignIn: 'Back to Sign In',
  change: {
    done: 'Password updated successfully!',
    failed: 'Failed to update password',
    wrongCurrent: "This isn't your current password.",
    noEmail: 'User email not found',
  },
} as const;

export const security = {
  heading: 'Security',
  email: 'Signed in as',
  address: 'Email address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet',
  confirmation: {
    emailed: 'We emailed you a link to confirm your email address. The link works for {days} days.',
    sendAgain: 'Resend link',
  },
  paymentCheck: {
    question:
      'Are the payment details under Banking Details and Payment Methods yours? Your clients use them to pay you.',
    confirm: "Yes, they're mine",
  },
  sessions: {
    heading: "Where you're signed in",
    signedIn: 'Signed in on {day}',
    signedInLately: 'Signed in on {day}, active recently',
    signedInSeen: 'Signed in on {day}, last active on {seen}',
    thisDevice: 'This device',
    signOut: 'Sign out',
    signOutDevice: 'Sign out {device}',
    signOutOthers: 'Sign out all other devices',
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
    othersSignedOut: "You'll be signed out on all your other devices.",
  },
  earlier: {
    heading: 'Earlier account with your email address',
    about:
      "That account never confirmed this email address, so someone else may have created it. If it was you, enter its password, or the number and total of one of its invoices. We'll move its invoices, clients, settings and plan here and keep everything you've saved since. All your other devices will be signed out.",
    planRenews: 'Its {plan} plan is still renewing and will move here too.',
    number: 'Invoice number',
    total: 'Invoice total',
    password: "Or that account's password",
    claim: 'Claim account',
    decline: "It's not mine",
  },
  notices: {
    'earlier-account': 'Move them here',
    'earlier-plan': 'Contact support',
    'payment-check': 'Check details',
    unconfirmed: 'Confirm address',
  },
  signOut: {
    heading: 'Sign Out',
    about: "You'll be signed out of this browser. Everything you've saved stays in your account.",
    submit: 'Sign Out',
    guestHeading: 'Account',
    guestAbout:
      "You aren't signed in. With an account, you can save your invoices and come back to them.",
    signIn: 'Sign in',
  },
} as const;

export const signInAnswers = {
  invalidEmail: 'Invalid email address',
  welcomeBack: 'Welcome back!',
  signedIn: 'Signed in successfully!',
  signedInByCode: 'Successfully signed in!',
  providerLinked: 'Welcome back! You can now sign in to this account with {provider} too.',
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
    'Too many wrong passwords were entered for this email address in the last 24 hours. Sign in with a code or set a new password.',
  closed: 'This account was deleted. To get it back, contact support.',
  notOffered: "This sign-in method isn't available.",
  code: {
    sent: 'Login code sent to your email!',
    notSent: 'Failed to send login code',
    invalid: 'Invalid or expired code',
    waitAMinute: 'We just sent you a code. Wait a minute before requesting another.',
  },
  loggedOut: 'Logged out successfully',
  stillSignedIn: "Our database isn't responding. You're still signed in.",
  signedOut: 'Signed out successfully',
  signOutFailed: 'Failed to sign out',
} as const;

export const signInBenefits = {
  heading: 'Your first 3 invoices are free. No card needed.',
  pdf: {
    title: 'A clean PDF of every invoice',
    text: 'Ready to send, with clickable payment links.',
  },
  link: {
    title: 'A link your client can use to pay',
    text: "They don't need an account.",
  },
  exactTitle: 'Numbers that add up',
  exact: {
    us: 'Discounts and sales tax, exact to the cent, in 20 currencies.',
    ca: 'Discounts and GST/HST, exact to the cent, in 20 currencies.',
    uk: 'Discounts and VAT, exact to the penny, in 20 currencies.',
    au: 'Discounts and GST, exact to the cent, in 20 currencies.',
  },
  details: {
    title: 'Enter your details once',
    text: 'Your next invoice already has your payment details.',
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
    settings: 'Sign in to save your settings.',
    'create-invoice': 'Sign in to save your invoice.',
  },
  signUp: {
    overview: 'Create an account to see your overview.',
    reports: 'Create an account to get a tax report.',
    'credit-notes': 'Create an account to save your credit notes.',
    estimates: 'Create an account to save your estimates.',
    import: 'Create an account to import your invoices.',
    recurring: 'Create an account to set up recurring invoices.',
    invoices: 'Create an account to save your invoices.',
    clients: 'Create an account to save your clients.',
    products: 'Create an account to save your products.',
    pricing: 'Create an account to choose a plan.',
    settings: 'Create an account to save your settings.',
    'create-invoice': 'Create an account to save your invoice.',
  },
  confirm: {
    password: 'Sign in with your password to confirm your email address.',
    code: "Your email address isn't confirmed yet, so signing in with a code would create a new account. To keep what you've saved, sign in with your password.",
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
    "You must be at least 13 years old to create an account. By creating an account, you agree to the <terms>Terms of Service</terms> and confirm that you've read the <privacy>Privacy Policy</privacy>.",
  providers: {
    or: 'or',
    continueWith: 'Continue with {provider}',
    newHere: "New here? We'll create an account for you. You must be at least 13 years old.",
  },
  code: {
    title: 'Sign in with a code',
    usePassword: 'Use a password instead',
    send: 'Send code',
    about:
      "We'll email you a 6-digit code, no password needed. If you're new here, we'll create your account. You must be at least 13 years old to create an account.",
    sentForApp:
      'We sent a 6-digit code to <email>{email}</email>. It works for 10 minutes and only in this app.',
    sentForBrowser:
      'We sent a 6-digit code to <email>{email}</email>. It works for 10 minutes and only in this browser.',
    label: 'Code',
    verify: 'Verify code',
    sendNew: 'Send New Code',
    inSeconds: 'in {seconds} s',
    newInOneMinute: 'You can request a new code in one minute.',
    newNow: 'You can request a new code now.',
    useAnotherEmail: 'Use a different email',
  },
} as const;
